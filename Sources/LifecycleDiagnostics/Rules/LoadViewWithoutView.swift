import LifecycleModel

extension Rule {
    static let loadViewWithoutView = Rule(
        "load-view-without-view", .warning, "a loadView that sets no view",
        why: """
            viewDidLoad comes although there is no view, and whoever reads view there makes UIKit load again, for ever: \
            the app hangs and dies.
            """,
        remedy: "Set view in the override of loadView, or do not override it.",
        bad: """
            controllers:
              home: HomeViewController
              detail:
                class: DetailViewController
                view: none
            steps:
              - launch: home
              - touchView: detail # here
            """,
        good: """
            controllers:
              home: HomeViewController
              detail:
                class: DetailViewController
                view: override
            steps:
              - launch: home
              - touchView: detail
            """
    ) { context in
        // Only a played run tells when a view is set; a log never does.
        guard context.isPlayed else { return [] }
        var loading: Set<ControllerID> = []
        var reported: Set<String> = []
        var found: [Diagnostic] = []
        for (place, event) in context.run.events.enumerated() {
            switch event.body {
            case .callback(let callback) where callback.callback == .loadView && !context.isDirectCall(at: place):
                loading.insert(callback.controller)
            case .hierarchy(let change) where change.change == .loadView:
                if let subject = change.subject { loading.remove(subject) }
            case .callback(let callback) where callback.callback == .viewDidLoad:
                guard loading.remove(callback.controller) != nil,
                    reported.insert(context.run[callback.controller].name).inserted
                else {
                    continue
                }
                found.append(context.diagnostic(place, callback.controller, message(context.name(callback.controller))))
            case .action(let action) where action.kind == .readView && action.detail == "recursion":
                found.append(
                    context.diagnostic(place, action.subject, recursion(context.name(action.subject)), severity: .error)
                )
            default: break
            }
        }
        return found
    }

    private static func message(_ name: String) -> String {
        "loadView() of \(name) sets no view, set 'view' in the override"
    }

    private static func recursion(_ name: String) -> String {
        "'view' of \(name) is read while loading brings no view, which loads again for ever; set 'view' in loadView()"
    }
}
