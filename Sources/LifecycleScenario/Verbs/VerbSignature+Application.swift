extension VerbSignature {
    /// What the system does to the whole app.
    static let application: [VerbSignature] = [
        launch, setRoot, rotate, resize, memoryWarning, background, foreground, terminate,
    ]

    package static let launch = VerbSignature(
        "launch", .controller, summary: "makes the controller the window's root, and the window key and visible"
    )
    package static let setRoot = VerbSignature(
        "setRoot", .controllerOrNone, summary: "replaces window.rootViewController"
    )
    package static let rotate = VerbSignature(
        "rotate", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)),
        summary: "turns the device; before launch it is only held so"
    )
    package static let resize = VerbSignature("resize", .size, summary: "gives the window a new size")
    package static let memoryWarning = VerbSignature("memoryWarning", .nothing, summary: "the system is low on memory")
    package static let background = VerbSignature("background", .nothing, summary: "the user leaves the app")
    package static let foreground = VerbSignature("foreground", .nothing, summary: "the user comes back to the app")
    package static let terminate = VerbSignature(
        "terminate", .nothing, summary: "the app is ended from the app switcher")
}
