import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Damaged logs")
struct LogDamageTests {
    private static let line = "2012-04-08 10:11:12.123 Demo[123:707] -[Home viewDidLoad]"

    private func read(_ bytes: [UInt8]) throws -> [String] {
        LogReading.told(try LogReading.runs(bytes)).map { "\($0.line) \($0.text)" }
    }

    @Test("Every kind of line ending separates lines, but only LF increases the line number")
    func lineEnds() throws {
        let text = "A viewWillAppear\rA viewDidAppear\r\nA viewWillDisappear\nA viewDidDisappear"
        #expect(
            try read(Array(text.utf8)) == [
                "1 A.viewWillAppear", "1 A.viewDidAppear", "2 A.viewWillDisappear", "3 A.viewDidDisappear",
            ])
    }

    @Test(
        "A callback that a terminal colors in several places is read",
        arguments: [
            "\u{1B}[32mHome\u{1B}[0m view\u{1B}[01;31m\u{1B}[KDid\u{1B}[m\u{1B}[KLo\u{1B}[1mad\u{1B}[0m",
            "\u{1B}[1mHome \u{1B}[31mviewDid\u{1B}(B\u{1B}[mLoad\u{1B}(B\u{1B}[m",
            "Home v\u{1B}[31mi\u{1B}[0mewDidL\u{1B}[31mo\u{1B}[0mad",
            #"{"eventMessage":"Home \u001b[31mviewDidLoad\u001b[0m","processID":1}"#,
        ])
    func colors(line: String) throws {
        #expect(
            try read(Array("\(line)\nHome viewWillAppear\n".utf8)) == ["1 Home.viewDidLoad", "2 Home.viewWillAppear"])
    }

    @Test("A byte order mark, invalid UTF-8, and NUL bytes are ignored")
    func bytes() throws {
        let bytes: [UInt8] =
            [0xEF, 0xBB, 0xBF] + Array("A viewDidLoad \u{0}".utf8) + [0xFF, 0xFE, 0x0A, 0xC3, 0x28, 0x0A]
        #expect(try read(bytes) == ["1 A.viewDidLoad"])
    }

    @Test("UTF-16 is read")
    func utf16() throws {
        let units = Array("A viewDidLoad\n".utf16)
        let bytes: [UInt8] =
            [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try read(bytes) == ["1 A.viewDidLoad"])
    }

    @Test("A line of a megabyte is skipped, and the next line is read")
    func longLine() throws {
        let long = String(repeating: "viewWillAppear in the prose of a dump ", count: 30_000)
        #expect(try read(Array((long + "\n" + Self.line).utf8)) == ["2 Home.viewDidLoad"])
    }

    @Test(
        "Compressed files are errors with a fix", arguments: [[0x1F, 0x8B, 8, 0], [0x50, 0x4B, 3, 4]] as [[UInt8]])
    func packed(bytes: [UInt8]) throws {
        #expect(Reader.log.recognizes(InputSource(name: "x.log.gz", bytes: bytes)))
        let error = #expect(throws: ReadError.self) { try LogReading.runs(bytes) }
        #expect(error?.diagnostics.first?.message.contains("unpack") == true)
    }

    @Test("Color escapes are ignored")
    func escapes() throws {
        let text =
            "\u{1B}[32mHome viewDidLoad\u{1B}[0m\n\u{1B}[fg190,190,190;Home viewWillAppear\u{1B}[;\n[1;31mHome viewDidAppear[0m"
        #expect(try read(Array(text.utf8)) == ["1 Home.viewDidLoad", "2 Home.viewWillAppear", "3 Home.viewDidAppear"])
    }

    @Test("Reading in pieces of any size produces the same run", arguments: [1, 2, 7, 64, 4096])
    func pieces(size: Int) throws {
        let text = LogFixture.all.map(\.text).joined()
        let bytes = Array(text.utf8)
        var whole = try LogParser(file: nil, options: Reader.Options())
        whole.feed(bytes)
        whole.finish()
        var parser = try LogParser(file: nil, options: Reader.Options())
        var seen = 0
        for start in stride(from: 0, to: bytes.count, by: size) {
            for addition in parser.feed(bytes[start..<min(start + size, bytes.count)]) { seen += addition.events.count }
        }
        for addition in parser.finish() { seen += addition.events.count }
        #expect(parser.runs == whole.runs)
        #expect(seen == whole.runs.reduce(0) { $0 + $1.events.count })
    }

    @Test("The event in a line is available as soon as the line ends")
    func following() throws {
        var parser = try LogParser(file: nil, options: Reader.Options())
        #expect(parser.feed(Array("A viewDidLoad".utf8)).isEmpty)
        let additions = parser.feed(Array("\nA view".utf8))
        #expect(additions.map(\.events.count) == [2])
        #expect(parser.feed(Array("WillAppear\n".utf8)).count == 1)
    }

    @Test("Events that were printed can be removed while a log is followed")
    func removal() throws {
        let lines = (1...40).map { "HomeViewController view\($0 % 2 == 0 ? "DidAppear" : "WillAppear"):\n" }
        var whole = try LogParser(file: "a.log", options: Reader.Options())
        var followed = whole
        var events: [Event] = []
        for line in lines + ["iOS 17\n", "HomeViewController viewDidLoad\n"] {
            whole.feed(Array(line.utf8))
            for addition in followed.feed(Array(line.utf8)) {
                events += followed.runs[addition.run].events[addition.events]
            }
            followed.removeEvents()
            #expect(followed.runs.allSatisfy { $0.events.isEmpty })
        }
        #expect(whole.runs.count == 2 && events == whole.runs.flatMap(\.events))
        #expect(followed.runs.map(\.controllers) == whole.runs.map(\.controllers))
    }
}
