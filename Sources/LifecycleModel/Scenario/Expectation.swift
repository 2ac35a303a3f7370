/// An expectation for a whole run or for one step.
public struct Expectation: Sendable, Hashable {
    /// An item that an expectation can list: a callback, or a mark, such as the return of a call.
    public enum Item: Sendable, Hashable {
        case callback(Callback)
        case mark(Mark)

        /// The name of the item in scenarios.
        package var name: String {
            switch self {
            case .callback(let callback): callback.shortName
            case .mark(let mark): mark.rawValue
            }
        }
    }

    /// A mark that expectations can name like a callback, with its name in scenarios.
    public enum Mark: String, Sendable, Hashable, CaseIterable {
        /// The return of a call, and its completion handler.
        case returned, completion
        /// The handler of an alert's action.
        case alertAction = "action"
        /// The handlers of the transition coordinator.
        case alongside, transitionCompletion, interactionChanged
        /// The steps of loading a nib.
        case loadNib, nibNotFound, connectOutlets
        /// The properties of a controller that UIKit reads to determine the appearance of the status bar.
        case childForStatusBarStyle, preferredStatusBarStyle, childForStatusBarHidden, prefersStatusBarHidden

        /// Whether UIKit reads the property for the status bar.
        var isStatusBarQuestion: Bool {
            switch self {
            case .childForStatusBarStyle, .preferredStatusBarStyle, .childForStatusBarHidden, .prefersStatusBarHidden:
                true
            default: false
            }
        }

        /// Creates the mark for an action that expectations can name, or returns nil for another action.
        package init?(_ action: ActionEvent) {
            switch action.kind {
            case .asked: self.init(rawValue: action.name ?? "")
            case .alertAction: self = .alertAction
            case .loadNib where action.detail == .notFound: self = .nibNotFound
            case .loadNib where action.detail != nil: return nil
            default: self.init(rawValue: action.kind.rawValue)
            }
        }
    }

    /// An entry of a list such as `order`, `only`, or `ignore`: an item of one controller or of any controller. A
    /// name that stands for several callbacks, such as `init`, matches any of them.
    public struct Entry: Sendable, Hashable {
        /// The controller's name, or nil if the entry matches any controller.
        public let controller: String?
        /// The callbacks and marks that the entry matches.
        public let items: Set<Item>
        /// The entry as the user wrote it.
        public let text: String

        /// Creates an entry.
        public init(controller: String?, items: Set<Item>, text: String) {
            self.controller = controller
            self.items = items
            self.text = text
        }
    }

    /// An expected controller, or the expectation of no controller.
    public enum Reference: Sendable, Hashable {
        /// The controller with the given name.
        case controller(String)
        /// No controller: `none`.
        case null

        /// Creates a reference to the controller named `name`, or to no controller if `name` is nil.
        public init(_ name: String?) { self = name.map(Reference.controller) ?? .null }

        /// The controller's name, or nil for no controller.
        public var name: String? { if case .controller(let name) = self { name } else { nil } }
    }

    /// The expected flags and arguments of a callback.
    public struct FlagClaim: Sendable, Hashable {
        /// The callback whose flags are checked.
        public var entry: Entry
        /// The expected values of flags, such as `isMovingToParent`.
        public var flags: [Flag]
        /// The expected argument `animated` of the callback; nil matches both values.
        public var animated: Bool?
        /// The expected argument of a move callback, or the expected parent in any other callback; nil matches any
        /// parent.
        public var parent: Reference?
        /// The expected presenting controller; nil matches any controller.
        public var presenter: Reference?
        /// The expected presented controller; nil matches any controller.
        public var presented: Reference?
        /// The expected orientation of the interface; nil matches any orientation.
        public var orientation: UIInterfaceOrientation?
        /// The expected argument `nibName` of `init(nibName:bundle:)`; nil matches any name.
        public var nibName: Reference?
        /// The expected state of the application in a callback of the application or of a scene; nil matches any state.
        public var applicationState: ApplicationState?

        /// Creates an expectation of flags.
        public init(entry: Entry, flags: [Flag] = []) { (self.entry, self.flags) = (entry, flags) }
    }

    /// The expected state of a task that `beginTask` begins.
    public struct TaskClaim: Sendable, Hashable {
        /// The states of a task that has begun.
        public enum State: String, Sendable, CaseIterable { case running, ended }

