import LifecycleModel
import LifecycleScenario

/// A key of the scenario format: what it is called, what it means, and what its value may be.
///
/// The tables of these keys tell the decoder which words to offer, and the schema what to complete.
struct ScenarioKey {
    /// What a value may be.
    enum Shape {
        /// Free text, which YAML may take for a number.
        case text
        /// A list of free texts.
        case texts
        /// `true` or `false`.
        case flag
        /// The name of a controller.
        case controller
        /// A list of names.
        case controllers
        /// One of these words.
        case choice([String])
        /// A list of these words.
        case choices([String])
        /// A part of the format with rules of its own.
        case part(Part)
    }

    /// The parts of the format that are more than a word or a list of words.
    enum Part: String, CaseIterable {
        case scenario, version, device, controllers, controller, overrides, callsSuper, steps, step
        case expectations, expectation, qualified, entries, states, flags, diagnostics, callback
    }

    let name: String
    let shape: Shape
    /// One sentence for the schema, without a full stop.
    let summary: String

    init(_ name: String, _ shape: Shape, _ summary: String) {
        self.name = name
        self.shape = shape
        self.summary = summary
    }
}

extension ScenarioDecoder {
    /// The keys of a scenario.
    static let topKeys: [ScenarioKey] = [
        ScenarioKey("title", .text, "What the scenario is about, the heading of its drawings"),
        ScenarioKey("ios", .part(.version), "The rules of that iOS version hold; default: the newest known"),
        ScenarioKey("storyboard", .text, "A storyboard beside this file: its identifiers name controllers too"),
        ScenarioKey("views", .flag, "true: records UIView's own callbacks too (false)"),
        ScenarioKey("device", .part(.device), "What the app runs on, and how that is held at launch"),
        ScenarioKey("scenes", .flag, "Whether the app has scenes; default: from iOS 13 on"),
        ScenarioKey("controllers", .part(.controllers), "Who takes part: a name of your own, and what it stands for"),
        ScenarioKey("steps", .part(.steps), "What happens, one step after another"),
        ScenarioKey("expect", .part(.expectations), "What must hold of the whole run"),
    ]

    static let deviceKeys: [ScenarioKey] = [
        ScenarioKey("idiom", .choice(Device.Idiom.allCases.map(\.rawValue)), "A phone or a pad (phone)"),
        ScenarioKey(
            "orientation", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)), "How it is held (portrait)"),
    ]

    static let controllerKeys: [ScenarioKey] = [
        ScenarioKey("class", .text, "The name shown in drawings; a UIKit class name also sets the kind"),
        ScenarioKey("kind", .choice(kinds), "The kind of controller, as far as the rules differ (viewController)"),
        ScenarioKey(
            "children", .controllers, "What a container holds at start: stack, tabs, columns or pages, in order"),
        ScenarioKey("embeds", .controllers, "Children that embed segues install while the view loads"),
        ScenarioKey("selected", .controller, "Of a tab bar controller: the tab selected at start (the first)"),
        ScenarioKey("view", .choice(ViewSource.allCases.map(\.rawValue)), "Where the view comes from (code)"),
        ScenarioKey(
            "transition", .choice(PageTransitionStyle.allCases.map(\.rawValue)),
            "Of a page controller: how pages turn (scroll)"),
        ScenarioKey("forwardsAppearance", .flag, "What shouldAutomaticallyForwardAppearanceMethods returns (true)"),
        ScenarioKey("forwardsRotation", .flag, "Whether rotation is forwarded to children (true)"),
        ScenarioKey("orientations", .choices(orientationWords), "What supportedInterfaceOrientations returns"),
        ScenarioKey("keep", .flag, "true: something else holds the controller, so it outlives a pop (false)"),
        ScenarioKey("callsSuper", .part(.callsSuper), "false, or the callbacks in which the class does not call super"),
        ScenarioKey("overrides", .part(.overrides), "What the class does inside a callback, after calling super"),
        ScenarioKey("delegate", .controller, "Of a navigation controller: who gets willShow and didShow"),
    ]

    /// What a step may have whatever its verb.
    static let stepKeys: [ScenarioKey] = [
        ScenarioKey("expect", .part(.expectations), "What must happen from this step's start to the next one's"),
        ScenarioKey("wait", .flag, "false: the next step starts at once, before this one has settled (true)"),
    ]

    static let expectationKeys: [ScenarioKey] = [
        ScenarioKey("order", .part(.entries), "The run, reduced to 'of' and 'only', is exactly this list"),
        ScenarioKey("of", .texts, "The controllers covered; default: those named in 'order'"),
        ScenarioKey(
            "only", .part(.entries), "The callbacks covered, bare or of one controller; default: those in 'order'"),
        ScenarioKey("ignore", .part(.entries), "Callbacks taken out before comparing"),
        ScenarioKey("state", .part(.states), "The appearance state of controllers at the end of the stretch"),
        ScenarioKey("flags", .part(.flags), "What flags and arguments are inside a callback"),
        ScenarioKey("diagnostics", .part(.diagnostics), "Exactly these rules are reported, or 'any' beside the point"),
        ScenarioKey("chain", .texts, "The responder chain of the last 'touch'"),
    ]

    static let kinds = ControllerKind.allCases.filter { $0 != .application }.map(\.rawValue)
    static let orientationWords = UIInterfaceOrientation.allCases.map(\.rawValue) + orientationGroups.keys.sorted()
    /// Words that stand for several orientations.
    static let orientationGroups: [String: Set<UIInterfaceOrientation>] = [
        "all": Set(UIInterfaceOrientation.allCases), "landscape": [.landscapeLeft, .landscapeRight],
        "allButUpsideDown": [.portrait, .landscapeLeft, .landscapeRight],
    ]
    /// What may be named beside callbacks: that a call came back, and that its completion ran.
    static let marks: [String: Expectation.Beat] = ["returned": .returned, "completion": .completion]
    /// What may be claimed of a callback beside its flags.
    static let flagArguments = ["animated", "parent"]
    /// How the flags of earlier SDKs end where the present ones end in `Parent`.
    static let formerFlagEnding = "ViewController"
}
