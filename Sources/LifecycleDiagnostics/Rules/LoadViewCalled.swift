import LifecycleModel

extension Rule {
    static let loadViewCalled = Rule(
        "load-view-called", .error, "loadView that is called by the app",
        why: """
            loadView makes a view and sets it, whether there is one or not: the old view, with everything in it, is \
            lost, and viewDidLoad does not come for the new one.
            """,
        remedy: "Read view, which loads it when it is nil, or call loadViewIfNeeded().",
        bad: """
            controllers:
              home: HomeViewController
              detail: DetailViewController
            steps:
              - launch: home
              - call: detail.loadView # here
            """,
        good: """
            controllers:
              home: HomeViewController
              detail: DetailViewController
            steps:
              - launch: home
              - touchView: detail
            """
    ) { context in
        context.actions(.call).compactMap { place, action in
            guard action.name == Callback.loadView.swiftName, action.detail != "super" else {
                return nil
            }
            return context.diagnostic(
                place, action.subject,
                "loadView() of \(context.name(action.subject)) is called by the app itself, read 'view' or call"
                    + " loadViewIfNeeded()")
        }
    }
}
