import LifecycleModel
import OrderedCollections

/// A place in a scenario's text.
public struct Place: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// A story to be played: an app's controllers, what is done to them, and what must happen.
public struct Scenario: Sendable {
    /// The title; nil where none is given.
    public var title: String?
    /// The rules that hold.
    public var ios = IOSVersion.newest
    /// The file it was read from, as the user named it.
    public var file: String?
    /// Whether UIView's own callbacks are recorded too.
    public var recordsViews = false
    public var device = Device()
    /// Whether the app has scenes; nil is the version's default.
    public var hasScenes: Bool?
    /// The controllers by name, in the order of the text.
    public var controllers: OrderedDictionary<String, ControllerSpec> = [:]
    public var steps: [Step] = []
    /// What must hold of the whole run.
    public var expectations: [Expectation] = []
    /// The storyboard that the app loads its controllers from, or none.
    public var storyboard: Storyboard?

    /// Makes an empty scenario.
    public init() {}
}

/// What a scenario says of one controller.
public struct ControllerSpec: Sendable {
    /// In which of its callbacks the class calls super.
    public enum CallsSuper: Sendable, Hashable {
        case always, never
        case except(Set<Callback>)

        /// Whether the class calls super in its override of `callback`.
        public func contains(_ callback: Callback) -> Bool {
            switch self {
            case .always: true
            case .never: false
            case .except(let missing): !missing.contains(callback)
            }
        }
    }

    public var name: String
    public var className: String
    public var kind = ControllerKind.viewController
    /// The children that a container starts with, by name.
    public var children: [String] = []
    /// The children that embed segues install while the view loads, by name.
    public var embeds: [String] = []
    /// The tab selected at start; nil is the first.
    public var selected: String?
    public var view = ViewSource.code
    public var transition = PageTransitionStyle.scroll
    public var forwardsAppearance = true
    public var forwardsRotation = true
    /// What `supportedInterfaceOrientations` returns; nil is the version's default.
    public var orientations: Set<UIInterfaceOrientation>?
    /// Whether something else holds the controller, so that it outlives a pop or dismissal.
    public var keeps = false
    public var callsSuper = CallsSuper.always
    /// What the class does in its overrides, after it has called super.
    public var overrides: [Callback: [Step]] = [:]
    /// Who is told of `willShow` and `didShow`, by name.
    public var delegate: String?

    public init(name: String, className: String) {
        self.name = name
        self.className = className
    }
}

/// One thing that is done.
public struct Step: Sendable {
    public var verb: VerbSignature
    /// To what or whom.
    public var subject: Argument
    /// The options that are given, by name.
    public var options: [String: Argument]
    /// What must hold of what happens from its start to the start of the next step.
    public var expectations: [Expectation]
    /// Whether everything settles before the next step starts.
    public var waits: Bool
    public var place: Place

    public init(
        verb: VerbSignature, subject: Argument, options: [String: Argument] = [:], expectations: [Expectation] = [],
        waits: Bool = true, place: Place
    ) {
        self.verb = verb
        self.subject = subject
        self.options = options
        self.expectations = expectations
        self.waits = waits
        self.place = place
    }

    /// The step as a reader would say it: `push: detail, animated: false`.
    public var text: String {
        let rest = verb.options.compactMap { option in options[option.name].map { "\(option.name): \($0)" } }
        let subject = subject.description
        return ([subject.isEmpty ? verb.name : "\(verb.name): \(subject)"] + rest).joined(separator: ", ")
    }
}

/// The value of a step's subject or of one of its options.
public enum Argument: Sendable, Hashable, CustomStringConvertible {
    case nothing
    /// The word `none`, which stands for nil where a controller could.
    case none
    case controller(String)
    case controllers([String])
    case text(String)
    case flag(Bool)
    case size(CGSize)
    case callback(String, Callback)

    public var description: String {
        switch self {
        case .nothing: ""
        case .none: "none"
        case .controller(let name), .text(let name): name
        case .controllers(let names): "[\(names.joined(separator: ", "))]"
        case .flag(let flag): flag ? "true" : "false"
        case .size(let size): "\(JSONText.decimal(size.width))x\(JSONText.decimal(size.height))"
        case .callback(let name, let callback): "\(name).\(callback.shortName)"
        }
    }
}
