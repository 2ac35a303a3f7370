import LifecycleModel

extension Verb {
    static let notifications: [Verb] = [observe, unobserve, post]

    private static let observe = Verb(.observe) { call in
        guard let observer = call.controller("by") ?? call.current else { return }
        call.simulation.notificationCenter.addObserver(
            observer, name: call.word, object: call.controller("object"),
            selector: call.text("selector"))
    }

    private static let unobserve = Verb(.unobserve) { call in
        guard let observer = call.controller("by") ?? call.current else { return }
        call.simulation.notificationCenter.removeObserver(
            observer, name: call.word == "*" ? nil : call.word, object: call.controller("object"))
    }

    private static let post = Verb(.post) { call in
        let object = call.controller("object") ?? call.controller("by")
        call.simulation.notificationCenter.post(name: call.word, object: object, info: call.text("info"))
    }
}
