extension Rule {
    /// All built-in rules, in the order of the documentation.
    public static let all: [Rule] = runs + source + storyboards

    private static let runs: [Rule] = [
        .unbalancedAppearance, .directAppearanceCall, .illegalTransition, .unfinishedTransition, .willWithoutUndo,
        .geometryBeforeLayout, .oneTimeWorkInViewWillAppear, .workRepeatedInLayout,
        .missingSuper, .loadViewCalled, .loadViewCallsSuper, .loadViewWithoutView, .viewReadTooEarly,
        .tabBarLoadsInInitializer, .outletReadTooEarly, .sharedView,
        .viewSetToNil,
        .childNotAdded, .viewAddedBeforeChild, .didMoveMissing, .willMoveMissing, .removedInWrongOrder,
        .beginWithoutEffect, .doubleForwarding, .forwardingOffButNeverForwarded,
        .presentWhilePresenting, .presentFromOffWindow, .pushDuringTransition, .pushTwice, .containerMissing,
        .beforeLaunch,
        .danglingObserver, .observerAddedTwice, .observedTooLate,
        .overrideNeverRuns, .isAppearingNotSent, .unloadCallbacksAfterIOS5, .deprecatedRotationCallback,
        .orientationNeverSupported,
        .sheetKeepsPresenter, .delegateNotCalled, .contextNotDefined, .searchLeftActive, .deprecatedTraitCallback,
        .propertiesNeverUpToDate,
        .layoutOutsideWindow, .touchOutsideWindow, .childOutgrowsParent, .constraintsWithMask,
        .controllerLeaked, .uikitWarning,
        .inferredSteps, .differsFromUIKit, .canceledTransition, .suspiciousOrder,
    ]

    /// The rules that check only Swift code.
    private static let source: [Rule] = [
        .wrongSuper, .callbackNeverCalled, .didMoveWrongReceiver, .willMoveRedundant, .timerKeepsController,
        .observerKeepsController, .blockObserverNotRemoved,
    ]

    private static let storyboards: [Rule] = [
        .danglingDestination, .danglingInitial, .unreachableScene, .segueWithoutIdentifier, .duplicateID,
        .duplicateIdentifier, .unansweredReference, .ambiguousReference, .incompleteSegue, .unknownRuntime,
        .conflictMarker, .viewOutletMissing,
    ]
}
