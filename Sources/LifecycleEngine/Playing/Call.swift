import LifecycleModel

/// A call of a verb: the step being played, with the controllers that its arguments name.
public struct Call {
    /// The step being played.
    public let step: Step
    let player: Player
    /// The controller whose override contains the step; nil for a step of the scenario.
    public let receiver: UIViewController?

    var simulation: Simulation { player.simulation }

    // MARK: Arguments

    /// The controller that the subject names, created now if it doesn't exist; nil if the subject names none.
    ///
    /// In an override, the controller's own name refers to the override's receiver, even during its initialization.
    public var subject: UIViewController? { step.subject.name.map(named) }
    /// The subject as text.
    public var word: String { step.subject.description }
    /// The controllers that a list names.
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

    /// Returns the controller that an option names, created now if it doesn't exist; nil for `none` or a missing
    /// option.
    public func controller(_ option: String) -> UIViewController? { step.options[option]?.name.map(named) }
    /// Returns the value of an option as text; nil if the option is missing.
    public func text(_ option: String) -> String? { step.options[option]?.description }
    /// Returns the value of a Boolean option; nil if the option is missing.
    public func flag(_ option: String) -> Bool? {
        if case .flag(let flag) = step.options[option] { flag } else { nil }
    }
    /// Returns whether the option is given, even as `none`.
    public func has(_ option: String) -> Bool { step.options[option] != nil }

    /// Whether an interactive transition completes; nil if the option is missing.
    var isCompleted: Bool? { text("interactive").map { $0 == "completed" } }

    // MARK: Default controllers

    /// The controller whose override contains the step, or the visible controller in front: the innermost visible child
    /// of the topmost presented controller.
    public var current: UIViewController? { receiver ?? visible }

    /// The innermost visible controller; nil if none is visible.
    public var visible: UIViewController? {
        var controller = simulation.keyWindow.rootViewController
        while let next = controller?.presentedViewController ?? controller?.visibleChildren.last { controller = next }
        return controller
    }

    /// Returns the container of the given class that an option names, or the one around the current controller.
    func container<Kind: UIViewController>(_ kind: Kind.Type, _ options: String...) -> Kind? {
        for option in options { if let named = controller(option) { return named.ancestor(kind) } }
        let found = current?.ancestor(kind) ?? simulation.keyWindow.rootViewController?.topPresented.firstBelow(kind)
        // `navigationController?.pushViewController(…)` does nothing without a container, so record that.
        if found == nil {
            simulation.note(.navigate, current, name: step.verb.name, detail: ActionEvent.missing("\(kind)"))
        }
        return found
    }

    /// Records a step that shows a controller before anything is on screen.
    func noteBeforeLaunch(_ subject: UIViewController) {
        guard simulation.application.state == .notRunning else { return }
        simulation.note(.navigate, subject, name: step.verb.name, detail: ActionEvent.beforeLaunch)
    }

    /// Returns the subject's custom container: from the option, the override's receiver, the subject's parent, or the
    /// visible controller.
    func parent(_ option: String, of child: UIViewController) -> UIViewController? {
        controller(option) ?? receiver ?? child.parent ?? visible
    }

    // MARK: Marks

    /// Records a mark that the step's call on these controllers has returned.
    func returned(_ controllers: UIViewController?...) { mark(.returned, controllers) }

    /// Returns a completion that records a mark when it runs, and retains the controllers until then.
    func completion(_ controllers: UIViewController?...) -> () -> Void {
        { mark(.completion, controllers) }
    }

    private func mark(_ kind: ActionEvent.Kind, _ controllers: [UIViewController?]) {
        var seen: Set<ControllerID> = []
        for controller in controllers.compactMap({ $0 }) where seen.insert(controller.id).inserted {
            simulation.note(kind, controller)
        }
    }
}

extension Argument {
    /// The name of the controller; nil if the argument names none.
    var name: String? {
        if case .controller(let name) = self { name } else { nil }
    }
}

extension UIViewController {
    /// Returns this controller or the first descendant of the given class, or nil if none exists.
    func firstBelow<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        if let found = self as? Kind { return found }
        for child in visibleChildren { if let found = child.firstBelow(kind) { return found } }
        return nil
    }
}
