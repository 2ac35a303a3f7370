import LifecycleEngine
import LifecycleModel
import LifecycleScenario

/// The scenario that explains a log: what the app did, and where its callbacks depart from those that UIKit would send.
///
/// The engine plays candidate steps, and the steps whose callbacks continue the log are kept. An inference is
/// consistent with the log; ``InferredStep/alternatives`` names other steps that explain the same callbacks.
public struct Inference: Sendable {
    /// The scenario. Its first ``preparation`` steps lead to the situation in which the log begins.
    public internal(set) var scenario: Scenario
    /// The number of steps before the first callback of the log: 0 for a log that begins with the launch.
    public internal(set) var preparation: Int
    /// The inferred steps, in order: those of ``scenario`` after the preparation.
    public internal(set) var steps: [InferredStep]
    /// The departures from UIKit, in the order of the log.
    public internal(set) var deviations: [Deviation]
    /// The iOS versions in which UIKit sends the same callbacks as in the version of ``scenario``, oldest first.
    public internal(set) var versions: [IOSVersion]
    /// The log's run with the inferred steps as events, with the changes of the hierarchy that they cause, and with
    /// the deviations as actions.
    public internal(set) var run: Run
    /// The indices of the log's participants by their names in ``scenario``.
    var names: [String: Int] = [:]
}

/// A step of an inferred scenario.
public struct InferredStep: Sendable, Hashable {
    /// The name of the verb.
    public var verb: String
    /// The step in words, such as `present Add as a sheet`.
    public var text: String
    /// The other steps that explain the same callbacks, in words.
    public var alternatives: [String]
    /// The positions of the step's callbacks in the events of the log's run.
    public var events: Range<Int>
    /// The first and the last line of the step's callbacks, or nil for a run without lines.
    public var lines: ClosedRange<Int>?
}

/// A callback with which a log departs from what UIKit would send.
public struct Deviation: Sendable, Hashable {
    /// The kind of departure.
    public enum Kind: String, Sendable, CaseIterable {
        /// UIKit would send the callback, but the log doesn't contain it.
        case missing
        /// UIKit would not send the callback.
        case extra
        /// UIKit would send the callback earlier or later.
        case moved
        /// The callback comes twice or more often in immediate succession.
        case doubled
        /// The controller left the hierarchy and is never deallocated.
        case kept
    }
    /// The kind of departure.
    public var kind: Kind
    /// The receiver of the callback in the log's run.
    public var controller: ControllerID
    /// The callback.
    public var callback: Callback
    /// The index of the step in ``Inference/steps``, or nil for a callback that no step explains.
    public var step: Int?
    /// The position in the events of the log's run, of the callback or, for a missing one, of the event before which
    /// UIKit sends it.
    public var place: Int
    /// The line in the log, or nil for a run without lines.
    public var line: Int?
}

extension Run {
    /// Returns the scenario that explains this run, or nil if it contains no comparable callbacks, or if more than 30 %
    /// of them would be deviations.
    ///
    /// Without a version, the newest version with the fewest deviations is used.
    ///
    /// - Parameter ios: The version of iOS that the log comes from, or nil if it is unknown.
    public func inferred(ios: IOSVersion? = nil) -> Inference? {
        let log = Observation(self)
        guard log.items.count > 1 else { return nil }
        let hasScenes = log.printsApplication
        if let version = ios ?? self.ios {
            return Inference(log, Search.explanation(of: log, on: Stage(ios: version, hasScenes: hasScenes)), version)
        }
        let newest = Search.explanation(of: log, on: Stage(ios: .newest, hasScenes: hasScenes))
        if let newest, newest.departureCount == 0 { return Inference(log, newest, .newest) }
        var best = (path: newest, version: IOSVersion.newest)
        for version in Inference.candidates where log.items.count <= Inference.versionLimit {
            let path = Search.explanation(of: log, on: Stage(ios: version, hasScenes: hasScenes && version.hasScenes))
            guard let path, path.departureCount < best.path?.departureCount ?? .max else { continue }
            best = (path, version)
        }
        return Inference(log, best.path, best.version)
    }
}