        /// The task's name.
        public let name: String
        /// The expected state.
        public let state: State

        /// Creates an expectation of a task's state.
        public init(name: String, state: State) {
            self.name = name
            self.state = state
        }
    }

    /// The expected size of a controller's root view.
    public struct SizeClaim: Sendable, Hashable {
        /// The name of the controller, which means its current instance, or the ID of an instance, such as `detail#2`.
        public let controller: String
        /// The size, in points.
        public let size: CGSize

        /// Creates an expectation of a size.
        public init(controller: String, size: CGSize) {
            self.controller = controller
            self.size = size
        }
    }

    /// A notification that must be delivered; a nil property matches any value.
    public struct Delivery: Sendable, Hashable {
        /// The name of the observer.
        public var observer: String?
        /// The name of the notification.
        public var name: String?
        /// The sender.
        public var object: Reference?
        /// The text of the user info.
        public var info: String?

        /// Creates an expected delivery.
        public init(observer: String? = nil, name: String? = nil, object: Reference? = nil, info: String? = nil) {
            self.observer = observer
            self.name = name
            self.object = object
            self.info = info
        }
    }

    /// A flag and its expected value.
    public struct Flag: Sendable, Hashable {
        /// The flag's name, such as `isMovingToParent`.
        public let name: String
        /// The expected value.
        public let value: Bool

        /// Creates a flag.
        public init(name: String, value: Bool) {
            self.name = name
            self.value = value
        }
    }

    /// The expected diagnostics.
    public enum Diagnostics: Sendable, Hashable {
        case any
        case rules([String])
    }

    /// The expected appearance state of a controller.
    public struct StateClaim: Sendable, Hashable {
        /// The name of the controller, which means its current instance, or the ID of an instance, such as `detail#2`.
        public let controller: String
        /// The expected appearance state.
        public let state: AppearanceState

        /// Creates an expectation of a state.
        public init(controller: String, state: AppearanceState) {
            self.controller = controller
            self.state = state
        }
    }

    /// The exact sequence of callbacks and marks that must occur, or nil for no expectation. Consecutive layout pairs
    /// of one controller count as one pair.
    public var order: [Entry]?
    /// The exact sequence of callbacks and marks that must occur for each controller, or nil for no expectation. The
    /// order between controllers doesn't matter.
    public var each: [Entry]?
    /// The controllers that ``order`` and ``each`` cover. If this property is nil, each of the two lists covers the
    /// controllers that it and ``only`` name or, if they name none, all controllers.
    public var of: [String]?
    /// The callbacks and marks that ``order`` and ``each`` cover. If this property is nil, each of the two lists covers
    /// the callbacks and marks that it names or, if it is empty, all callbacks but no marks.
    public var only: [Entry]?
    /// The callbacks and marks that ``order`` and ``each`` ignore.
    public var ignore: [Entry] = []
    /// The expected appearance states at the end.
    public var states: [StateClaim] = []
    /// The expected flags and arguments of callbacks.
    public var flags: [FlagClaim] = []
    /// The rules whose diagnostics must be reported, and no others, or ``Diagnostics/any``. Nil if the expectation
    /// doesn't cover diagnostics.
    public var diagnostics: Diagnostics?
    /// The expected responder chain of the last touch in the time that the expectation covers, or nil for no
    /// expectation. If the last element is `...`, the other elements are the beginning of the chain.
    public var chain: [String]?
    /// The responder that must handle the last touch in the time that the expectation covers, `none` if no responder
    /// may handle it, or nil for no expectation.
    public var handledBy: String?
    /// The expected appearance of the status bar at the end, `default` for the default appearance, or nil for no
    /// expectation.
    public var statusBar: String?
    /// The tasks, by name, with whether they must be running at the end. A task that isn't running must have ended.
    public var tasks: [TaskClaim] = []
    /// The expected sizes of root views at the end.
    public var sizes: [SizeClaim] = []
    /// The notifications that must be delivered, in order, or nil for no expectation.
    public var deliveries: [Delivery]?
    /// The location in the scenario, without a file.
    public var location: SourceLocation

    /// Creates an empty expectation.
    public init(location: SourceLocation) { self.location = location }
}
