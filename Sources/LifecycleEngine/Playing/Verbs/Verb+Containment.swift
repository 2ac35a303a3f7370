import LifecycleModel

extension Verb {
    static let containment: [Verb] = [
        addChild, addSubview, didMove, willMove, removeFromSuperview, removeFromParent, embed, unembed, transition,
    ]

    private static let addChild = Verb(.addChild) { call in
        guard let child = call.subject, let parent = call.parent("to", of: child) else { return }
        parent.addChild(child)
        call.returned(child)
    }

    private static let addSubview = Verb(.addSubview) { call in
        guard let child = call.subject, let parent = call.parent("to", of: child) else { return }
        if let view = child.view {
            call.setFrame("frame", of: view, in: parent.view)
            parent.view?.addSubview(view)
            let hasMask = child.scripted?.spec.autoresizing?.isEmpty == false || call.has("autoresizing")
            if view.hasEdgeConstraints, hasMask {
                call.simulation.note(.geometry, child, target: parent, name: ActionEvent.conflictingMask)
            }
        }
        call.returned(child)
    }

    private static let didMove = Verb(.didMove) { call in
        guard let child = call.subject else { return }
        let parent = call.has("to") ? call.controller("to") : call.parent("to", of: child)
        child.noteDidMoveCall(toParent: parent)
        child.sendDidMove(toParent: parent)
        call.returned(child)
    }

    private static let willMove = Verb(.willMove) { call in
        guard let child = call.subject else { return }
        let parent = call.has("to") ? call.controller("to") : nil
        call.simulation.note(.willMove, child, target: parent)
        child.sendWillMove(toParent: parent)
        call.returned(child)
    }

    private static let removeFromSuperview = Verb(.removeFromSuperview) { call in
        guard let child = call.subject else { return }
        child.viewIfLoaded?.removeFromSuperview()
        call.returned(child)
    }

    private static let removeFromParent = Verb(.removeFromParent) { call in
        guard let child = call.subject else { return }
        child.removeFromParent()
        call.returned(child)
    }

    private static let embed = Verb(.embed) { call in
        for verb in [addChild, addSubview, didMove] { verb.play(call) }
    }

    private static let unembed = Verb(.unembed) { call in
        var leaving = call.step
        leaving.options["to"] = Step.Argument.none
        let call = Call(step: leaving, player: call.player, receiver: call.receiver)
        for verb in [willMove, removeFromSuperview, removeFromParent] { verb.play(call) }
    }

    private static let transition = Verb(.transition) { call in
        guard let old = call.subject, let new = call.controller("to"), let container = call.parent("in", of: old)
        else { return }
        container.transition(from: old, to: new, animated: call.isAnimated, completion: call.completion(new, old))
        call.returned(new, old)
    }
}
