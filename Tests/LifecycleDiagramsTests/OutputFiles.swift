import Foundation
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// The drawings in the repository, and the samples that they show.
enum OutputFiles {
    /// The folder that contains Package.swift.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All SVG files in `output/`, as relative paths.
    static let drawings = files(below: "output").filter { $0.hasSuffix(".svg") }

    /// All scenarios and logs in `samples/`, as relative paths.
    static let samples = files(below: "samples").filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".log") }

    private static func files(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path) ?? .init()
        return names.compactMap { $0 as? String }.sorted()
    }

    static func bytes(_ path: String) throws -> Data { try Data(contentsOf: root.appending(path: path)) }

    /// Returns the runs of a sample, each with its timeline files in page order.
    static func timelines(of sample: String) throws -> [(run: Run, files: [String])] {
        let path = root.appending(path: "samples/\(sample)").path
        let source = InputSource(name: path, bytes: [UInt8](try bytes("samples/\(sample)")))
        let options = Reader.Options { path in (try? Data(contentsOf: URL(filePath: path))).map { Array($0) } }
        let runs: [Run] =
            switch try Reader.reader(for: source)?.read(source, options) {
            case .scenario(let scenario): [scenario.play()]
            case .runs(let runs): runs
            default: []
            }
        let stem = String(sample.prefix(upTo: sample.lastIndex(of: ".") ?? sample.endIndex))
        return runs.enumerated().map { index, run in
            let name = runs.count == 1 ? stem : "\(stem)-\(index + 1)"
            let first = "\(name).timeline.svg"
            let others = (2..<1_000).lazy.map { "\(name).timeline-\($0).svg" }.prefix { drawings.contains($0) }
            return (run, [first] + others)
        }
    }
}
