import LifecycleModel

extension UINavigationController {
    /// Performs an interactive pop that is completed or canceled. The stack changes only when the pop completes
    /// (Evidence, Interactive pop). Has no effect in iOS 6 and earlier, without a controller below the top, or while
    /// another transition is running or pending.
    public func swipeBack(completed: Bool, completion: @escaping () -> Void = {}) {
        guard simulation.ios.popsBySwipe, children.count > 1, isAtRest, let top = topViewController else {
            return
        }
        let below = children[children.count - 2]
        top.moveWillStart(to: nil)
        interact(from: top, to: below, completed: completed, leaving: completed ? top : nil) {
            if completed, top.parent == nil { top.moveDidEnd(to: nil) }
            completion()
        }
    }

    /// Performs an interactive push. If the push is canceled, the controller is removed from the stack. Has no effect
    /// if the controller can't be pushed, if the stack is empty, or while another transition is running or pending.
    public func pushInteractively(
        _ controller: UIViewController, completed: Bool, completion: @escaping () -> Void = {}
    ) {
        guard mayPush(controller), isAtRest, let top = topViewController else { return }
        moveIn(controller)
        interact(from: top, to: controller, completed: completed, leaving: completed ? nil : controller) { [self] in
            controller.moveDidEnd(to: completed ? self : nil)
            completion()
        }
    }

    /// Whether no transition is running, starting, or pending, so that a gesture can begin.
    private var isAtRest: Bool { running == nil && pending == nil && !isStarting }

    /// Runs an interactive transition. When the gesture ends, removes `leaving` from the stack and then sends the
    /// callbacks for the outcome. Sends no appearance callbacks unless the navigation controller's state is *appeared*.
    private func interact(
        from old: UIViewController, to new: UIViewController, completed: Bool, leaving: UIViewController?,
        finish: @escaping () -> Void
    ) {
        guard appearance.state == .appeared else {
            if let leaving { moveOut(leaving) }
            finish()
            return
        }
        let transition = AppearanceTransition(.stack, from: old, to: new, animated: true)
        running = transition
        simulation.onNextTurn { [self] in
            transition.begin()
            tellDelegate(.willShow)
            place(new)
            transition.arrive()
            simulation.commit()
            transition.runAlongside()
            simulation.afterAnimation(true) { [self] in
                running = nil
                transition.changeInteraction()
                if let leaving { moveOut(leaving) }
                if completed {
                    old.leaveStage()
                    shown = new
                    transition.end()
                } else {
                    old.pendingMove = .none
                    transition.cancel()
                    new.leaveStage()
                }
                finish()
                if completed { tellDelegate(.didShow) }
                transition.complete()
            }
        }
    }
}
