extension Catalog.Topics {
    package static let presentation = Entry.entries(
        #"""
        # present-off-window: present fails: the view is not in the window hierarchy
        needs: present/alert window/detach/viewdidload/attempt/launch/viewwillappear
        words: hierarchy whose view discouraged not nothing happens load
        cause: The controller that presents has no view in a window: it has not appeared yet (viewDidLoad,
        viewWillAppear), it is covered or dismissed, or it is not a child of the controller on screen ("detached").
        UIKit prints a warning and drops the presentation.
        check: viewIfLoaded?.window is nil at the call.
        check: presentedViewController of the presenter isn't nil: the presenter is covered. Present from the topmost
        controller instead.
        check: parent is nil although the view is inside another controller's view: addChild is missing.
        fix: Present in viewDidAppear (or later), not in viewDidLoad or viewWillAppear.
        fix: After a dismissal, present in its completion handler; after a push, in viewDidAppear of the new controller.
        rules: present-from-off-window child-not-added
        sample: modern/mistakes
        evidence: Presentation/Presenter and context | Warnings/Warnings about presentation
        questions: Presenting view controllers on detached view controllers is discouraged | Attempt to present..whose
        is not in the window hierarchy | present view controller from viewDidLoad does nothing | alert not shown when
        presented in viewDidLoad | whose view is not in the window hierarchy | present login screen at launch

        # topmost: Find the topmost or visible controller
        needs: top/topmost/frontmost/current/visible get/find/access/return/topmost/frontmost/current/which
        words: controller window root screen appdelegate scene most know rootviewcontroller present
        cause: UIKit has no property for the visible controller: begin at the root of a window, and follow the presented
        controllers and then the containers.
        check: A presented controller is above everything that its presenter contains.
        fix: var top = window.rootViewController; while let next = top?.presentedViewController { top = next }
        fix: Inside top, continue with visibleViewController of a navigation controller, selectedViewController of a tab
        bar controller, and viewControllers?.first of a page controller.
        fix: Present from top itself. Don't take a controller whose isBeingDismissed is true: wait for the completion
        handler of its dismissal.
        rules: present-from-off-window present-while-presenting
        sample: presentation/sheet (hierarchy)
        evidence: Presentation/Presenter and context
        questions: get the topmost view controller | how to know which view controller is on screen from AppDelegate |
        find the currently visible view controller

        # present-busy: present fails: already presenting, or the alert is lost
        needs: present/alert already/lost/busy/progress/while/twice/multiple/queue
        words: not attempt which is presenting dialog second while another shown nothing happens switch between
        cause: A controller presents one controller at a time. If presentedViewController is already set, or a
        presentation or dismissal is still in progress, UIKit prints a warning and drops the new one: an alert
        is lost.
        check: presentedViewController isn't nil, or isBeingDismissed or isBeingPresented of the top controller
        is true.
        check: The message names the presenter after redirection: a child's presentation goes to the container
        or root that provides the context.
        fix: Dismiss first, and present in the completion handler of dismiss(animated:completion:).
        fix: Or present from the topmost presented controller, or put alerts into a queue and show the next one
        when the last is dismissed.
        fix: In SwiftUI, attach only one sheet or alert per view, or drive all by one enum.
        rules: present-while-presenting
        sample: mistakes/present-twice
        evidence: Presentation/Presenter and context | Warnings/Warnings about presentation
        questions: Attempt to present UIAlertController on UIViewController which is already presenting
        UIAlertController | two alerts at the same time, second one is not shown | while a presentation is in
        progress | alert disappears or is lost when another is shown | show multiple alerts one after another |
        Can't switch between presented view controllers: the new one is not presented

        # sheet-presenter: The presenter of a sheet receives no viewWillAppear
        needs: sheet/dismiss/present/modal appear/disappear/refresh
        words: not call after presenter back modal automatic style down 13 full screen presentationcontrollerdiddismiss
        fullscreen viewwillappear coming
        cause: In iOS 13 and later, the default presentation is a sheet, and the presenter remains visible below it, so
        it receives no viewWillDisappear when the sheet appears and no viewWillAppear or viewDidAppear when the sheet is
        dismissed.
        check: modalPresentationStyle is .automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
        .overCurrentContext, or .custom.
        check: It worked in iOS 12 and earlier, where the default was full screen.
        check: The same holds in every version for alerts, custom presentations, the over styles, and (not measured)
        search controllers.
        fix: Set modalPresentationStyle = .fullScreen if the presenter has to disappear.
        fix: Or refresh explicitly: in the completion handler for a dismissal in code, and in
        presentationControllerDidDismiss(_:) for a swipe. That delegate method isn't called for a dismissal in code.
        fix: Or let the sheet report its result through a delegate or closure.
        versions: Sheets and popovers: iOS 13 and later (on an iPad, form sheets and popovers in earlier versions, too).
        rules: sheet-keeps-presenter
        sample: presentation/sheet
        evidence: Presentation/Sheets | Presentation/Presentation styles
        questions: viewWillAppear not called when coming back from modal sheet | viewWillAppear is not being called
        after dismissing a view controller | viewWillAppear not called after dismiss on iOS 13 | viewDidAppear not
        called after alert is dismissed | viewWillDisappear not called when presenting modally | presenting view
        controller does not refresh after popover closes

        # dismissal: The completion or the delegate method of a dismissal is not called
        needs: dismiss/presentationcontrollerdiddismiss
        completion/delegate/not/detect/prevent/presentationcontrollerdiddismiss/swipe/gesture/action
        words: call sheet handler swipe down closure ismodalinpresentation close
        cause: A dismissal in code runs its completion handler and sends the presentation delegate nothing, and a
        dismissal by the user (swipe down, tap outside) sends presentationControllerDidDismiss(_:) and runs no
        completion handler.
        check: The delegate is set on the presentationController of the controller that is presented: the navigation
        controller, not its root.
        check: dismiss was ignored: another transition was in progress, or the controller was not presented. With nothing
        to dismiss, the completion handler runs after iOS 12.0, and not up to it.
        check: A canceled dismissal runs its completion handler only in iOS 8.
        check: dismiss on a controller that presents something dismisses what is above it, not itself.
        fix: Act in viewDidDisappear if isBeingDismissed is true: that covers both kinds. In the root of a presented
        navigation controller, ask navigationController?.isBeingDismissed. A canceled swipe sends no viewDidDisappear.
        fix: Or handle both: the completion handler, and presentationControllerDidDismiss(_:).
        fix: To prevent a swipe, set isModalInPresentation = true; presentationControllerDidAttemptToDismiss(_:) then
        reports attempts.
        versions: The swipe and its delegate methods: iOS 13 and later.
        rules: delegate-not-called
        sample: modern/sheet-delegate
        evidence: Presentation/Presentation delegate | Presentation/Dismissal
        questions: dismiss completion not called | presentationControllerDidDismiss not called | detect when a sheet is
        dismissed by swipe down | prevent the user from dismissing a modal by swipe | completion block of
        dismissViewControllerAnimated never executes | know when a presented view controller was dismissed

        # dismiss-chain: dismiss closes too much, too little, or nothing
        needs: dismiss
        words: present presented controller root stack close several modals all top wrong itself chain two
        nothing levels multiple not modal alert
        cause: dismiss on a controller dismisses everything that it presents, or, if it presents nothing, the
        controller itself through its presenter. It does nothing if the controller was not presented, such as a
        controller on a navigation stack or a window's root.
        check: presentedViewController: isn't nil means that dismiss closes the controllers above only.
        presentingViewController: nil means that nothing can be dismissed.
        fix: Call dismiss(animated:completion:) on the presenter or on the presented controller.
        fix: To close all, call dismiss on the first presenter, such as the window's root:
        view.window?.rootViewController?.dismiss(animated: true).
        fix: A pushed controller is popped, not dismissed.
        check: Called twice in a row on a controller that presents another one: up to iOS 12, the second call
        finds no presented controller and dismisses the receiver, too. Later, UIKit refuses the second call with
        a message, and there are reports that the presenter goes, too.
        check: Up to iOS 7, a call without animation returns after the dismissal; later, before it.
        check: An alert counts as a presented controller: while it is shown, dismiss on its presenter closes the
        alert only. Sent to the alert itself, dismiss closes the alert.
        fix: Present or dismiss again in the completion handler, not at once.
        sample: presentation/two-levels-ios8
        evidence: Presentation/Dismissal
        questions: dismiss closes all presented view controllers | dismiss multiple modal view controllers at
        once | dismissViewController does nothing | dismiss called twice dismisses the presenter, too | dismiss
        only the top modal | how do I dismiss a view controller | dismiss all modals and go to the root

        # present-how: How to present a controller, and which styles hide the presenter
        needs: present/popover/modal/modalpresentationstyle/definespresentationcontext
        words: style context controller dismiss show screen sheet over current transparent background fullscreen
        default custom shouldremovepresentersview uipresentationcontroller beginappearancetransition
        cause: present(_:animated:completion:) shows a controller above the presenter, or above the container
        that provides the context. modalPresentationStyle decides whether the presenter disappears: it does for
        fullScreen and currentContext, and it stays for sheets (the default in iOS 13 and later), popovers,
        alerts, overFullScreen, overCurrentContext, and custom.
        check: A presenter that stays receives no appearance callbacks. See 'lifeline explain sheet-presenter'.
        check: currentContext searches upward for a controller whose definesPresentationContext is true, and
        otherwise uses the window's root.
        check: A custom presentation leaves the presenter visible and sends it nothing, because
        shouldRemovePresentersView is false by default. If it is true, the presenter disappears as in a
        full-screen presentation.
        check: A custom animator that sends beginAppearanceTransition to the presenter: without animation, the
        animator is not called, so the calls are unbalanced, and the presenter can stop receiving callbacks
        (reported).
        fix: Set modalPresentationStyle before present.
        fix: For a transparent background, use .overFullScreen or .overCurrentContext: with .fullScreen, UIKit
        removes the presenter's view.
        fix: A popover needs a sourceView or barButtonItem. On an iPhone, it becomes a sheet (up to iOS 12, full
        screen).
        rules: context-not-defined sheet-keeps-presenter
        sample: modern/current-context (hierarchy)
        evidence: Presentation/Presentation styles | Presentation/Presenter and context |
        https://developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview |
        https://github.com/HarshilShah/DeckTransition/issues/40
        questions: how do I present a view controller modally | what is modalPresentationStyle | what does
        definesPresentationContext do | which presentation styles call viewWillDisappear of the presenter | how
        do I show a popover | present a view controller with a transparent background | present modal in full
        screen on iOS 13

        # presented-check: Whether a controller was presented or pushed
        needs: present/modal/push/isbeingpresented detect/whether/check/possible/isbeingpresented
        words: modal modally presentingviewcontroller isbeingpresented pushed versus show controller or
        cause: A controller that was presented, or is inside one that was, has a presentingViewController; one that was
        pushed is not the first in its navigation controller's viewControllers.
        check: presentingViewController isn't nil for the children of a presented container either, and it is set until
        the end of the dismissal.
        check: isBeingPresented is true only from viewWillAppear to the completion handler, and only for the presented
        controller itself: for the root of a presented navigation controller, ask
        navigationController?.isBeingPresented.
        fix: Pushed: navigationController != nil && navigationController?.viewControllers.first !== self. Otherwise,
        presentingViewController != nil means presented.
        fix: To close either way: if pushed, navigationController?.popViewController(animated: true), otherwise
        dismiss(animated: true).
        sample: guide/table-5-1 (flags)
        evidence: Appearance/Flags | Presentation/Presenter and context
        questions: is it possible to determine whether a view controller is presented as modal | check if a view
        controller was pushed or presented modally | isBeingPresented always false

        # alert-callbacks: Alerts: which callbacks are sent
        needs: alert appear/disappear/call
        words: presenter not viewwilldisappear uialertcontroller
        cause: An alert is presented over its presenter, which stays visible: the presenter receives no appearance
        callback, neither when the alert appears nor when it is dismissed. The alert controller receives its own.
        fix: React in the handler of the alert's action.
        fix: Don't present the next alert before the handler: the alert is dismissed first.
        rules: present-while-presenting
        sample: modern/alert
        evidence: Presentation/Alerts and search controllers
        questions: viewWillAppear not called after UIAlertController | does an alert call viewWillDisappear on the
        presenting controller

        # dismiss-below: A controller is dismissed together with the sheets above it
        needs: dismiss/presentationcontrollerdiddismiss/tear above/every/below/underneath/nested/stack
        sheet/present
        words: call without presentationcontrollerdiddismiss them all multiple uikit not delegate parent
        cause: dismiss on a presenter removes all controllers above it at once, and only the top one is
        animated. This is a dismissal in code, so none of them receives presentationControllerDidDismiss(_:).
        check: Each removed controller receives viewDidDisappear with isBeingDismissed true, if its view was in
        the window.
        fix: Clean up in viewDidDisappear if isBeingDismissed is true, instead of in
        presentationControllerDidDismiss(_:).
        fix: In deinit, end what has to end with the controller.
        rules: delegate-not-called
        evidence: Presentation/Presentation delegate | Presentation/Dismissal
        questions: UIKit tears down every sheet above it without calling presentationControllerDidDismiss on
        them | are nested sheets notified when a sheet below them is dismissed
        """#)
}
