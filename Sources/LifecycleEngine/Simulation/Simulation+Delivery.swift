import LifecycleModel

/// A callback that is being delivered: whose it is, and whether the class called super.
struct DeliveryFrame {
    let receiver: ObjectIdentifier
    let callback: Callback
    let number: Int
    var reachedSuper = false
}

extension Simulation {
    /// The number of the callback inside which the app's code now runs; nil outside any.
    var currentCallback: Int? { frames.last?.number }

    /// Does `body` as one call inside those that are running, or ends the story where there are too many: an app that calls
    /// itself without end is stopped before the stack is.
    func nest(about subject: UIViewController?, _ body: () -> Void) {
        guard depth < PlayLimit.nestedCalls.value else { return stop(PlayLimit.nestedCalls.refusal, about: subject) }
        depth += 1
        body()
        depth -= 1
    }

    /// Ends the story for this reason, which the run's last event gives.
    func stop(_ reason: String, about subject: UIViewController? = nil) {
        guard !isOver else { return }
        note(.note, subject, name: reason, detail: ActionEvent.stopped)
        stop()
    }

    /// Records what the app itself does.
    func note(
        _ kind: ActionEvent.Kind, _ subject: UIViewController? = nil, target: UIViewController? = nil,
        name: String? = nil, detail: String? = nil
    ) {
        recorder.append(
            .action(
                ActionEvent(
                    kind, subject: subject?.id, target: target?.id, name: name, detail: detail, inside: currentCallback)
            ))
    }

    /// Records a change of the hierarchy.
    func change(
        _ change: HierarchyEvent.Change, _ subject: UIViewController?, to target: UIViewController? = nil,
        detail: String? = nil
    ) {
        recorder.append(.hierarchy(HierarchyEvent(change, subject: subject?.id, target: target?.id, detail: detail)))
    }

    /// Records that UIKit prints a warning or raises an exception, with the text of this version.
    func warn(_ id: String, about subject: UIViewController?, _ values: [String: String]) {
        let text = UIKitWarning.named(id)?.text(ios: ios, filling: values) ?? id
        recorder.append(.warning(WarningEvent(id: id, text: text, controller: subject?.id)))
    }
}

/// The class of a scenario's controller: what it answers, and what it does in its overrides, as if it were written in
/// Swift. One hook here stands for thirty overrides in each of five subclasses.
struct ScriptedClass {
    var forwardsAppearance = true
    var forwardsRotation = true
    var orientations: Set<UIInterfaceOrientation>?
    var preferredOrientation: UIInterfaceOrientation?
    /// The name of the nib that the view comes from; nil for the one named after the class.
    var nib: String?
    /// Whether the nib that the view comes from does not exist.
    var lacksNib = false
    /// What the class asks of the status bar: `light`, `dark` or `hidden`; nil where it does not say.
    var statusBar: String?
    /// The child that is asked for the status bar in its place.
    var statusBarChild: () -> UIViewController? = { nil }
    /// The callbacks that the class overrides with code of its own.
    var overridden: Set<Callback> = []
    /// Whether the class overrides `loadView` with code of its own.
    var overridesLoadView = false
    /// Whether the class calls super in its override of a callback.
    let callsSuper: (Callback) -> Bool
    /// Does what the override does after it has called super.
    let runOverride: (UIViewController, Callback) -> Void
}

extension UIViewController {
    /// Records a callback as it is entered, then runs it: the class's own code, and through super UIKit's.
    ///
    /// A callback that this iOS version does not have is neither recorded nor run.
    func deliver(_ callback: Callback, animated: Bool? = nil, parent: ControllerID?? = nil, _ body: () -> Void) {
        guard !simulation.isOver, callback.exists(in: simulation.ios) else { return }
        simulation.nest(about: self) { enter(callback, animated: animated, parent: parent, body) }
    }

    private func enter(_ callback: Callback, animated: Bool?, parent: ControllerID??, _ body: () -> Void) {
        let number = record(callback, animated: animated, parent: parent)
        simulation.frames.append(DeliveryFrame(receiver: ObjectIdentifier(self), callback: callback, number: number))
        if scripted?.callsSuper(callback) != false { body() }
        scripted?.runOverride(self, callback)
        let reachedSuper = simulation.frames.last?.reachedSuper == true
        if !reachedSuper && callback.mustCallSuper {
            simulation.note(.missingSuper, self, name: callback.swiftName)
        }
        if reachedSuper && callback == .loadView && scripted?.overridesLoadView == true {
            simulation.note(.call, self, name: callback.swiftName, detail: "super")
        }
        simulation.frames.removeLast()
    }

    /// Called by UIKit's own implementation of a callback: the class did call super. Where the callback was not being
    /// delivered at all, the app has called it itself, which is recorded as just that.
    func reachSuper(_ callback: Callback, animated: Bool? = nil) {
        if let frame = simulation.frames.last, frame.callback == callback, frame.receiver == ObjectIdentifier(self) {
            simulation.frames[simulation.frames.count - 1].reachedSuper = true
        } else if callback.exists(in: simulation.ios), !callback.isCalledByApps {
            simulation.note(.call, self, name: callback.swiftName)
            record(callback, animated: animated)
        }
    }

    /// Whether the callback is just being delivered to this controller.
    func isDelivering(_ callback: Callback) -> Bool {
        simulation.frames.last.map { $0.callback == callback && $0.receiver == ObjectIdentifier(self) } ?? false
    }

    @discardableResult
    func record(_ callback: Callback, animated: Bool? = nil, parent: ControllerID?? = nil) -> Int {
        simulation.recorder.callback(
            CallbackEvent(
                number: 0, controller: id, callback: callback, animated: callback.carriesAnimated ? animated : nil,
                sender: callback.phase == .creation ? nil : (parent ?? nil) ?? self.parent?.id, state: appearance.state,
                parent: parent,
                flags: callback.movesAppearance || callback == .viewIsAppearing ? appearanceFlags : []))
    }

    /// What Table 5-1's queries answer now.
    var appearanceFlags: AppearanceFlags {
        var flags: AppearanceFlags = []
        if isMovingToParent { flags.insert(.isMovingToParent) }
        if isMovingFromParent { flags.insert(.isMovingFromParent) }
        if isBeingPresented { flags.insert(.isBeingPresented) }
        if isBeingDismissed { flags.insert(.isBeingDismissed) }
        return flags
    }
}

extension Callback {
    /// Whether apps call the method themselves by right: the two moves of custom containment.
    var isCalledByApps: Bool { self == .willMoveToParent || self == .didMoveToParent }

    /// Whether an override has to call super, by Apple's documentation of each.
    package var mustCallSuper: Bool {
        switch self {
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .updateViewConstraints, .willMoveToParent, .didMoveToParent, .willTransitionToTraits,
            .viewWillTransitionToSize, .awakeFromNib, .didReceiveMemoryWarning:
            true
        default: false
        }
    }
}
