/// A search for the topics that answer a question.
///
/// A topic's score is the sum of the weights of its words that the question contains, times the squared share of its
/// needed words that the question contains. The weight of a word is its inverse document frequency: the fewer topics
/// contain the word, the more it counts. Words of example questions and titles count half, and so do names, such as
/// those of callbacks, so that a topic about a problem comes first.
public struct TopicIndex: Sendable {
    /// A topic with its score for a question.
    public struct Match: Sendable {
        /// The topic.
        public let topic: Topic
        /// The score. A higher score fits better.
        public let score: Double

        /// Creates a match.
        public init(topic: Topic, score: Double) { (self.topic, self.score) = (topic, score) }
    }

    private struct Entry: Sendable {
        let topic: Topic
        let needs: [[String]]
        let terms: [String: Double]
    }

    /// The score below which a topic doesn't answer a question.
    public static let threshold = 1.3

    private let entries: [Entry]
    private let weights: [String: Double]
    /// The words of topics, without the other words of their titles and example questions.
    private let known: Set<String>
    /// The words of topics, as stems, for corrections.
    public let vocabulary: [String]

    /// Creates an index of topics.
    public init(_ topics: [Topic]) {
        entries = topics.map { topic in
            let needs = topic.needs.split(separator: " ")
                .map { $0.split(separator: "/").map { TopicWords.stem($0) } }
                .filter { !$0.allSatisfy(TopicWords.fillers.contains) }
            var terms: [String: Double] = [:]
            for text in topic.subject.isReference ? [] : topic.questions + [topic.title] {
                for term in TopicWords.terms(of: text, knowing: { _ in false }) { terms[term] = 0.5 }
            }
            for word in topic.words.split(separator: " ").map({ TopicWords.stem($0) })
            where !TopicWords.fillers.contains(word) { terms[word] = 1 }
            for need in needs.joined() { terms[need] = 1 }
            return Entry(topic: topic, needs: needs, terms: terms)
        }
        known = Set(entries.flatMap { entry in entry.terms.filter { $0.value == 1 }.keys })
        vocabulary = known.sorted()
        var counts: [String: Double] = [:]
        for entry in entries { for term in entry.terms.keys { counts[term, default: 0] += 1 } }
        let total = Double(topics.count)
        weights = counts.mapValues { logarithm(total / $0) + 0.1 }
    }

    /// Returns the topics that share words with a question, best first.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - correct: A closure that returns a known word for a misspelled word, or nil.
    public func matches(_ question: String, correct: (String) -> String? = { _ in nil }) -> [Match] {
        let terms = Set(TopicWords.terms(of: question, knowing: known.contains, correct: correct))
        let ordered = terms.sorted()
        let found = entries.compactMap { entry -> Match? in
            // In a fixed order, because the sum of the same numbers in another order can differ.
            let sum = ordered.reduce(0) { $0 + (entry.terms[$1] ?? 0) * (weights[$1] ?? 0) }
            let score = sum * share(of: entry, terms) * (entry.topic.subject.isReference ? 0.5 : 1)
            return score > 0 ? Match(topic: entry.topic, score: score) : nil
        }
        return found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element)
    }

    /// Returns the squared share of the needed words that are among `terms`, by weight.
    private func share(of entry: Entry, _ terms: Set<String>) -> Double {
        var (found, all) = (0.0, 0.0)
        for need in entry.needs {
            let known = need.map { weights[$0] ?? 0 }
            let matched = need.filter(terms.contains).map { weights[$0] ?? 0 }
            all += matched.max() ?? max(known.reduce(0, +) / Double(known.count), 3)
            found += matched.max() ?? 0
        }
        return all > 0 ? (found / all) * (found / all) : 0
    }
}

extension Topic.Subject {
    /// Whether the subject lists names rather than problems and questions.
    public var isReference: Bool {
        switch self {
        case .rules, .checks, .callbacks, .names, .verbs, .keys, .messages, .versions: true
        default: false
        }
    }
}

/// Returns the binary logarithm of a number of at least 1, without Foundation.
private func logarithm(_ number: Double) -> Double {
    // Between powers of 2, the line through both is close enough for a rank.
    Double(number.exponent) + number.significand - 1
}
