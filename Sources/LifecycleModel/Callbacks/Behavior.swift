/// A behavior of UIKit that some iOS versions have and others don't.
///
/// The engine asks for it with ``IOSVersion/has(_:)``, and `lifeline explain what changed in ios 18` lists the
/// behaviors that begin or end with a version, so that the list can't differ from what is simulated.
///
/// Source: Evidence, Versions.
public enum Behavior: Int, Sendable, CaseIterable {
    case unloadsViews, portraitOnlyByDefault, asksChildrenForOrientations
    case rotatesByOldCallbacks, endsUnanimatedInCall, laysOutRevealed, popsBySwipe, extendsUnderBars
    case asksControllersForStatusBar, hasTransitionCoordinators, raisesForOrientations
    case keepsUnsafeObservers, collapsesSplitViews, refusesNestedNavigation, dismissesLevelByLevel
    case laysOutChildrenOnRotation, laysOutBeforeConstraintsOnRotation, tellsHiddenPresenterOfTurn
    case completesCanceledDismissal, sendsTraitsAtLaunch, turnsForSnapshots, reportsLoadingInDeinit
    case launchesInPortrait, repeatsDidShow, passesSecondDismissalOn, completesEmptyDismissal, callsModalAnimated
    case laysOutPresenters
    case dismissesWithRoot, endsChildrenWithContainer, presentsSheets, hasScenes, takesSnapshotsInBothStyles
    case showsHostedTabsOnce, hostsWithoutViewDidLoad, sendsTraitsWhereForced
    case reportsDirectCalls, tellsNestedChildrenIsAppearing, endSendsIsAppearing, showsFirstPageAtOnce
    case endsTappedTabFirst, changesSizeClassForSnapshots, updatesProperties
    case requiresScenes, resizesPhonesWithoutTraits

    /// The versions that have a behavior, and sentences about it.
    public struct Definition: Sendable {
        /// The first version with the behavior, or nil if the oldest supported version has it.
        public let since: IOSVersion?
        /// The last major version with the behavior, or nil if the newest supported version has it.
        public let until: Int?
        /// What UIKit does in these versions, without a period.
        public let summary: String
        /// What UIKit does in the other versions, without a period.
        public let otherwise: String
        /// The section of an Evidence article, such as `Containers/Tab bars`.
        public let evidence: String

        init(
            since: IOSVersion? = nil, until: Int? = nil, _ summary: String, otherwise: String, _ evidence: String
        ) {
            (self.since, self.until) = (since, until)
            (self.summary, self.otherwise, self.evidence) = (summary, otherwise, evidence)
        }
    }

    /// What is known about the behavior.
    public var definition: Definition { Behavior.rows[rawValue] }

    /// The definitions in the order of the cases, because the engine asks often.
    private static let rows: [Definition] = allCases.map { behavior in
        guard let row = table[behavior] else { preconditionFailure("\(behavior) has no definition") }
        return row
    }

    /// What UIKit does since a version, and what it did before.
    public struct Change: Sendable {
        /// The first version with the change, which can have a minor number.
        public let since: IOSVersion
        /// What UIKit does since the version, without a period.
        public let now: String
        /// What UIKit did before, without a period.
        public let before: String
        /// The section of an Evidence article.
        public let evidence: String
    }

    /// Returns what the engine plays differently in a major version than in the version before it. The oldest supported
    /// version has no changes.
    public static func changes(in version: IOSVersion) -> [Change] {
        let previous = IOSVersion.all.last { $0.major < version.major }
        guard let previous else { return [] }
        return allCases.map(\.definition).compactMap { row in
            if let since = row.since, since.major == version.major {
                return Change(since: since, now: row.summary, before: row.otherwise, evidence: row.evidence)
            }
            guard row.until == previous.major else { return nil }
            return Change(since: version, now: row.otherwise, before: row.summary, evidence: row.evidence)
        }
    }
}

extension IOSVersion {
    /// Returns whether UIKit has a behavior in this version.
    public func has(_ behavior: Behavior) -> Bool {
        let row = behavior.definition
        return (row.since.map { self >= $0 } ?? true) && (row.until.map { major <= $0 } ?? true)
    }
}
