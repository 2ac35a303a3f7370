/// A scenario: an app's controllers, the steps to perform, and the expectations to check.
public struct Scenario: Sendable {
    /// The title, or nil if the scenario has no title.
    public var title: String?
    /// The iOS version to simulate.
    public var ios = IOSVersion.latest
    /// The name of the scenario's source, such as the path of its file, or `-` for standard input. The name is nil if
    /// the scenario was created in code.
    public var file: String?
    /// Whether the run also records the callbacks of `UIView`.
    public var recordsViews = false
    /// The device that the app runs on.
    public var device = Device()
    /// Whether the app uses scenes, or nil for the default of the iOS version.
    public var hasScenes: Bool?
    /// The controllers by name: the declared controllers in source order, and then the storyboard's controllers that
    /// the scenario names, with their descendants, in alphabetical order.
    public var controllers: NamedList<ControllerSpec> = [:]
    /// The steps to perform, in order.
    public var steps: [Step] = []
    /// The expectations for the whole run.
    public var expectations: [Expectation] = []
    /// The storyboard that the app loads its controllers from, or nil without a storyboard.
    public var storyboard: Storyboard?
    /// Whether the app delegate chooses the configuration of scenes: true if the scenario sets `scenes: true`,
    /// contains the step `connectScene`, or names the callback `configurationForConnecting` in an `order`, `each`, or
    /// `only` list.
    package var choosesConfiguration: Bool {
        hasScenes == true || steps.contains { $0.verb == .connectScene }
            || names { $0 == .callback(.configurationForConnecting) }
    }

    /// Whether the run records the status bar properties that UIKit reads: true if an `order`, `each`, or `only` list
    /// names such a property.
    package var recordsStatusBarQuestions: Bool {
        names { if case .mark(let mark) = $0 { mark.isStatusBarQuestion } else { false } }
    }

    /// Whether an `order`, `each`, or `only` list names an item that `isMatch` accepts.
    private func names(_ isMatch: (Expectation.Item) -> Bool) -> Bool {
        allExpectations.contains { expectation in
            for case let entries? in [expectation.order, expectation.each, expectation.only]
            where entries.contains(where: { $0.items.contains(where: isMatch) }) { return true }
            return false
        }
    }

    /// The expectations for the whole run and for all steps.
    public var allExpectations: [Expectation] { expectations + steps.flatMap(\.expectations) }

    /// Creates an empty scenario.
    public init() {}
}

/// The description of one controller in a scenario.
public struct ControllerSpec: Sendable {
    /// The callbacks whose overrides call super.
    public enum CallsSuper: Sendable, Hashable {
        case always, never
        case except(Set<Callback>)

        /// Returns whether the class calls super in its override of `callback`.
        public func contains(_ callback: Callback) -> Bool {
            switch self {
            case .always: true
            case .never: false
            case .except(let missing): !missing.contains(callback)
            }
        }
    }

    /// The controller's name in the scenario.
    public var name: String
    /// The class name that drawings show.
    public var className: String
    /// The kind of controller, which determines its behavior.
    public var kind = ControllerKind.viewController
    /// The names of the children that a container starts with.
    public var children: [String] = []
    /// The names of the children that embed segues add while the view loads.
    public var embeds: [String] = []
    /// The name of the initially selected tab, or nil for the first one.
    public var selected: String?
    /// The source of the view.
    public var view = ViewSource.code
    /// The transition style of a page view controller.
    public var transition = PageTransitionStyle.scroll
    /// The value that `shouldAutomaticallyForwardAppearanceMethods` returns.
    public var forwardsAppearance = true
    /// Whether a container forwards rotation callbacks to its children.
    public var forwardsRotation = true
    /// The value that `supportedInterfaceOrientations` returns, or nil for the default of the iOS version and the
    /// device.
    public var orientations: Set<UIInterfaceOrientation>?
    /// Whether the app keeps a strong reference to the controller, so that it outlives a pop, dismissal, or removal.
    public var keeps = false
    /// The callbacks in which the class calls super.
    public var callsSuper = CallsSuper.always
    /// The steps that the class performs in its overrides, after the call to super.
    public var overrides: [Callback: [Step]] = [:]
    /// The overrides in the Swift code that the scenario plays.
    public var code: [Callback: OverrideCode] = [:]
    /// The name of the controller that is the delegate, or nil for none. The delegate of a page view controller is also
    /// its data source.
    public var delegate: String?
    /// The name of the controller that is the delegate of this controller's presentation controller, or nil for none.
    public var presentationDelegate: String?
    /// The value that `isModalInPresentation` returns.
    public var isModalInPresentation = false
    /// The identifiers of the detents of the controller's sheet; empty for the large detent alone.
    public var detents: [String] = []
    /// The value of `definesPresentationContext`, or nil for the default of the class.
    public var definesPresentationContext: Bool?
    /// The value that `preferredInterfaceOrientationForPresentation` returns, or nil if it is not overridden.
    public var preferredOrientation: UIInterfaceOrientation?
    /// The traits that the class registers for.
    public var observedTraits: Set<UITrait> = []
    /// The style of a split view, which determines its number of columns.
    public var style = SplitViewStyle.unspecified
    /// The name of the controller in a split view's compact column, or nil without a compact column.
    public var compact: String?
    /// The name of the controller in a split view's inspector column, or nil without an inspector column.
    public var inspector: String?
    /// Whether the tabs of a tab bar controller are `UITab`s.
    public var usesTabs = false
    /// The nib of the view, or nil for a nib that is named after the class, or for a view without a nib.
    public var nib: Nib?
    /// The outlets that the nib or storyboard connects.
    public var outlets: [String] = []
    /// The outlets that the nib or storyboard connects although the class doesn't have them.
    public var missingOutlets: [String] = []
    /// The autoresizing mask that the class sets, or nil for the default of the view's source.
    public var autoresizing: Set<AutoresizingPart>?
    /// Whether the view resizes its subviews by their autoresizing masks.
    public var autoresizesSubviews = true
    /// Whether constraints attach the edges of the view to those of its superview.
    public var hasEdgeConstraints = false
    /// The status bar appearance that the class requests: `light`, `dark`, or `hidden`, or nil for the default.
    public var statusBar: String?
    /// The name of the child that determines the status bar appearance instead, or nil for none.
    public var statusBarChild: String?
    /// Whether an alert controller has the style `actionSheet`.
    public var isActionSheet = false
    /// The controller whose view is the source view of an action sheet's popover, or nil.
    public var popoverSource: String?

