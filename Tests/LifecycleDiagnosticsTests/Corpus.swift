import Foundation
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import TestSupport

extension Corpus {
    static func document(_ path: String) throws -> Document {
        let source = InputSource(name: path, bytes: [UInt8](try Data(contentsOf: root.appending(path: path))))
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
