import Foundation
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleLogs

/// A generator of random lines with every prefix, logger, and form.
private struct LineShuffler {
    var numbers: SeededGenerator

    private static let prefixes = [
        "", "2020-04-01 16:30:45.465638+0800 Demo[63209:914637] ", "16:30:45.465 ", "[DEBUG] ", "Demo[63209:914637] ",
        "Apr  1 16:30:45 iPhone Demo[63209] <Notice>: ", "🟢 ", "--> ", "[com.example.demo:life] ",
        "2020-04-01 16:30:45.465 Df Demo[63209:914637] ", "Apr  1 16:30:45 iPhone Demo(UIKitCore)[63209] <Notice>: ",
    ]
    private static let forms = [
        "-[NAME CALL]", "<Demo.NAME: 0xID> CALL", "NAME CALL", "NAME: CALL", "NAME - CALL", "[NAME] CALL", "NAME.CALL",
        "CALL <NAME: 0xID>", "CALL: NAME", "NAME.swift - CALL", "(-[NAME CALL]) called for <NAME: 0xID>",
        "NAME CALL called",
    ]
    private static let names = ["HomeViewController", "DetailViewController", "ListVC", "SettingsViewController"]
    private static let calls: [(text: String, callback: Callback)] = [
        ("viewDidLoad", .viewDidLoad), ("viewWillAppear:", .viewWillAppear), ("viewDidAppear:", .viewDidAppear),
        ("viewWillDisappear:", .viewWillDisappear), ("viewDidDisappear:", .viewDidDisappear),
        ("viewDidLayoutSubviews", .viewDidLayoutSubviews),
    ]

    /// Returns a line, and the class and callback that it contains.
    mutating func line() -> (text: String, event: String) {
        let name = LineShuffler.names[Int.random(in: 0..<4, using: &numbers)]
        let call = LineShuffler.calls[Int.random(in: 0..<6, using: &numbers)]
        var form = LineShuffler.forms[Int.random(in: 0..<12, using: &numbers)]
        // A name after a colon requires a selector without a colon.
        if form.hasPrefix("CALL:"), call.text.hasSuffix(":") { form = "NAME CALL" }
        let prefix = LineShuffler.prefixes[Int.random(in: 0..<11, using: &numbers)]
        let message = form.replacing("NAME", with: name).replacing("CALL", with: call.text)
            .replacing("ID", with: "7f\(LineShuffler.names.firstIndex(of: name) ?? 0)a4c")
        return (prefix + message, "\(name).\(call.callback.shortName)")
    }
}

@Suite("Log reader properties")
struct LogPropertyTests {
    @Test("In lines with random prefixes, loggers, and forms, every event is found with its class")
    func shuffled() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var shuffler = LineShuffler(numbers: SeededGenerator(seed: seed))
        let lines = (0..<Effort.number(3_000)).map { _ in shuffler.line() }
        let runs = try LogReading.runs(lines.map(\.text).joined(separator: "\n") + "\n")
        var found: [Int: String] = [:]
        for run in runs {
            for (place, event) in run.callbacks {
                found[run.events[place].line ?? 0] =
                    "\(run[event.controller].shortClassName).\(event.callback.shortName)"
            }
        }
        let wrong = lines.indices.filter { found[$0 + 1] != lines[$0].event }
        let shown = wrong.prefix(5).map { "\(lines[$0].text) → \(found[$0 + 1] ?? "nothing")" }
        #expect(wrong.isEmpty, "seed \(seed): \(wrong.count) lines, such as \(shown)")
    }

    @Test("Almost no events are found in the package's articles and sources, except in examples of logs")
    func documents() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var invented: [String] = []
        var count = 0
        for case let file as URL in files where ["md", "swift"].contains(file.pathExtension) {
            // The articles, the grammar, and the rules about logs contain log lines, the topics and the words of
            // questions contain questions about them, and the translations are of words in drawings.
            let aboutLogs = [
                "Logs.md", "FromALogToAScenario.md", "LogGrammar.swift", "DiffersFromUIKit.swift",
                "InferredSteps.swift", "CanceledTransition.swift", "SuspiciousOrder.swift", "Translations.swift",
            ]
            if aboutLogs.contains(file.lastPathComponent) { continue }
            if !Set(["Topics", "Questions"]).isDisjoint(with: file.pathComponents) { continue }
            count += 1
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for run in try LogReading.runs(text) {
                for (place, _) in run.callbacks {
                    let line = lines[(run.events[place].line ?? 1) - 1].drop { $0 == " " }
                    if line.first?.isNumber == true || line.hasPrefix("{\"event\"") { continue }
                    invented.append("\(file.lastPathComponent): \(line)")
                }
            }
        }
        // At most five events for every 61 documents.
        #expect(count > 61 && invented.count * 61 <= 5 * count, "\(invented)")
    }
}
