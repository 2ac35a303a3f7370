import LifecycleModel

extension Verb {
    /// What is done to the columns of a split view (iOS 14).
    static let columns: [Verb] = [showColumn, hideColumn, setColumn]

    private static let names = Kind.choice(UISplitViewController.Column.allCases.map(\.rawValue))

    private static let showColumn = Verb(
        "showColumn", names, ["in": .controller], since: 14, summary: "shows a column of a split view by code"
    ) { call in
        guard let split = call.container(UISplitViewController.self, "in"),
            let column = UISplitViewController.Column(rawValue: call.word)
        else { return }
        split.show(column)
        call.returned(split)
    }

    private static let hideColumn = Verb(
        "hideColumn", names, ["in": .controller], since: 14, summary: "hides a column of a split view by code"
    ) { call in
        guard let split = call.container(UISplitViewController.self, "in"),
            let column = UISplitViewController.Column(rawValue: call.word)
        else { return }
        split.hide(column)
        call.returned(split)
    }

    private static let setColumn = Verb(
        "setColumn", .controller, ["in": .controller, "column": names], since: 14,
        summary: "puts the controller into a column of a split view, the secondary unless named"
    ) { call in
        guard let split = call.container(UISplitViewController.self, "in"), let subject = call.subject else { return }
        split.setViewController(
            subject, for: call.text("column").flatMap(UISplitViewController.Column.init) ?? .secondary)
        call.returned(subject)
    }
}
