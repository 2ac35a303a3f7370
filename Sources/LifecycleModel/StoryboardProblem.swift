extension Storyboard {
    /// Something odd in a storyboard that it can be read in spite of, with its place.
    public struct Problem: Sendable, Hashable {
        /// The rule that found it.
        public var rule: Rule
        /// The line, from 1.
        public var line: Int
        /// What is wrong and the way out: lower case, no full stop.
        public var text: String

        /// Makes a problem.
        public init(rule: Rule, line: Int, text: String) {
            self.rule = rule
            self.line = line
            self.text = text
        }

        /// How much it weighs.
        public var severity: Severity { rule.severity }
    }

    /// What may be wrong with a storyboard.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// A segue leads to an id that is not in the file.
        case danglingDestination = "dangling-destination"
        /// `initialViewController` names an id that is not in the file.
        case danglingInitial = "dangling-initial"
        /// Nothing leads to the scene, and code cannot ask for it.
        case unreachableScene = "unreachable-scene"
        /// A segue that code can neither perform nor tell from others in `prepare(for:sender:)`.
        case segueWithoutIdentifier = "segue-without-identifier"
        /// Two elements of one file have the same id.
        case duplicateID = "duplicate-id"
        /// Two controllers of one file have the same storyboard identifier.
        case duplicateIdentifier = "duplicate-identifier"
        /// A reference to a storyboard or an identifier that nothing answers to.
        case unansweredReference = "unanswered-reference"
        /// A reference that several files answer to.
        case ambiguousReference = "ambiguous-reference"
        /// A segue without kind or destination.
        case incompleteSegue = "incomplete-segue"
        /// A target runtime that Interface Builder's compiler refuses.
        case unknownRuntime = "unknown-runtime"
        /// A line that a merge left behind and that is no XML error by chance.
        case conflictMarker = "conflict-marker"

        /// How much a finding weighs.
        public var severity: Severity { self == .segueWithoutIdentifier ? .note : .warning }
    }
}
