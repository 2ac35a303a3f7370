/// A search for the topics that answer a question.
///
/// A topic's score is the sum of the weights of its words that the question contains, times the share of its needed
/// words that the question contains. The weight of a word is its inverse document frequency: the fewer topics contain
/// the word, the more it counts. Words of example questions and titles count half, and so do names, such as those of
/// callbacks, so that a topic about a problem comes first. The sum is divided by the length of the topic's vector of
/// weights, so that a topic isn't better because it has more words. Each way or place in the question that the topic
/// doesn't have, such as "twice" or "in a tab", takes a fifth of the score. A topic about something that isn't called
/// has half of the score if the question says that it is called.
///
/// A score tells which topic is better, not whether it is right. ``Search/isDecisive`` tells that.
public struct TopicIndex: Sendable {
    /// A topic with its score for a question.
    public struct Match: Sendable {
        /// The topic.
        public let topic: Topic
        /// The score. A higher score fits better.
        public let score: Double
        /// The share of the needed words that the question contains, from 0 to 1.
        let needed: Double
        /// The share of the question that the topic explains, from 0 to 1. See ``TopicIndex/explained(by:_:)``.
        let explained: Double
        /// Whether the question contains a way, a place, or a name in code that the topic says nothing about.
        let lacksPart: Bool

        /// Creates a match.
        public init(topic: Topic, score: Double) { self.init(topic, score, (0, 0, true)) }

        fileprivate init(_ topic: Topic, _ score: Double, _ fit: (needed: Double, explained: Double, lacksPart: Bool)) {
            (self.topic, self.score) = (topic, score)
            (needed, explained, lacksPart) = fit
        }
    }

    /// What a search found.
    public struct Search: Sendable {
        /// The topics that can answer the question, best first.
        public let candidates: [Match]
        /// The three best topics, even if none of them can answer the question.
        public let nearest: [Match]
        /// Whether the first candidate answers the question.
        ///
        /// The evidence is complete: the question is about UIKit or SwiftUI, each of its words occurs in some text of
        /// Lifeline, and it contains all that the topic needs. The topic explains most of the question, including
        /// each way, place, and name in code, and no other topic comes near. The limits come from a table of
        /// questions, which is a test.
        public let isDecisive: Bool
    }

    fileprivate struct Indexed: Sendable {
        let topic: Topic
        let needs: [[String]]
        let terms: [String: Double]
        /// The terms that aren't only those of example questions.
        let own: Set<String>
        var length = 1.0
    }

    /// The share of its needed words that a candidate has, the share of the question that it explains, and its score as
    /// a share of the best one.
    private static let candidateLimit = (needed: 0.5, explained: 0.4, score: 0.25)
    /// The share of the question that a decisive topic explains, and its score as a multiple of the next one.
    private static let decisiveLimit = (explained: 0.7, lead: 1.7)
    /// The weight of a word that no topic has, which is near that of a word of one topic in a hundred.
    private static let unknownWeight = 3.0

    private var entries: [Indexed]
    private let weights: [String: Double]
    /// The words of topics, without the other words of their titles and example questions.
    private let known: Set<String>
    /// The words of topics, as stems, for corrections.
    public let vocabulary: [String]
    private let isUsed: @Sendable (String) -> Bool

    /// Creates an index of topics.
    ///
    /// - Parameters:
    ///   - topics: The topics.
    ///   - isUsed: A closure that returns whether a stem occurs in some text of a topic.
    public init(_ topics: [Topic], isUsed: @escaping @Sendable (String) -> Bool) {
        entries = topics.map { Indexed($0) }
        known = Set(entries.flatMap { entry in entry.terms.filter { $0.value == 1 }.keys })
        vocabulary = known.sorted()
        var counts: [String: Double] = [:]
        for entry in entries { for term in entry.terms.keys { counts[term, default: 0] += 1 } }
        let total = Double(topics.count)
        let weights = counts.mapValues { logarithm(total / $0) + 0.1 }
        for index in entries.indices {
            // In a fixed order, because the sum of the same numbers in another order can differ.
            let squares = entries[index].terms.map { $0.value * (weights[$0.key] ?? 0) }.map { $0 * $0 }.sorted()
            entries[index].length = max(squares.reduce(0, +).squareRoot(), 1)
        }
        (self.weights, self.isUsed) = (weights, isUsed)
    }

    /// Returns the stems in texts, for the closure `isUsed`.
    public static func stems(in texts: [String]) -> Set<String> {
        var words: Set<Substring> = []
        for text in texts {
            for word in text.utf8.split(whereSeparator: { !TopicWords.isLetter($0) }) { words.insert(Substring(word)) }
        }
        return Set(words.map { TopicWords.stem($0.lowercased()) })
    }

    /// Searches for the topics that answer a question.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - correct: A closure that returns a known word for a misspelled word, or nil.
    public func search(_ question: String, correct: (String) -> String? = { _ in nil }) -> Search {
        let text = TopicWords.withoutArguments(question)
        let reading = TopicWords.read(text, knowing: known.contains) { isUsed($0) ? nil : correct($0) }
        let strange = reading.isEnglish ? reading.words.count { isStrange($0) } : 0
        let ranked = ranked(reading, strange: strange)
        let things = things(in: reading)
        let isRelated = reading.namesFramework || things > (strange == 0 ? 0 : 1)
        let limit = TopicIndex.candidateLimit
        let lowest = (ranked.first?.score ?? 0) * limit.score
        let candidates = ranked.filter { match in
            isRelated && match.needed >= limit.needed && match.explained >= limit.explained && match.score >= lowest
        }
        let isAboutField = strange == 0 && (reading.namesFramework || things > 1)
        return Search(
            candidates: candidates, nearest: Array(ranked.prefix(3)),
            isDecisive: isAboutField && TopicIndex.isDecisive(candidates, ranked))
    }

