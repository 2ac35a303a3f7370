import LifecycleDiagnostics
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Lifeline

/// The answer of `lifeline explain` to a question: the topic that is opened, if one is certain, and the candidates.
struct Answer {
    private(set) var question: String
    /// The topic that answers the question, or nil if it isn't certain that one does.
    let topic: Topic?
    /// The score of the topic. See `TopicIndex`.
    let score: Double
    /// The topics that can answer the question, best first: at most five, and the opened one is the first.
    let candidates: [TopicIndex.Match]
    /// Whether the question is the name of the topic, a version, or a UIKit message, rather than words.
    let isName: Bool
    /// The exception or UIKit message in the question that no entry describes, or nil if there is none. Such a question
    /// has no topic, because its words would lead to an unrelated one.
    private(set) var unknown: UnknownCrash?
    /// The misspelled names of the question, each with the name that is explained instead.
    private(set) var corrections: [(word: String, name: String)] = []
    /// The iOS version for the order of callbacks, or nil for the newest.
    var ios: IOSVersion?

    /// The score of a topic whose name is the whole question, or of a UIKit message in the question.
    private static let exactScore = 100.0

    /// Answers a question: a name, a UIKit message, or words.
    ///
    /// Names are compared without letter case and argument labels. If the question is not a name, a typo in a name of
    /// more than four characters is corrected, and in a question of several words, a typo in a callback or a method.
    init(to question: String) {
        let words = question.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.question = words
        var exact = Answer.named(words)
        let version = exact.isEmpty ? Topic.version(in: words) : nil
        if let version { exact = [Topic.release(version)].compactMap(\.self) }
        if exact.isEmpty {
            exact = Answer.named(TopicWords.withoutFillers(words)).filter { [.callbacks, .names].contains($0.subject) }
        }
        if exact.isEmpty { exact = Answer.messages(in: question) }
        unknown = exact.isEmpty ? UnknownCrash(in: question) : nil
        if exact.isEmpty, !words.contains(" "), words.count > 4, let near = Answer.near(words, among: Answer.allNames) {
            corrections = [(words, near)]
            exact = Answer.named(near)
        }
        let misspelled = exact.isEmpty && unknown == nil ? Answer.misspelledMethods(in: words) : []
        if !misspelled.isEmpty {
            self = Answer(to: misspelled.reduce(words) { $0.replacing($1.word, with: $1.name) })
            (self.question, corrections) = (words, misspelled)
            return
        }
        isName = !exact.isEmpty
        if let unknown {
            (topic, score, candidates) = (nil, 0, Array(Answer.topics(about: unknown).prefix(5)))
            return
        }
        // No other topic answers a question about a version that isn't simulated.
        let search = version == nil || isName ? Answer.search(words) : nil
        let example = exact.isEmpty ? Answer.topicsByExample[words.lowercased()] : nil
        let certain = (exact + [example].compactMap(\.self)).map {
            TopicIndex.Match(topic: $0, score: Answer.exactScore)
        }
        let others = (search?.candidates ?? []).filter { match in
            !certain.contains { $0.topic.id == match.topic.id && $0.topic.subject == match.topic.subject }
        }
        candidates = Array((certain + others).prefix(5))
        let opened = certain.isEmpty && search?.isDecisive != true ? nil : candidates.first
        (topic, score) = (opened?.topic, opened?.score ?? 0)
    }

    /// Whether nothing fits the question.
    var isUnanswered: Bool { topic == nil && (candidates.isEmpty || unknown != nil) }

    /// The next topics: two, or all candidates if none is opened. Without candidates, the three nearest topics.
    var others: [TopicIndex.Match] {
        if topic != nil { return Array(candidates.dropFirst().prefix(2)) }
        if !candidates.isEmpty || unknown != nil { return candidates }
        if Topic.version(in: question) != nil {
            return Topic.releases.suffix(3).map { TopicIndex.Match(topic: $0, score: 0) }
        }
        let nearest = Answer.search(question).nearest
        let alike = Topic.all.map { TopicIndex.Match(topic: $0, score: Answer.likeness($0, question)) }
            .sorted { $0.score > $1.score }
            .filter { match in !nearest.contains { $0.topic.id == match.topic.id } }
        return Array((nearest + alike).prefix(3))
    }

