import LifecycleModel

/// What must hold of a stretch of a run.
public struct Expectation: Sendable, Hashable {
    /// What a list of callbacks may name beside callbacks: the marks of a call that returned and of a completion.
    public enum Beat: Sendable, Hashable {
        case callback(Callback)
        case returned, completion
    }

    /// A beat of one controller, or of any: an entry of `order`, `only` or `ignore`. A word that names several callbacks,
    /// as `init`, stands for any of them.
    public struct Entry: Sendable, Hashable {
        /// The controller's name; nil in an `only` entry that is not qualified.
        public let controller: String?
        public let beats: Set<Beat>
        /// The entry as the user wrote it.
        public let text: String

        public init(controller: String?, beats: Set<Beat>, text: String) {
            self.controller = controller
            self.beats = beats
            self.text = text
        }
    }

    /// What the flags and arguments of a callback must be.
    public struct FlagClaim: Sendable, Hashable {
        public let entry: Entry
        /// Flags of Table 5-1 and the values they must have.
        public let flags: [Flag]
        public let animated: Bool?
        /// The parent of a move callback: `.some(nil)` is `none`.
        public let parent: String??

        public init(entry: Entry, flags: [Flag], animated: Bool? = nil, parent: String?? = nil) {
            self.entry = entry
            self.flags = flags
            self.animated = animated
            self.parent = parent
        }
    }

    /// A flag and the value it must have.
    public struct Flag: Sendable, Hashable {
        public let name: String
        public let value: Bool

        public init(name: String, value: Bool) {
            self.name = name
            self.value = value
        }
    }

    /// Which findings are expected.
    public enum Diagnostics: Sendable, Hashable {
        case any
        case rules([String])
    }

    /// A controller and the state it must be in.
    public struct StateClaim: Sendable, Hashable {
        public let controller: String
        public let state: AppearanceState

        public init(controller: String, state: AppearanceState) {
            self.controller = controller
            self.state = state
        }
    }

    public var order: [Entry]?
    public var of: [String]?
    public var only: [Entry]?
    public var ignore: [Entry] = []
    public var states: [StateClaim] = []
    public var flags: [FlagClaim] = []
    public var diagnostics: Diagnostics?
    public var chain: [String]?
    public var place: Place

    public init(place: Place) { self.place = place }
}
