extension Catalog.Messages {
    static let presentation = Entry.entries(
        #"""
        # unbalanced-appearance
        severity: error
        text 5-: Unbalanced calls to begin/end appearance transitions for <{Class}: {addr}>.
        subject: Class
        cause: a second transition of the controller began before the first had ended, or the app's calls to
        beginAppearanceTransition and endAppearanceTransition didn't match
        means: The controller's appearance transitions didn't begin and end in pairs. Some of its appearance callbacks
        may be missing, so work that begins in viewWillAppear may never end.
        fix: start each transition after the previous one has ended; don't present or push in viewDidLoad or
        viewWillAppear; match each beginAppearanceTransition with one endAppearanceTransition
        rules: unbalanced-appearance
        reports: aporat/KKPasscodeLock#13 | google/paco#850 | Haptic-Apps/Slide-iOS#266 | rechsteiner/Parchment#373 |
        nytimes/NYTPhotoViewer#303 | tianzhuo112/VTMagic#80

        # present-not-in-window-hierarchy
        severity: error
        text 6-12: Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> whose view is not in the window hierarchy!
        text 13-: [Presentation] Attempt to present <{A}: {addr}> on <{B}: {addr}> (from <{C}: {addr}>) whose view is
        not in the window hierarchy.
        subject: A
        cause: present was called on a controller whose view is not in a window, for example in viewDidLoad or
        viewWillAppear, or after the controller was dismissed or covered
        means: A controller can present only while its view is in a window, so UIKit ignored the call, and the new
        controller doesn't appear.
        fix: present in viewDidAppear or later, from the topmost controller
        rules: present-from-off-window
        reports: kevin-lyn/STPopup#91 | BobDG/BDGShare#4 | delba/SwiftyOAuth#28

        # present-already-presenting
        severity: error
        text 6-12: Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> which is already presenting <{D}: {addr}>
        text 6-12: Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> which is already presenting (null)
        text 13-: [Presentation] Attempt to present <{A}: {addr}> on <{B}: {addr}> (from <{C}: {addr}>) which is
        already presenting <{D}: {addr}>.
        subject: A
        cause: the controller on which present was called, or the container to which UIKit forwarded the call, already
        presents another controller
        means: A controller can present only one controller at a time, so UIKit ignored the second presentation.
        fix: dismiss the first controller and present in the completion handler, or present from the topmost controller
        rules: present-while-presenting
        note: no log with (null) was found

        # present-while-presentation-in-progress
        severity: error
        text 6-12: Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> while a presentation is in progress!
        text 13-: Attempt to present <{A}: {addr}> on <{B}: {addr}> (from <{C}: {addr}>) while a presentation is in
        progress.
        subject: A
        cause: present was called while another presentation in the same window was in progress
        means: Two presentations overlapped, so UIKit ignored the second one.
        fix: start the second presentation in the completion handler of the first
        rules: present-while-presenting

        # present-after-delayed-presentation
        severity: error
        text 8-: Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> which is waiting for a delayed presention of
        <{D}: {addr}> to complete
        subject: A
        cause: present was called while an earlier presentation of the same controller waited for its start, for example
        for a dismissal or for an alert's data
        means: A controller can present only one controller at a time, so UIKit ignored the second presentation.
        fix: start the second presentation in the completion handler of the first, and ignore taps in the meantime
        rules: present-while-presenting
        note: one log, 2018; UIKit's spelling

        # present-on-detached-discouraged
        text 6-12: Presenting view controllers on detached view controllers is discouraged <{B}: {addr}>.
        subject: B
        cause: the presenter is not in the window's controller hierarchy, often because its view was added without
        addChild(_:), or because present was called in viewDidLoad or viewWillAppear
        means: The presenter is detached: it is neither the window's root nor connected to the root through parents and
        presenters.
        fix: call addChild(_:) before adding the presenter's view, call didMove(toParent:) after adding the view, and
        present in viewDidAppear or later; or present from the root controller

        # present-from-detached-discouraged
        text 13-15: [Presentation] Presenting view controller <{A}: {addr}> from detached view controller <{B}: {addr}>
        is discouraged.
        subject: B
        cause: the presenter is not in the window's controller hierarchy, often because its view was added without
        addChild(_:), or because present was called in viewDidLoad or viewWillAppear
        means: The presenter is detached: it is neither the window's root nor connected to the root through parents and
        presenters.
        fix: call addChild(_:) before adding the presenter's view, call didMove(toParent:) after adding the view, and
        present in viewDidAppear or later; or present from the root controller

        # present-from-detached-unsupported
        severity: error
        text 16-: Presenting view controller <{A}: {addr}> from detached view controller <{B}: {addr}> is not
        supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <{B}: {addr}>
        is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.
        subject: B
        cause: the presenter, typically a UIHostingController, is not in the window's controller hierarchy, often
        because its view was added without addChild(_:), or because present was called in viewDidLoad or viewWillAppear
        means: The presenter is detached: it is neither the window's root nor connected to the root through parents and
        presenters. According to the message, a later iOS version will raise an exception.
        fix: call addChild(_:) before adding the presenter's view, call didMove(toParent:) after adding the view, and
        present in viewDidAppear or later; or present from the root controller

        # keyboard-cannot-present
        text 13-: Keyboard cannot present view controllers (attempted to present <{A}: {addr}>)
        subject: A
        cause: the app or AutoFill called present on the controller of the keyboard's window
        means: The controller of the keyboard's window can't present, so UIKit ignored the call.
        fix: present from a controller in one of the app's own windows

        # exc-present-active
        raises: NSInvalidArgumentException
        text 5-12: Application tried to present modally an active controller <{A}: {addr}>.
        subject: A
        cause: the controller passed to present is already presented or in the window's controller hierarchy
        means: A controller that is already in the hierarchy can't be presented.
        fix: pass a controller that has no parent, is not presented, and is not a window's root
        rules: present-while-presenting

        # exc-present-already-presented
        raises: NSInvalidArgumentException
        text 13-: Application tried to present modally a view controller <{A}: {addr}> that is already being presented
        by <{B}: {addr}>.
        subject: A
        cause: the controller passed to present is already presented
        means: A controller can be presented only once at a time.
        fix: present the controller only if its presentingViewController is nil, or create a new controller
        rules: present-while-presenting

        # exc-present-has-parent
        raises: NSInvalidArgumentException
        text 13-: Application tried to present modally a view controller {A} that has a parent view controller {P}.
        subject: A
        cause: the controller passed to present is the child of a container
        means: A controller with a parent can't be presented.
        fix: remove the controller from its parent first, or present its container
        note: quoted only in source code

        # exc-present-on-itself
        raises: NSInvalidArgumentException
        text 2-: Application tried to present modal view controller on itself.
        cause: present was called with the receiver as its argument
        means: A controller can't present itself.
        fix: pass the controller that should appear, not the controller that presents it
        note: quoted only in source code

        # exc-present-nil
        raises: NSInvalidArgumentException
        text 5-: Application tried to present a nil modal view controller on target <{B}: {addr}>.
        subject: B
        cause: nil was passed to presentViewController, often because creating the controller failed
        means: There is no controller to present.
        fix: check why the controller is nil; for example, its class may not exist in this iOS version, or the account
        that it needs may not be set up on the device

        # exc-begin-modal-transition-in-progress
        raises: NSInternalInconsistencyException
        text 4-7: Attempting to begin a modal transition from <{A}: {addr}> to <{B}: {addr}> while a transition is
        already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed
        subject: A
        cause: present or dismiss was called while another transition in the window was running
        means: A presentation or dismissal overlapped with another transition.
        fix: start the second transition in the completion handler of the first, or after viewDidAppear or
        viewDidDisappear
        rules: present-while-presenting

        # exc-popover-no-source
        raises: NSGenericException
        text 8-: UIPopoverPresentationController (<UIPopoverPresentationController: {addr}>) should have a non-nil
        sourceView or barButtonItem set before the presentation occurs.
        cause: a popover, or an action sheet on iPad, was presented without an anchor
        means: The popover has no anchor.
        fix: set popoverPresentationController's sourceView and sourceRect, or barButtonItem

        # exc-popover-no-window
        raises: NSInvalidArgumentException
        text 3-: -[UIPopoverController {selector}]: Popovers cannot be presented from a view which does not have a
        window.
        cause: a popover was presented from a view that is not in a window
        means: The popover's anchor view is not on screen.
        fix: present in viewDidAppear, from a view of the topmost controller
        """#)
}
