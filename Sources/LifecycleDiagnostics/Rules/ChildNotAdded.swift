import LifecycleModel

extension Rule {
    static let childNotAdded = Rule(
        "child-not-added", .warning, "A controller's view is added to the view of a controller that is not its parent",
        why: """
            Without addChild(_:), the controller has no parent that retains it and forwards rotation and trait \
            callbacks to it. If the controller already has a different parent, UIKit raises \
            UIViewControllerHierarchyInconsistency.
            """,
        remedy: "Call addChild(_:) on the controller that owns the superview before you call addSubview(_:).",
        evidence: "Containers/Adding a child",
        example: """
              controllers:
                home: HomeViewController
                list: ListViewController
              steps:
                - launch: home
            -   - addSubview: list # here
            +   - embed: list
                  to: home
            """
    ) { context in
        context.strayViews.filter { !$0.isAddedLater }.map { stray in
            let child = context.name(stray.child)
            let host = context.name(stray.host)
            guard let parent = stray.parent else {
                return context.diagnostic(
                    stray.position, stray.child,
                    "the view of \(child) is added to the view of \(host), which is not its parent; call"
                        + " addChild(_:) first"
                )
            }
            return context.diagnostic(
                stray.position, stray.child,
                "the view of \(child) is added to the view of \(host), but the parent of \(child) is"
                    + " \(context.name(parent)); add the view to the parent's view, or make \(child) a child of"
                    + " \(host)", severity: .error)
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  override func viewDidLoad() {
                      super.viewDidLoad()
            -         view.addSubview(list.view) // here
            +         addChild(list)
            +         view.addSubview(list.view)
            +         list.didMove(toParent: self)
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.controllers.flatMap { type -> [Diagnostic] in
            let added = context.functions(of: type).flatMap { context.addedViews(in: $0, of: type) }
            guard !added.isEmpty, !context.addsUnknownChildren(type) else { return [] }
            let events = context.reachedEvents(of: type)
            return added.filter { added in
                // A property of the class is only another name of the child.
                let names = events.names(of: added.child).filter { $0 == added.child || context.declares($0, of: type) }
                return !events.contains { event in
                    let isStore = event.kind == .assign && names.contains(event.target)
                    return !isStore && names.contains { event.passes($0) || event.moves($0) }
                }
            }.map { event, child, host in
                context.diagnostic(
                    event.location, type,
                    "the view of '\(child.text)' is added to '\(host.text)', but \(type.title) is not its parent; call"
                        + " addChild(_:) first")
            }
        }
    }
}

/// A call to `addSubview(_:)` that adds the view of `child` to the view of `host`, which isn't the parent of `child`.
struct StrayView {
    let position: Int
    let child: ControllerID
    let host: ControllerID
    let parent: ControllerID?
    /// Whether `child` becomes a child of `host` later in the run.
    let isAddedLater: Bool
}

extension RuleContext {
    /// The app's calls that add a controller's view to the view of a controller that isn't its parent, in order.
    var strayViews: [StrayView] {
        var moments = HierarchyCursor(run)
        let additions = Dictionary(
            actions(.addChild).map { ([$0.event.subject, $0.event.target], $0.position) }, uniquingKeysWith: max)
        return actions(.addSubview).compactMap { position, action in
            guard let child = action.subject, let host = action.target, child != host else {
                return nil
            }
            let parent = moments.hierarchy(after: position)[child].parent
            guard parent != host else { return nil }
            let isAddedLater = additions[[child, host]].map { $0 > position } ?? false
            return StrayView(position: position, child: child, host: host, parent: parent, isAddedLater: isAddedLater)
        }
    }
}

extension SourceContext {
    /// The calls in a function that add the view of a controller other than a parameter to a view of the class.
    fileprivate func addedViews(
        in function: SourceFunction, of type: SourceClass
    ) -> [(event: SourceEvent, child: SourcePath, host: SourcePath)] {
        model.ownEvents(of: function, in: type).compactMap { event in
            guard let (child, host) = event.addedView, child.isReference, !child.isSelf,
                !child.isParameter(of: function), isView(host, of: type, function),
                isController(child, of: type, function)
            else { return nil }
            return (event, child, host)
        }
    }

    /// Returns whether the class adds children that the code doesn't name, such as the elements of a list.
    fileprivate func addsUnknownChildren(_ type: SourceClass) -> Bool {
        model.family(of: type).contains { function in
            function.events.contains { $0.addedChild?.path.map { !function.knows($0) } ?? false }
        }
    }

    /// Returns whether a path is a property that the class or one of its superclasses in the module declares.
    fileprivate func declares(_ path: SourcePath, of type: SourceClass) -> Bool {
        path.members.count == 1
            && path.ownMember.map { name in model.ancestry(of: type).contains { $0.declares(name) } } == true
    }

    /// Returns whether a path can be a view of the class: not a window, which can show any controller's view.
    fileprivate func isView(_ host: SourcePath, of type: SourceClass, _ function: SourceFunction) -> Bool {
        let name = host.members.last ?? host.text
        guard host.isReference, !name.lowercased().hasSuffix("window") else { return false }
        return model.typeName(of: host, in: [function], of: type) != "UIWindow"
    }

    /// Returns whether a path is a controller, according to its type or, if the type is unknown, to its name.
    fileprivate func isController(_ child: SourcePath, of type: SourceClass, _ function: SourceFunction) -> Bool {
        if let name = model.typeName(of: child, in: [function], of: type) {
            return model.isController(named: name)
                || model.class(named: name) == nil && name.hasSuffix("ViewController") && !model.isProtocol(name)
        }
        let word = (child.members.last ?? child.text).lowercased()
        return word.hasSuffix("controller") || word.hasSuffix("vc")
    }
}

extension SourceEvent {
    /// Returns whether the event passes an object to code that may make it a child, or stores it elsewhere.
    fileprivate func passes(_ child: SourcePath) -> Bool {
        guard kind != .read else { return false }
        return arguments.contains { $0.mentions.contains(child) || $0.path == child }
    }

    /// Returns whether the event tells a child about its parent.
    fileprivate func moves(_ child: SourcePath) -> Bool {
        target == child && (didMoveParent != nil || willMoveParent != nil || removesFromParent)
    }
}
