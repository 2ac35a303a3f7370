import LifecycleModel

extension UIPresentationController {
    /// How a drag by the user ends.
    enum Drag: String, CaseIterable { case completed, cancelled, refused }

    /// A drag that would dismiss the sheet, or a tap outside a popover, with what its delegate is asked and told.
    ///
    /// For a controller that is modal in presentation the delegate receives only `didAttemptToDismiss`, and for a
    /// mere tug nothing. A delegate that refuses receives it too, as the comments of UIPresentationController.h
    /// say. Sources: Apple, WWDC 2019 session 224, and the documentation of `UIAdaptivePresentationControllerDelegate`.
    func drag(_ drag: Drag, completion: @escaping () -> Void) {
        guard phase == .presented else { return }
        guard !presented.isModalInPresentationNow else {
            if drag != .cancelled { tellDelegate(.presentationDidAttemptToDismiss) }
            return
        }
        tellDelegate(.presentationShouldDismiss)
        guard drag != .refused else { return tellDelegate(.presentationDidAttemptToDismiss) }
        tellDelegate(.presentationWillDismiss)
        // An inspector in a sheet counts as hidden when the finger goes down. Source: RNSSplitHostController.mm of
        // github.com/software-mansion/react-native-screens.
        presented.inspectedBy?.tellDelegate(.columnDidHide)
        dismiss(animated: true, outcome: drag == .completed ? .completed : .cancelled, isInteractive: true) { [self] in
            tellDelegate(.presentationDidDismiss)
            completion()
        }
    }

    /// A drag to another detent, which the delegate receives if the sheet has that detent and another was selected.
    func moveSheet(to detent: String) {
        guard phase == .presented, style.isSheet, presented.detents.contains(detent),
            detent != presented.selectedDetent ?? presented.smallestDetent
        else { return }
        presented.selectedDetent = detent
        presented.loadedView?.setNeedsLayout()
        simulation.commit()
        tellDelegate(.sheetDidChangeDetent)
    }

    /// A dismissal that the user drives by hand, without the gesture of a sheet.
    func dismissInteractively(completed: Bool, completion: @escaping () -> Void) {
        guard phase == .presented else { return }
        dismiss(
            animated: true, outcome: completed ? .completed : .cancelled, isInteractive: true, completion: completion)
    }

    private func tellDelegate(_ callback: Callback) {
        guard let delegate = presented.presentationDelegateNow else { return }
        delegate.deliver(callback) {}
    }

    /// Notes a delegate's callback that is not sent, because code dismisses the controller.
    func noteDismissalByCode() {
        guard let delegate = presented.presentationDelegateNow else { return }
        for callback in [Callback.presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss] {
            delegate.noteNotSent(callback, about: presented)
        }
    }

    func tellSearchDelegate(_ callback: Callback) {
        guard presented.kind == .searchController, let delegate = presented.delegate else { return }
        // In a popover the dismissal is not told: the log of searchInPopover in
        // github.com/mattneub/Programming-iOS-Book-Examples.
        let isDismissal = callback == .searchWillDismiss || callback == .searchDidDismiss
        guard !isDismissal || presenter?.isInPopover != true else { return }
        delegate.deliver(callback) {}
    }
}

extension UIViewController {
    /// Whether the controller or one that it shows is modal in presentation: a child of a presented navigation controller
    /// may be, as in Apple's sample "Disabling the pull-down gesture for a sheet".
    var isModalInPresentationNow: Bool {
        isModalInPresentation || visibleChildren.contains(where: \.isModalInPresentationNow)
    }

    /// The delegate of the presentation that shows the controller; a child may have set it too.
    var presentationDelegateNow: UIViewController? {
        presentationDelegate ?? visibleChildren.lazy.compactMap(\.presentationDelegateNow).first
    }

    /// The detent of a sheet whose `selectedDetentIdentifier` is nil: the smallest one.
    var smallestDetent: String? { detents.contains("medium") ? "medium" : detents.first }

    /// Whether the controller is in a popover that is shown as one, and not as a sheet because the width is compact.
    var isInPopover: Bool { presentationAround?.style == .popover }

    /// Notes that a delegate overrides a callback and does not get it, because code and not the user did something.
    func noteNotSent(_ callback: Callback, about subject: UIViewController) {
        guard scripted?.overridden.contains(callback) == true, callback.exists(in: simulation.ios) else { return }
        simulation.note(.notSent, self, target: subject, name: callback.swiftName)
    }
}
