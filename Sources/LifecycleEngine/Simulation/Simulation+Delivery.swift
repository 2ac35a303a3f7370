import LifecycleModel

/// A callback in progress: its receiver, its number in the run, and whether the class has called super.
struct DeliveryFrame {
    let receiver: ObjectIdentifier
    let callback: Callback
    let number: Int
    var reachedSuper = false
}

extension Simulation {
    /// The number of the callback whose code is running, or nil between callbacks.
    var currentCallback: Int? { frames.last?.number }

    /// Runs `body` as a nested call. If calls are nested too deeply, stops the simulation instead, before endless
    /// recursion in an app overflows the stack.
    func nest(about subject: UIViewController?, _ body: () -> Void) {
        guard depth < PlayLimit.nestedCalls.value else { return stop(PlayLimit.nestedCalls.refusal, about: subject) }
        depth += 1
        body()
        depth -= 1
    }

    /// Stops the simulation and records the reason in the run's last event. Has no effect if the simulation has already
    /// ended.
    func stop(_ reason: String, about subject: UIViewController? = nil) {
        guard !isOver else { return }
        note(.note, subject, name: reason, detail: ActionEvent.stopped)
        stop()
    }

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

    func change(
        _ change: HierarchyEvent.Change, _ subject: UIViewController?, to target: UIViewController? = nil,
        detail: String? = nil
    ) {
        recorder.append(.hierarchy(HierarchyEvent(change, subject: subject?.id, target: target?.id, detail: detail)))
    }

    /// Records a warning that UIKit prints or an exception that it raises, with the text for this iOS version. Nothing
    /// catches an exception, so the app terminates, and the simulation ends.
    func warn(_ id: String, about subject: UIViewController?, _ values: [String: String]) {
        let message = UIKitWarning.named(id)
        let text = message?.text(ios: ios, filling: values) ?? id
        recorder.append(.warning(WarningEvent(id: id, text: text, controller: subject?.id)))
        guard message?.isException(in: ios) == true, !isOver else { return }
        note(.note, name: "the app has terminated", detail: ActionEvent.terminated)
        stop()
    }
}

/// The class of a scenario's controller: the values that it returns and the code in its overrides. The engine uses this
/// structure instead of a subclass that overrides every callback.
struct ScriptedClass {
    var forwardsAppearance = true
    var forwardsRotation = true
    var orientations: Set<UIInterfaceOrientation>?
    var preferredOrientation: UIInterfaceOrientation?
    /// The nib that contains the view, or nil for a view without a nib.
    var nib: Nib?
    /// The outlets that the nib or storyboard connects, or an empty list for all outlets.
    var outlets: [String] = []
    /// The outlets that the nib or storyboard connects although the class doesn't have them.
    var missingOutlets: [String] = []
    /// The autoresizing mask that the class sets, or nil for the default of the view's source.
    var autoresizing: Set<AutoresizingPart>?
    var autoresizesSubviews = true
    var hasEdgeConstraints = false
    /// Whether an alert controller has the style `actionSheet`.
    var isActionSheet = false
    /// Whether the class sets the source of an action sheet's popover.
    var hasPopoverSource = false
    /// The status bar appearance that the class requests: `light`, `dark`, or `hidden`, or nil for the default.
    var statusBar: String?
    /// The closure that returns the child that determines the status bar appearance instead of the controller. It
    /// returns nil if there is no such child.
    var statusBarChild: () -> UIViewController? = { nil }
    /// The callbacks that the class overrides with its own code.
    var overridden: Set<Callback> = []
    /// Whether the class overrides `loadView` with its own code.
    var overridesLoadView = false
    /// The closure that returns whether the class calls super in its override of a callback.
    let callsSuper: (Callback) -> Bool
    /// The closure that runs the override's own code, after any call to super.
    let runOverride: (UIViewController, Callback) -> Void
}

