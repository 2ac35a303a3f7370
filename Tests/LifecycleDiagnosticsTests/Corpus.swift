import Foundation
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// The samples and fixtures in the repository, which tests enumerate if they exist.
enum Corpus {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns the files in `folder` that have one of the suffixes in `endings`, as sorted paths relative to the
    /// package.
    static func files(_ folder: String, _ endings: [String]) -> [String] {
        let base = root.appending(path: folder)
        guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
        let names = walk.compactMap { $0 as? String }.filter { name in endings.contains { name.hasSuffix($0) } }
        return names.sorted().map { "\(folder)/\($0)" }
    }

    static func document(_ path: String) throws -> Document {
        let source = Source(name: path, bytes: [UInt8](try Data(contentsOf: root.appending(path: path))))
        guard let reader = Reader.reader(for: source) else { throw ReadError(file: path, message: "no reader") }
        return try reader.read(
            source, Reader.Options { path in (try? Data(contentsOf: root.appending(path: path))).map { Array($0) } })
    }
}

extension Scenario {
    /// Whether the scenario states its expected diagnostics.
    var claimsDiagnostics: Bool {
        (expectations + steps.flatMap(\.expectations)).contains { $0.diagnostics != nil }
    }
}
