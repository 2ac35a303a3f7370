import LifecycleModel

extension Verb {
    static let marks: [Verb] = [beginTask, endTask, readGeometry, readOutlet, once, note, group]

    private static let beginTask = mark(.beginTask, .beginTask)
    private static let endTask = mark(.endTask, .endTask)
    private static let readGeometry = Verb(.readGeometry) { call in
        call.simulation.note(
            .readGeometry, call.receiver,
            detail: (call.receiver?.viewIfLoaded?.size.text).map(ActionEvent.Detail.init(rawValue:)))
    }
    private static let readOutlet = Verb(.readOutlet) { call in
        guard let owner = call.controller("of") ?? call.current else { return }
        let reader = call.receiver ?? owner
        call.simulation.note(
            .readOutlet, reader, target: owner === reader ? nil : owner, name: call.word,
            detail: owner.reasonForNil(outlet: call.word))
    }
    private static let once = mark(.once, .once)
    private static let note = mark(.note, .note)
    private static let group = Verb(.group) { call in
        guard case .steps(let steps) = call.step.subject else { return }
        for step in steps where !call.simulation.isOver { call.player.perform(step, inside: call.receiver) }
    }

    private static func mark(_ signature: VerbSignature, _ action: ActionEvent.Kind) -> Verb {
        Verb(signature) { call in
            call.simulation.note(action, call.receiver, name: call.word.isEmpty ? nil : call.word)
        }
    }
}
