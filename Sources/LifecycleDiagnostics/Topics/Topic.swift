import LifecycleCatalog

/// An answer of `lifeline explain`: the cause, how to tell whether it applies, and what to do.
///
/// ``all`` contains the topics of the catalog. The example questions of a topic are its tests. ``TopicIndex`` finds the
/// topic for a question.
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
        case versions = "Differences between iOS versions"
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

    /// Creates the topic of an entry in the catalog.
    init(_ entry: Entry, _ subject: Subject) {
        self.init(entry.id, subject, entry.title)
        (names, needs, words, cause) = (entry.items("names"), entry["needs"], entry["words"], entry["cause"])
        (check, fix) = (entry.values("check"), entry.values("fix"))
        if !entry["versions"].isEmpty { versions = entry["versions"] }
        (rules, evidence) = (entry.items("rules", separator: " "), entry.items("evidence"))
        let parts = entry["sample"].split { $0 == " " || $0 == "(" || $0 == ")" }
        sample = parts.first.map(String.init)
        if parts.count > 1 { diagram = String(parts[1]) }
        steps = entry["steps"].isEmpty ? nil : entry["steps"]
        questions = entry.items("questions")
    }

    /// All topics about problems and questions.
    public static let all: [Topic] = entries.flatMap { subject, entries in entries.map { Topic($0, subject) } }

    static let entries: [(Subject, [Entry])] = [
        (.order, Catalog.Topics.order), (.appearance, Catalog.Topics.appearance), (.loading, Catalog.Topics.loading),
        (.containers, Catalog.Topics.containers), (.navigation, Catalog.Topics.navigation),
        (.presentation, Catalog.Topics.presentation), (.layout, Catalog.Topics.layout),
        (.application, Catalog.Topics.application), (.memory, Catalog.Topics.memory),
        (.swiftUI, Catalog.Topics.swiftUI), (.testing, Catalog.Topics.testing),
    ]

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
