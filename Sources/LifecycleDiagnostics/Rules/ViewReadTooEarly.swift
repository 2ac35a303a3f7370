import LifecycleModel

extension Rule {
    static let viewReadTooEarly = Rule(
        "view-read-too-early", .warning, "The view is read in the initializer or in awakeFromNib",
        why: """
            Reading 'view' loads the view. If the initializer reads 'view', viewDidLoad runs before the code that \
            creates the controller can set the controller's properties. The view also stays in memory even if it is \
            never shown.
            """,
        remedy: "Move the code to viewDidLoad, or check viewIfLoaded or isViewLoaded first.",
        evidence: "Loading/Lazy loading",
        example: """
              controllers:
                home:
                  class: HomeViewController
                  view: storyboard
                  overrides:
            -       awakeFromNib:
            +       viewDidLoad:
                      - { touchView: home } # here
              steps:
                - launch: home
            """
    ) { context in
        var seen: Set<String> = []
        return context.actions(.readView).compactMap { position, action in
            guard let around = context.callback(around: action),
                around.callback.phase == .creation, around.callback != .deinitializer,
                action.subject == around.controller,
                seen.insert("\(context.run[around.controller].name) \(around.callback.swiftName)").inserted
            else { return nil }
            return context.diagnostic(
                position, around.controller,
                "\(around.callback.swiftName) of \(context.name(around.controller)) reads 'view', which loads the view"
                    + " too early; move the code to viewDidLoad()")
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  init() {
                      super.init(nibName: nil, bundle: nil)
            -         view.backgroundColor = .white // here
                  }
                  required init?(coder: NSCoder) { fatalError() }
                  override func viewDidLoad() {
                      super.viewDidLoad()
            +         view.backgroundColor = .white
                  }
              }
            """
    ) { context in
        context.controllers.flatMap { type -> [Diagnostic] in
            let model = context.model
            // A tab bar controller loads its view in its initializer in any case.
            guard model.foreignSuperclass(of: type) != "UITabBarController" else { return [] }
            let names = viewNames(of: model.foreignSuperclass(of: type))
            let isUsed = (model.ancestry(of: type) + model.subclasses(of: type)).contains {
                $0.implementation(of: .viewDidLoad) != nil || $0.implementation(of: .loadView) != nil
            }
            return context.functions(of: type).filter { $0.kind == .initializer }.compactMap { function in
                let events = context.reach(of: function, in: type).prefix { !$0.event.setsView }
                guard !function.reads("isViewLoaded") else { return nil }
                let reads = events.filter { isEarlyRead($0, names) && !$0.function.reads("isViewLoaded") }
                guard let read = reads.first(where: { !$0.event.isGuarded }) ?? reads.first else { return nil }
                return context.diagnostic(
                    read.event.location, type,
                    "the initializer of \(type.title) reads '\(read.event.target.members[0])', which loads the view too early;"
                        + " move the code to viewDidLoad()", severity: isUsed && !read.event.isGuarded ? nil : .note)
            }
        }
    }

    private static func viewNames(of root: String?) -> Set<String> {
        switch root {
        case "UITableViewController": ["view", "tableView"]
        case "UICollectionViewController": ["view", "collectionView"]
        default: ["view"]
        }
    }

    private static func isEarlyRead(_ reached: ReachedEvent, _ names: Set<String>) -> Bool {
        let event = reached.event
        guard event.kind == .read, !event.isDeferred, let name = event.target.ownMember else { return false }
        return names.contains(name)
    }
}

extension SourceEvent {
    /// Whether the event gives the controller a view, so that reading the view doesn't load it: an assignment, or a nib
    /// whose owner is the controller.
    fileprivate var setsView: Bool {
        kind == .assign && target == .this("view")
            || calls("loadNibNamed") && self["owner"]?.path?.isSelf ?? false
            || calls("instantiate") && self["withOwner"]?.path?.isSelf ?? false
    }
}

extension SourceFunction {
    /// Returns whether the body reads an own property with a name.
    func reads(_ name: String) -> Bool { events.contains { $0.kind == .read && $0.target.ownMember == name } }
}
