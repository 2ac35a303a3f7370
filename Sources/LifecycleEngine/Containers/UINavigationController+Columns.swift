extension UINavigationController {
    /// Pushes a column or a detail controller of a collapsed split view. Unlike other pushed controllers, such a
    /// controller may be a navigation controller. Has no effect if the controller is already on the stack or can't be
    /// added, or if an animated push is ignored during a transition.
    func pushDetail(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) {
        guard controller.parent !== self, mayAdopt(controller),
            !animated || mayNavigate("pushViewController:animated:", animated, push: true)
        else { return }
        moveIn(controller)
        schedule(animated: animated, completion: completion)
    }

    /// Removes the given controllers from the stack because their split view has space for them again. Returns the
    /// controllers that were still on the stack above its root.
    func giveBack(_ controllers: [UIViewController]) -> [UIViewController] {
        let returning = controllers.filter { $0.parent === self && $0 !== children.first }
        for controller in returning {
            if controller === shown {
                controller.disappearAtOnce()
                shown = nil
            }
            moveOut(controller)
        }
        if !returning.isEmpty { schedule(animated: false, completion: {}) }
        return returning
    }
}
