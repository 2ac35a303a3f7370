import LifecycleModel

extension Verb {
    static let scenes: [Verb] = [connectScene, disconnectScene, reconnectScene, discardScene, activateScene]

    private static let connectScene = Verb(.connectScene) { call in
        guard let name = call.step.options["root"]?.name else { return }
        call.simulation.application.connectScene(call.word) { call.player.root(name) }
    }

    private static let disconnectScene = Verb(.disconnectScene) { call in
        call.simulation.application.disconnectScene(call.word)
    }

    private static let reconnectScene = Verb(.reconnectScene) { call in
        guard let name = call.rootName else { return }
        call.simulation.application.reconnectScene(call.word) { call.player.root(name) }
    }

    private static let discardScene = Verb(.discardScene) { call in
        call.simulation.application.discardScene(call.word)
    }

    private static let activateScene = Verb(.activateScene) { call in
        let application = call.simulation.application
        if application.scene(named: call.word)?.isConnected != true, let name = call.rootName {
            application.reconnectScene(call.word) { call.player.root(name) }
        } else {
            application.activateScene(call.word)
        }
    }
}

extension Call {
    /// The name of a reconnected scene's root: from the option, or from the last earlier step that named a root for the
    /// scene. The value is nil if no step named a root.
    fileprivate var rootName: String? {
        if let name = step.options["root"]?.name { return name }
        return player.scenario.steps.last { earlier in
            earlier.subject == step.subject && earlier.options["root"] != nil
                && earlier.location < step.location
        }?.options["root"]?.name
    }
}

extension Player {
    /// Returns a controller for a window's root: an existing instance that is not attached, otherwise a new instance.
    func root(_ name: String) -> UIViewController {
        guard let living = instance(name), !living.isAttached else { return make(name) }
        return living
    }
}
