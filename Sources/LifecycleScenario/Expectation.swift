import LifecycleModel

/// What must hold of a stretch of a run.
public struct Expectation: Sendable, Hashable {
    /// An entry of a list of callbacks: a callback, or a mark, such as of a call that returned.
    public enum Beat: Sendable, Hashable {
        case callback(Callback)
        case returned, completion
        case alongside, transitionCompletion, interactionChanged
        case statusBar(StatusBarQuestion)

        /// The mark that an action leaves, or nil for one that is no mark.
        package init?(_ action: ActionEvent) {
            switch action.kind {
            case .asked:
                guard let question = action.name.flatMap(StatusBarQuestion.init) else { return nil }
                self = .statusBar(question)
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
            case .statusBar(let question): question.rawValue
            }
        }
    }

    /// What UIKit asks a controller about the status bar.
    public enum StatusBarQuestion: String, Sendable, Hashable, CaseIterable {
        case childForStatusBarStyle, preferredStatusBarStyle, childForStatusBarHidden, prefersStatusBarHidden
    }

    /// A beat of one controller, or of any: an entry of `order`, `only` or `ignore`. A word that names several callbacks,
    /// as `init`, stands for any of them.
    public struct Entry: Sendable, Hashable {
        /// The controller's name; nil in an `only` entry that is not qualified.
        public let controller: String?
        /// The callbacks and marks that it stands for.
        public let beats: Set<Beat>
        /// The entry as the user wrote it.
        public let text: String

        /// Creates an entry.
        public init(controller: String?, beats: Set<Beat>, text: String) {
            self.controller = controller
            self.beats = beats
            self.text = text
        }
    }

    /// What the flags and arguments of a callback must be.
    public struct FlagClaim: Sendable, Hashable {
        /// The callback whose flags are meant.
        public let entry: Entry
        /// Flags of Table 5-1 and the values they must have.
        public let flags: [Flag]
        /// Whether the callback's transition must be animated; nil for either.
        public let animated: Bool?
        /// The argument of a move callback, or else the parent that the controller has: `.some(nil)` is `none`.
        public let parent: String??
        /// The presenter that the controller has: `.some(nil)` is `none`.
        public let presenter: String??

        /// Creates a claim.
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
        /// The controller's name.
        public let controller: String
        /// The size in points.
        public let size: CGSize

        /// Creates a claim.
        public init(controller: String, size: CGSize) {
            self.controller = controller
            self.size = size
        }
    }

    /// A notification that must have been delivered; nil says nothing of a part.
    public struct Delivery: Sendable, Hashable {
        /// The observer's name.
        public var observer: String?
        /// The notification's name.
        public var name: String?
        /// The sender: `.some(nil)` is `none`.
        public var object: String??
        /// The text of its user info.
        public var info: String?

        /// Creates a delivery.
        public init(observer: String? = nil, name: String? = nil, object: String?? = nil, info: String? = nil) {
            self.observer = observer
            self.name = name
            self.object = object
            self.info = info
        }
    }

    /// A flag and the value it must have.
    public struct Flag: Sendable, Hashable {
        /// The flag's name, such as `isMovingToParent`.
        public let name: String
        /// The value that it must have.
        public let value: Bool

        /// Creates a flag.
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
        /// The controller's name.
        public let controller: String
        /// The state that its view must be in.
        public let state: AppearanceState

        /// Creates a claim.
        public init(controller: String, state: AppearanceState) {
            self.controller = controller
            self.state = state
        }
    }

    /// The callbacks that must come, in this order and no others; nil claims nothing.
    public var order: [Entry]?
    /// Like ``order``, but of each controller by itself.
    public var each: [Entry]?
    /// The controllers that the order covers; nil for those that it names.
    public var of: [String]?
    /// The callbacks that the order covers; nil for those that it names.
    public var only: [Entry]?
    /// The callbacks that the order leaves out.
    public var ignore: [Entry] = []
    /// The states at the end.
    public var states: [StateClaim] = []
    /// The flags of callbacks.
    public var flags: [FlagClaim] = []
    /// The findings that must be reported; nil claims nothing.
    public var diagnostics: Diagnostics?
    /// The responder chain that an event must take; nil claims nothing.
    public var chain: [String]?
    /// The sizes at the end.
    public var sizes: [SizeClaim] = []
    /// The notifications that must be delivered, in this order; nil claims nothing.
    public var deliveries: [Delivery]?
    /// The position in the scenario.
    public var place: Place

    /// Creates an expectation that claims nothing.
    public init(place: Place) { self.place = place }
}
