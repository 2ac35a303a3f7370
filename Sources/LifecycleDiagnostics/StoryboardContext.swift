import LifecycleModel

/// The input to a rule for storyboards: a storyboard, and the storyboards that it may refer to.
public struct StoryboardContext: Sendable {
    /// All storyboards and xibs among the inputs.
    public let storyboards: StoryboardSet
    /// The position in ``storyboards`` of the storyboard to check.
    public let position: Int
    /// The ID and severity of the rule, for ``diagnostic(_:_:)``.
    var rule: (id: String, severity: Severity)?
    /// The labels of the storyboard's controllers in quotes, keyed by ID.
    private let labels: [String: String]
    /// The storyboard references in the storyboard to check, each with its target.
    public let placeholders: [(placeholder: Storyboard.Controller, target: StoryboardSet.Target)]

    init(_ storyboards: StoryboardSet, at position: Int) {
        self.storyboards = storyboards
        self.position = position
        let controllers = storyboards.storyboards[position].controllers
        labels = Dictionary(controllers.map { ($0.id, "'\($0.label)'") }) { first, _ in first }
        placeholders = controllers.filter(\.isPlaceholder).map { ($0, storyboards.target(of: $0, in: position)) }
    }

    /// The storyboard to check.
    public var storyboard: Storyboard { storyboards.storyboards[position] }

    /// Returns the label of a controller in quotes, or nil if no controller in the file has the ID.
    public func label(_ id: String) -> String? { labels[id] }

    /// Returns the label of a segue's source in quotes, or `a scene without a controller` if the segue has no source.
    public func owner(of segue: Storyboard.Segue) -> String {
        segue.source.flatMap { labels[$0] } ?? "a scene without a controller"
    }

    /// Creates a diagnostic for the rule.
    ///
    /// - Parameters:
    ///   - line: The line in the storyboard's file, from 1.
    ///   - message: The problem and a fix. The message doesn't end with a period. It starts with a lowercase letter,
    ///     unless the first word is a name.
    public func diagnostic(_ line: Int, _ message: String) -> Diagnostic {
        Diagnostic(
            rule?.severity ?? .warning, rule?.id ?? "", message,
            at: SourceLocation(file: storyboard.file, line: line))
    }
}