    /// Returns the topics about the classes and methods that a message names: their own, and those that answer
    /// questions about them.
    private static func topics(about message: UnknownCrash) -> [TopicIndex.Match] {
        let named = message.names.flatMap { Array(Answer.named($0).prefix(1)) }
        return search(message.names.joined(separator: " ")).candidates.filter { !$0.topic.subject.isReference }.prefix(
            3)
            + named.map { TopicIndex.Match(topic: $0, score: exactScore) }
    }

    private static let index = TopicIndex(Topic.everything) { usedStems.contains($0) }

    /// The stems in the texts of all topics.
    private static let usedStems = TopicIndex.stems(
        in: Topic.everything.flatMap { topic in
            [[topic.title, topic.cause, topic.details], topic.check, topic.fix, topic.questions, topic.names].joined()
        })

    static func search(_ words: String) -> TopicIndex.Search {
        index.search(words) { word in word.utf8.count < 7 ? nil : near(word, among: index.vocabulary) }
    }

    private static let topicsByName: [String: [Topic]] = {
        var topics: [String: [Topic]] = [:]
        for topic in Topic.everything {
            let names = Set(([topic.id] + topic.names).map { $0.lowercased() })
            for name in names { topics[name, default: []].append(topic) }
        }
        return topics
    }()

    /// The topics by their example questions in lowercase.
    private static let topicsByExample = Dictionary(
        Topic.all.flatMap { topic in topic.questions.map { ($0.lowercased(), topic) } },
        uniquingKeysWith: { first, _ in first }
    )

    private static var allNames: [String] { Topic.everything.flatMap { [$0.id] + $0.names } }

    /// Returns the words with an inner capital letter that misspell a callback or a method, each with that name.
    private static func misspelledMethods(in question: String) -> [(word: String, name: String)] {
        question.split { !$0.isLetter }.map(String.init).compactMap { word in
            guard word.count > 7, word.dropFirst().contains(where: \.isUppercase), named(word).isEmpty else {
                return nil
            }
            return near(word, among: methods).map { (word, $0) }
        }
    }

    /// The names of callbacks and methods without argument labels, so that each is a word of a question.
    private static let methods = Topic.everything.filter { [.callbacks, .names].contains($0.subject) }
        .flatMap { [$0.id] + $0.names }.filter { $0.allSatisfy(\.isLetter) }

    private static func near(_ word: String, among names: [String]) -> String? {
        let first = word.lowercased().first
        return Suggestion.nearest(to: word, among: names.filter { $0.lowercased().first == first }, isTypo: true)
    }

    /// Returns the topics with a name, as in code, logs, and stack traces: `viewDidLoad()`, `-[Home viewDidLoad]`, and
    /// `Home.viewDidLoad` name the same topic.
    private static func named(_ word: String) -> [Topic] {
        let word = word.lowercased()
        let isMethod = word.hasSuffix("]") && word.drop { $0 == "-" || $0 == "+" }.first == "["
        let plain = isMethod ? word.dropLast().split(separator: " ").last.map(String.init) ?? word : word
        if plain.contains(" ") { return topicsByName[word] ?? [] }
        let member = plain.split(separator: ".").last.map(String.init) ?? plain
        let forms = [word, plain, member]
        let bases = forms.map { String($0.prefix { $0 != "(" && $0 != ":" }) }
        return (forms + bases).lazy.compactMap { topicsByName[$0] }.first ?? []
    }