    /// Returns the topics that share words with a question, best first.
    private func ranked(_ reading: TopicWords.Reading, strange: Int) -> [Match] {
        let terms = Set(reading.words.flatMap(\.terms))
        let parts = TopicWords.vocabulary.parts
        let required = reading.words.filter { word in
            word.terms.contains { parts[$0] == .way || parts[$0] == .where }
                || (word.isName && known.contains(word.stem))
        }
        let isAboutScenarios = terms.contains("scenario") || terms.contains("yaml")
        let found = entries.compactMap { entry -> Match? in
            guard isAboutScenarios || ![.verbs, .keys].contains(entry.topic.subject) else { return nil }
            let isDenied = reading.affirmsCall && entry.needs.contains(["not"])
            let (score, needed) = score(of: entry, terms, isDenied: isDenied)
            guard score > 0 else { return nil }
            let lacksPart = required.contains { !$0.terms.contains { entry.terms[$0] != nil } }
            let explained = explained(by: entry, reading.words, strange: strange)
            return Match(entry.topic, score, (needed, explained, lacksPart || isDenied))
        }
        return found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element)
    }

    /// Returns whether the first candidate fits a question, and no other topic comes near.
    private static func isDecisive(_ candidates: [Match], _ ranked: [Match]) -> Bool {
        guard let best = candidates.first, best.topic.id == ranked[0].topic.id, !best.topic.subject.isReference,
            best.needed > 0.99, best.explained >= decisiveLimit.explained, !best.lacksPart
        else { return false }
        let next = ranked.dropFirst().first { !$0.topic.subject.isReference }?.score ?? 0
        return best.score >= next * decisiveLimit.lead
    }

    /// Returns whether no text of Lifeline uses a word, so that the question is about something else, too.
    private func isStrange(_ word: TopicWords.Word) -> Bool {
        let terms = [word.stem] + (TopicWords.vocabulary.concepts[word.stem] ?? [])
        return !word.isOwnName && !terms.contains { weights[$0] != nil } && !isUsed(word.stem)
    }

    /// Returns the number of things and places of UIKit in a question. A known word with more than ten letters counts
    /// as two, because it is a name, but words such as "page" and "window" alone have other meanings elsewhere.
    private func things(in reading: TopicWords.Reading) -> Int {
        let parts = TopicWords.vocabulary.parts
        let things = reading.words.flatMap(\.terms).filter { parts[$0] == .what || parts[$0] == .where }
        let hasName = reading.words.contains { $0.stem.utf8.count > 10 && known.contains($0.stem) }
        return max(Set(things).count, hasName ? 2 : 0)
    }

    /// Returns the score of a topic for the terms of a question, and the share of its needed words among them.
    private func score(of entry: Indexed, _ terms: Set<String>, isDenied: Bool) -> (Double, needed: Double) {
        let shared = terms.filter { entry.terms[$0] != nil }
        guard !shared.isEmpty else { return (0, 0) }
        let sum = shared.sorted().reduce(0) { $0 + (entry.terms[$1] ?? 0) * (weights[$1] ?? 0) }
        let needed = share(of: entry, terms)
        let parts = TopicWords.vocabulary.parts
        var score = sum * needed / entry.length.squareRoot() * (entry.topic.subject.isReference ? 0.5 : 1)
        for term in terms where parts[term] == .way || parts[term] == .where {
            if !entry.own.contains(term) { score *= 0.8 }
        }
        return (isDenied ? score / 2 : score, needed)
    }

    /// Returns the share of a question's words that a topic has, by weight. A word that it doesn't have counts half,
    /// because most questions contain words that no answer depends on. A strange word counts once more.
    private func explained(by entry: Indexed, _ words: [TopicWords.Word], strange: Int) -> Double {
        var (explained, others) = (0.0, 0.0)
        for word in words {
            let weight = word.terms.compactMap { term in entry.terms[term].map { $0 * (weights[term] ?? 0) } }.max()
            if let weight {
                explained += weight
            } else {
                others += word.terms.compactMap { weights[$0] }.max() ?? TopicIndex.unknownWeight
            }
        }
        others = others / 2 + Double(strange) * TopicIndex.unknownWeight
        return explained > 0 ? explained / (explained + others) : 0
    }

    /// Returns the share of the needed words that are among `terms`, by weight.
    private func share(of entry: Indexed, _ terms: Set<String>) -> Double {
        var (found, all) = (0.0, 0.0)
        for need in entry.needs {
            let known = need.map { weights[$0] ?? 0 }
            let matched = need.filter(terms.contains).map { weights[$0] ?? 0 }
            all += matched.max() ?? max(known.reduce(0, +) / Double(known.count), 3)
            found += matched.max() ?? 0
        }
        return all > 0 ? found / all : 0
    }
}

extension TopicIndex.Indexed {
    fileprivate init(_ topic: Topic) {
        let needs = topic.needs.split(separator: " ")
            .map { $0.split(separator: "/").map { TopicWords.stem($0) } }
            .filter { !$0.allSatisfy(TopicWords.fillers.contains) }
        let words = topic.words.split(separator: " ").map { TopicWords.stem($0) }
        let own = Set(words.filter { !TopicWords.fillers.contains($0) } + needs.joined())
        let title = topic.subject.isReference ? [] : TopicWords.terms(of: topic.title)
        let examples = topic.subject.isReference ? [] : topic.questions.map { TopicWords.terms(of: $0) }
        var terms: [String: Double] = [:]
        for term in examples.reduce(title, { $0.union($1) }) { terms[term] = 0.5 }
        for term in own { terms[term] = 1 }
        (self.topic, self.needs, self.terms, self.own) = (topic, needs, terms, own.union(title))
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
