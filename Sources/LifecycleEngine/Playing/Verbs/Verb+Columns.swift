import LifecycleModel

extension Verb {
    static let columns: [Verb] = [showColumn, hideColumn, setColumn]

    private static let showColumn = Verb(.showColumn) { call in setColumn(hidden: false, call) }

    private static let hideColumn = Verb(.hideColumn) { call in setColumn(hidden: true, call) }

    private static func setColumn(hidden isHidden: Bool, _ call: Call) {
        guard let split = call.container(UISplitViewController.self, "in"),
            let column = UISplitViewController.Column(rawValue: call.word)
        else { return }
        if isHidden { split.hide(column) } else { split.show(column) }
        call.returned(split)
    }

    private static let setColumn = Verb(.setColumn) { call in
        guard let split = call.container(UISplitViewController.self, "in"), let subject = call.subject else { return }
        split.setViewController(
            subject, for: call.text("column").flatMap(UISplitViewController.Column.init) ?? .secondary)
        call.returned(subject)
    }
}
