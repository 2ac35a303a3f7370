import LifecycleModel

/// A step that is being played, with the controllers that its arguments name.
public struct Call {
    /// The step.
    public let step: Step
    let player: Player
    /// The controller in whose override the step stands; nil for a step of the story.
    public let receiver: UIViewController?

    var simulation: Simulation { player.simulation }

    // MARK: Arguments

    /// The controller that the subject names, made now if it is not living.
    ///
    /// In an override its own name means the controller whose override it is, also while it is still being made.
    public var subject: UIViewController? { step.subject.name.map(named) }
    /// The words of the subject.
    public var word: String { step.subject.description }
    /// The controllers of a list.
    public var subjects: [UIViewController] {
        guard case .controllers(let names) = step.subject else { return subject.map { [$0] } ?? [] }
        return names.map(named)
    }
    private func named(_ name: String) -> UIViewController {
        if let receiver, simulation.name(of: receiver) == name { return receiver }
        return player.controller(name)
    }
    /// Whether the step is animated, which it is unless it says otherwise.
    public var isAnimated: Bool { flag("animated") ?? true }

    /// The controller that an option names, made now if it is not living; nil for `none` and for an option not given.
    public func controller(_ option: String) -> UIViewController? { step.options[option]?.name.map(named) }
    /// The value of an option as text; nil if it is not given.
    public func text(_ option: String) -> String? { step.options[option]?.description }
    /// The value of an option that is `true` or `false`; nil if it is not given.
    public func flag(_ option: String) -> Bool? {
        if case .flag(let flag) = step.options[option] { flag } else { nil }
    }
    /// Whether the option is given, be it as `none`.
    public func has(_ option: String) -> Bool { step.options[option] != nil }

    /// The outcome of an interactive transition: nil where the option is not given.
    var isCompleted: Bool? { text("interactive").map { $0 == "completed" } }

    // MARK: Whom a step means when it does not say

    /// The controller in whose override the step stands, or the one on screen that the user would name: the topmost
    /// presented controller's innermost visible child.
    public var current: UIViewController? { receiver ?? visible }

    /// The innermost visible controller.
    public var visible: UIViewController? {
        var controller = simulation.keyWindow.rootViewController
        while let next = controller?.presentedViewController ?? controller?.visibleChildren.last { controller = next }
        return controller
    }

    /// The container of a class that the option names, or the one around the current controller.
    func container<Kind: UIViewController>(_ kind: Kind.Type, _ options: String...) -> Kind? {
        for option in options { if let named = controller(option) { return named.ancestor(kind) } }
        let found = current?.ancestor(kind) ?? simulation.keyWindow.rootViewController?.topPresented.firstBelow(kind)
        // As `navigationController?.pushViewController(…)` does nothing where there is none: but it is told.
        if found == nil {
            simulation.note(.navigate, current, name: step.verb.name, detail: ActionEvent.missing("\(kind)"))
        }
        return found
    }

    /// Notes a step that shows a controller before anything is on screen.
    func noteBeforeLaunch(_ subject: UIViewController) {
        guard simulation.application.state == .notRunning else { return }
        simulation.note(.navigate, subject, name: step.verb.name, detail: ActionEvent.beforeLaunch)
    }

    /// The custom container of the subject: the option's, the override's, the subject's parent, or the one on screen.
    func parent(_ option: String, of child: UIViewController) -> UIViewController? {
        controller(option) ?? receiver ?? child.parent ?? visible
    }

    // MARK: Marks

    /// Marks that the call of the step on these controllers came back.
    func returned(_ controllers: UIViewController?...) { mark(.returned, controllers) }

    /// A completion that marks that it ran, on controllers that it keeps alive until then.
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
    /// The name of the controller that is meant, or nil.
    var name: String? {
        if case .controller(let name) = self { name } else { nil }
    }
}

extension UIViewController {
    /// The nearest controller of the class below this one, itself included.
    func firstBelow<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
        if let found = self as? Kind { return found }
        for child in visibleChildren { if let found = child.firstBelow(kind) { return found } }
        return nil
    }
}
