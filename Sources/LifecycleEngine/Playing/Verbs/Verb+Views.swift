import LifecycleModel

extension Verb {
    static let views: [Verb] = [touchView, dropView, shareView, layout, touch]

    private static let touchView = Verb(.touchView) { call in
        guard let subject = call.subject else { return }
        call.simulation.note(.readView, subject)
        subject.loadViewIfNeeded()
    }

    private static let dropView = Verb(.dropView) { call in
        guard let subject = call.subject else { return }
        call.simulation.note(.dropView, subject)
        subject.viewIfLoaded?.detach()
        subject.view = nil
    }

    private static let shareView = Verb(.shareView) { call in
        guard let subject = call.subject, let view = call.controller("of")?.view else { return }
        subject.view = view
    }

    private static let layout = Verb(.layout) { call in
        call.subject?.viewIfLoaded?.setNeedsLayout()
    }

    private static let touch = Verb(.touch) { call in
        guard let subject = call.subject else { return }
        let view = subject.viewIfLoaded
        let isOnScreen = view?.window?.isVisible == true
        call.simulation.note(.touch, subject, detail: isOnScreen ? nil : .offWindow)
        var responder: UIResponder? = isOnScreen ? view : nil
        while let current = responder, !call.simulation.isOver {
            let name = call.simulation.name(of: current)
            let owner = (current as? UIView)?.viewController ?? current as? UIViewController
            let isHandler = name == call.text("handledBy")
            call.simulation.note(isHandler ? .handle : .responder, owner, name: name)
            responder = isHandler ? nil : current.next
        }
    }
}

extension Simulation {
    /// Returns the name of a responder in a chain, such as `home.view`, `home`, `window`, `scene`, `app`, or
    /// `delegate`.
    func name(of responder: UIResponder) -> String {
        switch responder {
        case is UIWindow: "window"
        case let view as UIView: (view.viewController.map { run[$0.id].name + "." } ?? "") + "view"
        case let controller as UIViewController: run[controller.id].name
        case let named as NamedResponder: named.name
        default: "app"
        }
    }
}
