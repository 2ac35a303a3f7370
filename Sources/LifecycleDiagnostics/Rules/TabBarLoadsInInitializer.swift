import LifecycleModel

extension Rule {
    static let tabBarLoadsInInitializer = Rule(
        "tab-bar-loads-in-init", .warning, "viewDidLoad of a tab bar controller runs before the initializer returns",
        why: """
            A tab bar controller that is created in code loads its view in UITabBarController's initializer. In \
            viewDidLoad, the properties that the subclass or its creator sets afterward still have their initial \
            values, and there are no tabs.
            """,
        remedy: """
            Do the work after the properties are set: at the end of the subclass's initializer, in viewWillAppear, or \
            in a method that the creator calls.
            """,
        evidence: "Containers/Tab bars",
        example: """
              controllers:
                tabs:
                  class: UITabBarController
            +     view: storyboard
                  children: [home]
                  overrides:
                    viewDidLoad:
                      - { note: configures the tabs } # here
                home: HomeViewController
              steps:
                - launch: tabs
            """
    ) { context in
        let early = context.viewsLoadedInInitializers
        var seen: Set<String> = []
        return context.actions.compactMap { position, action in
            guard let around = context.callback(around: action), early.contains(around.number),
                seen.insert(context.run[around.controller].name).inserted
            else { return nil }
            return context.diagnostic(
                position, around.controller,
                "viewDidLoad() of \(context.name(around.controller)) runs before its initializer returns, so properties"
                    + " that are set later are not set yet; move the code to viewWillAppear(_:)")
        }
    }.inSource(
        example: """
              class TabsController: UITabBarController {
                  var account: Account?
                  init(account: Account) {
                      super.init(nibName: nil, bundle: nil)
                      self.account = account
            +         configure()
                  }
                  required init?(coder: NSCoder) { fatalError() }
            -     override func viewDidLoad() {
            -         super.viewDidLoad()
            +     func configure() {
                      title = account?.name // here
                  }
              }
            """
    ) { context in
        context.controllers.flatMap { type -> [Diagnostic] in
            guard type.foreignSuperclass == "UITabBarController",
                let function = context.functions(of: type).first(where: { $0.callback == .viewDidLoad })
            else { return [] }
            let late = type.functions.filter { $0.kind == .initializer }.reduce(into: Set<String>()) {
                $0.formUnion($1.propertiesSetAfterSuper.filter(type.declares))
            }
            let use = context.reach(of: function, in: type).map(\.event).first { event in
                event.kind == .read && event.target.ownMember.map(late.contains) ?? false
            }
            return use.map { event in
                [
                    context.diagnostic(
                        event.location, type,
                        "viewDidLoad() of \(type.title) runs before its initializer returns, so"
                            + " '\(event.target.members[0])' is not set yet; move the code to viewWillAppear(_:)")
                ]
            } ?? []
        }
    }
}

extension RuleContext {
    /// The numbers of the `viewDidLoad` callbacks of tab bar controllers that the initializer sends. In a simulated
    /// run, only the initializer's callback and `loadView` of the same controller precede such a callback.
    fileprivate var viewsLoadedInInitializers: Set<Int> {
        guard isPlayed else { return [] }
        var last: [ControllerID: Callback] = [:]
        var numbers: Set<Int> = []
        for (_, event) in run.callbacks where run[event.controller].kind == .tabBarController {
            let isFirst = last[event.controller] == .initWithNibName
            if event.callback == .viewDidLoad, isFirst { numbers.insert(event.number) }
            if event.callback != .loadView { last[event.controller] = event.callback }
        }
        return numbers
    }
}

extension SourceFunction {
    /// The own properties that an initializer sets after the call of `super.init`.
    fileprivate var propertiesSetAfterSuper: [String] {
        guard let call = events.firstIndex(where: { $0.kind == .call && $0.target.root == .super && $0.name == "init" })
        else { return [] }
        return events[call...].compactMap {
            $0.kind == .assign && $0.target.members.count == 1 ? $0.target.ownMember : nil
        }
    }
}
