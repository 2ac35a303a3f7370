import LifecycleModel

extension Rule {
    static let loadViewWithoutView = Rule(
        "load-view-without-view", .warning, "loadView() doesn't set a view",
        why: """
            UIKit calls viewDidLoad even though the controller has no view. If viewDidLoad reads 'view', UIKit \
            starts to load the view again, and the app recurses until it crashes.
            """,
        remedy: "Set 'view' in the override of loadView(), or remove the override.",
        evidence: "Loading/loadView",
        example: """
              controllers:
                home: HomeViewController
                detail:
                  class: DetailViewController
            -     view: none
            +     view: override
              steps:
                - launch: home
                - touchView: detail # here
            """
    ) { context in
        // Only a simulated run always records that a view is set.
        guard context.isPlayed else { return [] }
        var loading: Set<ControllerID> = []
        var reported: Set<String> = []
        var found: [Diagnostic] = []
        for (position, event) in context.run.events.enumerated() {
            switch event.body {
            case .callback(let callback) where callback.callback == .loadView && !context.isDirectCall(at: position):
                loading.insert(callback.controller)
            case .hierarchy(let change) where change.change == .loadView:
                if let subject = change.subject { loading.remove(subject) }
            case .callback(let callback) where callback.callback == .viewDidLoad:
                guard loading.remove(callback.controller) != nil,
                    reported.insert(context.run[callback.controller].name).inserted
                else {
                    continue
                }
                found.append(
                    context.diagnostic(position, callback.controller, message(context.name(callback.controller))))
            case .action(let action) where action.kind == .readView && action.detail == .recursion:
                found.append(
                    context.diagnostic(
                        position, action.subject, recursion(context.name(action.subject)), severity: .error)
                )
            default: break
            }
        }
        return found
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
            -     override func loadView() { // here
            -         title = "Home"
            -     }
            +     override func loadView() {
            +         view = UIView()
            +     }
              }
            """
    ) { context in
        context.callbacks(of: context.controllers) { $0 == .loadView }.compactMap { type, function, _ in
            guard type.foreignSuperclass == "UIViewController", function.isOverride else { return nil }
            let events = context.model.reach(of: function, in: type).map(\.event)
            // A function that receives the controller can set its view.
            let sets = events.contains { event in
                event.kind == .assign && event.target == .this("view") || event.name == "fatalError"
                    || event.kind == .call
                        && (event.target.root == .super || event.arguments.contains { $0.path?.isSelf ?? false })
            }
            return sets ? nil : context.diagnostic(function.location, type, message(type.title), severity: .error)
        }
    }

    private static func message(_ name: String) -> String {
        "loadView() of \(name) doesn't set a view; set 'view' in the override"
    }

    private static func recursion(_ name: String) -> String {
        "'view' of \(name) is read, but loadView() hasn't set it, so loading recurses; set 'view' in loadView() before"
            + " it is read"
    }
}
