import LifecycleModel
import Testing

@Suite("Differences between iOS versions")
struct VersionTests {
    /// Callbacks that only some iOS versions have, keyed by these versions, from the SDKs' headers.
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
            .preferredContentSizeDidChange, .adaptivePresentationStyle, .viewControllerForAdaptiveStyle,
            .presentationWillAdapt, .splitCollapseSecondary, .splitSeparateSecondary,
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
        for (range, callbacks) in Self.versions {
            for callback in callbacks {
                #expect(callback.exists(in: IOSVersion(major)) == range.contains(major), "\(callback) in iOS \(major)")
            }
        }
    }

    /// The major versions that have each behavior.
    private static let behaviors: [Behavior: ClosedRange<Int>] = [
        .unloadsViews: 0...5, .portraitOnlyByDefault: 0...5, .asksChildrenForOrientations: 0...5,
        .raisesForOrientations: 6...99, .rotatesByOldCallbacks: 0...7, .endsUnanimatedInCall: 0...7,
        .laysOutRevealed: 7...7, .popsBySwipe: 7...99, .extendsUnderBars: 7...99, .asksControllersForStatusBar: 7...99,
        .hasTransitionCoordinators: 7...99, .keepsUnsafeObservers: 0...8, .collapsesSplitViews: 8...99,
        .refusesNestedNavigation: 8...99, .dismissesLevelByLevel: 8...99, .laysOutChildrenOnRotation: 0...8,
        .laysOutBeforeConstraintsOnRotation: 8...8, .tellsHiddenPresenterOfTurn: 8...99,
        .completesCanceledDismissal: 8...8, .sendsTraitsAtLaunch: 8...12, .turnsForSnapshots: 9...99,
        .reportsLoadingInDeinit: 9...99, .launchesInPortrait: 0...10, .repeatsDidShow: 10...12,
        .passesSecondDismissalOn: 8...12, .completesEmptyDismissal: 13...99, .callsModalAnimated: 12...12,
        .laysOutPresenters: 0...12, .dismissesWithRoot: 13...99, .endsChildrenWithContainer: 13...99,
        .presentsSheets: 13...99, .hasScenes: 13...99, .takesSnapshotsInBothStyles: 13...99,
        .showsHostedTabsOnce: 0...13, .hostsWithoutViewDidLoad: 14...14, .sendsTraitsWhereForced: 15...99,
        .reportsDirectCalls: 16...99, .tellsNestedChildrenIsAppearing: 16...99, .endSendsIsAppearing: 17...99,
        .showsFirstPageAtOnce: 0...17, .endsTappedTabFirst: 18...99, .changesSizeClassForSnapshots: 18...18,
        .updatesProperties: 26...99, .requiresScenes: 27...99, .resizesPhonesWithoutTraits: 27...99,
    ]

    @Test("A UIKit behavior applies from its first version to its last", arguments: 4...28)
    func behaviors(major: Int) {
        for behavior in Behavior.allCases {
            let range = Self.behaviors[behavior] ?? 0...0
            #expect(IOSVersion(major).has(behavior) == range.contains(major), "\(behavior) in iOS \(major)")
        }
    }

    @Test("A behavior that begins or ends in a minor version applies from there")
    func minorVersions() {
        #expect(!IOSVersion(12).has(.completesEmptyDismissal) && IOSVersion(12, 1).has(.completesEmptyDismissal))
        #expect(IOSVersion(7, 1).has(.endsUnanimatedInCall) && !IOSVersion(8, 1).has(.endsUnanimatedInCall))
    }

    @Test("Each behavior that some supported versions lack changes with a version, and in that version only")
    func changes() {
        let changes = IOSVersion.all.map { ($0, Behavior.changes(in: $0)) }
        for behavior in Behavior.allCases {
            let row = behavior.definition
            let begins = changes.filter { $0.1.contains { $0.now == row.summary } }.map(\.0.major)
            let ends = changes.filter { $0.1.contains { $0.before == row.summary } }.map(\.0.major)
            #expect(begins == [row.since?.major].compactMap(\.self), "\(behavior)")
            let next = row.until.map { last in IOSVersion.all.first { $0.major > last }?.major ?? 0 }
            #expect(ends == [next].compactMap(\.self), "\(behavior)")
            #expect(!row.summary.hasSuffix(".") && !row.otherwise.hasSuffix(".") && row.summary != row.otherwise)
        }
        #expect(Behavior.changes(in: .oldest).isEmpty && changes.last?.0 == .latest)
    }

    @Test("Only the versions that exist between the oldest and the newest are listed")
    func supported() {
        #expect(IOSVersion.all.map(\.major) == Array(5...18) + [26, 27])
        #expect(IOSVersion(27, 1).isSupported && !IOSVersion(28).isSupported && !IOSVersion(4, 3).isSupported)
    }

    @Test("Versions, including literals, are ordered by major and minor number")
    func order() {
        let versions: [IOSVersion] = [5, 8.1, 8.3, 9, 12.5, 13, 17, 17.2, 26]
        #expect(versions.shuffled().sorted() == versions)
        #expect(versions.map(\.description) == ["5", "8.1", "8.3", "9", "12.5", "13", "17", "17.2", "26"])
        #expect(!(IOSVersion(17) < IOSVersion(17)))
    }
}
