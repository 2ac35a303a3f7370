import Foundation
import LifecycleModel
import Testing

@testable import LifecycleLogs

/// A log from `Fixtures/log-forms.txt` or `Fixtures/log-excerpts.txt`: lines with their expected events.
struct LogFixture: CustomTestStringConvertible, Sendable {
    struct Line: Sendable {
        let expected: [String]
        let text: String
    }

    let name: String
    var lines: [Line] = []

    var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }
    var testDescription: String { name }

    static let all = read("log-forms.txt") + read("log-excerpts.txt")

    private static func read(_ file: String) -> [LogFixture] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(file)")
        guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
        var fixtures: [LogFixture] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("=== ") { fixtures.append(LogFixture(name: String(line.dropFirst(4)))) }
            guard let mark = line.firstIndex(of: "‖"), !fixtures.isEmpty else { continue }
            let expected = line[..<mark].split(separator: " ").map(String.init)
            let text = line[line.index(after: mark)...]
            let body = text.hasPrefix(" ") ? text.dropFirst() : text
            fixtures[fixtures.count - 1].lines.append(Line(expected: expected, text: String(body)))
        }
        return fixtures
    }
}

/// Functions that read logs for tests.
enum LogReading {
    /// Returns the callbacks in a log, such as `HomeVC.viewDidLoad`.
    static func events(in log: String) throws -> [String] {
        try runs(log).flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].shortClassName).\($0.event.callback.shortName)" }
        }
    }

    static func runs(_ text: String, options: Reader.Options = Reader.Options()) throws -> [Run] {
        try runs(Array(text.utf8), options: options)
    }

    static func runs(_ bytes: [UInt8], options: Reader.Options = Reader.Options()) throws -> [Run] {
        guard case .runs(let runs) = try Reader.log.read(InputSource(name: "test.log", bytes: bytes), options) else {
            return []
        }
        return runs
    }

    /// Returns the events, including the ends of callbacks, with their lines: `2 Home.viewDidLoad`,
    /// `3 !unbalanced-appearance`.
    static func told(_ runs: [Run]) -> [(line: Int, text: String)] {
        runs.flatMap { run in
            run.events.compactMap { event -> (line: Int, text: String)? in
                guard let line = event.line else { return nil }
                switch event.body {
                case .callback(let callback): return (line, name(run[callback.controller], callback.callback))
                case .warning(let warning): return (line, "!" + warning.id)
                case .action(let action) where action.kind == .leave:
                    guard let subject = action.subject, let callback = Callback.named(action.name ?? "").first else {
                        return nil
                    }
                    return (line, name(run[subject], callback))
                default: return nil
                }
            }
        }
    }

    private static func name(_ info: ControllerInfo, _ callback: Callback) -> String {
        let owner = info.name == "controller" ? "?" : info.shortClassName
        return "\(owner.replacing(" ", with: "_")).\(callback.selector.prefix { $0 != ":" })"
    }
}