    /// Creates the description of a plain view controller.
    public init(name: String, className: String) {
        self.name = name
        self.className = className
    }
}

/// One step of a scenario.
public struct Step: Sendable, Hashable {
    /// The verb of the step.
    public var verb: VerbSignature
    /// The subject of the verb.
    public var subject: Step.Argument
    /// The given options, by name.
    public var options: [String: Step.Argument]
    /// The expectations that cover the events from the start of this step to the start of the next one, or of the one
    /// after that if ``waits`` is false.
    public var expectations: [Expectation]
    /// Whether the engine waits until all transitions have finished before it starts the next step.
    public var waits: Bool
    /// The title of the step in drawings, or nil to show the verb, the subject, and the options.
    public var title: String?
    /// The location in the scenario, without a file, or in the Swift code that the scenario plays, with its file.
    public var location: SourceLocation

    /// Creates a step without a title.
    public init(
        verb: VerbSignature, subject: Step.Argument, options: [String: Step.Argument] = [:],
        expectations: [Expectation] = [],
        waits: Bool = true, location: SourceLocation
    ) {
        self.verb = verb
        self.subject = subject
        self.options = options
        self.expectations = expectations
        self.waits = waits
        self.location = location
    }

    /// The title or, for a step without one, a readable form such as `push: detail, animated: false`.
    public var text: String {
        if let title { return title }
        let rest = arguments.map { $0.name.isEmpty ? ": \($0.value)" : ", \($0.name): \($0.value)" }
        return verb.name + rest.joined()
    }

    /// The subject, if there is one, and then the options in the order of the signature.
    public var arguments: [StepArgument] {
        let subject = subject.description
        return (subject.isEmpty ? [] : [StepArgument(name: "", value: subject)])
            + verb.options.compactMap { option in
                options[option.name].map { StepArgument(name: option.name, value: $0.description) }
            }
    }

    /// Returns the event that begins the step in a run.
    package func event(number: Int) -> StepEvent {
        guard title == nil else { return StepEvent(number: number, text: text) }
        return StepEvent(number: number, text: text, verb: verb.name, arguments: arguments)
    }
}

extension Step {
    /// The value of a step's subject or option.
    public enum Argument: Sendable, Hashable, CustomStringConvertible {
        case nothing
        /// The keyword `none`, which stands for nil where a controller is expected.
        case none
        case controller(String)
        case controllers([String])
        case text(String)
        case flag(Bool)
        case size(CGSize)
        case frame(CGRect)
        case mask(Set<AutoresizingPart>)
        case callback(String, Callback)
        case steps([Step])

        /// The argument in the format of scenarios.
        public var description: String {
            switch self {
            case .nothing: ""
            case .none: "none"
            case .controller(let name), .text(let name): name
            case .controllers(let names): "[\(names.joined(separator: ", "))]"
            case .flag(let flag): flag ? "true" : "false"
            case .size(let size): size.text
            case .frame(let frame):
                [frame.x, frame.y, frame.size.width, frame.size.height].map { JSONText.decimal($0) }.joined(
                    separator: ",")
            case .mask(let parts):
                "[\(AutoresizingPart.allCases.filter(parts.contains).map(\.rawValue).joined(separator: ", "))]"
            case .callback(let name, let callback): "\(name).\(callback.shortName)"
            case .steps(let steps): steps.map(\.text).joined(separator: "; ")
            }
        }
    }
}
