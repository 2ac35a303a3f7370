import LifecycleModel

extension Verb {
    /// What the system does to the whole app.
    static let application: [Verb] = [
        launch, setRoot, rotate, resize, memoryWarning, background, foreground, terminate,
    ]

    private static let launch = Verb(
        "launch", .controller, summary: "makes the controller the window's root, and the window key and visible"
    ) { call in
        guard let name = call.step.subject.name else { return }
        let isFromStoryboard = call.player.scenario.controllers[name]?.view == .storyboard
        call.simulation.application.launch(fromStoryboard: isFromStoryboard) { call.player.controller(name) }
        call.returned(call.player.instance(name))
    }

    private static let setRoot = Verb(
        "setRoot", .controllerOrNone, summary: "replaces window.rootViewController"
    ) { call in
        call.simulation.window.rootViewController = call.subject
        call.returned(call.subject)
    }

    private static let rotate = Verb(
        "rotate", .choice(UIInterfaceOrientation.allCases.map(\.rawValue)),
        summary: "turns the device; before launch it is only held so"
    ) { call in
        guard let orientation = UIInterfaceOrientation(rawValue: call.word) else { return }
        call.simulation.application.turnDevice(to: orientation)
    }

    private static let resize = Verb("resize", .size, summary: "gives the window a new size") { call in
        guard case .size(let size) = call.step.subject else { return }
        call.simulation.application.resizeWindow(to: size)
    }

    private static let memoryWarning = Verb("memoryWarning", .nothing, summary: "the system is low on memory") { call in
        call.simulation.application.receiveMemoryWarning(also: call.player.allLiving)
    }

    private static let background = Verb("background", .nothing, summary: "the user leaves the app") { call in
        call.simulation.application.enterBackground()
    }

    private static let foreground = Verb("foreground", .nothing, summary: "the user comes back to the app") { call in
        call.simulation.application.enterForeground()
    }

    private static let terminate = Verb("terminate", .nothing, summary: "the app is ended from the app switcher") {
        call in
        call.simulation.application.terminate()
    }
}
