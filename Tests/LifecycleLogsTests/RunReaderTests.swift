import LifecycleModel
import LifecycleReaders
import Testing

@testable import LifecycleLogs

@Suite("Recorded runs")
struct RunReaderTests {
    static let recorded = """
        {"lifeline":1,"title":"Push","ios":"17","source":"scenario","file":"push.yaml"}
        {"event":"controller","id":"nav","class":"UINavigationController","kind":"navigationController"}
        {"event":"controller","id":"home#2","name":"home","class":"Demo.Home","kind":"viewController","address":"0x1"}
        {"event":"step","n":1,"text":"push: \\"home\\"","line":4}
        {"event":"hierarchy","change":"push","subject":"home#2","to":"nav"}
        {"event":"callback","n":1,"time":0.25,"controller":"home#2","name":"viewWillAppear","swift":"viewWillAppear(_:)","objc":"viewWillAppear:","animated":true,"sender":"nav","state":"appearing","flags":["isMovingToParent"]}
        {"event":"callback","n":2,"time":0.5,"controller":"home#2","name":"willMove","swift":"willMove(toParent:)","objc":"willMoveToParentViewController:","parent":null}
        {"event":"callback","n":1,"controller":"home#2","name":"viewWillAppear","swift":"viewWillAppear(_:)","objc":"viewWillAppear:","phase":"end"}
        {"event":"callback","n":3,"controller":"home#2","name":"init","swift":"init(nibName:bundle:)","objc":"initWithNibName:bundle:","nibName":"HomeView"}
        {"event":"warning","id":"unbalanced-appearance","text":"Unbalanced calls","controller":"home#2","line":9}
        {"event":"diagnostic","rule":"x","severity":"error","text":"no","controller":"home#2","n":1}
        {"event":"action","kind":"note","detail":"hello"}

        """

    private func runs(_ text: String) throws -> [Run] {
        guard case .runs(let runs) = try Reader.run.read(InputSource(name: "r.jsonl", text: text), Reader.Options())
        else {
            return []
        }
        return runs
    }

    @Test("A run is unchanged after reading and rewriting it")
    func roundTrip() throws {
        let runs = try runs(Self.recorded)
        #expect(runs.count == 1)
        #expect(runs.first?.jsonLines == Self.recorded)
        #expect(try self.runs(runs[0].jsonLines) == runs)
    }

    @Test("A line number below 1 is left out", arguments: ["0", "-5", "1.5", "-1e300"])
    func lines(number: String) throws {
        let text = Self.recorded.replacing(#""line":9"#, with: #""line":\#(number)"#)
        let warning = try runs(text)[0].events.first { if case .warning = $0.body { true } else { false } }
        #expect(warning != nil && warning?.line == nil)
    }

    @Test("A run from a log is unchanged after writing and reading it", arguments: LogFixture.all)
    func logs(fixture: LogFixture) throws {
        for run in try LogReading.runs(fixture.text) {
            let back = try #require(try runs(run.jsonLines).first)
            #expect(back.jsonLines == run.jsonLines)
            #expect(back.controllers == run.controllers)
        }
    }

    @Test(
        "A recording is read up to its last whole line",
        arguments: ["{", "{\"event\":\"call", "{\"n\":1.", "{\"a\":[1"])
    func incomplete(line: String) throws {
        let run = try #require(try runs(Self.recorded + line).first)
        #expect(run.incompleteLine == 13 && run.endsEarly)
        #expect(run.jsonLines == Self.recorded)
        #expect(throws: ReadError.self) { try runs(Self.recorded + line + "\n") }
    }

    @Test("Every header begins a new run")
    func several() throws { #expect(try runs(Self.recorded + Self.recorded).count == 2) }

    @Test("Controllers are declared implicitly if a recording contains only callbacks")
    func sparse() throws {
        let run = try #require(
            try runs(
                """
                {"lifeline":1}
                {"event":"callback","controller":"Home","name":"viewDidLoad","color":"red"}
                {"event":"callback","controller":"Home","name":"viewWillAppear:"}
                {"event":"weather","text":"rain"}
                """
            ).first)
        #expect(run.controllers.map(\.id) == ["Home"])
        #expect(run.callbacks.map(\.event.number) == [1, 2])
        #expect(run.source == .run && run.skippedLines == 1)
    }

    @Test(
        "An invalid recording is an error with a line",
        arguments: [
            ("", nil, "header"),
            ("{\"event\":\"step\"}", 1, "header"),
            ("hello", 1, "header"),
            (
                "{\"lifeline\":1}\n{\"event\":\"callback\",\"controller\":\"A\",\"name\":\"viewDidLod\"}", 2,
                "viewDidLod"
            ),
            ("{\"lifeline\":1}\n\n{\"event\":\"callback\"\n", 3, "closed"),
            ("{\"lifeline\":1}\n{\"event\":\"callback\",\"name\":\"viewDidLoad\"}", 2, "controller"),
            ("{\"lifeline\":1}\n{\"a\":1}", 2, "event"),
        ] as [(String, Int?, String)])
    func problems(text: String, line: Int?, word: String) throws {
        let error = #expect(throws: ReadError.self) { try runs(text) }
        #expect(error?.diagnostics.first?.location.line == line)
        #expect(error?.diagnostics.first?.message.contains(word) == true, "\(String(describing: error))")
    }

    @Test("Names may contain escapes, the last of several equal members counts, and unknown members are skipped")
    func members() throws {
        let run = try #require(
            try runs(
                """
                {"lifeline":1}
                {"ev\\u0065nt":"step","text":"first","more":{"event":"callback","list":[1,{"text":"no"}]},"text":"\\ud83d\\ude00\\n"}
                {"event":"callback","controller":"A","swift":"unheardOf","name":"viewDidLoad","flags":["isBeing\\u0050resented",1]}
                """
            ).first)
        #expect(run.events.first?.body == .step(StepEvent(number: 1, text: "\u{1F600}\n")))
        #expect(run.callbacks.map(\.event.callback) == [.viewDidLoad])
        #expect(run.callbacks.map(\.event.flags) == [.isBeingPresented])
    }