extension Inference {
    /// The versions that are tried if the newest one doesn't explain a log, newest first.
    static let candidates: [IOSVersion] = [17, 12, 7, 5]
    /// The number of callbacks of a log above which only one version is tried.
    static let versionLimit = 2_000
    /// The number of callbacks of a log above which the versions that send the same callbacks aren't determined.
    static let comparisonLimit = 2_000

    init?(_ log: Observation, _ path: Search.Path?, _ ios: IOSVersion) {
        guard let path else { return nil }
        var draft = ScenarioDraft(log, ios: ios)
        let paths = path.all
        let start = paths[0]
        draft.begin(in: start.situation)
        var steps: [InferredStep] = []
        var deviations: [Deviation] = []
        var previous = start
        for next in paths.dropFirst() {
            if let move = next.move {
                let words = StepWords(log, ios: ios, situation: previous.situation)
                let text = words.text(move)
                var others: [String] = []
                for sibling in next.siblings where others.count < 3 {
                    let other = words.text(sibling)
                    if other != text, !others.contains(other), words.differs(sibling, move) { others.append(other) }
                }
                let range = previous.position..<next.position
                let lines = range.compactMap { log.items[$0].line }
                let places = range.map { log.items[$0].place }
                steps.append(
                    InferredStep(
                        verb: move.step.verb.name, text: text, alternatives: others,
                        events: (places.min() ?? 0)..<(places.max() ?? 0) + 1,
                        lines: lines.min().map { $0...(lines.max() ?? $0) }))
                draft.add(move, in: previous.situation, line: lines.min())
            }
            let step = next.move == nil ? nil : steps.count - 1
            deviations += next.departures.map { Deviation($0, log, step: step) }
            previous = next
        }
        deviations = Deviation.merged(deviations)
        guard Double(deviations.count) <= max(Search.maximumShare * Double(log.items.count), 1) else { return nil }
        deviations += Deviation.doubled(log, steps) + Deviation.kept(log, paths, steps)
        deviations.sort { ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue) }
        scenario = draft.scenario
        preparation = draft.preparation
        names = draft.participants
        self.steps = steps
        self.deviations = deviations
        versions = []
        run = log.run
        let story = scenario.play()
        if log.items.count <= Self.comparisonLimit { versions = sameVersions(as: story, log) }
        run = AnnotatedRun(log, self, played: story).run
    }

    /// Returns the versions in which the scenario sends the callbacks that the log can show as in `story`.
    private func sameVersions(as story: Run, _ log: Observation) -> [IOSVersion] {
        let wanted = visible(story, log)
        return (IOSVersion.oldest.major...IOSVersion.newest.major).filter { !(19...25).contains($0) }.map { IOSVersion($0) }
            .filter { version in
                if version == scenario.ios { return true }
                guard scenario.steps.allSatisfy({ $0.verb.since <= version.major }) else { return false }
                var other = scenario
                other.ios = version
                return visible(other.play(), log) == wanted
            }
    }

    /// The callbacks of a simulation after the preparation that the log would show.
    private func visible(_ story: Run, _ log: Observation) -> [Token] {
        let participants = participants(of: story)
        var step = 0
        return story.events.compactMap { event in
            if case .step = event.body { step += 1 }
            guard step > preparation, case .callback(let callback) = event.body,
                Observation.compares(callback.callback), let index = participants[callback.controller.index]
            else { return nil }
            let token = Token(index, callback.callback)
            return log.shows(token) ? token : nil
        }
    }

    /// Returns for each participant of a simulation the index of the log's participant, or nil for a controller that
    /// the log doesn't print.
    func participants(of story: Run) -> [Int?] {
        let application = run.controllers.firstIndex { $0.kind == .application }
        return story.controllers.map { $0.kind.isController ? names[$0.name] : application }
    }
}
