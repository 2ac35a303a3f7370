import LifecycleModel

extension Verb {
    /// Traits, update passes, frames and orientations that the app asks for itself.
    static let updates: [Verb] = [
        setStyle, overrideStyle, updateProperties, layoutIfNeeded, setFrame, updateOrientations,
    ]

    private static let styleWords = Kind.choice(UIUserInterfaceStyle.allCases.map(\.rawValue))

    private static let setStyle = Verb(
        "setStyle", styleWords, since: 13, summary: "the user switches the system to light or dark"
    ) { call in
        guard let style = UIUserInterfaceStyle(rawValue: call.word) else { return }
        call.simulation.application.setStyle(style)
    }

    private static let overrideStyle = Verb(
        "overrideStyle", .controller,
        ["to": .choice(UIUserInterfaceStyle.allCases.map(\.rawValue) + ["unspecified"])], since: 13,
        summary: "sets overrideUserInterfaceStyle of one controller"
    ) { call in
        guard let subject = call.subject else { return }
        subject.overrideUserInterfaceStyle = call.text("to").flatMap(UIUserInterfaceStyle.init)
        call.returned(subject)
    }

    private static let updateProperties = Verb(
        "updateProperties", .controller, since: 26, summary: "calls setNeedsUpdateProperties()"
    ) { call in
        guard let subject = call.subject else { return }
        subject.setNeedsUpdateProperties()
        call.returned(subject)
    }

    private static let layoutIfNeeded = Verb(
        "layoutIfNeeded", .controller, summary: "calls layoutIfNeeded() on the view, in a window or not"
    ) { call in
        guard let subject = call.subject, let view = subject.view else { return }
        if view.window == nil {
            call.simulation.note(.invalidate, subject, name: "layoutIfNeeded()", detail: "off-window")
        }
        view.layoutIfNeeded(anywhere: true)
        call.returned(subject)
    }

    private static let setFrame = Verb(
        "setFrame", .controller, ["to": .frame], summary: "gives the controller's view another frame"
    ) { call in
        guard let subject = call.subject, case .frame(let frame) = call.step.options["to"] else { return }
        subject.view?.resize(to: frame.size)
        call.returned(subject)
    }

    private static let updateOrientations = Verb(
        "updateOrientations", .controller, since: 16,
        summary: "calls setNeedsUpdateOfSupportedInterfaceOrientations()"
    ) { call in
        guard let subject = call.subject else { return }
        call.simulation.application.updateSupportedOrientations()
        call.returned(subject)
    }
}
