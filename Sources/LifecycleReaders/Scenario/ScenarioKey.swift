import LifecycleLogs
import LifecycleModel

/// A key of the scenario format: its name, its meaning, and its type.
///
/// The decoder suggests these names for unknown keys, and editors complete them with the schema.
struct ScenarioKey {
    /// The type of a value.
    enum Shape {
        /// Text, which YAML may read as a number.
        case text
        /// A list of strings.
        case texts
        /// `true` or `false`.
        case flag
        /// The name of a controller.
        case controller
        /// A list of names of controllers.
        case controllers
        /// A word from a list.
        case choice([String])
        /// Several words from a list.
        case choices([String])
        /// A part of the format with a separate definition in the schema.
        case part(Part)
    }

    /// The parts of the format with a separate definition in the schema.
    enum Part: String, CaseIterable {
        case scenario, version, device, controllers, controller, overrides, callsSuper, steps, step
        case expectations, expectation, qualified, entries, states, flags, diagnostics, callback
        case size, sizes, tasks, deliveries, nib
    }

    let name: String
    let shape: Shape
    /// The meaning, without a period.
    let summary: String
    /// The first iOS version that supports the key, or 1 if all versions support it.
    let since: Int

    init(_ name: String, _ shape: Shape, since: Int = 1, _ summary: String) {
        self.name = name
        self.shape = shape
        self.since = since
        self.summary = summary
    }
}

extension ScenarioDecoder {
    static let topKeys: [ScenarioKey] = [
        ScenarioKey("title", .text, "Title of the scenario and its drawings"),
        ScenarioKey("ios", .part(.version), "iOS version to simulate (the newest supported)"),
        ScenarioKey(
            "storyboard", .text, "Path of a storyboard, relative to this file; the scenario can name its controllers"),
        ScenarioKey("views", .flag, "Whether to record callbacks of UIView (false)"),
        ScenarioKey("device", .part(.device), "Device, with its state at launch"),
        ScenarioKey("scenes", .flag, "Whether the app uses scenes (true in iOS 13 and later)"),
        ScenarioKey("controllers", .part(.controllers), "Controllers, by names of your choice"),
        ScenarioKey("steps", .part(.steps), "Steps, in order"),
        ScenarioKey("expect", .part(.expectations), "Expectations for the whole run"),
    ]

