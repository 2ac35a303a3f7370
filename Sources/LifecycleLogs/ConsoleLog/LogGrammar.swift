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
    package static let prefixes = [
        prefix(.comment, "// HomeViewController viewDidLoad"),
        prefix(.quotation, "> HomeViewController viewDidLoad"),
        prefix(.heading, "# viewDidLoad", callback: nil),
        prefix(.timestamp, "12:30:01.250 HomeViewController viewDidLoad"),
        prefix(
            .unifiedColumns,
            "2026-04-01 12:30:01.250+0200 0x1cc  Default  0x0  871  0  Demo: HomeViewController viewDidLoad"),
        prefix(.unifiedType, "2026-04-01 12:30:01.250 Df Demo[871:1cc] HomeViewController viewDidLoad"),
        prefix(.processAndThread, "Demo[871:4567] HomeViewController viewDidLoad"),
        prefix(.syslog, "Apr  1 12:30:01 iPhone Demo[871] <Notice>: HomeViewController viewDidLoad"),
        prefix(.threadObject, "<_NSMainThread: 0x104f0a2b0>{number = 1, name = main} HomeViewController viewDidLoad"),
        prefix(.level, "[DEBUG] HomeViewController viewDidLoad"),
        prefix(.subsystem, "[com.example.demo:lifecycle] HomeViewController viewDidLoad"),
        prefix(.bullet, "* HomeViewController viewDidLoad"),
        prefix(.listNumber, "1. HomeViewController viewDidLoad"),
        prefix(.emphasis, "**HomeViewController viewDidLoad**"),
        prefix(.symbols, "--> HomeViewController viewDidLoad"),
        prefix(.tag, "[sim-1] 2026-04-01 12:30:01.250 HomeViewController viewDidLoad"),
    ]

    /// The forms of the controller's name and the callback.
    package static let messages = MessageForm.all.flatMap(\.examples).filter { $0.callback != nil }

    /// The forms that identify an instance or its class, and the forms of remarks after the callback.
    package static let remarks = [
        Example(form: "address", line: "-[HomeViewController viewDidLoad] 0x104f0a2b0", callback: home),
        Example(form: "number", line: "HomeViewController#2 viewDidLoad", callback: home),
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

    private static func prefix(_ form: PrefixForm, _ line: String, callback: String? = home) -> Example {
        Example(form: form.name, line: line, callback: callback)
    }
}
