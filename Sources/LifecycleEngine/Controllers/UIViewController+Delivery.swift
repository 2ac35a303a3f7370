import LifecycleModel

/// A callback in progress: its receiver, its number in the run, and whether the class has called super.
struct DeliveryFrame {
    let receiver: ObjectIdentifier
    let callback: Callback
    let number: Int
    var reachedSuper = false
}

/// The class of a scenario's controller: the values that it returns and the code in its overrides. The engine uses this
/// structure instead of a subclass that overrides every callback.
struct ScriptedClass {
    let spec: ControllerSpec
    /// The nib that contains the view, or nil for a view without a nib.
    let nib: Nib?
    /// The closure that returns the child that determines the status bar appearance instead of the controller. It
    /// returns nil if there is no such child.
    let statusBarChild: () -> UIViewController?
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
        let outer = simulation.recorder.location
        if let code = scripted?.spec.code[callback] { simulation.recorder.location = code.location }
        simulation.nest(about: self) {
            reachedSuper = enter(callback, animated: animated, parent: parent, body)
        }
        simulation.recorder.location = outer
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
        if reachedSuper && callback == .loadView && scripted?.spec.overrides[.loadView] != nil {
            simulation.note(.call, self, name: callback.swiftName, detail: .callToSuper)
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
        guard simulation.ios.has(.reportsDirectCalls), callback.changesAppearance else { return }
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
