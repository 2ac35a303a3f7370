import LifecycleModel

/// A call to a verb: the step being played and the controllers that its arguments name.
public struct Call {
    /// The step being played.
    public let step: Step
    let player: Player
    /// The controller whose override contains the step, or nil for a step outside overrides.
    public let receiver: UIViewController?

    var simulation: Simulation { player.simulation }

    // MARK: Arguments

    /// The controller that the subject names, created if it doesn't exist yet, or nil if the subject names no
    /// controller.
    ///
    /// In an override, the receiver's name always refers to the receiver, even during its initialization.
    public var subject: UIViewController? { step.subject.name.map(named) }
    /// The subject as text.
    public var word: String { step.subject.description }
    /// All controllers that the subject names.
    public var subjects: [UIViewController] {
        guard case .controllers(let names) = step.subject else { return subject.map { [$0] } ?? [] }
        return names.map(named)
    }
    private func named(_ name: String) -> UIViewController {
        if let receiver, simulation.name(of: receiver) == name { return receiver }
        return player.controller(name)
    }
    /// Whether the step is animated; true by default.
    public var isAnimated: Bool { flag("animated") ?? true }

    /// Returns the controller that an option names, created if it doesn't exist yet, or nil for `none` or a missing
    /// option.
    public func controller(_ option: String) -> UIViewController? { step.options[option]?.name.map(named) }
    /// Returns an option's value as text, or nil if the option is missing.
    public func text(_ option: String) -> String? { step.options[option]?.description }
    /// Returns a Boolean option's value, or nil if the option is missing or not Boolean.
    public func flag(_ option: String) -> Bool? {
        if case .flag(let flag) = step.options[option] { flag } else { nil }
    }
    /// Returns whether the option is given, even as `none`.
    public func has(_ option: String) -> Bool { step.options[option] != nil }

    /// Whether an interactive transition completes, or nil if the option `interactive` is missing.
    var isCompleted: Bool? { text("interactive").map { $0 == "completed" } }

    // MARK: Default controllers

    /// The controller whose override contains the step, otherwise the frontmost visible controller, or nil if there is
    /// neither.
    public var current: UIViewController? { receiver ?? visible }

    /// The frontmost visible controller: the innermost visible child of the topmost presented controller or, without a
    /// presentation, of the root. The value is nil if the key window has no root.
    public var visible: UIViewController? {
        var controller = simulation.keyWindow.rootViewController
        while let next = controller?.directlyPresented ?? controller?.visibleChildren.last { controller = next }
        return controller
    }

    /// Returns the nearest container of the given class that is or contains the controller named by the first given
    /// option in `options`. Without such an option, searches the current controller and its ancestors, then the visible
    /// hierarchy of the topmost presented controller or, without a presentation, of the root. If no container is found,
    /// records that and returns nil.
    func container<Kind: UIViewController>(_ kind: Kind.Type, _ options: String...) -> Kind? {
        var named: UIViewController?
        for option in options where named == nil { named = controller(option) }
        let found =
            (named ?? current)?.ancestor(kind)
            ?? (named == nil ? simulation.keyWindow.rootViewController?.topPresented.firstBelow(kind) : nil)
        // Without a container, a call such as `navigationController?.pushViewController(…)` has no effect.
        if found == nil {
            simulation.note(.navigate, named ?? current, name: step.verb.name, detail: .noContainer("\(kind)"))
        }
        return found
    }

    /// If the app is not running, records that the step is meant to show `subject`.
    func noteBeforeLaunch(_ subject: UIViewController) {
        guard simulation.application.state == .notRunning else { return }
        simulation.note(.navigate, subject, name: step.verb.name, detail: .beforeLaunch)
    }

    /// Returns the custom container for `child`: the controller that `option` names, otherwise the override's receiver,
    /// otherwise the child's parent, otherwise the frontmost visible controller, or nil if there is none.
    func parent(_ option: String, of child: UIViewController) -> UIViewController? {
        controller(option) ?? receiver ?? child.parent ?? visible
    }

    // MARK: Frames

    /// Sets the frame of a view and its autoresizing mask, if the step has these options.
    ///
    /// - Parameters:
    ///   - option: The name of the option for the frame, which can also be the superview's bounds.
    ///   - superview: The view that contains or will contain the view.
    func setFrame(_ option: String, of view: UIView, in superview: UIView?) {
        if case .mask(let parts) = step.options["autoresizing"] {
            view.autoresizingMask = UIView.AutoresizingMask(parts)
        }
        switch step.options[option] {
        case .frame(let frame): view.frame = frame
        case .text: if let superview { view.frame = superview.bounds }
        default: break
        }
    }

    // MARK: Marks

    /// Records a mark on each controller, because the step's call has returned.
    func returned(_ controllers: UIViewController?...) { mark(.returned, controllers) }

    /// Returns a completion handler that records a mark on each controller when it runs. The handler retains the
    /// controllers until then.
    func completion(_ controllers: UIViewController?...) -> () -> Void {
        { mark(.completion, controllers) }
    }

    /// Returns the handler of the action that the user taps in an alert. UIKit calls it after the alert's
    /// `viewDidDisappear(_:)` (Evidence, Alerts and search controllers).
    func tapHandler(of alert: UIViewController?) -> () -> Void { { mark(.alertAction, [alert]) } }

    private func mark(_ kind: ActionEvent.Kind, _ controllers: [UIViewController?]) {
        var noted: [ControllerID] = []
        for controller in controllers.compactMap({ $0 }) where !noted.contains(controller.id) {
            noted.append(controller.id)
            simulation.note(kind, controller)
        }
    }
}

extension Step.Argument {
    /// The name of the controller, or nil if the argument names no controller.
    var name: String? {
        if case .controller(let name) = self { name } else { nil }
    }
}
