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
        case size, sizes, deliveries
    }

    let name: String
    let shape: Shape
    /// One sentence for the schema, without a full stop.
    let summary: String
    /// The first iOS version that has what the key speaks of.
    let since: Int

    init(_ name: String, _ shape: Shape, since: Int = 1, _ summary: String) {
        self.name = name
        self.shape = shape
        self.since = since
        self.summary = summary
    }
}

extension ScenarioDecoder {
    /// The keys of a scenario.
    static let topKeys: [ScenarioKey] = [
        ScenarioKey("title", .text, "What the scenario is about, the heading of its drawings"),
        ScenarioKey("ios", .part(.version), "The rules of that iOS version hold; default: the newest known"),
        ScenarioKey(
            "storyboard", .text, "A storyboard in the folder of this file: its identifiers name controllers too"),
        ScenarioKey("views", .flag, "true: records UIView's own callbacks too (false)"),
        ScenarioKey("device", .part(.device), "What the app runs on, and how that is held at launch"),
        ScenarioKey("scenes", .flag, "Whether the app has scenes; default: from iOS 13 on"),
        ScenarioKey("controllers", .part(.controllers), "The controllers: a name of your own, and what it is"),
        ScenarioKey("steps", .part(.steps), "What happens, one step after another"),
        ScenarioKey("expect", .part(.expectations), "What must hold of the whole run"),
    ]

    static let deviceKeys: [ScenarioKey] = [
        ScenarioKey("idiom", .choice(Device.Idiom.allCases.map(\.rawValue)), "A phone or a pad (phone)"),
        ScenarioKey(
            "orientation", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)), "How it is held (portrait)"),
        ScenarioKey("size", .part(.size), "The window's size at launch in points (390x844, or 820x1180 on a pad)"),
        ScenarioKey(
            "style", .choice(UIUserInterfaceStyle.allCases.map(\.rawValue)), since: 13,
            "Whether the system is light or dark (light)"),
        ScenarioKey(
            "orientations", .choices(orientationWords), "The orientations that the app's Info.plist allows (all)"),
    ]

    static let controllerKeys: [ScenarioKey] =
        [
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
            ScenarioKey(
                "callsSuper", .part(.callsSuper), "false, or the callbacks in which the class does not call super"),
            ScenarioKey("overrides", .part(.overrides), "What the class does inside a callback, after calling super"),
            ScenarioKey(
                "delegate", .controller,
                "Of a container or search controller: who gets its delegate's and data source's callbacks"),
        ] + modernControllerKeys

    /// The keys of particular kinds of controllers.
    private static let modernControllerKeys: [ScenarioKey] = [
        ScenarioKey(
            "presentationDelegate", .controller, since: 13,
            "Of a presented controller: who gets its presentation and sheet controller's delegate callbacks"),
        ScenarioKey(
            "modalInPresentation", .flag, since: 13, "true: isModalInPresentation, the user cannot dismiss it (false)"),
        ScenarioKey("detents", .texts, since: 15, "The detents of its sheet: medium, large or one of your own (large)"),
        ScenarioKey(
            "definesPresentationContext", .flag,
            "Whether presentations in a current context cover it (false; true for a navigation controller)"),
        ScenarioKey(
            "preferredOrientation", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)), since: 6,
            "What preferredInterfaceOrientationForPresentation returns"),
        ScenarioKey(
            "observesTraits", .choices(UITrait.allCases.map(\.rawValue)), since: 17,
            "The traits that it registers for; the handler is the callback traitChange"),
        ScenarioKey(
            "style", .choice(["doubleColumn", "tripleColumn"]), since: 14, "Of a split view: how many columns it has"),
        ScenarioKey("compact", .controller, since: 14, "Of a split view: the column shown where there is no room"),
        ScenarioKey("inspector", .controller, since: 26, "Of a split view: the inspector column"),
        ScenarioKey("usesTabs", .flag, since: 18, "Of a tab bar controller: true where its tabs are UITabs (false)"),
        ScenarioKey(
            "nib", .text, "The name of the nib that the view comes from; 'missing' for one that does not exist"),
        ScenarioKey("statusBar", .choice(statusBarLooks), since: 7, "The status bar that the class asks for"),
        ScenarioKey("statusBarChild", .controller, since: 7, "The child that is asked for the status bar in its place"),
    ]

    static let statusBarLooks = ["light", "dark", "hidden"]

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
        ScenarioKey(
            "diagnostics", .part(.diagnostics), "Exactly the rules that are reported; 'any' if that does not matter"),
        ScenarioKey("chain", .texts, "The responder chain of the last 'touch'"),
        ScenarioKey(
            "each", .part(.entries), "As 'order', but only the order of each controller's own callbacks counts"),
        ScenarioKey("sizes", .part(.sizes), "The sizes of controllers' root views at the end of the stretch"),
        ScenarioKey("delivered", .part(.deliveries), "Exactly these notifications were delivered, in this order"),
    ]

    static let kinds = ControllerKind.allCases.filter(\.isController).map(\.rawValue)
    static let orientationWords = UIInterfaceOrientation.allCases.map(\.rawValue) + orientationGroups.keys.sorted()
    /// Words that stand for several orientations.
    static let orientationGroups: [String: Set<UIInterfaceOrientation>] = [
        "all": Set(UIInterfaceOrientation.allCases), "landscape": [.landscapeLeft, .landscapeRight],
        "allButUpsideDown": [.portrait, .landscapeLeft, .landscapeRight],
    ]
    /// Marks that may be named like callbacks: that a call came back, that its completion ran, and what the transition's
    /// coordinator runs; and what UIKit asks about the status bar.
    static let marks: [String: Expectation.Beat] = [
        "returned": .returned, "completion": .completion, "alongside": .alongside,
        "transitionCompletion": .transitionCompletion, "interactionChanged": .interactionChanged,
    ].merging(Expectation.StatusBarQuestion.allCases.map { ($0.rawValue, .statusBar($0)) }) { first, _ in first }
    /// What may be claimed of a callback beside its flags.
    static let flagArguments = ["animated", "parent", "presentingViewController"]
    /// What a delivered notification may be said to have.
    static let deliveryKeys: [ScenarioKey] = [
        ScenarioKey("to", .controller, "Who it was delivered to"),
        ScenarioKey("name", .text, "The notification's name"),
        ScenarioKey("object", .controller, "Its sender, or none"),
        ScenarioKey("info", .text, "What was sent with it"),
    ]
    /// How the flags of earlier SDKs end where the present ones end in `Parent`.
    static let formerFlagEnding = "ViewController"
}
