extension UIKitWarning {
    /// What UIKit says about presentations.
    static let presentation: [UIKitWarning] = [
        printed(
            "unbalanced-appearance",
            [.text("Unbalanced calls to begin/end appearance transitions for <{Class}: {addr}>.", 5...26)],
            subject: "Class",
            cause:
                "a second transition of the controller began before the first had ended, or a container forwarded appearance calls that do not pair",
            means:
                "UIKit began to show or hide this controller again while it was still being shown or hidden. Its appearance callbacks no longer pair, so work begun in a will may never be undone in the matching did.",
            wayOut:
                "start the next transition in the completion of the one before it, never present or push from viewDidLoad or viewWillAppear, and in a container pair each beginAppearanceTransition with one endAppearanceTransition"
        ),
        printed(
            "present-not-in-window-hierarchy",
            [
                .text(
                    "Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> whose view is not in the window hierarchy!",
                    6...12),
                .text(
                    "[Presentation] Attempt to present <{A}: {addr}> on <{B}: {addr}> (from <{C}: {addr}>) whose view is not in the window hierarchy.",
                    13...26),
            ],
            subject: "A",
            cause:
                "present was called on a controller whose view is in no window: from viewDidLoad or viewWillAppear, or on one that was dismissed or is covered",
            means:
                "The presenter's view is not on screen, so UIKit dropped the presentation: the new controller never appears.",
            wayOut: "present from viewDidAppear, and from the controller that is on top"
        ),
        printed(
            "present-already-presenting",
            [
                .text(
                    "Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> which is already presenting <{D}: {addr}>",
                    6...12),
                .text(
                    "Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> which is already presenting (null)",
                    6...12),
                .text(
                    "[Presentation] Attempt to present <{A}: {addr}> on <{B}: {addr}> (from <{C}: {addr}>) which is already presenting <{D}: {addr}>.",
                    13...26),
            ],
            subject: "A",
            cause: "the presenter, or the context that the call was passed on to, already presents another controller",
            means: "A controller presents one other at a time. UIKit dropped the second presentation.",
            wayOut: "dismiss the first one and present in its completion, or present from the controller on top"
        ),
        printed(
            "present-while-presentation-in-progress",
            [
                .text(
                    "Warning: Attempt to present <{A}: {addr}> on <{B}: {addr}> while a presentation is in progress!",
                    6...12),
                .text(
                    "Attempt to present <{A}: {addr}> on <{B}: {addr}> (from <{C}: {addr}>) while a presentation is in progress.",
                    13...26),
            ],
            subject: "A",
            cause: "present was called while another presentation of the same window was still animating",
            means: "Two presentations overlapped. UIKit dropped the second one.",
            wayOut: "present the second in the completion of the first"
        ),
        printed(
            "present-on-detached-discouraged",
            [.text("Presenting view controllers on detached view controllers is discouraged <{B}: {addr}>.", 6...12)],
            subject: "B",
            cause:
                "the presenter's view is in the window but the presenter has no place among the window's controllers",
            means:
                "The presenter's view was added to the screen without making the presenter a child. Rotation, safe areas and appearance callbacks do not reach it.",
            wayOut: "call addChild and didMove(toParent:) around adding the view, or present from the root controller"
        ),
        printed(
            "present-from-detached-discouraged",
            [
                .text(
                    "[Presentation] Presenting view controller <{A}: {addr}> from detached view controller <{B}: {addr}> is discouraged.",
                    13...15)
            ],
            subject: "B",
            cause:
                "the presenter's view is in the window but the presenter has no place among the window's controllers",
            means: "The presenter is no child of any controller on screen although its view is.",
            wayOut: "call addChild and didMove(toParent:) around adding the view, or present from the root controller"
        ),
        printed(
            "present-from-detached-unsupported",
            [
                .text(
                    "Presenting view controller <{A}: {addr}> from detached view controller <{B}: {addr}> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure <{B}: {addr}> is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.",
                    16...26)
            ],
            subject: "B",
            cause: "typically a UIHostingController whose view was added without addChild presents something",
            means:
                "The presenter is no child of any controller on screen although its view is; this will crash one day.",
            wayOut: "call addChild and didMove(toParent:) around adding the view, or present from the root controller"
        ),
        printed(
            "keyboard-cannot-present",
            [.text("Keyboard cannot present view controllers (attempted to present <{A}: {addr}>)", 13...26)],
            subject: "A",
            cause: "present reached the controller of the keyboard's window",
            means:
                "The topmost window was the keyboard's, and that one presents nothing. The presentation was dropped.",
            wayOut: "present from a controller of the app's own window, after the keyboard has gone"
        ),
        raised(
            "exc-present-active", "NSInvalidArgumentException",
            [.text("Application tried to present modally an active controller <{A}: {addr}>.", 5...12)],
            subject: "A",
            cause: "the controller passed to present is presented already or is part of the hierarchy",
            means: "A controller that is on screen somewhere cannot be presented a second time.",
            wayOut: "check presentingViewController, or make a new controller"
        ),
        raised(
            "exc-present-already-presented", "NSInvalidArgumentException",
            [
                .text(
                    "Application tried to present modally a view controller <{A}: {addr}> that is already being presented by <{B}: {addr}>.",
                    13...26)
            ],
            subject: "A",
            cause: "the controller passed to present is presented already",
            means: "A controller that is on screen somewhere cannot be presented a second time.",
            wayOut: "check presentingViewController, or make a new controller"
        ),
        raised(
            "exc-present-has-parent", "NSInvalidArgumentException",
            [
                .text(
                    "Application tried to present modally a view controller {A} that has a parent view controller {P}.",
                    13...26)
            ],
            subject: "A",
            cause: "the controller passed to present is the child of a container",
            means: "A child belongs to its container; it cannot be presented as well.",
            wayOut: "remove it from its parent first, or present its container"
        ),
        raised(
            "exc-present-on-itself", "NSInvalidArgumentException",
            [.text("Application tried to present modal view controller on itself.")],
            cause: "present was called with the receiver itself",
            means: "A controller cannot present itself.",
            wayOut: "pass another controller"
        ),
        raised(
            "exc-present-nil", "NSInvalidArgumentException",
            [.text("Application tried to present a nil modal view controller on target <{B}: {addr}>.", 5...26)],
            subject: "B",
            cause: "nil was passed to presentViewController, often because making the controller had failed",
            means: "There was nothing to present.",
            wayOut: "check that the controller exists: a storyboard identifier, or a service without an account"
        ),
        raised(
            "exc-begin-modal-transition-in-progress", "NSInternalInconsistencyException",
            [
                .text(
                    "Attempting to begin a modal transition from <{A}: {addr}> to <{B}: {addr}> while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed",
                    4...7)
            ],
            subject: "A",
            cause: "present or dismiss ran while another transition of the window was running",
            means: "Two modal transitions overlapped.",
            wayOut: "wait for viewDidAppear or viewDidDisappear, or use the completion"
        ),
    ]
}
