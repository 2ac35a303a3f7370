import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

/// Excerpts that people published, with what a perfect reader gets; they lie beside the repository and are read in place.
enum RealFiles {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/real")

    struct Sample: CustomTestStringConvertible, Sendable {
        let file: String
        var entries: [[String: String]] = []
        var warnings: [String] = []
        var isGrammarOnly = false
        var testDescription: String { file }
    }

    /// Reads the index's few shapes of YAML: `- file: x`, `- {line: 1, …}`, `id: x` below a warning.
    static func samples(_ kind: String) -> [Sample] {
        let path = folder.appending(path: kind + "/index.yaml")
        guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
        var samples: [Sample] = []
        for line in text.split(separator: "\n") {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("- file: ") { samples.append(Sample(file: String(words.dropFirst(8)))) }
            guard !samples.isEmpty else { continue }
            let last = samples.count - 1
            if words.hasPrefix("- {line:") || words.hasPrefix("- {n:") { samples[last].entries.append(entry(words)) }
            if words.hasPrefix("id: ") { samples[last].warnings.append(String(words.dropFirst(4))) }
            if words == "authenticity: doc-template" || words == "authenticity: test-fixture" {
                samples[last].isGrammarOnly = true
            }
        }
        return samples
    }

    private static func entry(_ text: String) -> [String: String] {
        var entry: [String: String] = [:]
        for pair in text.dropFirst(3).split(separator: "}")[0].components(separatedBy: ", ") {
            let parts = pair.components(separatedBy: ": ")
            if parts.count == 2 { entry[parts[0]] = parts[1].trimmingCharacters(in: ["'"]) }
        }
        return entry
    }

    static func source(_ kind: String, _ file: String) throws -> Source {
        Source(name: file, bytes: Array(try Data(contentsOf: folder.appending(path: kind + "/" + file))))
    }
}

@Suite(
    "Real logs and dumps",
    .enabled(if: !RealFiles.samples("logs").isEmpty, "../shared/real is not here, so nothing is compared"))
struct LogRealFilesTests {
    @Test("Each excerpt gives its events and warnings and nothing else", arguments: RealFiles.samples("logs"))
    func log(sample: RealFiles.Sample) throws {
        let source = try RealFiles.source("logs", sample.file)
        guard case .runs(let runs) = try Reader.log.read(source, Reader.Options()) else { return }
        let told = LogReading.told(runs)
        #expect(told.filter { $0.text.hasPrefix("!") }.map { String($0.text.dropFirst()) } == sample.warnings)
        let events = told.filter { !$0.text.hasPrefix("!") }
        #expect(events.map { "\($0.line)" } == sample.entries.compactMap { $0["line"] })
        for (event, entry) in zip(events, sample.entries) {
            let controller = (entry["controller"] ?? "null").replacing(" ", with: "_")
            #expect(controller == "null" || event.text.hasPrefix(controller + "."), "\(event)")
        }
        if !sample.entries.isEmpty || !sample.warnings.isEmpty { #expect(Reader.reader(for: source)?.name == "log") }
    }

    @Test("Each dump gives its nodes and nothing else", arguments: RealFiles.samples("hierarchy"))
    func dump(sample: RealFiles.Sample) throws {
        let source = try RealFiles.source("hierarchy", sample.file)
        #expect(Reader.reader(for: source)?.name == "hierarchy")
        guard case .hierarchy(let dump) = try Reader.hierarchy.read(source, Reader.Options()) else { return }
        let nodes = dump.nodes.map(\.node)
        #expect(nodes.map(\.className) == sample.entries.compactMap { $0["class"] })
        #expect(nodes.map { "\($0.line)" } == sample.entries.compactMap { $0["line"] })
        #expect(nodes.map { $0.state?.rawValue ?? "null" } == sample.entries.compactMap { $0["state"] })
        #expect(nodes.map(\.relation.rawValue) == sample.entries.compactMap { $0["relation"] })
        #expect(nodes.map { $0.view ?? "null" } == sample.entries.compactMap { $0["view"] })
    }
}
