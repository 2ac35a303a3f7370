import LifecycleModel

/// What must hold of a stretch of a run.
public struct Expectation: Sendable, Hashable {
    /// What a list of callbacks may name beside callbacks: the marks of a call that returned and of a completion.
    public enum Beat: Sendable, Hashable {
        case callback(Callback)
        case returned, completion
        case alongside, transitionCompletion, interactionChanged

        /// The mark that an action leaves, or nil for one that is no mark.
        package init?(_ kind: ActionEvent.Kind) {
            switch kind {
            case .returned: self = .returned
            case .completion: self = .completion
            case .alongside: self = .alongside
            case .transitionCompletion: self = .transitionCompletion
            case .interactionChanged: self = .interactionChanged
            default: return nil
            }
        }

        /// The beat as scenarios name it.
        package var name: String {
            switch self {
            case .callback(let callback): callback.shortName
            case .returned: "returned"
            case .completion: "completion"
            case .alongside: "alongside"
            case .transitionCompletion: "transitionCompletion"
            case .interactionChanged: "interactionChanged"
            }
        }
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
        /// The argument of a move callback, or else the parent that the controller has: `.some(nil)` is `none`.
        public let parent: String??
        /// The presenter that the controller has: `.some(nil)` is `none`.
        public let presenter: String??

        public init(
            entry: Entry, flags: [Flag], animated: Bool? = nil, parent: String?? = nil, presenter: String?? = nil
        ) {
            self.entry = entry
            self.flags = flags
            self.animated = animated
            self.parent = parent
            self.presenter = presenter
        }
    }

    /// The size that a controller's root view must have.
    public struct SizeClaim: Sendable, Hashable {
        public let controller: String
        public let size: CGSize

        public init(controller: String, size: CGSize) {
            self.controller = controller
            self.size = size
        }
    }

    /// A notification that must have been delivered; nil says nothing of a part.
    public struct Delivery: Sendable, Hashable {
        public var observer: String?
        public var name: String?
        /// The sender: `.some(nil)` is `none`.
        public var object: String??
        public var info: String?

        public init(observer: String? = nil, name: String? = nil, object: String?? = nil, info: String? = nil) {
            self.observer = observer
            self.name = name
            self.object = object
            self.info = info
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
    /// Like ``order``, but of each controller by itself.
    public var each: [Entry]?
    public var of: [String]?
    public var only: [Entry]?
    public var ignore: [Entry] = []
    public var states: [StateClaim] = []
    public var flags: [FlagClaim] = []
    public var diagnostics: Diagnostics?
    public var chain: [String]?
    public var sizes: [SizeClaim] = []
    public var deliveries: [Delivery]?
    public var place: Place

    public init(place: Place) { self.place = place }
}