    /// Returns the topics of the UIKit messages that the log reader recognizes in `words`, without duplicates.
    private static func messages(in words: String) -> [Topic] {
        let flat = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in words == flat ? [words] : [words, flat] {
            guard
                case .runs(let runs)? = try? Reader.log.read(
                    InputSource(name: "-", text: text + "\n"), Reader.Options())
            else { continue }
            var found: [String] = []
            for case .warning(let warning) in runs.flatMap(\.events).map(\.body) where !found.contains(warning.id) {
                found.append(warning.id)
            }
            let topics = found.flatMap { id in topicsByName[id.lowercased()] ?? [] }.filter { $0.subject == .messages }
            if !topics.isEmpty { return topics }
        }
        return []
    }

    /// Returns the share of the letter pairs of `words` that a topic's ID and title contain.
    private static func likeness(_ topic: Topic, _ words: String) -> Double {
        func pairs(_ text: String) -> Set<String> {
            let letters = Array(text.lowercased())
            return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
        }
        let (asked, known) = (pairs(words), pairs(topic.id + " " + topic.title))
        return Double(asked.intersection(known).count) / Double(max(asked.count + known.count, 1))
    }

    /// The callbacks of the topic's scenario, played in the version `ios`, or nil if the topic has none.
    var order: [String]? {
        guard let steps = topic?.steps, let scenario = topic?.scenario,
            let run = try? Lifeline.run(yaml: scenario, ios: ios)
        else { return nil }
        let skipped = steps.contains(">") ? steps.prefix { $0 != ">" }.split(separator: "/").count : 0
        var step = 0
        return run.events.compactMap { event -> String? in
            switch event.body {
            case .step(let next):
                step = next.number
                return step > skipped ? next.text : nil
            case .callback(let callback) where step > skipped:
                return "  \(run[callback.controller].id).\(callback.callback.shortName)"
            default: return nil
            }
        }
    }

    var text: String {
        if let unknown {
            let topics = candidates.isEmpty ? "" : "\nTopics about what it names:\n\n" + choices
            return Answer.wrapped(unknown.text) + topics + "\n" + Answer.evidence
        }
        guard let topic else {
            if !candidates.isEmpty { return "No topic is certain to answer this question. Candidates:\n\n" + choices }
            let shown = question.count > 60 ? question.prefix(60) + "…" : question[...]
            return "No topic answers '\(shown)'. The nearest topics:\n\(list(others))\n\(Answer.evidence)"
        }
        return isName
            ? page(of: topic) + (others.isEmpty ? "" : "\nSee also:\n" + list(others))
            : choices + "\n" + page(of: topic)
    }

    /// How to find the cause of a problem that no topic describes.
    private static let evidence = """
        To find the cause:
        - Print the callbacks: add print(Self.self, #function) to viewDidLoad and to each appearance callback,
          and pass the log to 'lifeline check'.
        - Record all callbacks without changes to your controllers: add LifelineRecorder.swift to the app.
        - Print the hierarchy in LLDB, and pass it to 'lifeline inspect':
          expression -l objc -O -- [UIViewController _printHierarchy]

        """

    /// The candidates with title, the command that opens them, and cause. If one of them is opened, the causes are cut to
    /// a line.
    private var choices: String {
        candidates.enumerated().map { position, match in
            let (id, cause) = (match.topic.id, match.topic.cause)
            return "\(position + 1). \(match.topic.title) (lifeline explain '\(id)')\n"
                + Answer.wrapped(topic == nil ? cause : Answer.line(cause), indent: "   ")
        }.joined()
    }

    /// Returns the start of a text in one line of at most 97 characters.
    private static func line(_ text: String) -> String {
        let sentence = text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
        let isWhole = sentence.count == text.count
        guard sentence.count > 96 else { return isWhole ? text : sentence + "." }
        return sentence.prefix(96).split(separator: " ").dropLast().joined(separator: " ") + " …"
    }

