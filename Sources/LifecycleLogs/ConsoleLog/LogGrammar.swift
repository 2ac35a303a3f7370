import LifecycleModel

/// The forms of log lines, with examples for the documentation. The form `table row` has no example, because
/// a table row requires the header of its table.
package enum LogGrammar {
    /// A line with the form that reads or refuses it.
    package struct Example: Sendable {
        package let form: String
        package let line: String
        /// The callback that the line reports, such as `HomeViewController.viewDidLoad`, or nil for a line that doesn't
        /// report a callback.
        package let callback: String?
    }

    /// The forms of a prefix before the message.
    package static let prefixes = PrefixForm.all.map(\.example)

    /// The forms of the controller's name and the callback.
    package static let messages = MessageForm.all.flatMap(\.examples).filter { $0.callback != nil }

    /// The forms that identify an instance or its class, and the forms of remarks after the callback.
    package static let remarks = [
        Example(form: "address", line: "-[HomeViewController viewDidLoad] 0x104f0a2b0", callback: home),
        Example(form: "number", line: "HomeViewController#2 viewDidLoad", callback: "HomeViewController#2.viewDidLoad"),
        Example(
            form: "object", line: "-[BaseViewController viewDidLoad] <HomeViewController: 0x104f0a2b0>",
            callback: home),
        Example(
            form: "hook", line: "-[UIViewController(Tracker) x_viewDidLoad] <HomeViewController: 0x104f0a2b0>",
            callback: home),
        Example(form: "remark", line: "HomeViewController viewDidLoad called", callback: home),
        Example(form: "start or end", line: "HomeViewController viewDidLoad start", callback: home),
        Example(form: "comment", line: "HomeViewController viewDidLoad // before viewWillAppear", callback: home),
    ]

    /// The forms of lines that name a callback but don't report a call.
    package static let refusals = MessageForm.all.flatMap(\.examples).filter { $0.callback == nil }

    /// All forms, in the order of the documentation.
    package static let groups = [
        ("Prefix", prefixes), ("Subject and callback", messages), ("Instance and remark", remarks),
        ("No callback", refusals),
    ]

    static let home = "HomeViewController.viewDidLoad"
}
