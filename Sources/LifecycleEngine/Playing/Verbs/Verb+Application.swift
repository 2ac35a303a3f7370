import LifecycleModel

extension Verb {
    static let application: [Verb] = [
        launch, setRoot, rotate, resize, memoryWarning, background, foreground, terminate,
    ]

    private static let launch = Verb(.launch) { call in
        guard let name = call.step.subject.name else { return }
        let isFromStoryboard = call.player.scenario.controllers[name]?.view == .storyboard
        call.simulation.application.launch(fromStoryboard: isFromStoryboard) { call.player.controller(name) }
        call.returned(call.player.instance(name))
    }

    private static let setRoot = Verb(.setRoot) { call in
        call.simulation.window.rootViewController = call.subject
        call.returned(call.subject)
    }

    private static let rotate = Verb(.rotate) { call in
        guard let orientation = UIInterfaceOrientation(rawValue: call.word) else { return }
        call.simulation.application.turnDevice(to: orientation)
    }

    private static let resize = Verb(.resize) { call in
        guard case .size(let size) = call.step.subject else { return }
        call.simulation.application.resizeWindow(to: size)
    }

    private static let memoryWarning = Verb(.memoryWarning) { call in
        call.simulation.application.receiveMemoryWarning(also: call.player.allLiving)
    }

    private static let background = Verb(.background) { call in
        call.simulation.application.enterBackground()
    }

    private static let foreground = Verb(.foreground) { call in
        call.simulation.application.enterForeground()
    }

    private static let terminate = Verb(.terminate) { call in
        call.simulation.application.terminate()
    }
}
