import LifecycleModel

extension Rule {
    static let viewSetToNil = Rule(
        "view-set-to-nil", .warning, "a view that the app sets to nil, from iOS 6 on",
        why: """
            Up to iOS 5 a controller could release its view to free memory, and loaded it again when it was needed. From iOS 6 \
            on UIKit never unloads views: it frees what is drawn in them by itself. What the app throws away has to be loaded \
            again, and outlets still point to the old view.
            """,
        remedy: "Leave the view alone, and free in didReceiveMemoryWarning what can be made again.",
        bad: """
            ios: 17
            controllers:
              home: HomeViewController
              list: { class: ListViewController, keep: true }
            steps:
              - launch: home
              - touchView: list
              - dropView: list # here
            """,
        good: """
            ios: 5
            controllers:
              home: HomeViewController
              list: { class: ListViewController, keep: true }
            steps:
              - launch: home
              - touchView: list
              - dropView: list
            """
    ) { context in
        guard let ios = context.run.ios, !ios.unloadsViews else { return [] }
        return context.actions(.dropView).map { place, action in
            context.diagnostic(
                place, action.subject,
                "the view of \(context.name(action.subject)) is set to nil, though UIKit unloads no views from iOS 6 on; free"
                    + " what it shows and keep it")
        }
    }
}