    static let deviceKeys: [ScenarioKey] = [
        ScenarioKey("idiom", .choice(Device.Idiom.allCases.map(\.rawValue)), "Phone or pad (phone)"),
        ScenarioKey(
            "orientation", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)),
            "Orientation at launch (portrait)"),
        ScenarioKey(
            "size", .part(.size), "Window size at launch, in points (in portrait, 390x844, or 820x1180 on a pad)"),
        ScenarioKey(
            "style", .choice(UIUserInterfaceStyle.allCases.map(\.rawValue)), since: 13,
            "Interface style of the system (light)"),
        ScenarioKey(
            "orientations", .choices(orientationWords), "Orientations in the app's Info.plist (all)"),
    ]

    static let controllerKeys: [ScenarioKey] = [
        ScenarioKey("class", .text, "Name of the class in drawings; the name of a UIKit class also sets the kind"),
        ScenarioKey("kind", .choice(kinds), "Kind of controller (viewController)"),
        ScenarioKey(
            "children", .controllers, "Initial children of a container: stack, tabs, columns, or pages, in order"),
        ScenarioKey("embeds", .controllers, "Children that embed segues add while the view loads"),
        ScenarioKey("selected", .controller, "Selected tab of a tab bar controller at launch (the first)"),
        ScenarioKey("view", .choice(ViewSource.allCases.map(\.rawValue)), "Source of the view (code)"),
        ScenarioKey(
            "transition", .choice(PageTransitionStyle.allCases.map(\.rawValue)),
            "Transition style of a page view controller (scroll)"),
        ScenarioKey("forwardsAppearance", .flag, "Value of shouldAutomaticallyForwardAppearanceMethods (true)"),
        ScenarioKey(
            "forwardsRotation", .flag, "Whether the controller forwards rotation callbacks to children (true)"),
        ScenarioKey("orientations", .choices(orientationWords), "Value of supportedInterfaceOrientations"),
        ScenarioKey(
            "keep", .flag,
            "Whether the app retains the controller, so that it outlives a pop, dismissal, or removal (false)"),
        ScenarioKey(
            "callsSuper", .part(.callsSuper),
            "Whether overrides call super: true, false, or a list of the callbacks whose overrides don't (true)"),
        ScenarioKey("overrides", .part(.overrides), "Steps inside a callback, after the call to super"),
        ScenarioKey(
            "delegate", .controller,
            "Delegate of a container or search controller, and data source of a page view controller"),
        ScenarioKey(
            "presentationDelegate", .controller, since: 8,
            "Delegate of the controller's presentation controller"),
        ScenarioKey(
            "modalInPresentation", .flag, since: 13,
            "Value of isModalInPresentation: whether the user can't dismiss the controller (false)"),
        ScenarioKey("detents", .texts, since: 15, "Detents of the sheet: medium, large, or a custom one (large)"),
        ScenarioKey(
            "definesPresentationContext", .flag,
            "Value of definesPresentationContext (false; true for a navigation controller)"),
        ScenarioKey(
            "preferredOrientation", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)), since: 6,
            "Value of preferredInterfaceOrientationForPresentation"),
        ScenarioKey(
            "observesTraits", .choices(UITrait.allCases.map(\.rawValue)), since: 17,
            "Traits to register for; changes send the callback traitChange"),
        ScenarioKey(
            "style", .choice(["doubleColumn", "tripleColumn"]), since: 14, "Column style of a split view"),
        ScenarioKey("compact", .controller, since: 14, "Compact column, which a collapsed split view shows"),
        ScenarioKey("inspector", .controller, since: 26, "Inspector column of a split view"),
        ScenarioKey("usesTabs", .flag, since: 18, "Whether a tab bar controller uses UITab (false)"),
        ScenarioKey(
            "nib", .part(.nib),
            "Nib that contains the view: its name, 'missing' for one that doesn't exist, or a mapping"),
        ScenarioKey("outlets", .texts, "Outlets that the nib or storyboard connects (all)"),
        ScenarioKey("missingOutlets", .texts, "Outlets that the nib or storyboard connects, but the class lacks"),
        ScenarioKey(
            "autoresizing", .choices(AutoresizingPart.allCases.map(\.rawValue)),
            "Autoresizing mask of the view (width and height; none for 'view: override')"),
        ScenarioKey(
            "autoresizesSubviews", .flag, "Whether the view resizes its subviews by their autoresizing masks (true)"),
        ScenarioKey(
            "constraints", .choice(["edges"]), since: 6,
            "Constraints that attach the view to its superview, instead of the autoresizing mask"),
        ScenarioKey(
            "statusBar", .choice(VerbSignature.statusBarLooks), since: 7,
            "Status bar appearance that the controller requests"),
        ScenarioKey("statusBarChild", .controller, since: 7, "Child that determines the status bar appearance instead"),
        ScenarioKey(
            "preferredStyle", .choice(["alert", "actionSheet"]), since: 8, "Style of an alert controller (alert)"),
        ScenarioKey(
            "source", .controller, since: 8, "Controller whose view is the source view of an action sheet's popover"),
    ]

    static let nibKeys: [ScenarioKey] = [
        ScenarioKey("name", .text, "Name that code passes to init(nibName:bundle:) (none)"),
        ScenarioKey("file", .text, "Nib that UIKit finds if code passes no name"),
        ScenarioKey("missing", .flag, "Whether the nib doesn't exist (false)"),
    ]

    /// The keys of a step other than its verb and options.
    static let stepKeys: [ScenarioKey] = [
        ScenarioKey("expect", .part(.expectations), "Expectations for the time from this step to the next"),
        ScenarioKey("wait", .flag, "Whether the next step waits for this one to finish (true)"),
        ScenarioKey("title", .text, "Title of the step in drawings (the verb, its subject, and the options)"),
    ]

    static let expectationKeys: [ScenarioKey] = [
        ScenarioKey(
            "order", .part(.entries),
            "Expected callbacks, in order; 'of', 'only', and 'ignore' select the callbacks to compare"),
        ScenarioKey("of", .texts, "Controllers to compare (those in 'order', 'each', and 'only')"),
        ScenarioKey(
            "only", .part(.entries),
            "Callbacks to compare, for all controllers or for one (those in 'order' or 'each')"),
        ScenarioKey("ignore", .part(.entries), "Callbacks to ignore"),
        ScenarioKey("state", .part(.states), "Appearance states at the end"),
        ScenarioKey("flags", .part(.flags), "Values of flags and arguments in a callback"),
        ScenarioKey(
            "diagnostics", .part(.diagnostics),
            "Rules whose diagnostics are expected, and no others; 'any' allows all"),
        ScenarioKey(
            "chain", .texts, "Responder chain of the last 'touch' in this time, or its beginning, followed by '...'"),
        ScenarioKey(
            "statusBar", .choice(VerbSignature.statusBarLooks + ["default"]), "Appearance of the status bar at the end"),
        ScenarioKey("handledBy", .text, "Responder that handles the last 'touch' in this time, or 'none'"),
        ScenarioKey(
            "each", .part(.entries), "Like 'order', but compares the order for each controller separately"),
        ScenarioKey("sizes", .part(.sizes), "Sizes of the controllers' root views at the end"),
        ScenarioKey("tasks", .part(.tasks), "Whether tasks are running or have ended at the end"),
        ScenarioKey("delivered", .part(.deliveries), "Delivered notifications, in order"),
    ]

    static let kinds = ControllerKind.allCases.filter(\.isController).map(\.rawValue)
    static let orientationWords =
        UIInterfaceOrientation.allCases.map(\.rawValue) + orientationGroups.map(\.name).sorted()
    /// The names for groups of orientations.
    static let orientationGroups: [(name: String, orientations: [UIInterfaceOrientation])] = [
        ("all", UIInterfaceOrientation.allCases), ("landscape", [.landscapeLeft, .landscapeRight]),
        ("allButUpsideDown", [.portrait, .landscapeLeft, .landscapeRight]),
    ]
    /// The values that `flags` can check in addition to flags.
    static let flagArguments = [
        "animated", "parent", "presentingViewController", "presentedViewController", "interfaceOrientation", "nibName",
        "applicationState",
    ]
    /// The keys for a delivered notification in an expectation.
    static let deliveryKeys: [ScenarioKey] = [
        ScenarioKey("to", .controller, "Observer"),
        ScenarioKey("name", .text, "Name of the notification"),
        ScenarioKey("object", .controller, "Sender, or none"),
        ScenarioKey("info", .text, "Content of userInfo"),
    ]
    /// The suffix that follows `Parent` in the names of flags in earlier SDKs.
    static let formerFlagEnding = "ViewController"
}
