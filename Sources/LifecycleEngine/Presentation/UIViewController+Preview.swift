import LifecycleModel

extension UIViewController {
    /// Shows `controller` as a preview, which this controller's view stays below: a peek (iOS 9 to 12), or the preview of
    /// a context menu (iOS 13 and later). When the preview is over, shows the controller if the user committed it.
    ///
    /// The preview has no presenter and no parent. It appears with an animation and disappears again; a committed
    /// controller then appears a second time, without another viewDidLoad. Source: Evidence, Previews.
    func preview(_ controller: UIViewController, commits: Bool, completion: @escaping () -> Void) {
        guard !controller.isAttached, loadedView?.window?.isVisible == true else { return }
        controller.wasAttached = true
        simulation.onNextTurn { [self] in
            controller.beginAppearance(true, animated: true)
            if let view = controller.loadedView {
                view.resize(to: hostWindow.size)
                hostWindow.insert(view)
            }
            controller.deliverIsAppearingBelow()
            simulation.afterAnimation(true) { [self] in
                controller.endAppearance()
                simulation.onNextTurn { [self] in
                    endPreview(of: controller, commits: commits, completion: completion)
                }
            }
        }
    }

    private func endPreview(of controller: UIViewController, commits: Bool, completion: @escaping () -> Void) {
        controller.beginAppearance(false, animated: true)
        simulation.afterAnimation(true) { [self] in
            controller.loadedView?.detach()
            controller.endAppearance()
            if commits { show(controller, completion: completion) } else { completion() }
        }
    }
}
