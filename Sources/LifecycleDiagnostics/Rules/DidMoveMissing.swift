import LifecycleModel

extension Rule {
    static let didMoveMissing = Rule(
        "did-move-missing", .warning, "addChild(_:) is not followed by didMove(toParent:)",
        why: """
            addChild(_:) sends willMove(toParent:) but not didMove(toParent:). Without didMove(toParent:), the \
            child's code that waits for the end of the move never runs, and isMovingToParent is still true in later \
            appearance transitions.
            """,
        remedy: "Call didMove(toParent:) on the child after you add its view, or after the animation if there is one.",
        evidence: "Containers/Adding a child",
        example: """
              controllers:
                home: HomeViewController
                list: ListViewController
              steps:
                - launch: home
                - addChild: list # here
                  to: home
                - addSubview: list
                  to: home
            +   - didMove: list
            +     to: home
            """
    ) { context in
        context.actions(.addChild).compactMap { position, action in
            guard let child = action.subject, let parent = action.target,
                !context.arrives(child, in: parent, after: position), !context.isInterrupted(at: position)
            else { return nil }
            return context.diagnostic(
                position, child,
                "\(context.name(child)) is added to \(context.name(parent)), but didMove(toParent:) doesn't follow"
                    + " addChild(_:); call it after adding the view")
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  override func viewDidLoad() {
                      super.viewDidLoad()
                      addChild(list) // here
                      view.addSubview(list.view)
            +         list.didMove(toParent: self)
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.controllers.filter { !context.isContainer($0) }.flatMap { type -> [Diagnostic] in
            let added = context.functions(of: type).flatMap {
                function -> [(event: SourceEvent, child: SourceArgument, names: [SourcePath])] in
                let events = context.model.ownEvents(of: function, in: type)
                // The rule did-move-wrong-receiver reports a call on self.
                guard !events.contains(where: { $0.didMoveParent != nil && $0.target.isSelf }) else { return [] }
                return events.compactMap { event in
                    event.addedChild.map { child in
                        let path = child.path.flatMap { function.knows($0) ? $0 : nil }
                        return (event, child, path.map(events.names) ?? [])
                    }
                }
            }.filter { $0.child.path?.isSelf != true }
            guard !added.isEmpty else { return [] }
            let moves = context.model.family(of: type).flatMap { context.model.reach(of: $0, in: type) }.filter {
                $0.event.didMoveParent != nil
            }
            return added.filter { added in
                !moves.contains {
                    added.names.isEmpty || added.names.contains($0.event.target) || mayBe($0, added.child)
                }
            }.map { event, child, _ in
                context.diagnostic(
                    event.location, type,
                    "'\(child.path?.text ?? child.text)' is added with addChild(_:), but doesn't receive"
                        + " didMove(toParent:); call it after adding the view")
            }
        }
    }

    /// Returns whether the receiver of a call can be a child that has another name there: a parameter or a variable of a
    /// helper, an element of a list, or the result of a call, but not a variable for a new object.
    private static func mayBe(_ move: ReachedEvent, _ child: SourceArgument) -> Bool {
        let receiver = move.event.target
        guard receiver.isReference, child.path?.isReference ?? false else { return true }
        let variable = ([move.function] + move.callers).lazy.compactMap { $0.variable(receiver.root) }.first
        return receiver.isLocal && !(receiver.members.isEmpty && variable?.isNew ?? false)
    }
}

extension RuleContext {
    /// Returns whether `child` receives didMove(toParent:) with `parent` or an unknown parent, from `position` until
    /// `child` is removed from `parent`. Before that, UIKit may remove it from an earlier parent.
    fileprivate func arrives(_ child: ControllerID, in parent: ControllerID, after position: Int) -> Bool {
        for event in run.events[position...] {
            switch event.body {
            case .callback(let callback) where callback.controller == child && callback.callback == .didMoveToParent:
                if callback.parent == nil || callback.parent == .controller(parent) { return true }
            case .hierarchy(let change) where change.change == .removeChild && change.subject == child:
                if change.target == nil || change.target == parent { return false }
            default: break
            }
        }
        return false
    }
}

extension SourceContext {
    /// Returns whether a class is a container of UIKit, whose methods send the callbacks about moves.
    func isContainer(_ type: SourceClass) -> Bool {
        model.foreignSuperclass(of: type).map(UIKitClass.containers.contains) ?? false
    }
}

extension SourceFunction {
    /// Returns whether the code says which object a path is: a property, a parameter, or a variable with a value. The
    /// parameter of a closure or of a loop can be any object.
    func knows(_ path: SourcePath) -> Bool {
        guard path.isLocal else { return path.isReference }
        if path.isParameter(of: self) { return true }
        return variable(path.root).map { $0.isNew || $0.value != nil || $0.type != nil } ?? false
    }
}
