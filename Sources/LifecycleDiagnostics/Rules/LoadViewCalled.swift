import LifecycleModel

extension Rule {
    static let loadViewCalled = Rule(
        "load-view-called", .error, "The app calls loadView() directly",
        why: """
            A direct call to loadView() creates and sets a view, but UIKit doesn't call viewDidLoad for that view. If \
            a view was already loaded, the old view and its contents are lost.
            """,
        remedy:
            "Read 'view', which loads the view if it is nil. In iOS 9 and later, you can also call loadViewIfNeeded().",
        evidence: "Loading/loadView",
        example: """
              controllers:
                home: HomeViewController
                detail: DetailViewController
              steps:
                - launch: home
            -   - call: detail.loadView # here
            +   - touchView: detail
            """
    ) { context in
        context.actions(.call).compactMap { position, action in
            guard action.name == Callback.loadView.swiftName, action.detail != .callToSuper else {
                return nil
            }
            return context.diagnostic(
                position, action.subject,
                "the app calls loadView() of \(context.name(action.subject)) directly; read 'view'"
                    + (context.sends(.loadViewIfNeeded) ? " or call loadViewIfNeeded()" : ""))
        }
    }.inSource(
        example: """
              class HomeViewController: UIViewController {
                  let list = ListViewController()
                  func prepareList() {
            -         list.loadView() // here
            +         list.loadViewIfNeeded()
                  }
              }
              class ListViewController: UITableViewController {}
            """
    ) { context in
        context.directCalls.compactMap { type, event, callback in
            guard callback == .loadView else { return nil }
            let name = event.target.isSelf ? type.title : "'\(event.target.text)'"
            return context.diagnostic(
                event.location, type,
                "the app calls loadView() of \(name) directly; read 'view' or call loadViewIfNeeded()")
        }
    }
}
