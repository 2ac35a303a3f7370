import Foundation
import LifecycleEngine
import LifecycleModel
import LifecycleReaders

/// Files beside the package that tests walk where they are there: samples, and the cases and logs of the house.
enum Corpus {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The files below a folder whose names end so, as paths relative to the package, sorted.
    static func files(_ folder: String, _ endings: [String]) -> [String] {
        let base = root.appending(path: folder)
        guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
        let names = walk.compactMap { $0 as? String }.filter { name in endings.contains { name.hasSuffix($0) } }
        return names.sorted().map { "\(folder)/\($0)" }
    }

    static func document(_ path: String) throws -> Document {
        let source = Source(name: path, bytes: [UInt8](try Data(contentsOf: root.appending(path: path))))
        guard let reader = Reader.reader(for: source) else { throw ReadError(file: path, message: "no reader") }
        return try reader.read(source, Reader.Options())
    }
}

extension Scenario {
    /// Whether it says itself what is to be reported.
    var claimsDiagnostics: Bool {
        (expectations + steps.flatMap(\.expectations)).contains { $0.diagnostics != nil }
    }
}
