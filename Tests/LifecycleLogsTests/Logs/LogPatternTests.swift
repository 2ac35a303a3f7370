import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Patterns for log lines")
struct LogPatternTests {
    /// Returns the callbacks that are read from a log with `patterns`, such as `Home.viewDidLoad`.
    private func events(_ patterns: [String], _ log: String) throws -> [String] {
        var options = Reader.Options()
        options.logPatterns = try patterns.map { try LogPattern($0) }
        return try LogReading.runs(log, options: options).flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
    }

    @Test(
        "A pattern reads the controller and the callback between its literal texts",
        arguments: [
            ("»{controller}« did {callback} at {address}", "»Home« did viewDidLoad at 0xA1"),
            ("{controller} => {callback}", "10:11:12 [DEBUG] Home => viewDidLoad() (main thread)"),
            ("EV|{callback}|{controller}", "prefix EV|view_did_load|Home"),
            (
                "{\"vc\": \"{controller}\", \"event\": \"{callback}\"}",
                "{\"vc\":  \"App.Home\", \"event\": \"viewDidLoad\"}"
            ),
            ("on {controller}: {callback}", "waiting, on Home: viewDidLoad:"),
        ])
    func values(pattern: String, line: String) throws {
        #expect(try events([pattern], line + "\n") == ["Home.viewDidLoad"])
    }

    @Test(
        "A value has at most 200 characters, without the blanks around it",
        arguments: [(200, "", true), (200, "   ", true), (201, "", false), (300, " ", false)])
    func length(count: Int, blanks: String, isRead: Bool) throws {
        // Only a pattern reads a name with a space.
        let name = "My " + String(repeating: "x", count: count - 3)
        let log = "on \(blanks)\(name)\(blanks): viewDidLoad\n"
        #expect(try events(["on {controller}: {callback}"], log).contains("\(name).viewDidLoad") == isRead)
    }

    @Test("Addresses in a pattern distinguish instances, and names between literal texts may contain spaces")
    func instances() throws {
        let log = "<My Cart|viewDidLoad|7>\n<My Cart|viewDidLoad|8>\n<My Cart|viewWillAppear|7>\n"
        let all = ["My Cart#7.viewDidLoad", "My Cart#8.viewDidLoad", "My Cart#7.viewWillAppear"]
        #expect(try events(["<{controller}|{callback}|{address}>"], log) == all)
    }

    @Test("The first pattern that matches is used, and lines that no pattern matches are read as usual")
    func order() throws {
        let log = "a Home viewDidLoad\nb viewDidLoad Cart\nListVC viewDidLoad\na Home saved\n"
        let patterns = ["a {controller} {callback}", "b {callback} {controller}"]
        #expect(try events(patterns, log) == ["Home.viewDidLoad", "Cart.viewDidLoad", "ListVC.viewDidLoad"])
    }

    @Test(
        "An invalid pattern has a message and the position of the placeholder",
        arguments: [
            ("", "the pattern is blank", nil), ("  ", "the pattern is blank", nil),
            ("in {controller}", "the pattern 'in {controller}' is missing '{callback}'; add it", nil),
            ("a {klass} {callback}", "unknown placeholder '{klass}'", 2),
            ("{callback}{controller}", "expected text between '{callback}' and '{controller}', such as a space", 10),
            ("{callback} {callback}", "the placeholder '{callback}' occurs twice", 11),
        ] as [(String, String, Int?)])
    func problems(pattern: String, message: String, offset: Int?) {
        let problem = #expect(throws: LogPattern.Problem.self) { try LogPattern(pattern) }
        #expect(problem?.text.hasPrefix(message) == true && problem?.offset == offset)
    }

    @Test("The explanation of a line names its pattern")
    func explanation() throws {
        var options = Reader.Options()
        options.logPatterns = [try LogPattern("»{controller}« {callback}")]
        let source = InputSource(name: "x.log", text: "»Home« viewDidLoad\nHomeVC viewDidLoad\n")
        let first = try #require(try LogExplanation(line: 1, of: source, options: options))
        #expect(first.form == "pattern '»{controller}« {callback}'" && first.callbacks == ["Home.viewDidLoad"])
        #expect(try LogExplanation(line: 2, of: source, options: options)?.form == "C f")
    }
}
