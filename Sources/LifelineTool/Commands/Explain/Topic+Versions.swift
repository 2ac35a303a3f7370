import LifecycleDiagnostics
import LifecycleModel
import LifecycleReaders

extension Topic {
    /// One topic for each iOS version: what the engine plays differently than in the version before, and what UIKit and
    /// the scenario language have since then.
    static let releases: [Topic] = IOSVersion.all.map { Topic(version: $0) }

    /// Returns the version in a question such as `what changed in ios 18?`, `ios 27`, or `what is new in iOS 17.2`, or nil
    /// for another question. A question about a callback in a version is another question.
    static func version(in question: String) -> IOSVersion? {
        let words = question.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
        guard let position = words.firstIndex(where: { $0.hasPrefix("ios") || $0.hasPrefix("ipados") }) else {
            return nil
        }
        let name = words[position]
        let attached = name.drop { $0.isLetter }
        let number = attached.isEmpty && position + 1 < words.count ? words[position + 1] : String(attached)
        let others = words[..<position] + words[(position + (attached.isEmpty ? 2 : 1))...].prefix(4)
        let fillers: Set = [
            "what", "changed", "changes", "change", "is", "are", "s", "in", "with", "since", "new", "different",
            "differs", "differences", "does", "did", "the", "has", "about", "from", "of", "and", "list", "how",
            "behavior", "version", "uikit", "lifecycle", "which", "there", "for", "to",
        ]
        return others.allSatisfy(fillers.contains) ? IOSVersion(number.filter { $0.isNumber || $0 == "." }) : nil
    }

    /// Returns the topic about a version, or nil for a version that Lifeline doesn't simulate.
    static func release(_ version: IOSVersion) -> Topic? { releases.first { $0.id == Topic.id(of: version) } }

    private static func id(of version: IOSVersion) -> String { "ios-\(version.major)" }

    private init(version: IOSVersion) {
        self.init(Topic.id(of: version), .versions, "What changed in iOS \(version)")
        let previous = IOSVersion.all.last { $0 < version }
        names = ["ios \(version)", "ios\(version)"]
        guard let previous else {
            cause =
                "iOS \(version) is the oldest version that Lifeline simulates, so there is nothing to compare it with."
            return
        }
        let changes = Behavior.changes(in: version)
        cause =
            changes.isEmpty
            ? "Lifeline plays iOS \(version) like iOS \(previous)."
            : "Lifeline plays iOS \(version) like iOS \(previous), except for what follows."
        if version == .latest {
            cause += " No log of the order of callbacks in iOS \(version) is known, so the rest is like iOS \(previous)"
            cause += " without evidence."
        }
        check =
            changes.map { change in
                let since = change.since.minor > 0 ? "Since iOS \(change.since): " : ""
                return
                    "\(since)\(change.now). Before: \(change.before.lowercasedFirst)."
            }
            + Topic.news(of: version, after: previous)
        versions = "\(version.major)"
        evidence = changes.reduce(into: []) { if !$0.contains($1.evidence) { $0.append($1.evidence) } }
        if evidence.isEmpty { evidence = ["/Versions"] }
        fix = ["Compare a scenario: 'lifeline diff FILE --ios \(previous) --ios \(version)'."]
    }

    /// Returns sentences about what a version has and the version before it doesn't.
    private static func news(of version: IOSVersion, after previous: IOSVersion) -> [String] {
        func isNew(_ since: Int) -> Bool { since > previous.major && since <= version.major }
        let callbacks = Callback.allCases.filter { isNew($0.definition.since) }.map(\.swiftName)
        let gone = Callback.allCases.filter { $0.definition.until == previous.major }.map(\.swiftName)
        let messages = UIKitWarning.all.filter { warning in
            isNew(warning.templates.map(\.versions.lowerBound).min() ?? 0)
        }.map(\.id)
        let verbs = VerbSignature.all.flatMap { verb in
            (isNew(verb.since) ? [verb.name] : [])
                + verb.options.filter { isNew($0.since) }.map { "\(verb.name) with \($0.name)" }
        }
        let keys = ScenarioReference.groups.flatMap { $0.keys.filter { isNew($0.since) }.map(\.name) }
        let parts = [
            ("New callbacks", callbacks), ("Callbacks that UIKit no longer sends", gone),
            ("New UIKit messages", messages),
            ("New in scenarios", verbs + keys),
        ]
        return parts.filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))." }
    }
}
