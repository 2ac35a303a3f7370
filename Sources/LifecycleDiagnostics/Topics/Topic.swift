/// An answer of `lifeline explain`: the cause, how to tell whether it applies, and what to do.
///
/// Each file in this folder lists the topics of a subject, and ``all`` contains them. The example questions of a topic
/// are its tests. ``TopicIndex`` finds the topic for a question.
public struct Topic: Sendable {
    /// The subjects of topics, in the order of the list that `lifeline explain` prints.
    public enum Subject: String, Sendable, CaseIterable {
        case order = "Order of callbacks"
        case appearance = "Appearance callbacks"
        case loading = "Loading and outlets"
        case containers = "Children, tabs, and pages"
        case navigation = "Navigation"
        case presentation = "Presentation"
        case layout = "Layout and rotation"
        case application = "App, scenes, and windows"
        case memory = "Memory and notifications"
        case swiftUI = "SwiftUI"
        case testing = "Tests and tools"
        case rules = "Rules"
        case checks = "Other checks"
        case callbacks = "Callbacks"
        case names = "UIKit methods, properties, and terms"
        case verbs = "Verbs of scenarios"
        case keys = "Keys and options of scenarios"
        case messages = "UIKit messages (pass the message or its ID)"
    }

    /// The name by which users select the topic, such as `appearance-twice`.
    public let id: String
    /// The subject that lists the topic.
    public let subject: Subject
    /// The first line of the answer.
    public let title: String
    /// One line for lists.
    public let summary: String
    /// Other names that select the topic if they are the whole question. Letter case is ignored.
    public var names: [String] = []
    /// The words that a question needs. A slash separates alternatives.
    public var needs = ""
    /// Further words that make the topic more likely.
    public var words = ""
    /// The cause of the problem or, for a name, its meaning.
    public var cause = ""
    /// How to tell whether the cause applies.
    public var check: [String] = []
    /// What to do.
    public var fix: [String] = []
    /// The iOS versions that the answer holds for.
    public var versions = "all"
    /// The IDs of the rules that report the problem.
    public var rules: [String] = []
    /// The path of a sample in `samples`, without its extension, or nil.
    public var sample: String?
    /// The name of the diagram that shows the sample best.
    public var diagram = "timeline"
    /// The steps of a scenario whose callbacks are part of the answer, separated by ` / `, or nil. If the answer leaves
    /// out the first steps, ` > ` follows them.
    public var steps: String?
    /// Text after the answer, such as an example.
    public var details = ""
    /// The evidence: URLs and sections of Evidence articles, such as `Appearance/Begin and end`.
    public var evidence: [String] = []
    /// Example questions that the topic answers.
    public var questions: [String] = []

    /// Creates a topic. The first sentence of `text` is its line in lists. Other properties are set on the value.
    public init(_ id: String, _ subject: Subject, _ title: String, text: String? = nil) {
        (self.id, self.subject, self.title) = (id, subject, title)
        summary = text?.split(separator: ". ", maxSplits: 1).first.map(String.init) ?? title
    }

    /// Returns the topics in a text.
    ///
    /// A line `# ID: TITLE` begins a topic. The next lines have the form `KEY: VALUE`, and a line without a key
    /// continues the previous value. The keys `check` and `fix` can be repeated. In `names`, `evidence`, and
    /// `questions`, a bar separates items. `sample` can end with a diagram in parentheses.
    static func topics(_ subject: Subject, _ text: String) -> [Topic] {
        var fields: [(key: Substring, value: String)] = []
        for line in lines(of: text) {
            let isTitle = line.utf8.first == UInt8(ascii: "#")
            let words = isTitle ? line.dropFirst(2) : line
            let key = Substring(words.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") })
            if isTitle || keys.contains(key), key.endIndex < words.endIndex {
                fields.append((isTitle ? "#" + key : key, String(words[key.endIndex...].dropFirst(2))))
            } else {
                fields[fields.count - 1].value += " " + line
            }
        }
        return fields.reduce(into: []) { topics, field in
            if field.key.utf8.first == UInt8(ascii: "#") {
                topics.append(Topic(String(field.key.dropFirst()), subject, field.value))
            } else {
                topics[topics.count - 1].set(field.key, field.value)
            }
        }
    }

    private static func lines(of text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }

    private static let keys: Set<Substring> = [
        "names", "needs", "words", "cause", "check", "fix", "versions", "rules", "sample", "steps", "evidence",
        "questions",
    ]

    private mutating func set(_ key: Substring, _ value: String) {
        func items(_ separator: Character) -> [String] {
            value.split(separator: separator).map { item in
                let end = item.last == " " ? item.dropLast() : item
                return String(end.first == " " ? end.dropFirst() : end)
            }
        }
        switch key {
        case "names": names = items("|")
        case "needs": needs = value
        case "words": words = value
        case "cause": cause = value
        case "check": check.append(value)
        case "fix": fix.append(value)
        case "versions": versions = value
        case "rules": rules = items(" ")
        case "sample":
            let parts = value.split { $0 == " " || $0 == "(" || $0 == ")" }
            sample = String(parts[0])
            if parts.count > 1 { diagram = String(parts[1]) }
        case "steps": steps = value
        case "evidence": evidence = items("|")
        default: questions = items("|")
        }
    }

    /// All topics about problems and questions.
    public static let all: [Topic] =
        order + appearance + loading + containers + navigation + presentation + layout + application + memory
        + swiftUI + testing

    /// The scenario that ``steps`` belong to, in YAML, or nil. Its controllers have the same names in all topics.
    public var scenario: String? {
        steps.map { steps in
            """
            controllers:
              nav: { class: UINavigationController, children: [home] }
              tabs: { class: UITabBarController, children: [first, second] }
              pages: { class: UIPageViewController, transition: scroll, children: [one, two] }
              home: { class: HomeViewController, view: storyboard }
              detail: DetailViewController
              parent: ParentViewController
              child: ChildViewController
              first: FirstViewController
              second: SecondViewController
              one: PageViewController
              two: PageViewController
            steps:
            \(steps.split { "/>".contains($0) }.map { "  - { \($0) }" }.joined(separator: "\n"))
            """
        }
    }
}