    @Test(
        "An unpaired surrogate becomes U+FFFD, and the text after it is unchanged",
        arguments: [
            (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\ud83dA"#, "\u{FFFD}A"), (#"\ud83d\n"#, "\u{FFFD}\n"),
            (#"\ud83d\ud83d\ude00"#, "\u{FFFD}\u{1F600}"), (#"\ude00\u0041"#, "\u{FFFD}A"),
            (#"\ud83d\ude00\u0041"#, "\u{1F600}A"),
        ])
    func surrogates(escaped: String, decoded: String) throws {
        let run = try runs("{\"lifeline\":1,\"title\":\"\(escaped)\"}\n").first
        #expect(run?.title == decoded)
    }

    @Test(
        "A number is read with all digits",
        arguments: ["0", "-0", "0.1", "12.345678", "10", "1e3", "2.5E+1", "1234567890.123456", "-2.5"])
    func numbers(text: String) throws {
        let run = try runs("{\"lifeline\":1}\n{\"event\":\"step\",\"time\":\(text)}").first
        #expect(run?.events.first?.time == Double(text))
    }

    @Test(
        "A word that isn't a JSON number is refused",
        arguments: [
            "+1", ".5", "1.", "01", "-01", "0x10", "1e", "1e+", "1e999", "-", "nan", "infinity", "1_000", "00.5",
            "1234567890.", "01234567890.5",
        ])
    func notNumbers(text: String) throws {
        let error = #expect(throws: ReadError.self) { try runs("{\"lifeline\":1}\n{\"time\":\(text)}") }
        #expect(error?.diagnostics.first?.message.contains("'\(text)' is not a JSON value") == true)
    }

    @Test(
        "An invalid line is reported with its column, and the next lines are read",
        arguments: [
            ("{\"a\":1} x", 9, "after the value"), ("{\"a\":\"\\q\"}", 9, "escape"), ("{\"é\":\"open", 11, "string"),
            ("{\"a\":[1,}", 9, "value"), ("{\"a\":1.2.3}", 6, "1.2.3"), ("{\"a\" 1}", 6, "expected ':'"),
            ("{1}", 2, "quotes"),
        ])
    func columns(line: String, column: Int, word: String) throws {
        let error = #expect(throws: ReadError.self) { try runs("{\"lifeline\":1}\n\(line)\n{\"a\":1}\n") }
        #expect(error?.diagnostics.map(\.location.line) == [2, 3])
        #expect(error?.diagnostics.first?.location.column == column)
        #expect(error?.diagnostics.first?.message.contains(word) == true, "\(String(describing: error))")
    }

    @Test("The header identifies a run, and records of the unified log are a log")
    func recognition() {
        #expect(Reader.reader(for: InputSource(name: "x.txt", text: Self.recorded))?.name == "run")
        let record = "{\"eventMessage\":\"Home viewDidLoad\",\"processID\":1}\n"
        #expect(Reader.reader(for: InputSource(name: "x.jsonl", text: record))?.name == "log")
    }
}
