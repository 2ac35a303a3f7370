import LifecycleModel

/// The forms of log lines, with examples for the documentation. The form `table row` has no example, because
/// a table row requires the header of its table.
package enum LogGrammar {
    package struct Rule: Sendable {
        package let form: String
        package let example: String
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
    package static let messages = [
        message(.objectiveCMethod, "-[HomeViewController viewDidLoad]"),
        message(.objectDescription, "<Demo.HomeViewController: 0x104f0a2b0> viewDidLoad()"),
        message(.nameBefore, "HomeViewController.viewDidLoad()"),
        message(.nameBefore, "[HomeViewController] viewDidLoad"),
        message(.nameBefore, "HomeViewController.swift - viewDidLoad()"),
        message(.nameBefore, "HomeViewController view did load"),
        message(.nameBefore, "HomeViewController的view加载完毕"),
        message(.nameAfter, "viewDidLoad: HomeViewController"),
        message(.release, "HomeViewController destroyed", callback: "HomeViewController.deinit"),
        message(.bare, "viewDidLoad()", callback: "controller.viewDidLoad"),
    ]

    /// The forms that identify an instance or its class, and the forms of remarks after the callback.
    package static let remarks = [
        Rule(form: "address", example: "-[HomeViewController viewDidLoad] 0x104f0a2b0", callback: home),
        Rule(form: "number", example: "HomeViewController#2 viewDidLoad", callback: home),
        Rule(
            form: "object", example: "-[BaseViewController viewDidLoad] <HomeViewController: 0x104f0a2b0>",
            callback: home),
        Rule(
            form: "hook", example: "-[UIViewController(Tracker) x_viewDidLoad] <HomeViewController: 0x104f0a2b0>",
            callback: home),
        Rule(form: "remark", example: "HomeViewController viewDidLoad called", callback: home),
        Rule(form: "start or end", example: "HomeViewController viewDidLoad start", callback: home),
        Rule(form: "comment", example: "HomeViewController viewDidLoad // before viewWillAppear", callback: home),
    ]

    /// The forms of lines that name a callback but don't report a call.
    package static let refusals = [
        message(.stackFrame, "3  Demo  0x0000000104f0a2b0 -[HomeViewController viewDidLoad] + 50", callback: nil),
        message(.sourceCode, "override func viewDidLoad() {", callback: nil),
        message(.operatorTrace, "HomeViewController.swift:69 (viewDidLoad()) -> Event next(3)", callback: nil),
        message(.failureReport, "*** Assertion failure in -[HomeViewController viewDidLoad]", callback: nil),
        message(.testReport, "Test \"viewDidLoad loads\" started", callback: nil),
        message(.tornLine, "ViewController viewDidLoad]", callback: nil),
        message(.quotedName, "open the app and see that `viewDidLoad` comes once", callback: nil),
        message(.cause, "hooked HomeViewController viewDidLoad", callback: nil),
        message(.request, "POST /track {\"event\":\"viewDidLoad\"}", callback: nil),
        message(.negation, "viewDidLoad is not called", callback: nil),
        message(.otherObject, "willMove toWindow: nil", callback: nil),
        message(.summary, "viewDidLoad/viewWillAppear", callback: nil),
    ]

    /// All forms, in the order of the documentation.
    package static let groups = [
        ("Prefix", prefixes), ("Subject and callback", messages), ("Instance and remark", remarks),
        ("No callback", refusals),
    ]

    private static let home = "HomeViewController.viewDidLoad"

    private static func prefix(_ form: PrefixForm, _ example: String, callback: String? = home) -> Rule {
        Rule(form: form.name, example: example, callback: callback)
    }

    private static func message(_ form: MessageForm, _ example: String, callback: String? = home) -> Rule {
        Rule(form: form.name, example: example, callback: callback)
    }
}
