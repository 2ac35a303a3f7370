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

    private static let rows = questions(in: "calibration.txt")

    /// Returns the questions of a fixture. A line that ends with a colon names topics.
    private static func questions(in name: String) -> [Row] {
        let file = Program.package.appending(path: "Tests/Fixtures/\(name)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var topics: [String] = []
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("- ") { return Row(question: String(line.dropFirst(2)), topics: topics) }
            if !line.hasPrefix("#") {
                topics = line.dropLast().split { ", ".contains($0) }.map(String.init).filter { $0 != "none" }
            }
            return nil
        }
    }

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

    @Test("A question in Chinese, Japanese, or German about each topic has the topic among its candidates")
    func languages() {
        let rows = Self.questions(in: "languages.txt")
        let counts = Dictionary(grouping: rows, by: { $0.topics[0] }).mapValues(\.count)
        #expect(Set(counts.keys) == Set(Topic.all.map(\.id)) && counts.values.allSatisfy { $0 == 3 })
        for row in rows {
            let answer = Answer(to: row.question)
            let candidates = answer.candidates.map(\.topic.id)
            #expect(candidates.contains(row.topics[0]), "\(row.question): \(candidates)")
            #expect(answer.topic == nil || answer.isName || answer.topic?.id == row.topics[0], "\(row.question)")
        }
    }

    @Test("A question means the same in eight other languages")
    func sameTopic() {
        let twice = [
            "viewWillAppear 调用两次", "viewWillAppear が2回呼ばれる", "viewWillAppear 두 번 호출",
            "viewWillAppear zweimal aufgerufen",
            "viewWillAppear est appelé deux fois", "viewWillAppear se llama dos veces",
            "viewWillAppear é chamado duas vezes",
            "viewWillAppear вызывается дважды",
        ]
        let never = [
            "viewDidDisappear 不会调用", "viewDidDisappear が呼ばれない", "viewDidDisappear 호출되지 않음",
            "viewDidDisappear wird nicht aufgerufen", "viewDidDisappear n'est pas appelé",
            "viewDidDisappear nunca se llama", "viewDidDisappear não é chamado", "viewDidDisappear не вызывается",
        ]
        for question in twice { #expect(Answer(to: question).topic?.id == "appearance-twice", "\(question)") }
        for question in never { #expect(Answer(to: question).topic?.id == "appearance-missing", "\(question)") }
    }
}
