import Foundation
import LifecycleEngine
import LifecycleModel
import Testing

/// Tests for the table of callbacks, versions, and samples in the article about iOS 13 to 26.
struct CallbackTableTests {
    /// A row of the table.
    struct Row: Sendable, CustomTestStringConvertible {
        let word: String
        let since: Int?
        let sample: String

        var testDescription: String { word }
    }

    private static let rows: [Row] = {
        let article = SampleFile.root.appendingPathComponent("Sources/Lifeline/Lifeline.docc/UIKitFrom13To26.md")
        let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
            return Row(word: cells[0], since: Int(cells[1]), sample: cells[3])
        }
    }()

    @Test("Each sample in the table contains the callback in its row", arguments: rows)
    func sampleReceives(row: Row) throws {
        let callback = try #require(Callback.named(row.word).first)
        #expect(callback.definition.since == row.since)
        let path = SampleFile.root.appendingPathComponent("samples/modern/\(row.sample).yaml").path
        let run = try SampleFile(path: path).scenario().play()
        #expect(run.callbacks.contains { $0.event.callback == callback })
    }

    @Test("The table lists every delegate callback")
    func delegates() {
        let words = Set(CallbackTableTests.rows.map(\.word))
        for callback in Callback.allCases where callback.phase == .delegate {
            #expect(words.contains(callback.shortName), "\(callback.shortName)")
        }
    }
}