extension UIViewController {
    /// Records a callback on entry, then runs the class's own code and, through super, UIKit's code. Then records a
    /// missing call to super if the callback requires one and, for a scenario's class that overrides `loadView`, a call
    /// to super in that override.
    ///
    /// A callback that this iOS version doesn't have, or that is due after the simulation has ended, is neither
    /// recorded nor run.
    ///
    /// Returns whether UIKit's code has run.
    @discardableResult
    func deliver(
        _ callback: Callback, animated: Bool? = nil, parent: ParentArgument? = nil, _ body: () -> Void
    ) -> Bool {
        guard !simulation.isOver, callback.exists(in: simulation.ios) else { return false }
        var reachedSuper = false
        simulation.nest(about: self) {
            reachedSuper = enter(callback, animated: animated, parent: parent, body)
        }
        return reachedSuper
    }

    private func enter(_ callback: Callback, animated: Bool?, parent: ParentArgument?, _ body: () -> Void) -> Bool {
        let number = record(callback, animated: animated, parent: parent)
        simulation.frames.append(DeliveryFrame(receiver: ObjectIdentifier(self), callback: callback, number: number))
        if scripted?.callsSuper(callback) != false { body() }
        scripted?.runOverride(self, callback)
        let reachedSuper = simulation.frames.last?.reachedSuper == true
        if !reachedSuper && callback.workOfSuper != nil {
            simulation.note(.missingSuper, self, name: callback.swiftName)
        }
        if reachedSuper && callback == .loadView && scripted?.overridesLoadView == true {
            simulation.note(.call, self, name: callback.swiftName, detail: "super")
        }
        simulation.frames.removeLast()
        return reachedSuper
    }

    /// Records that the class has called super. UIKit's own implementation of each callback calls this method. If the
    /// innermost callback in progress is not this callback to this controller, the app has called the method directly.
    /// In that case, the direct call is recorded instead if this iOS version has the callback. The exceptions are
    /// `willMove(toParent:)` and `didMove(toParent:)`, which record such calls themselves, because apps may make them.
    func reachSuper(_ callback: Callback, animated: Bool? = nil) {
        if let frame = simulation.frames.last, frame.callback == callback, frame.receiver == ObjectIdentifier(self) {
            simulation.frames[simulation.frames.count - 1].reachedSuper = true
        } else if callback.exists(in: simulation.ios), !callback.isCalledByApps {
            simulation.note(.call, self, name: callback.swiftName)
            record(callback, animated: animated)
            reportDirectCall(of: callback)
        }
    }

    /// Records the message that UIKit's own implementation of an appearance callback prints in iOS 16 and later if the
    /// app calls the method directly (Evidence, Warnings about orientations, scenes, and refused calls).
    func reportDirectCall(of callback: Callback) {
        guard simulation.ios.reportsDirectCalls, callback.changesAppearance else { return }
        simulation.warn(
            "appearance-called-directly", about: self, ["selector": callback.selector, "Class": className])
    }

    func isDelivering(_ callback: Callback) -> Bool {
        simulation.frames.last.map { $0.callback == callback && $0.receiver == ObjectIdentifier(self) } ?? false
    }

    @discardableResult
    func record(_ callback: Callback, animated: Bool? = nil, parent: ParentArgument? = nil) -> Int {
        var event = CallbackEvent(
            number: 0, controller: id, callback: callback, animated: callback.carriesAnimated ? animated : nil,
            sender: callback.phase == .creation ? nil : parent?.id ?? self.parent?.id, state: appearance.state,
            parent: parent,
            flags: callback.changesAppearance || callback == .viewIsAppearing ? appearanceFlags : [])
        if callback == .initWithNibName { event.nibName = NibNameArgument(nibName) }
        return simulation.recorder.callback(event)
    }

    /// The flags that are currently true among `isMovingToParent`, `isMovingFromParent`, `isBeingPresented`, and
    /// `isBeingDismissed` (Evidence, Flags).
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
    /// Whether apps may call the method themselves. This is true only for the two move callbacks, which custom
    /// containers call.
    var isCalledByApps: Bool { self == .willMoveToParent || self == .didMoveToParent }
}
