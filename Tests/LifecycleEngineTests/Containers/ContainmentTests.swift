import Testing

/// Tests for containment by the app: callbacks come in order, and none is duplicated or missing.
struct ContainmentTests {
    @Test(
        "A call that has nothing to change calls its completion handler, and a refused call doesn't",
        arguments: [
            ("popTo: home", 1), ("popToRoot: ", 1), ("setStack: [home]", 1), ("popTo: photo", 0),
            ("showDetail: photo", 1), ("showDetail: list", 0),
        ])
    func completion(step: String, count: Int) throws {
        let story = try Story(
            """
            device: { idiom: pad, orientation: landscapeLeft }
            controllers:
              split: { class: UISplitViewController, children: [nav, list] }
              nav:   { class: UINavigationController, children: [home] }
              home:  Home
              list:  List
              photo: Photo
            steps:
              - launch: split
              - { \(step), \(step.hasPrefix("showDetail") ? "from" : "in"): nav }
            """)
        let completions = story.run.events.filter {
            if case .action(let action) = $0.body { action.kind == .completion } else { false }
        }
        #expect(completions.count == count)
    }

    /// Source: Evidence, Begin and end.
    @Test func `appearance calls around the calls that move a view cause no duplicate callbacks`() throws {
        let story = try Story(
            """
            controllers: { p: P, c: C }
            steps:
              - launch: p
              - { addChild: c, to: p, wait: false }
              - { beginAppearance: c, wait: false }
              - { addSubview: c, to: p, wait: false }
              - { endAppearance: c, wait: false }
              - { didMove: c, to: p }
              - { willMove: c, to: none, wait: false }
              - { beginAppearance: c, appearing: false, wait: false }
              - { removeFromSuperview: c, wait: false }
              - { endAppearance: c, wait: false }
              - removeFromParent: c
            """)
        #expect(story.warnings.isEmpty)
        #expect(story.appearance().filter { $0.hasPrefix("c") } == ["c.vWA", "c.vDA", "c.vWD", "c.vDD"])
    }

    @Test(
        arguments: [
            ("viewWillDisappear", ["p.vWD", "c.vWD", "c.vDD", "a.vWA", "p.vDD", "a.vDA"]),
            ("viewDidDisappear", ["p.vWD", "c.vWD", "a.vWA", "p.vDD", "c.vDD", "a.vDA"]),
        ])
    func `a child that is removed while its parent disappears receives all callbacks`(
        callback: String, order: [String]
    ) throws {
        let story = try Story(
            """
            controllers:
              nav: { class: UINavigationController, children: [a] }
              a: A
              p: { class: P, overrides: { viewDidLoad: [ { embed: c } ], \(callback): [ { unembed: c } ] } }
              c: C
            steps: [ { launch: nav }, { push: p }, { pop: } ]
            """)
        #expect(story.appearance(step: 3) == order)
    }

    /// Source: Evidence, Embed segues.
    @Test func `an embedded child is loaded before it is added`() throws {
        let story = try Story(
            """
            controllers: { p: { class: P, view: storyboard, embeds: [c] }, c: C }
            steps: [ { launch: p } ]
            """)
        let order = story.order(
            .initWithCoder, .awakeFromNib, .prepareForSegue, .viewDidLoad, .willMoveToParent, .didMoveToParent)
        #expect(
            order == [
                "p.init", "p.awakeFromNib", "c.init", "c.awakeFromNib", "p.prepare", "c.viewDidLoad", "c.willMove",
                "c.didMove", "p.viewDidLoad",
            ])
    }

    @Test(arguments: ["code", "nib", "override", "storyboard"])
    func `a segue instantiates its destination from a storyboard for every view source`(view: String) throws {
        let story = try Story(
            """
            controllers:
              a: A
              nav: { class: UINavigationController, children: [b] }
              b: { class: B, view: \(view) }
            steps: [ { launch: a }, { segue: nav, kind: present } ]
            """)
        #expect(story.order(.initWithNibName, step: 2).isEmpty)
        #expect(
            story.order(.initWithCoder, .awakeFromNib, .prepareForSegue, .viewDidLoad, step: 2) == [
                "nav.init", "nav.awakeFromNib", "b.init", "b.awakeFromNib", "a.prepare", "nav.viewDidLoad",
                "b.viewDidLoad",
            ])
    }

    /// iOS 8 to 12 send traitCollectionDidChange at launch. iOS 15 and later send it only if the root forces the
    /// orientation (Evidence, Traits, and Evidence, Launch orientation).
    @Test(arguments: [(7, 0), (9, 2), (12, 1), (13, 0), (15, 1)])
    func `the version determines whether a root that forces the orientation receives trait changes`(
        ios: Int, count: Int
    ) throws {
        let story = try Story(
            """
            ios: \(ios)
            controllers: { a: { class: A, orientations: [landscapeLeft] } }
            steps: [ { launch: a } ]
            """)
        // In iOS 10 and earlier, the app launches in portrait and rotates afterward, which sends another callback.
        #expect(story.order(.traitCollectionDidChange).count == count)
    }
}
