/// An iOS version, with properties for the simulated differences between versions.
///
/// Source: Evidence, Versions.
public struct IOSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The major version, such as 17 in iOS 17.2.
    public let major: Int
    /// The minor version, such as 2 in iOS 17.2.
    public let minor: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The newest supported version.
    public static let newest = IOSVersion(26)
    /// The oldest supported version.
    public static let oldest = IOSVersion(5)
    /// The supported major versions, in order. After iOS 18 came iOS 26.
    public static let all = (oldest.major...18).map { IOSVersion($0) } + [newest]

    /// Parses a version such as `17`, `17.2`, or `8.1.3`, and ignores the third number. Returns nil for other
    /// strings.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let major = parts.first.flatMap({ $0 }), parts.count <= 3, parts.allSatisfy({ $0 != nil }) else {
            return nil
        }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// The version in Apple's notation, such as `17` or `17.2`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Returns whether `left` is older than `right`.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension IOSVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a version such as `17`.
    public init(integerLiteral major: Int) { self.init(major) }

    /// Creates a version such as `17.2`. The minor version is the first digit after the decimal point.
    public init(floatLiteral number: Double) {
        let tenths = Int((number * 10).rounded())
        self.init(tenths / 10, tenths % 10)
    }
}

// MARK: - Differences between versions

extension IOSVersion {
    /// Whether a memory warning unloads off-screen views that can be loaded again, and sends viewWillUnload and
    /// viewDidUnload (iOS 5 and earlier).
    public var unloadsViews: Bool { major <= 5 }
    /// Whether rotation sends willRotate, willAnimateRotation, and didRotate (iOS 7 and earlier).
    public var rotatesByOldCallbacks: Bool { major <= 7 }
    /// Whether root views extend under the status bar and under translucent bars (iOS 7 and later).
    public var extendsUnderBars: Bool { major >= 7 }
    /// Whether a controller supports only portrait by default (iOS 5 and earlier).
    public var supportsPortraitOnlyByDefault: Bool { major <= 5 }
    /// Whether UIKit prints a message if the app calls an appearance callback itself (iOS 16 and later).
    public var reportsDirectCalls: Bool { major >= 16 }
    /// Whether UIKit raises an exception about unsupported orientations (iOS 6 and later).
    public var raisesForOrientations: Bool { major >= 6 }
    /// Whether the app launches in portrait and, if it needs another orientation, rotates before it is shown (iOS 10
    /// and earlier). In iOS 11 and later, the app launches in the device's orientation if that orientation is
    /// supported.
    public var launchesInPortrait: Bool { major <= 10 }
    /// Whether a child's view is laid out on rotation even if its size doesn't change (iOS 8). Rotations in iOS 7 and
    /// earlier ignore this property, which is true for these versions.
    public var laysOutChildrenOnRotation: Bool { major <= 8 }
    /// Whether views are laid out before their constraints are updated on rotation (only iOS 8).
    public var laysOutBeforeConstraintsOnRotation: Bool { major == 8 }
    /// Whether endAppearanceTransition sends a due viewIsAppearing even outside a window (iOS 17 and later: Evidence,
    /// viewIsAppearing).
    public var endSendsIsAppearing: Bool { major >= 17 }
    /// Whether a window that becomes visible shows the page of a navigation controller before a change to the stack in
    /// the same turn (iOS 17 and earlier: Evidence, Navigation stack).
    public var showsFirstPageAtOnce: Bool { major <= 17 }
    /// Whether a controller that a pop reveals is laid out once (iOS 7: Evidence, Layout in transitions).
    public var laysOutRevealed: Bool { major == 7 }
    /// Whether a controller receives traitCollectionDidChange when its view first enters the window (iOS 8 to 12:
    /// Evidence, Traits).
    public var sendsTraitsAtLaunch: Bool { major >= 8 && major <= 12 }
    /// Whether traitCollectionDidChange is sent at launch if the root forces an orientation whose traits differ from
    /// those in portrait (iOS 15 and later: Evidence, Launch orientation). In iOS 13, the callback is not sent; no log
    /// from iOS 14 is known. For iOS 8 to 12, see ``sendsTraitsAtLaunch``.
    public var sendsTraitsWhereForced: Bool { major >= 15 }
    /// Whether dismissing several levels sends callbacks at each level (iOS 8 and later). iOS 7 and earlier skip the
    /// levels in between. No log is known for iOS 9 and later, so the engine treats these versions like iOS 8
    /// (Evidence, Dismissal).
    public var dismissesLevelByLevel: Bool { major >= 8 }
    /// Whether a built-in container queries the orientations that its children support (iOS 5 and earlier).
    public var asksChildrenForOrientations: Bool { major <= 5 }
    /// Whether a hidden presenter that isn't itself presented is laid out once during the presentation (iOS 12 and
    /// earlier: Evidence, Full-screen presentation).
    public var laysOutPresenters: Bool { major <= 12 }
    /// Whether replacing a root dismisses the controllers that the root presents (iOS 13 and later). In iOS 12 and
    /// earlier, these controllers stay alive with their views in the window (Evidence, Dismissal).
    public var dismissesWithRoot: Bool { major >= 13 }
    /// Whether a child's viewDidAppear waits for the container if the app calls endAppearanceTransition() on the
    /// child while an automatically forwarding container is appearing (iOS 13 and later). In iOS 12 and earlier, the
    /// child receives viewDidAppear immediately, and again when the container has appeared (Evidence, Begin and end).
    public var endsChildrenWithContainer: Bool { major >= 13 }
    /// Whether the default presentation is a sheet, and sheets don't hide their presenter (iOS 13 and later). In iOS 12
    /// and earlier, sheets hide their presenter only on an iPhone.
    public var presentsSheets: Bool { major >= 13 }
    /// Whether the SwiftUI view of a tab's hosting controller receives onAppear only once ever (iOS 13: Evidence,
    /// Hosting controllers).
    public var showsHostedTabsOnce: Bool { major <= 13 }
    /// Whether an app can have scenes (iOS 13 and later).
    public var hasScenes: Bool { major >= 13 }
    /// Whether UIKit prints a message if a view is loaded during the deallocation of its controller (iOS 9 and later).
    public var reportsLoadingInDeinit: Bool { major >= 9 }
    /// Whether a split view collapses if its horizontal size class is compact (iOS 8 and later).
    public var collapsesSplitViews: Bool { major >= 8 }
    /// Whether a deallocated observer that is still registered causes a crash at the next matching post (iOS 8 and
    /// earlier).
    public var keepsUnsafeObservers: Bool { major <= 8 }
    /// Whether UIKit ignores a call that changes the navigation stack during a navigation transition (iOS 8 and later).
    /// In earlier versions, UIKit performs the call, which can corrupt the navigation bar.
    public var refusesNestedNavigation: Bool { major >= 8 }
    /// Whether controllers determine the appearance of the status bar (iOS 7 and later).
    public var asksControllersForStatusBar: Bool { major >= 7 }
    /// Whether transitions have a coordinator (iOS 7 and later).
    public var hasTransitionCoordinators: Bool { major >= 7 }
    /// Whether the update pass calls `updateProperties()` (iOS 26 and later).
    public var updatesProperties: Bool { major >= 26 }
    /// Whether the traits change to the other interface style and back for snapshots when the app enters the background
    /// (iOS 13 and later).
    public var takesSnapshotsInBothStyles: Bool { major >= 13 }
    /// Whether a swipe from the edge pops a controller (iOS 7 and later).
    public var popsBySwipe: Bool { major >= 7 }
}
