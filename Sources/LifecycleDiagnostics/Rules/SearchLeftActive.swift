import LifecycleModel

extension Rule {
    static let searchLeftActive = Rule(
        "search-left-active", .warning, "A tab is left while a search is active that another controller presents",
        why: """
            In iOS 10, the page receives no viewWillDisappear and viewDidDisappear when its tab is left, and is black when \
            the user returns, because UIKit presents the search controller from a container. The simulation sends the \
            callbacks, so the run looks correct.
            """,
        remedy: """
            Set definesPresentationContext to true on the page that shows the search bar, or set isActive of the search \
            controller to false before the tab changes.
            """,
        evidence: "Containers/Tab bars",
        example: """
              ios: 10
              controllers:
                tabs:   { class: UITabBarController, children: [list, other] }
            -   list:   ListViewController
            +   list:   { class: ListViewController, definesPresentationContext: true }
                other:  OtherViewController
                search: UISearchController
              steps:
                - launch: tabs
                - tap: search
                  in: list
                - select: other # here
            """
    ) { context in
        guard context.run.ios?.major == 10 else { return [] }
        return context.actions(.present).filter { $0.event.detail == .searchLeft }.map { position, action in
            context.diagnostic(
                position, action.subject,
                "\(context.name(action.subject)) can miss viewWillDisappear and viewDidDisappear in iOS 10, because"
                    + " '\(action.name ?? "")' presents its active search controller; set definesPresentationContext to true"
                    + " on \(context.name(action.subject)), or end the search first")
        }
    }
}
