extension VerbSignature {
    /// Verbs for traits, update passes, frames, and supported orientations.
    static let updates: [VerbSignature] = [
        setStyle, overrideStyle, updateProperties, updateConstraints, layoutIfNeeded, setFrame, updateOrientations,
        updateStatusBar, setStatusBar, prefer,
    ]

    private static let styleWords = Kind.choice(UIUserInterfaceStyle.allCases.map(\.rawValue))

    package static let setStyle = VerbSignature(
        "setStyle", styleWords, since: 13, summary: "switches the system to the light or dark style",
        title: "Change the interface style to %")
    package static let overrideStyle = VerbSignature(
        "overrideStyle", .controller,
        ["to": .choice(UIUserInterfaceStyle.allCases.map(\.rawValue) + ["unspecified"])], required: ["to"], since: 13,
        summary: "sets overrideUserInterfaceStyle of a controller", title: "Override the interface style of %",
        names: ["overrideUserInterfaceStyle"])
    package static let updateProperties = VerbSignature(
        "updateProperties", .controller, since: 26, summary: "calls setNeedsUpdateProperties()",
        title: "Update the properties of %", names: ["setNeedsUpdateProperties"])
    package static let updateConstraints = VerbSignature(
        "updateConstraints", .controller, since: 6, summary: "calls setNeedsUpdateConstraints() on the view",
        title: "Update the constraints of %", names: ["setNeedsUpdateConstraints"])
    package static let layoutIfNeeded = VerbSignature(
        "layoutIfNeeded", .controller, summary: "calls layoutIfNeeded() on the view, in or outside a window",
        title: "Lay out %, if needed")
    package static let setFrame = VerbSignature(
        "setFrame", .controller, ["to": .frame, "autoresizing": .mask], required: ["to"],
        summary: "sets the frame of the controller's view", title: "Set the frame of %")
    package static let updateOrientations = VerbSignature(
        "updateOrientations", .controller, since: 16, summary: "calls setNeedsUpdateOfSupportedInterfaceOrientations()",
        title: "Update the orientations of %", names: ["setNeedsUpdateOfSupportedInterfaceOrientations"])
    package static let updateStatusBar = VerbSignature(
        "updateStatusBar", .controller, ["to": .choice(statusBarLooks)], since: 7,
        summary: "calls setNeedsStatusBarAppearanceUpdate(), after the class's value has changed to 'to'",
        title: "Update the status bar of %")
    package static let setStatusBar = VerbSignature(
        "setStatusBar", .choice(statusBarLooks),
        summary: "sets the app's status bar style, as the app does in iOS 6 and earlier",
        title: "Set the status bar to %")
    package static let prefer = VerbSignature(
        "prefer", .controller, ["to": .size], required: ["to"], since: 7,
        summary: "sets preferredContentSize of a controller, which tells its parent",
        title: "Set the preferred size of %")
    /// The appearances of the status bar.
    package static let statusBarLooks = ["light", "dark", "hidden"]
}
