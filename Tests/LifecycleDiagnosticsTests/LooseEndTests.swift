import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders
import Testing

/// Transitions of a log that begin and never end, without any inferred steps.
@Suite("Transitions that never end")
struct LooseEndTests {
    private func diagnostics(_ log: String) throws -> [Diagnostic] {
        let source = InputSource(name: "app.log", text: log)
        guard case .runs(let runs) = try Reader.log.read(source, Reader.Options()) else { return [] }
        return runs.flatMap { Rule.unfinished.diagnostics(in: $0) }
    }

    private static let launch = "Home viewDidLoad\nHome viewWillAppear\nHome viewDidAppear\n"

    @Test("The partner of a transition has ended its own")
    func partner() throws {
        let found = try diagnostics(
            Self.launch + """
                Detail viewDidLoad
                Home viewWillDisappear
                Detail viewWillAppear
                Home viewDidDisappear
                """)
        #expect(found.map(\.location.line) == [6])
        #expect(found.map(\.severity) == [.warning])
        #expect(
            found.first?.message.contains("never viewDidAppear(_:), although 'Home' receives viewDidDisappear") == true)
        #expect(found.first?.message.contains("endAppearanceTransition()") == true)
    }

    @Test("A line before messages of the app doesn't hide a transition, and a heading of callbacks does")
    func headings() throws {
        let start =
            Self.launch + "Detail viewDidLoad\nHome viewWillDisappear\nDetail viewWillAppear\nHome viewDidDisappear\n"
        let background = "user tapped pay\nsceneWillResignActive(_:)\nsceneDidEnterBackground(_:)\n"
        #expect(try diagnostics(start + background).map(\.location.line) == [6])
        let heading = "user tapped pay\nOther viewDidLoad\nOther viewWillAppear\nOther viewDidAppear\n"
        #expect(try diagnostics(start + heading).isEmpty)
    }

    @Test("A disappearance that never ends is reported at its beginning")
    func disappearance() throws {
        let found = try diagnostics(
            Self.launch + """
                Detail viewDidLoad
                Home viewWillDisappear
                Detail viewWillAppear
                Detail viewDidAppear
                Detail viewWillDisappear
                Home viewWillAppear
                Detail viewDidDisappear
                Home viewDidAppear
                Other viewWillAppear
                Other viewDidAppear
                Other viewWillDisappear
                Other viewDidDisappear
                """)
        #expect(found.map(\.location.line) == [5])
        #expect(found.first?.message.contains("never viewDidDisappear(_:)") == true)
    }

    @Test("Time that goes on shows that a transition doesn't end")
    func time() throws {
        let found = try diagnostics(
            """
            10:00:00.100 Home viewDidLoad
            10:00:00.110 Home viewWillAppear
            10:00:00.600 Home viewDidAppear
            10:00:05.000 Sheet viewDidLoad
            10:00:05.010 Sheet viewWillAppear
            10:00:30.000 Other viewDidLoad
            """)
        #expect(found.map(\.location.line) == [5])
        #expect(found.first?.severity == .warning)
    }

    @Test("Lines that aren't callbacks show that time goes on", arguments: [nil, 5.5, 30])
    func endTime(end: Double?) throws {
        var run = Run(source: .log)
        run.controllers = [ControllerInfo(id: "Home", className: "Home")]
        run.events = [
            Callback.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillAppear,
        ].enumerated().map {
            Event(
                .callback(CallbackEvent(number: $0 + 1, controller: ControllerID(0), callback: $1)),
                time: Double($0), line: $0 + 1)
        }
        run.endTime = end
        let found = Rule.unfinished.diagnostics(in: run)
        #expect(found.map(\.severity) == [end == 30 ? .warning : .note])
        #expect(found.allSatisfy { $0.message.contains("goes on for 26 s") == (end == 30) })
    }

    @Test("If other classes log all callbacks, a class that logs only the beginning is reported, with that cause first")
    func onlyCallback() throws {
        let log = """
            10:00:00.100 List viewDidLoad
            10:00:00.110 List viewWillAppear
            10:00:00.600 List viewDidAppear
            10:00:05.000 List viewWillDisappear
            10:00:05.001 Detail viewWillAppear

            """
        let found = try diagnostics(log + "10:00:05.500 List viewDidDisappear\n10:00:30.000 user tapped buy\n")
        #expect(found.map(\.location.line) == [5])
        #expect(found.first?.message.contains("at line 6; the class logs only viewWillAppear(_:), or") == true)
        #expect(try diagnostics("Home viewDidAppear\nSheet viewWillAppear\n").isEmpty)
    }

    @Test("At the end of a log that is complete otherwise, it is a note")
    func end() throws {
        let found = try diagnostics(Self.launch + "Sheet viewDidLoad\nSheet viewWillAppear\n")
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.message.contains("the log is incomplete") == true)
    }

    @Test("A canceled transition has no loose end")
    func canceled() throws {
        let found = try diagnostics(
            Self.launch + """
                Detail viewDidLoad
                Home viewWillDisappear
                Detail viewWillAppear
                Home viewDidDisappear
                Detail viewDidAppear
                Detail viewWillDisappear
                Home viewWillAppear
                Home viewWillDisappear
                Home viewDidDisappear
                Detail viewWillAppear
                Detail viewDidAppear
                """)
        #expect(found.isEmpty)
    }

    @Test("A log whose classes don't print the end of appearances tells nothing")
    func unprinted() throws {
        let found = try diagnostics("Home viewWillAppear\nDetail viewWillAppear\nHome viewWillAppear\n")
        #expect(found.isEmpty)
    }

    @Test("If no controller of the transition completes it, the animator is the likeliest cause")
    func animator() throws {
        let found = try diagnostics(
            Self.launch + """
                Detail viewDidLoad
                Home viewWillDisappear
                Detail viewWillAppear
                Other viewDidLoad
                Other viewWillAppear
                Other viewDidAppear
                Other viewWillDisappear
                Other viewDidDisappear
                """)
        #expect(found.map(\.location.line) == [5, 6])
        #expect(found.first?.message.contains("; an animator doesn't call completeTransition(_:), or") == true)
    }
}

extension Rule {
    fileprivate static var unfinished: Rule { all.first { $0.id == "unfinished-transition" }! }
}
