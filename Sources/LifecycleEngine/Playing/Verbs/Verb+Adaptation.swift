import LifecycleModel

extension Verb {
    static let adaptation: [Verb] = [show, showDetail, segue]

    private static let show = Verb(.show) { call in
        guard let subject = call.subject, let source = call.controller("from") ?? call.current else { return }
        source.show(subject, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let showDetail = Verb(.showDetail) { call in
        guard let subject = call.subject, let source = call.controller("from") ?? call.current else { return }
        source.showDetail(subject, completion: call.completion(subject))
        call.returned(subject)
    }

    private static let segue = Verb(.segue) { call in
        guard let name = call.step.subject.name, let source = call.controller("from") ?? call.current else { return }
        let identifier = call.text("identifier")
        let drawn = call.player.storyboardSegue(from: source, to: name, identifier: identifier)
        if let identifier, drawn == nil, call.player.scene(of: source) != nil {
            let values = ["Class": source.className, "identifier": identifier]
            return call.player.simulation.warn("segue-identifier-missing", about: source, values)
        }
        let kind =
            call.text("kind").flatMap(UIStoryboardSegue.Kind.init) ?? drawn.flatMap(UIStoryboardSegue.Kind.init)
            ?? .show
        if kind == .unwind, let destination = call.player.instance(name) {
            source.unwind(
                to: destination, identifier: identifier, completion: call.completion(destination))
        } else {
            source.performSegue(
                kind, identifier: identifier,
                style: (call.text("style") ?? drawn?.presentationStyle).flatMap(UIModalPresentationStyle.init),
                to: { call.player.fresh(name) },
                completion: { call.completion(call.player.instance(name))() })
        }
        call.returned(call.player.instance(name))
    }
}

extension UIStoryboardSegue.Kind {
    /// Creates the kind of a segue from a storyboard, or returns nil for a relationship, a connection between two
    /// watchOS pages, or an unknown kind.
    init?(_ segue: Storyboard.Segue) {
        switch segue.work {
        case .show: self = .show
        case .showDetail: self = .showDetail
        case .present, .popover: self = .present
        case .embed: self = .embed
        case .custom: self = .custom
        case .unwind: self = .unwind
        case .relationship, .nextPage, .other: return nil
        }
    }
}

extension Player {
    /// Returns the storyboard's segue from `source` with the given identifier or, without an identifier, to the
    /// controller with the given name. Returns nil if the scenario has no storyboard or the storyboard has no such
    /// segue.
    func storyboardSegue(from source: UIViewController, to name: String, identifier: String?) -> Storyboard.Segue? {
        guard let board = scenario.storyboard, let origin = scene(of: source) else { return nil }
        if let identifier { return board.segue(identifier: identifier, from: origin) }
        return board.target(named: name).flatMap { board.segue(from: origin, to: $0) }
    }

    /// Returns the storyboard's controller that has the name or class of `controller`, or nil.
    func scene(of controller: UIViewController) -> Storyboard.Controller? {
        let entry = simulation.run[controller.id]
        return scenario.storyboard?.controller(named: entry.name)
            ?? scenario.storyboard?.controller(named: entry.className)
    }

    /// Returns the destination of a segue: an existing instance with the given name if it is not attached, otherwise a
    /// new instance, because a segue instantiates its destination.
    func fresh(_ name: String) -> UIViewController {
        guard let living = instance(name), !living.isAttached else { return make(name, bySegue: true) }
        return living
    }
}
