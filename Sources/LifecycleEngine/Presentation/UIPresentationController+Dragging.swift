import LifecycleModel

extension UIPresentationController {
    enum Drag: String, CaseIterable { case completed, cancelled, refused }

    /// Performs a drag to dismiss a sheet, or a tap outside a popover, and sends the callbacks to the presentation
    /// delegate. `completion` and `didDismiss` follow only a completed drag.
    ///
    /// If `isModalInPresentation` is true for the controller or a visible descendant, the delegate receives only
    /// `didAttemptToDismiss`, or nothing for a canceled drag. A delegate that refuses the dismissal receives
    /// `shouldDismiss` and `didAttemptToDismiss`, according to the comments in UIPresentationController.h. Sources:
    /// Apple, WWDC 2019 session 224, and the documentation of `UIAdaptivePresentationControllerDelegate`.
    func drag(_ drag: Drag, completion: @escaping () -> Void) {
        guard phase == .presented else { return }
        guard !presented.isModalInPresentationNow else {
            if drag != .cancelled { tellDelegate(.presentationDidAttemptToDismiss) }
            return
        }
        tellDelegate(.presentationShouldDismiss)
        guard drag != .refused else { return tellDelegate(.presentationDidAttemptToDismiss) }
        tellDelegate(.presentationWillDismiss)
        // An inspector in a sheet counts as hidden when the drag begins. Source: RNSSplitHostController.mm in
        // github.com/software-mansion/react-native-screens.
        presented.inspectedBy?.tellDelegate(.columnDidHide)
        dismiss(animated: true, outcome: drag == .completed ? .completed : .cancelled, isInteractive: true) { [self] in
            tellDelegate(.presentationDidDismiss)
            completion()
        }
    }

    /// Drags the sheet to another detent and sends the delegate's callback. Has no effect if the presentation is not a
    /// sheet, is in a transition, doesn't have that detent, or has already selected it.
    func moveSheet(to detent: String) {
        guard phase == .presented, style.isSheet, presented.detents.contains(detent),
            detent != presented.selectedDetent ?? presented.smallestDetent
        else { return }
        presented.selectedDetent = detent
        presented.loadedView?.setNeedsLayout()
        simulation.commit()
        tellDelegate(.sheetDidChangeDetent)
    }

    /// Dismisses the controller interactively with the app's own gesture, so that the presentation delegate receives no
    /// callbacks. If `completed` is false, the dismissal is canceled.
    func dismissInteractively(completed: Bool, completion: @escaping () -> Void) {
        guard phase == .presented else { return }
        dismiss(
            animated: true, outcome: completed ? .completed : .cancelled, isInteractive: true, completion: completion)
    }

    private func tellDelegate(_ callback: Callback) {
        guard let delegate = presented.presentationDelegateNow else { return }
        delegate.deliver(callback) {}
    }

    /// Records the dismissal callbacks that the presentation delegate overrides but doesn't receive, because code
    /// dismisses the controller.
    func noteDismissalByCode() {
        guard let delegate = presented.presentationDelegateNow else { return }
        for callback in [Callback.presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss] {
            delegate.noteNotSent(callback, about: presented)
        }
    }

    /// Sends a callback to the delegate of a search controller that a tap on the search bar presents. Doesn't send the
    /// dismissal callbacks of a search controller that is presented as a popover or inside one (Evidence, Alerts and
    /// search controllers).
    func tellSearchDelegate(_ callback: Callback) {
        guard presented.kind == .searchController, let delegate = presented.delegate else { return }
        let isDismissal = callback == .searchWillDismiss || callback == .searchDidDismiss
        let isInPopover = style == .popover || presenter?.isInPopover == true
        guard !isDismissal || !isInPopover else { return }
        if isAutomatic { delegate.deliver(callback) {} } else { delegate.noteNotSent(callback, about: presented) }
    }
}

extension UIViewController {
    /// Whether `isModalInPresentation` is true for the controller or a visible descendant, such as a child of a
    /// presented navigation controller in Apple's sample "Disabling the pull-down gesture for a sheet".
    var isModalInPresentationNow: Bool {
        isModalInPresentation || visibleChildren.contains(where: \.isModalInPresentationNow)
    }

    /// The delegate of the controller's presentation: the `presentationDelegate` of the controller, otherwise of the
    /// first visible descendant that has one, or nil if none of them has one.
    var presentationDelegateNow: UIViewController? {
        presentationDelegate ?? visibleChildren.lazy.compactMap(\.presentationDelegateNow).first
    }

    /// The smallest detent, which a sheet uses while its `selectedDetentIdentifier` is nil. The engine assumes that
    /// this is `medium` or, without `medium`, the first detent. The value is nil if the sheet has no detents.
    var smallestDetent: String? { detents.contains("medium") ? "medium" : detents.first }

    /// Whether the controller is in a popover that has not been adapted to a sheet in a compact width.
    var isInPopover: Bool { presentationAround?.style == .popover }

    /// Records that this delegate doesn't receive `callback` because code, not the user, caused the change. Records
    /// nothing if the delegate doesn't override the callback, or if this iOS version doesn't have it.
    func noteNotSent(_ callback: Callback, about subject: UIViewController) {
        guard scripted?.overridden.contains(callback) == true, callback.exists(in: simulation.ios) else { return }
        simulation.note(.notSent, self, target: subject, name: callback.swiftName)
    }
}
