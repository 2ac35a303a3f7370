import Foundation
import LifecycleDiagnostics
import Testing

@testable import LifelineTool

@Suite("Calibration of lifeline explain")
struct CalibrationTests {
    /// A question of `calibration.txt`, with the topics that answer it.
    struct Row {
        let question: String
        let topics: [String]
    }

    /// The questions of `calibration.txt`. A line that ends with a colon names topics.
    private static let rows: [Row] = {
        let file = Program.package.appending(path: "Tests/Fixtures/calibration.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var topics: [String] = []
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("- ") { return Row(question: String(line.dropFirst(2)), topics: topics) }
            if !line.hasPrefix("#") {
                topics = line.dropLast().split { ", ".contains($0) }.map(String.init).filter { $0 != "none" }
            }
            return nil
        }
    }()

    @Test("The table has 300 questions that a topic answers and 200 of other fields, and its topics exist")
    func table() {
        #expect(Self.rows.count { !$0.topics.isEmpty } >= 300 && Self.rows.count { $0.topics.isEmpty } >= 200)
        let known = Set(Topic.all.map(\.id))
        #expect(Set(Self.rows.flatMap(\.topics)) == known)
        #expect(Set(Self.rows.map(\.question)).count == Self.rows.count)
    }

    @Test("98 % of decisive answers are right, and none answers a question of another field", arguments: [0, 1])
    func decisive(half: Int) {
        let rows = Self.rows.enumerated().filter { $0.offset % 2 == half }.map(\.element)
        var (right, listed) = (0, 0)
        var wrong: [String] = []
        for row in rows {
            let answer = Answer(to: row.question)
            if answer.candidates.contains(where: { row.topics.contains($0.topic.id) }) { listed += 1 }
            guard let topic = answer.topic else { continue }
            // A callback, a UIKit message, or another name in the question has its own page.
            if row.topics.contains(topic.id) || answer.isName {
                right += 1
            } else {
                wrong.append("\(row.question): \(topic.id)")
            }
            #expect(!row.topics.isEmpty, "\(row.question): \(topic.id)")
        }
        #expect(Double(right) >= 0.98 * Double(right + wrong.count), "\(wrong)")
        let answerable = rows.count { !$0.topics.isEmpty }
        #expect(right * 5 >= answerable * 2, "\(right) of \(answerable) are decisive")
        #expect(listed * 100 >= answerable * 85, "\(listed) of \(answerable) have the topic among the candidates")
    }

    @Test("Most questions of other fields have no candidates")
    func otherFields() {
        let others = Self.rows.filter(\.topics.isEmpty)
        let silent = others.count { Answer(to: $0.question).isUnanswered }
        #expect(silent * 10 >= others.count * 7, "\(silent) of \(others.count)")
    }
}
