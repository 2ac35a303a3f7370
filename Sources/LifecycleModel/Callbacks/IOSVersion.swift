/// An iOS version whose rules a run follows, with every difference between versions as one named property.
///
/// Evidence for each: Evidence, Versions.
public struct IOSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The first number, as 17 of iOS 17.2.
    public let major: Int
    /// The second number, as 2 of iOS 17.2.
    public let minor: Int

    /// Makes a version of its two numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The newest version whose rules are known.
    public static let newest = IOSVersion(26)
    /// The oldest version whose rules are known.
    public static let oldest = IOSVersion(5)

    /// Reads `17`, `17.2` or `8.1.3`; nil where the text is no version.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let major = parts.first.flatMap({ $0 }), parts.count <= 3, parts.allSatisfy({ $0 != nil }) else {
            return nil
        }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// The version as Apple writes it: `17`, `17.2`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Whether `left` is the older version.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension IOSVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a version such as `17`.
    public init(integerLiteral major: Int) { self.init(major) }

    /// Creates a version such as `17.2`. The minor version is the first digit behind the point.
    public init(floatLiteral number: Double) {
        let tenths = Int((number * 10).rounded())
        self.init(tenths / 10, tenths % 10)
    }
}

// MARK: - What differs

extension IOSVersion {
    /// A memory warning releases views that are off screen (up to iOS 5: viewWillUnload, viewDidUnload).
    public var unloadsViews: Bool { major <= 5 }
    /// Rotation is told by willRotate, willAnimateRotation and didRotate (up to iOS 7).
    public var rotatesByOldCallbacks: Bool { major <= 7 }
    /// Without a word from the app only portrait is supported (up to iOS 5).
    public var supportsPortraitOnlyByDefault: Bool { major <= 5 }
    /// The interface starts in portrait and is turned before it shows (up to iOS 10; from 11 on it starts as the device
    /// is held).
    public var launchesInPortrait: Bool { major <= 10 }
    /// A children's view lays out on rotation whatever its size (up to iOS 8).
    public var laysOutChildrenOnRotation: Bool { major <= 8 }
    /// On rotation views are laid out before their constraints are updated (iOS 8 alone).
    public var laysOutBeforeConstraintsOnRotation: Bool { major == 8 }
    /// A controller that a pop reveals is laid out once (iOS 7: Evidence, Layout in transitions).
    public var laysOutRevealed: Bool { major == 7 }
    /// A controller receives its traits when its view first enters the window (iOS 8 to 12: Evidence, Traits).
    public var tellsTraitsAtLaunch: Bool { major >= 8 && major <= 12 }
    /// A root that forces the interface to another orientation than the device's is told of its traits at launch (iOS 15
    /// does, 13 did not; of 14 nothing is known: Evidence, Launch orientation).
    public var tellsTraitsWhereForced: Bool { major >= 15 }
    /// Dismissing several levels at once tells every level (from iOS 8; iOS 7 and before skip those between). No log is
    /// known from iOS 9 on: the rule of iOS 8 is kept (Evidence, Dismissal).
    public var dismissesLevelByLevel: Bool { major >= 8 }
    /// A container asks its children which orientations they support (up to iOS 5).
    public var asksChildrenForOrientations: Bool { major <= 5 }
    /// A presenter that is hidden is laid out once during the presentation (up to iOS 12: Evidence, Full-screen
    /// presentation).
    public var laysOutPresenters: Bool { major <= 12 }
    /// A root that is replaced takes along what it presents (from iOS 13); before, that stays alive with its view in the
    /// window (Evidence, Dismissal).
    public var dismissesWithRoot: Bool { major >= 13 }
    /// A child that ends its appearance by hand, while the container that forwards to it appears, waits for the container
    /// (from iOS 13); before, its viewDidAppear comes at once, and again with the container's (Evidence, Begin and end).
    public var endsChildrenWithContainer: Bool { major >= 13 }
    /// The default presentation is a sheet, and sheets hide nobody (from iOS 13).
    public var presentsSheets: Bool { major >= 13 }
    /// An app may have scenes (from iOS 13).
    public var hasScenes: Bool { major >= 13 }
    /// A split view stands its columns on one stack where there is no room for two (from iOS 8).
    public var collapsesSplitViews: Bool { major >= 8 }
    /// An observer that is gone and still registered crashes at the next post (up to iOS 8).
    public var keepsUnsafeObservers: Bool { major <= 8 }
    /// A navigation call during a transition is refused (from iOS 8); before, it corrupts the navigation bar.
    public var refusesNestedNavigation: Bool { major >= 8 }
    /// Controllers decide about the status bar (from iOS 7).
    public var asksControllersForStatusBar: Bool { major >= 7 }
    /// Transitions have a coordinator (from iOS 7).
    public var hasTransitionCoordinators: Bool { major >= 7 }
    /// The update pass has `updateProperties()` (from iOS 26).
    public var updatesProperties: Bool { major >= 26 }
    /// The traits of an app that goes to the background change to the other style and back, for the snapshots (from iOS 13).
    public var takesSnapshotsInBothStyles: Bool { major >= 13 }
    /// Swiping from the edge pops (from iOS 7).
    public var popsBySwipe: Bool { major >= 7 }
}
