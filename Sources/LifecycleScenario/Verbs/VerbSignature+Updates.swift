extension VerbSignature {
    /// Verbs for traits, update passes, frames, and supported orientations.
    static let updates: [VerbSignature] = [
        setStyle, overrideStyle, updateProperties, layoutIfNeeded, setFrame, updateOrientations, updateStatusBar,
        setStatusBar, prefer,
    ]

    private static let styleWords = Kind.choice(UIUserInterfaceStyle.allCases.map(\.rawValue))

    package static let setStyle = VerbSignature(
        "setStyle", styleWords, since: 13, summary: "switches the system to the light or dark style"
    )
    package static let overrideStyle = VerbSignature(
        "overrideStyle", .controller,
        ["to": .choice(UIUserInterfaceStyle.allCases.map(\.rawValue) + ["unspecified"])], required: ["to"], since: 13,
        summary: "sets overrideUserInterfaceStyle of a controller"
    )
    package static let updateProperties = VerbSignature(
        "updateProperties", .controller, since: 26, summary: "calls setNeedsUpdateProperties()"
    )
    package static let layoutIfNeeded = VerbSignature(
        "layoutIfNeeded", .controller, summary: "calls layoutIfNeeded() on the view, in or outside a window"
    )
    package static let setFrame = VerbSignature(
        "setFrame", .controller, ["to": .frame, "autoresizing": .mask], required: ["to"],
        summary: "sets the frame of the controller's view"
    )
    package static let updateOrientations = VerbSignature(
        "updateOrientations", .controller, since: 16,
        summary: "calls setNeedsUpdateOfSupportedInterfaceOrientations()"
    )
    package static let updateStatusBar = VerbSignature(
        "updateStatusBar", .controller, ["to": .choice(statusBarLooks)], since: 7,
        summary: "calls setNeedsStatusBarAppearanceUpdate(), after the class's value has changed to 'to'"
    )
    package static let setStatusBar = VerbSignature(
        "setStatusBar", .choice(statusBarLooks),
        summary: "sets the app's status bar style, as the app does in iOS 6 and earlier"
    )
    package static let prefer = VerbSignature(
        "prefer", .controller, ["to": .size], required: ["to"], since: 7,
        summary: "sets preferredContentSize of a controller, which tells its parent"
    )
    /// The appearances of the status bar.
    package static let statusBarLooks = ["light", "dark", "hidden"]
}
