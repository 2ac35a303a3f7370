import LifecycleModel

extension Verb {
    static let updates: [Verb] = [
        setStyle, overrideStyle, updateProperties, updateConstraints, layoutIfNeeded, setFrame, updateOrientations,
        updateStatusBar, setStatusBar, prefer,
    ]

    private static let setStyle = Verb(.setStyle) { call in
        guard let style = UIUserInterfaceStyle(rawValue: call.word) else { return }
        call.simulation.application.setStyle(style)
    }

    private static let overrideStyle = Verb(.overrideStyle) { call in
        guard let subject = call.subject else { return }
        subject.overrideUserInterfaceStyle = call.text("to").flatMap(UIUserInterfaceStyle.init)
        call.returned(subject)
    }

    private static let updateProperties = Verb(.updateProperties) { call in
        guard let subject = call.subject else { return }
        subject.setNeedsUpdateProperties()
        call.returned(subject)
    }

    /// The constraints are updated in the next layout pass. Source:
    /// https://developer.apple.com/documentation/uikit/uiview/setneedsupdateconstraints()
    private static let updateConstraints = Verb(.updateConstraints) { call in
        guard let subject = call.subject, let view = subject.view else { return }
        call.simulation.note(.invalidate, subject, name: "setNeedsUpdateConstraints()")
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
        call.returned(subject)
    }

    private static let layoutIfNeeded = Verb(.layoutIfNeeded) { call in
        guard let subject = call.subject, let view = subject.view else { return }
        if view.window == nil {
            call.simulation.note(.invalidate, subject, name: "layoutIfNeeded()", detail: .offWindow)
        }
        view.layoutIfNeeded(anywhere: true)
        call.returned(subject)
    }

    private static let setFrame = Verb(.setFrame) { call in
        guard let subject = call.subject, let view = subject.view else { return }
        call.setFrame("to", of: view, in: view.superview)
        call.returned(subject)
    }

    private static let updateStatusBar = Verb(.updateStatusBar) { call in
        guard let subject = call.subject else { return }
        if let appearance = call.text("to") { subject.statusBar = appearance }
        call.simulation.note(.invalidate, subject, name: "setNeedsStatusBarAppearanceUpdate()")
        call.simulation.application.setNeedsStatusBarAppearanceUpdate()
        call.returned(subject)
    }

    private static let setStatusBar = Verb(.setStatusBar) { call in
        call.simulation.application.setStatusBar(call.word, by: call.receiver)
    }

    private static let prefer = Verb(.prefer) { call in
        guard let subject = call.subject, case .size(let size) = call.step.options["to"] else { return }
        subject.preferredContentSize = size
        call.returned(subject)
    }

    private static let updateOrientations = Verb(.updateOrientations) { call in
        guard let subject = call.subject else { return }
        call.simulation.application.updateSupportedOrientations()
        call.returned(subject)
    }
}