    private func page(of topic: Topic) -> String {
        func items(_ heading: String, _ items: [String]) -> String {
            items.isEmpty
                ? "" : "\n\(heading):\n" + items.map { "- " + Answer.wrapped($0, indent: "  ").dropFirst(2) }.joined()
        }
        var text = "\(topic.title)\n\n\(Answer.wrapped(topic.cause))"
        text += items(topic.subject.isReference ? "Details" : "How to tell", topic.check)
        text += items("What to do", topic.fix) + "\n" + facts(about: topic)
        if let order {
            text += "\nCallbacks in iOS \(ios ?? .latest), simulated:\n" + order.map { "  \($0)\n" }.joined()
        }
        return topic.details.isEmpty ? text : text + "\n" + topic.details
    }

    private func facts(about topic: Topic) -> String {
        var facts = [("iOS", topic.versions)]
        if topic.subject != .rules, !topic.rules.isEmpty {
            facts.append(("Rules", topic.rules.joined(separator: ", ")))
        }
        if let sample = topic.sample {
            let file = sample == "storyboards/Main" ? "\(sample).storyboard" : "\(sample).yaml"
            facts.append(("Sample", "samples/\(file) (diagram '\(topic.diagram)')"))
        }
        facts += topic.evidence.map { ("Evidence", Answer.location(of: $0)) }
        return facts.map { Answer.wrapped("\($0): \($1)") }.joined()
    }

    private func list(_ matches: [TopicIndex.Match]) -> String {
        matches.map { "  lifeline explain '\($0.topic.id)'  \($0.topic.summary)\n" }.joined()
    }

    /// The answer as JSON, with the keys that `lifeline schema explain` describes.
    var json: String {
        var json = JSONText()
        json.object { json in
            json.member("question", question)
            json.member("decisive", topic != nil)
            if let topic {
                json.member("topic", topic.id)
                json.member("rank", seconds: (score * 100).rounded() / 100)
                json.member("title", topic.title)
                json.member("cause", topic.cause)
                json.member("check", topic.check)
                json.member("fix", topic.fix)
                json.member("versions", topic.versions)
                json.member("rule", topic.rules.first)
                json.member("sample", topic.sample)
                if let order { json.member("order", order) }
                json.member("evidence", topic.evidence.map { Answer.location(of: $0) })
            }
            json.list("candidates", candidates) { match, json in
                json.member("topic", match.topic.id)
                json.member("title", match.topic.title)
                json.member("cause", match.topic.cause)
            }
            json.list("others", others) { match, json in
                json.member("topic", match.topic.id)
                json.member("title", match.topic.summary)
                json.member("rank", seconds: (match.score * 100).rounded() / 100)
            }
        }
        return json.text + "\n"
    }

    /// The folder of the Evidence articles in Lifeline's repository. They list known UIKit behavior with its sources.
    static let evidenceFolder = "Sources/Lifeline/Lifeline.docc/Evidence"

    /// Returns the heading and the article of a section such as `Appearance/Begin and end`, or a URL unchanged.
    private static func location(of evidence: String) -> String {
        guard !evidence.hasPrefix("https:"), let slash = evidence.firstIndex(of: "/") else { return evidence }
        return "\(evidence[slash...].dropFirst()), in \(evidenceFolder)/Evidence\(evidence[..<slash]).md"
    }

    /// The list of topics by subject that `lifeline explain` prints without an argument.
    static var contents: String {
        Topic.Subject.allCases.map { subject in
            let topics = Topic.everything.filter { $0.subject == subject }
            let width = topics.map(\.id.count).max() ?? 0
            let rows = topics.map { topic in
                "  \(topic.id)\(String(repeating: " ", count: width - topic.id.count))  \(topic.summary)\n"
            }
            return subject.rawValue + "\n" + rows.joined()
        }.joined(separator: "\n")
    }

    /// Wraps a paragraph to at most 100 characters per line. A longer word has its own line.
    static func wrapped(_ text: String, indent: String = "") -> String {
        var lines: [String] = []
        var line = indent
        for word in text.split(separator: " ") {
            if line.count + word.count > 99, line != indent {
                lines.append(line)
                line = indent
            }
            line += (line == indent ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n") + "\n"
    }
}
