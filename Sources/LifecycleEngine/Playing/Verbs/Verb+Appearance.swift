import LifecycleModel

extension Verb {
    static let appearance: [Verb] = [beginAppearance, endAppearance, call]

    private static let beginAppearance = Verb(.beginAppearance) { call in
        guard let subject = call.subject else { return }
        let isAppearing = call.flag("appearing") ?? true
        subject.beginAppearanceTransition(isAppearing, animated: call.isAnimated)
        call.returned(subject)
    }

    private static let endAppearance = Verb(.endAppearance) { call in
        guard let subject = call.subject else { return }
        subject.endAppearanceTransition()
        call.returned(subject)
    }

    private static let call = Verb(.call) { call in
        guard case .callback(let name, let callback) = call.step.subject else { return }
        let subject = call.player.controller(name)
        call.simulation.note(.call, subject, name: callback.swiftName)
        subject.deliver(callback, animated: call.isAnimated) {
            subject.reportDirectCall(of: callback)
            subject.reachSuper(callback)
        }
    }
}
