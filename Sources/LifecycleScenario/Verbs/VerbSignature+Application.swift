extension VerbSignature {
    /// Verbs for the app as a whole, such as launch, background, and rotation.
    static let application: [VerbSignature] = [
        launch, setRoot, rotate, resize, memoryWarning, background, foreground, terminate,
    ]

    package static let launch = VerbSignature(
        "launch", .controller, summary: "makes the controller the window's root, and shows the window"
    )
    package static let setRoot = VerbSignature(
        "setRoot", .controllerOrNone, summary: "replaces window.rootViewController"
    )
    package static let rotate = VerbSignature(
        "rotate", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)),
        summary: "rotates the device; before launch, sets its initial orientation"
    )
    package static let resize = VerbSignature("resize", .size, summary: "changes the size of the window")
    package static let memoryWarning = VerbSignature("memoryWarning", .nothing, summary: "sends a memory warning")
    package static let background = VerbSignature("background", .nothing, summary: "sends the app to the background")
    package static let foreground = VerbSignature("foreground", .nothing, summary: "returns the app to the foreground")
    package static let terminate = VerbSignature(
        "terminate", .nothing, summary: "terminates the app from the App Switcher")
}
