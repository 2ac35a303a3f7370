import LifecycleModel
import OrderedCollections

/// A place in a scenario's text.
public struct Place: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// Creates a position.
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
    /// The device that the app runs on.
    public var device = Device()
    /// Whether the app has scenes; nil is the version's default.
    public var hasScenes: Bool?
    /// The controllers by name, in the order of the text.
    public var controllers: OrderedDictionary<String, ControllerSpec> = [:]
    /// What happens, in order.
    public var steps: [Step] = []
    /// What must hold of the whole run.
    public var expectations: [Expectation] = []
    /// The storyboard that the app loads its controllers from, or none.
    public var storyboard: Storyboard?
    /// Whether the app's delegate chooses the configuration of scenes: an app does that says it has scenes, connects several,
    /// or expects the callback.
    package var choosesConfiguration: Bool {
        let named = allExpectations.flatMap { ($0.order ?? []) + ($0.each ?? []) + ($0.only ?? []) }
        return hasScenes == true || steps.contains { $0.verb.name == "connectScene" }
            || named.contains { $0.beats.contains(.callback(.configurationForConnecting)) }
    }

    /// Whether the questions about the status bar are recorded: where an expectation names one.
    package var recordsStatusBarQuestions: Bool {
        allExpectations.flatMap { ($0.order ?? []) + ($0.each ?? []) + ($0.only ?? []) }.contains { entry in
            entry.beats.contains { if case .statusBar = $0 { true } else { false } }
        }
    }

    /// The expectations of the whole run and of every step.
    public var allExpectations: [Expectation] { expectations + steps.flatMap(\.expectations) }

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

    /// The name in the scenario.
    public var name: String
    /// The class that drawings show.
    public var className: String
    /// The kind of controller, as far as UIKit's rules differ.
    public var kind = ControllerKind.viewController
    /// The children that a container starts with, by name.
    public var children: [String] = []
    /// The children that embed segues install while the view loads, by name.
    public var embeds: [String] = []
    /// The tab selected at start; nil is the first.
    public var selected: String?
    /// Where the view comes from.
    public var view = ViewSource.code
    /// How a page view controller turns its pages.
    public var transition = PageTransitionStyle.scroll
    /// What `shouldAutomaticallyForwardAppearanceMethods` returns.
    public var forwardsAppearance = true
    /// Whether a container forwards rotation to its children.
    public var forwardsRotation = true
    /// What `supportedInterfaceOrientations` returns; nil is the version's default.
    public var orientations: Set<UIInterfaceOrientation>?
    /// Whether something else holds the controller, so that it outlives a pop or dismissal.
    public var keeps = false
    /// The callbacks in which the class calls super.
    public var callsSuper = CallsSuper.always
    /// What the class does in its overrides, after it has called super.
    public var overrides: [Callback: [Step]] = [:]
    /// Who gets the callbacks of the container's or search controller's delegate and data source, by name.
    public var delegate: String?
    /// Who gets the callbacks of the presentation controller's delegate, by name.
    public var presentationDelegate: String?
    /// What `isModalInPresentation` returns.
    public var isModalInPresentation = false
    /// The detents of the sheet that the controller is shown in, by identifier; empty for a large one alone.
    public var detents: [String] = []
    /// Nil is the class's own value.
    public var definesPresentationContext: Bool?
    /// What `preferredInterfaceOrientationForPresentation` returns; nil where it is not overridden.
    public var preferredOrientation: UIInterfaceOrientation?
    /// The traits that the class registers for.
    public var observedTraits: Set<UITrait> = []
    /// Of a split view: how many columns it has, and those that are not its children, by name.
    public var style = SplitViewStyle.unspecified
    /// The name of a split view's compact column; nil for none.
    public var compact: String?
    /// The name of a split view's inspector column; nil for none.
    public var inspector: String?
    /// Of a tab bar controller: whether its tabs are `UITab`s.
    public var usesTabs = false
    /// The name of the nib that the view comes from; nil is the class's.
    public var nib: String?
    /// What the class answers when UIKit asks for the look of the status bar; nil where it is not overridden.
    public var statusBar: String?
    /// The child that is asked in its place, by name.
    public var statusBarChild: String?

    /// Creates a plain view controller.
    public init(name: String, className: String) {
        self.name = name
        self.className = className
    }
}

/// One thing that is done.
public struct Step: Sendable, Hashable {
    /// What is done.
    public var verb: VerbSignature
    /// To what or whom.
    public var subject: Argument
    /// The options that are given, by name.
    public var options: [String: Argument]
    /// What must hold of what happens from its start to the start of the next step.
    public var expectations: [Expectation]
    /// Whether everything settles before the next step starts.
    public var waits: Bool
    /// The position in the scenario.
    public var place: Place

    /// Creates a step.
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
        if verb == .group, let title = options["title"] { return title.description }
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
    case frame(CGRect)
    case callback(String, Callback)
    case steps([Step])

    /// The argument as a scenario writes it.
    public var description: String {
        switch self {
        case .nothing: ""
        case .none: "none"
        case .controller(let name), .text(let name): name
        case .controllers(let names): "[\(names.joined(separator: ", "))]"
        case .flag(let flag): flag ? "true" : "false"
        case .size(let size): size.text
        case .frame(let frame):
            [frame.x, frame.y, frame.size.width, frame.size.height].map { JSONText.decimal($0) }.joined(separator: ",")
        case .callback(let name, let callback): "\(name).\(callback.shortName)"
        case .steps(let steps): steps.map(\.text).joined(separator: "; ")
        }
    }
}
