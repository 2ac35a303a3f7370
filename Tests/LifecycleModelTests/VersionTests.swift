import LifecycleModel
import Testing

@Suite("Differences between iOS versions")
struct VersionTests {
    /// The callbacks that only some iOS versions have, keyed by these versions.
    private static let versions: [ClosedRange<Int>: [Callback]] = [
        5...5: [.viewWillUnload],
        3...5: [.viewDidUnload],
        0...7: [.willRotate, .willAnimateRotation, .didRotate],
        3...99: [.tabShouldSelect],
        5...99: [
            .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent, .didMoveToParent, .prepareForSegue,
            .pageDidFinishAnimating, .pageBefore, .pageAfter,
        ],
        6...99: [
            .updateViewConstraints, .shouldPerformSegue, .canPerformUnwindSegueAction, .unwindAction,
            .willFinishLaunching, .pageWillTransition,
        ],
        8...99: [
            .traitCollectionDidChange, .willTransitionToTraits, .viewWillTransitionToSize,
            .searchWillPresent, .searchDidPresent, .searchWillDismiss, .searchDidDismiss,
            .preferredContentSizeDidChange,
        ],
        9...99: [.loadViewIfNeeded, .allowedChildrenForUnwinding, .unwindForSegue],
        11...99: [.viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange],
        13...99: [
            .viewIsAppearing, .sceneWillConnect, .sceneDidBecomeActive, .sceneWillResignActive,
            .sceneDidEnterBackground, .sceneWillEnterForeground, .sceneDidDisconnect,
            .configurationForConnecting, .didDiscardSceneSessions, .onAppear, .onDisappear,
            .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
            .presentationDidAttemptToDismiss,
        ],
        14...99: [
            .columnWillShow, .columnWillHide, .topColumnForCollapsing, .displayModeForExpanding, .splitDidCollapse,
            .splitDidExpand,
        ],
        15...99: [.sheetDidChangeDetent, .task],
        17...99: [.traitChange],
        18...99: [.tabShouldSelectTab, .tabDidSelectTab],
        26...99: [.updateProperties, .columnDidShow, .columnDidHide],
    ]

    @Test("A callback exists from its first version to its last", arguments: 4...27)
    func callbacks(major: Int) {
        for callback in Callback.allCases {
            let range = Self.versions.first { $0.value.contains(callback) }?.key ?? 0...99
            #expect(callback.exists(in: IOSVersion(major)) == range.contains(major), "\(callback) in iOS \(major)")
        }
    }

    @Test("A UIKit behavior applies from its first version to its last", arguments: 4...27)
    func rules(major: Int) {
        let ios = IOSVersion(major)
        let rules: [(name: String, holds: Bool, versions: ClosedRange<Int>)] = [
            ("unloadsViews", ios.unloadsViews, 0...5),
            ("rotatesByOldCallbacks", ios.rotatesByOldCallbacks, 0...7),
            ("supportsPortraitOnlyByDefault", ios.supportsPortraitOnlyByDefault, 0...5),
            ("launchesInPortrait", ios.launchesInPortrait, 0...10),
            ("laysOutChildrenOnRotation", ios.laysOutChildrenOnRotation, 0...8),
            ("laysOutBeforeConstraintsOnRotation", ios.laysOutBeforeConstraintsOnRotation, 8...8),
            ("laysOutRevealed", ios.laysOutRevealed, 7...7),
            ("sendsTraitsAtLaunch", ios.sendsTraitsAtLaunch, 8...12),
            ("sendsTraitsWhereForced", ios.sendsTraitsWhereForced, 15...99),
            ("dismissesLevelByLevel", ios.dismissesLevelByLevel, 8...99),
            ("presentsSheets", ios.presentsSheets, 13...99),
            ("hasScenes", ios.hasScenes, 13...99),
            ("extendsUnderBars", ios.extendsUnderBars, 7...99),
            ("collapsesSplitViews", ios.collapsesSplitViews, 8...99),
            ("keepsUnsafeObservers", ios.keepsUnsafeObservers, 0...8),
            ("refusesNestedNavigation", ios.refusesNestedNavigation, 8...99),
            ("popsBySwipe", ios.popsBySwipe, 7...99),
            ("asksChildrenForOrientations", ios.asksChildrenForOrientations, 0...5),
            ("laysOutPresenters", ios.laysOutPresenters, 0...12),
            ("dismissesWithRoot", ios.dismissesWithRoot, 13...99),
            ("endsChildrenWithContainer", ios.endsChildrenWithContainer, 13...99),
            ("asksControllersForStatusBar", ios.asksControllersForStatusBar, 7...99),
            ("hasTransitionCoordinators", ios.hasTransitionCoordinators, 7...99),
            ("updatesProperties", ios.updatesProperties, 26...99),
            ("takesSnapshotsInBothStyles", ios.takesSnapshotsInBothStyles, 13...99),
        ]
        for rule in rules { #expect(rule.holds == rule.versions.contains(major), "\(rule.name) in iOS \(major)") }
    }

    @Test("Versions, including literals, are ordered by major and minor number")
    func order() {
        let versions: [IOSVersion] = [5, 8.1, 8.3, 9, 12.5, 13, 17, 17.2, 26]
        #expect(versions.shuffled().sorted() == versions)
        #expect(versions.map(\.description) == ["5", "8.1", "8.3", "9", "12.5", "13", "17", "17.2", "26"])
        #expect(!(IOSVersion(17) < IOSVersion(17)))
    }
}
