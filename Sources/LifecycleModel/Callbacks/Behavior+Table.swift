extension Behavior {
    /// The versions of each behavior, and what UIKit does in them. The sections of Evidence name the sources.
    static let table: [Behavior: Definition] = [
        .unloadsViews: Definition(
            until: 5,
            "A memory warning unloads off-screen views that can be loaded again: viewWillUnload, viewDidUnload",
            otherwise: "A memory warning only sends didReceiveMemoryWarning; views stay loaded",
            "Loading/Memory warnings"),
        .portraitOnlyByDefault: Definition(
            until: 5, "A controller supports only portrait by default",
            otherwise: "A controller supports all orientations by default, on a phone all but upside down",
            "Layout/Supported orientations"),
        .asksChildrenForOrientations: Definition(
            until: 5, "A built-in container queries the orientations that its children support",
            otherwise: "A built-in container answers for its children when UIKit queries the orientations",
            "Layout/Supported orientations"),
        .raisesForOrientations: Definition(
            since: 6, "UIKit raises an exception about unsupported orientations",
            otherwise: "UIKit raises no exception about unsupported orientations", "Layout/Supported orientations"),
        .rotatesByOldCallbacks: Definition(
            until: 7, "A rotation sends willRotate, willAnimateRotation, and didRotate",
            otherwise: "A rotation sends viewWillTransition(to:with:), after willTransition(to:with:) if traits change",
            "Layout/Rotation"),
        .endsUnanimatedInCall: Definition(
            until: 7, "A presentation or dismissal without animation ends before the call returns",
            otherwise: "A presentation or dismissal without animation ends after the call has returned",
            "Presentation/Full-screen presentation"),
        .laysOutRevealed: Definition(
            since: 7, until: 7, "A controller that a pop reveals is laid out once",
            otherwise: "A controller that a pop reveals is not laid out if nothing has changed",
            "Layout/Layout in transitions"),
        .popsBySwipe: Definition(
            since: 7, "A swipe from the edge pops a controller", otherwise: "No gesture pops a controller",
            "Containers/Interactive pop"),
        .extendsUnderBars: Definition(
            since: 7, "Root views extend under the status bar and the bars of containers",
            otherwise: "Root views leave out the status bar and the bars of containers", "Layout/Sizes"),
        .asksControllersForStatusBar: Definition(
            since: 7, "Controllers determine the appearance of the status bar",
            otherwise: "The app determines the appearance of the status bar", "Layout/Status bar"),
        .hasTransitionCoordinators: Definition(
            since: 7, "Transitions have a coordinator", otherwise: "Transitions have no coordinator",
            "Application/Transition coordinators"),
        .keepsUnsafeObservers: Definition(
            until: 8, "A deallocated observer that is still registered crashes the app at the next post",
            otherwise: "The notification center removes the registrations of a deallocated observer",
            "Application/Notifications"),
        .collapsesSplitViews: Definition(
            since: 8, "A split view collapses in a compact width", otherwise: "A split view never collapses",
            "Containers/Split views"),
        .refusesNestedNavigation: Definition(
            since: 8, "UIKit ignores a change to a navigation stack during a navigation transition",
            otherwise: "UIKit performs a change to a navigation stack during a navigation transition, with a warning",
            "Containers/Navigation calls during a transition"),
        .dismissesLevelByLevel: Definition(
            since: 8, "Dismissing several levels sends callbacks at every level",
            otherwise: "Dismissing several levels sends nothing to the levels in between", "Presentation/Dismissal"),
        .tellsHiddenPresenterOfTurn: Definition(
            since: 8,
            "A presenter that a presentation hides receives viewWillTransition(to:with:) when the interface turns",
            otherwise: "A presenter that a presentation hides receives nothing when the interface turns",
            "Layout/Rotation"),
        .completesCanceledDismissal: Definition(
            since: 8, until: 8, "A canceled dismissal runs its completion handler",
            otherwise: "A canceled dismissal doesn't run its completion handler", "Presentation/Dismissal"),
        .laysOutChildrenOnRotation: Definition(
            until: 8, "A rotation lays out a custom container's child even if its size doesn't change",
            otherwise: "A rotation doesn't lay out a child whose size doesn't change", "Layout/Rotation"),
        .laysOutBeforeConstraintsOnRotation: Definition(
            since: 8, until: 8, "On rotation, viewWillLayoutSubviews precedes updateViewConstraints",
            otherwise: "On rotation, updateViewConstraints precedes viewWillLayoutSubviews", "Layout/Rotation"),
        .sendsTraitsAtLaunch: Definition(
            since: 8, until: 12, "traitCollectionDidChange is sent when a view first enters a window",
            otherwise: "traitCollectionDidChange is not sent when a view first enters a window", "Layout/Traits"),
        .turnsForSnapshots: Definition(
            since: 9,
            """
            A pad in the background takes a snapshot in each orientation: viewWillTransition(to:with:) comes twice, to \
            the other orientation and back
            """,
            otherwise: "A pad in the background takes a snapshot only in the current orientation",
            "Application/Background"),
        .reportsLoadingInDeinit: Definition(
            since: 9, "UIKit prints a message if a view is loaded during the deallocation of its controller",
            otherwise: "UIKit prints nothing if a view is loaded during the deallocation of its controller",
            "Loading/Lazy loading"),
        .launchesInPortrait: Definition(
            until: 10, "The app launches in portrait and then rotates, before it is shown",
            otherwise: "The app launches in the device's orientation, if that orientation is supported",
            "Layout/Launch orientation"),
        .repeatsDidShow: Definition(
            since: 10, until: 12,
            """
            A navigation controller's delegate receives didShow twice when the stack first appears, and again each \
            time its tab is shown again
            """,
            otherwise: "A navigation controller's delegate receives didShow once when the stack first appears",
            "Containers/Navigation delegate"),
        .passesSecondDismissalOn: Definition(
            since: 8, until: 12,
            "If a controller calls dismiss twice in a row, the second call dismisses the controller itself",
            otherwise: "UIKit refuses a second dismissal in a row, with a message", "Presentation/Dismissal"),
        .completesEmptyDismissal: Definition(
            since: IOSVersion(12, 1), "A call to dismiss with nothing to dismiss runs its completion handler",
            otherwise: "A call to dismiss with nothing to dismiss doesn't run its completion handler",
            "Presentation/Dismissal"),
        .callsModalAnimated: Definition(
            since: 12, until: 12,
            "The argument 'animated' is true in a modal controller's callbacks even without an animation",
            otherwise: "The argument 'animated' is false in a modal controller's callbacks without an animation",
            "Presentation/Full-screen presentation"),
        .laysOutPresenters: Definition(
            until: 12, "A presenter that becomes hidden is laid out once, unless it is itself presented",
            otherwise: "A presenter that becomes hidden is not laid out", "Presentation/Full-screen presentation"),
        .dismissesWithRoot: Definition(
            since: 13, "Replacing the window's root dismisses what the root presents",
            otherwise: "A presented controller stays alive, and its view in the window, when the root is replaced",
            "Presentation/Dismissal"),
        .endsChildrenWithContainer: Definition(
            since: 13,
            "A child whose appearance the app ends while the container appears receives viewDidAppear once",
            otherwise:
                "A child whose appearance the app ends while the container appears receives viewDidAppear twice",
            "Appearance/Begin and end"),
        .presentsSheets: Definition(
            since: 13, "The default presentation is a sheet, and sheets don't hide their presenter",
            otherwise: "The default presentation is full screen; on a phone, sheets hide their presenter",
            "Presentation/Sheets"),
        .hasScenes: Definition(
            since: 13, "An app can have scenes, which get the callbacks for the foreground and background",
            otherwise: "An app has no scenes", "Application/Scenes"),
        .takesSnapshotsInBothStyles: Definition(
            since: 13, "In the background, the interface style changes for snapshots, and changes back",
            otherwise: "In the background, no traits change for snapshots", "Layout/Traits"),
        .showsHostedTabsOnce: Definition(
            until: 13, "The SwiftUI view of a tab's hosting controller receives onAppear only once",
            otherwise: "The SwiftUI view of a tab's hosting controller receives onAppear at each selection",
            "Application/Hosting controllers"),
        .hostsWithoutViewDidLoad: Definition(
            since: 14, until: 14, "A subclass of UIHostingController doesn't receive viewDidLoad",
            otherwise: "A subclass of UIHostingController receives viewDidLoad", "Application/Hosting controllers"),
        .sendsTraitsWhereForced: Definition(
            since: 15,
            "At launch, traitCollectionDidChange is sent if the root forces an orientation with other traits",
            otherwise: "At launch, traitCollectionDidChange is not sent because the root forces an orientation",
            "Layout/Launch orientation"),
        .reportsDirectCalls: Definition(
            since: 16, "UIKit prints a message if the app calls an appearance callback itself",
            otherwise: "UIKit prints nothing if the app calls an appearance callback itself",
            "Warnings/Warnings about orientations, scenes, and refused calls"),
        .tellsNestedChildrenIsAppearing: Definition(
            since: 16, "The children of a custom container receive viewIsAppearing",
            otherwise: "The children of a custom container don't receive viewIsAppearing",
            "Appearance/viewIsAppearing"),
        .endSendsIsAppearing: Definition(
            since: 17, "endAppearanceTransition() sends a due viewIsAppearing even outside a window",
            otherwise: "viewIsAppearing is sent only in a window", "Appearance/viewIsAppearing"),
        .showsFirstPageAtOnce: Definition(
            until: 17, "A push in the turn that shows the window interrupts the appearance of the first page",
            otherwise: "A push in the turn that shows the window doesn't load the first page",
            "Containers/Navigation stack"),
        .endsTappedTabFirst: Definition(
            since: 18, "A tapped tab's viewDidAppear precedes viewDidDisappear of the tab that it replaces",
            otherwise: "viewDidDisappear of the replaced tab precedes viewDidAppear of the tapped tab",
            "Containers/Tab bars"),
        .changesSizeClassForSnapshots: Definition(
            since: 18, until: 18,
            """
            In the background, a pad's horizontal size class becomes compact for snapshots, and regular again: a split \
            view collapses and expands
            """,
            otherwise: """
                In the background, a pad's horizontal size class doesn't change in the simulation; reports describe it for \
                iOS 13 and 17, too
                """,
            "Application/Background"),
        .updatesProperties: Definition(
            since: 26, "The update pass calls updateProperties() before layout",
            otherwise: "There is no updateProperties()", "Layout/Update cycle"),
        .requiresScenes: Definition(
            since: 27, "An app without the scene life cycle, built with the SDK of iOS 27, fails to launch",
            otherwise: "An app can launch without the scene life cycle", "Application/Scenes"),
        .resizesPhonesWithoutTraits: Definition(
            since: 27,
            """
            A phone's window can be resized, which sends only viewWillTransition(to:with:): the width stays compact, \
            and registered trait changes aren't sent
            """,
            otherwise: "A phone's window changes its size only by rotation", "Layout/Rotation"),
    ]
}
