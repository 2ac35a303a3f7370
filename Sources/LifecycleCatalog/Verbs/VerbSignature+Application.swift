extension VerbSignature {
    /// Verbs for the app as a whole, such as launch, background, and rotation.
    static let application: [VerbSignature] = [
        launch, setRoot, rotate, resize, memoryWarning, background, foreground, terminate,
    ]

    package static let launch = VerbSignature(
        "launch", .controller, summary: "makes the controller the window's root, and shows the window",
        title: "Launch %", swift: "window.rootViewController = %", inferred: "launch %",
        headings: ["launch", "start", "启动", "起動"], names: ["makeKeyAndVisible"])
    package static let setRoot = VerbSignature(
        "setRoot", .controllerOrNone, summary: "replaces window.rootViewController", title: "Replace the root with %",
        titleOfNone: "Remove the root", swift: "window.rootViewController = %", inferred: "replace the root with %",
        headings: ["root"], names: ["rootViewController"])
    package static let rotate = VerbSignature(
        "rotate", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)),
        summary: "rotates the device; before launch, sets its initial orientation", title: "Rotate to %",
        event: "the device turns to %", inferred: "rotate to %", headings: ["rotat", "landscape", "portrait"])
    package static let resize = VerbSignature(
        "resize", .size, summary: "changes the size of the window", title: "Resize to %", inferred: "resize the window")
    package static let memoryWarning = VerbSignature(
        "memoryWarning", .nothing, summary: "sends a memory warning", title: "Memory warning",
        event: "memory warning", inferred: "receive a memory warning", headings: ["memory"],
        names: ["didReceiveMemoryWarning"])
    package static let background = VerbSignature(
        "background", .nothing, summary: "sends the app to the background", title: "Enter the background",
        inferred: "go to the background", headings: ["background", "home button", "home key"])
    package static let foreground = VerbSignature(
        "foreground", .nothing, summary: "returns the app to the foreground", title: "Enter the foreground",
        inferred: "return to the foreground", headings: ["foreground"])
    package static let terminate = VerbSignature(
        "terminate", .nothing, summary: "terminates the app from the App Switcher", title: "Terminate",
        inferred: "terminate")
}
