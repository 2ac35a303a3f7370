import LifecycleModel

/// What a rule for storyboards sees: a storyboard, and the others that it may refer to.
public struct StoryboardContext: Sendable {
    /// All storyboards that were read together.
    public let storyboards: StoryboardSet
    /// The position in ``storyboards`` of the one that is searched.
    public let position: Int
    /// The rule that searches; its id and severity are those of ``diagnostic(_:_:)``.
    var rule: (id: String, severity: Severity)?
    /// The controllers' labels in quotes, by their ids.
    private let labels: [String: String]
    /// The placeholders for controllers of other storyboards, each with what it leads to.
    public let placeholders: [(placeholder: Storyboard.Controller, target: StoryboardSet.Target)]

    /// Prepares the storyboard at `position` for the rules.
    init(_ storyboards: StoryboardSet, at position: Int) {
        self.storyboards = storyboards
        self.position = position
        let controllers = storyboards.storyboards[position].controllers
        labels = Dictionary(controllers.map { ($0.id, "'\($0.label)'") }) { first, _ in first }
        placeholders = controllers.filter(\.isPlaceholder).map { ($0, storyboards.target(of: $0, in: position)) }
    }

    /// The storyboard that is searched.
    public var storyboard: Storyboard { storyboards.storyboards[position] }

    /// The label of a controller of the storyboard in quotes; nil if the id isn't in the file.
    public func label(_ id: String) -> String? { labels[id] }

    /// The label of the controller that a segue starts from, in quotes, or `a menu`.
    public func owner(of segue: Storyboard.Segue) -> String { segue.source.flatMap { labels[$0] } ?? "a menu" }

    /// Creates a diagnostic of the rule that searches, for a line of the storyboard, from 1.
    public func diagnostic(_ line: Int, _ message: String) -> Diagnostic {
        Diagnostic(
            rule?.severity ?? .warning, rule?.id ?? "", message,
            at: SourceLocation(file: storyboard.file, line: line))
    }
}
