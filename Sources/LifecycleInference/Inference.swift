import LifecycleEngine
import LifecycleModel

/// The scenario that explains a log: what the app did, and where its callbacks depart from those that UIKit would send.
///
/// The engine plays candidate steps, and the steps whose callbacks continue the log are kept. An inference is
/// consistent with the log; the alternatives of a step explain the same callbacks.
///
/// The parts are those of a chess program. A `Situation` is a position on the board, a `Move` is a candidate step, the
/// `MoveGenerator` lists those that fit, the `Stage` plays one and returns its `Effect`, and the `Search` keeps the
/// cheapest lines, whose last one becomes a `Story`.
public struct Inference: Sendable {
    /// The scenario. Besides the inferred steps, it contains those that lead to the situation in which the log, or an
    /// excerpt of it, begins.
    public internal(set) var scenario: Scenario
    /// For each step of ``scenario``, the index in ``steps``, or nil for a step whose callbacks aren't in the log.
    public internal(set) var owners: [Int?]
    /// The inferred steps, in order.
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
    /// The step, the steps that explain the same callbacks, and the lines of its callbacks.
    public var inference: StepInference
    /// The positions of the step's callbacks in the events of the log's run.
    public var events: Range<Int>
    /// The callbacks that UIKit sends for the step and that the log would show. Those that load views are left out if
    /// they come at another point of the step in the log.
    public internal(set) var callbacks: [CallbackEvent] = []
    /// The callbacks with a name and a controller of ``callbacks`` that UIKit also sends for the step, and that the log
    /// doesn't show: the controller's class doesn't print them, or their position isn't known.
    var ignored: [CallbackEvent] = []
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
    public var eventIndex: Int
    /// The line in the log, or nil for a run without lines.
    public var line: Int?
    /// For a callback out of place, the position of the event before which UIKit sends it.
    var expectedIndex: Int?
    /// For a doubled callback, the position of its first repetition.
    var repeatedIndex: Int?
}

extension Run {
    /// Returns the scenario that explains this run, or nil if it contains no comparable callbacks, or if steps explain
    /// less than a tenth of them.
    ///
    /// Without a version, the newest version with the fewest deviations is used.
    ///
    /// - Parameter ios: The version of iOS that the log comes from, or nil if it is unknown.
    public func inferred(ios: IOSVersion? = nil) -> Inference? {
        let log = Observation(self)
        guard log.items.count > 1, log.items.count <= Inference.itemLimit, !isPlayedOrInferred else { return nil }
        let windows = Windows(of: self)
        var logs = windows.count == 1 ? [log] : windows.observations(of: self, trustsNames: true)
        var stages: [IOSVersion: Stage] = [:]
        func ends(_ version: IOSVersion, insteadOf others: [Search.Path]? = nil) -> [Search.Path]? {
            let stage =
                stages[version] ?? Stage(ios: version, hasScenes: log.printsApplication && version.hasScenes)
            stages[version] = stage
            var found: [Search.Path] = []
            for (index, log) in logs.enumerated() {
                let other = others?[index]
                // Another version can't explain a window better that has no departures.
                guard
                    let end = Search.explanation(
                        of: log, on: stage, insteadOf: other?.departureCount == 0 ? nil : other)
                else { return nil }
                found.append(end)
            }
            return found
        }
        func cost(_ ends: [Search.Path]) -> Double { ends.reduce(0) { $0 + $1.cost } }
        func inference(_ ends: [Search.Path]?, _ version: IOSVersion) -> Inference? {
            ends.flatMap { Inference(log, Story(logs, $0, windows), version) }
        }
        let version = ios ?? self.ios ?? log.newestVersion
        var best = (ends: ends(version), version: version)
        if log.guessesKinds, log.hasUnfinishedExchange || best.ends?.contains(where: \.isDoubtful) ?? true {
            // A class can be named like one of UIKit's containers and be one of the app's own.
            let guessed = logs
            logs = windows.observations(of: self, trustsNames: false)
            let price = log.hasUnfinishedExchange ? -Inference.unfinishedCost : Inference.nameCost
            if let other = ends(version), cost(other) + price < best.ends.map(cost) ?? .infinity {
                best.ends = other
            } else {
                logs = guessed
            }
        }
        for version in Inference.candidates
        where ios ?? self.ios == nil && version < best.version && log.items.count <= Inference.versionLimit
            && (version.hasScenes || !log.hasScenes)
        {
            let count = best.ends?.reduce(0) { $0 + $1.departureCount } ?? .max
            // The end of a transition is missing in no version, and too many departures have another cause, too.
            guard best.ends?.contains(where: \.dependsOnVersion) ?? true, count < max(log.items.count / 3, 5),
                let other = ends(version, insteadOf: best.ends),
                other.reduce(0, { $0 + $1.departureCount }) < count
            else { continue }
            best = (other, version)
        }
        for (window, end) in (best.ends ?? []).enumerated() {
            guard let stage = stages[best.version],
                let other = Search.repair(of: logs[window], on: stage, insteadOf: end)
            else { continue }
            logs[window] = other.log
            best.ends?[window] = other.end
        }
        return inference(best.ends, best.version)
    }

    /// The run with its callbacks as a piece that no step explains, if it contains callbacks to which ``inferred(ios:)``
    /// applies.
    public var markedAsUnexplained: Run {
        let log = Observation(self)
        guard log.items.count > 1, !isPlayedOrInferred else { return self }
        return Inference(unexplained: log).run
    }
}

extension Run {
    /// Whether the run contains the steps and the hierarchy of a simulation, or inferred steps.
    private var isPlayedOrInferred: Bool {
        source == .scenario
            || events.contains { event in
                switch event.body {
                case .step(let step): step.inference != nil
                case .hierarchy: source == .run
                default: false
                }
            }
    }
}

extension Inference {
    /// The number of callbacks above which a log isn't explained.
    static let itemLimit = 50_000
    /// The versions that are tried if the newest one doesn't explain a log, newest first.
    static let candidates: [IOSVersion] = [17, 12, 9, 7]
    /// How much likelier the steps must be in which a class isn't of the kind that its name suggests.
    static let nameCost = 0.1
    /// How much less likely they may be if an exchange of controllers has no end.
    static let unfinishedCost = 0.3
    /// The number of callbacks of a log above which only one version is tried.
    static let versionLimit = 2_000
    /// The number of callbacks of a log above which the versions that send the same callbacks aren't determined.
    static let comparisonLimit = 2_000

    /// The story of a log that consists of one piece. Doubled callbacks are found without steps.
    init(unexplained log: Observation) {
        let story = Story(unexplained: log)
        (scenario, owners, steps, deviations, versions, run) = (Scenario(), [], [], [], [], log.run)
        addSteps(story)
        steps[0].inference.words =
            log.items.count > Self.itemLimit
            ? "the log has too many callbacks to infer its steps; check a part of it"
            : "no steps explain these callbacks: too many would be missing, extra, or out of place"
        deviations = Deviation.doubled(story, steps)
        run = AnnotatedRun(log, self, played: Run(source: .scenario)).run
    }

    init?(_ log: Observation, _ story: Story, _ ios: IOSVersion) {
        let (explained, count) = (story.count(in: .step), log.items.count)
        guard Double(explained) >= max(Self.smallestShare * Double(count), min(0.3 * Double(count), 6)) else {
            return nil
        }
        let draft = ScenarioDraft(log, ios: ios, story)
        scenario = draft.scenario
        owners = draft.owners
        names = draft.participants
        steps = []
        versions = []
        run = log.run
        deviations = Deviation.merged(story.deviations) + story.unprinted(log)
        guard Double(deviations.count) <= max(Self.largestShare * Double(story.count(in: .step, .stray)), 1) else {
            return nil
        }
        addSteps(story)
        deviations += Deviation.doubled(story, steps) + story.kept(log, steps)
        deviations.sort { ($0.eventIndex, $0.kind.rawValue) < ($1.eventIndex, $1.kind.rawValue) }
        let played = scenario.play()
        addCallbacks(story, of: played, log)
        let wanted = callbacks(of: played, log)
        if steps.count <= Self.alternativeLimit { findAlternatives(story, wanted, log) }
        if log.items.count <= Self.comparisonLimit { compareVersions(wanted, log) }
        run = AnnotatedRun(log, self, played: played).run
    }

    /// The share of a log's callbacks that steps must explain.
    private static let smallestShare = 0.1
    /// The share of departures outside of pieces above which steps don't explain a log.
    private static let largestShare = 0.3
    /// The number of steps of a log above which other explanations aren't looked for.
    private static let alternativeLimit = 24

    private mutating func addSteps(_ story: Story) {
        for part in story.steps {
            let log = part.log
            let isAfterGap = part.previous.isBeginning && part.previous.parent != nil
            let words = StepWords(log, ios: scenario.ios, situation: part.previous.situation).text(part, story)
            // A view that was loaded during the step before counts to that step.
            let begin = story.windows.count > 1 ? 0 : steps.last?.events.upperBound ?? 0
            let all = part.items.filter(\.isInPlace)
            let own = all.filter { $0.eventIndex >= begin }
            let items = own.isEmpty ? all : own
            let eventIndices = part.path.eventIndex.map { [$0] } ?? items.map(\.eventIndex)
            let lines =
                part.path.eventIndex.flatMap { log.run.events[$0].line }.map { [$0] } ?? items.compactMap(\.line)
            var inference = StepInference(
                verb: part.move?.step.verb.name ?? StepInference.unexplained,
                words: isAfterGap ? "after a gap, \(words)" : words,
                lines: lines.min().map { $0...(lines.max() ?? $0) },
                isAfterGap: isAfterGap)
            if part.move == nil, let range = inference.lines {
                inference.words = "lines \(range.lowerBound)-\(range.upperBound): \(words)"
            }
            if story.windows.count > 1 {
                inference.window = part.window + 1
                inference.isWindowGuessed = part.move.map { story.guessesWindow(of: $0) } ?? false
            }
            steps.append(
                InferredStep(inference: inference, events: (eventIndices.min() ?? 0)..<(eventIndices.max() ?? 0) + 1))
        }
    }

    private mutating func addCallbacks(_ story: Story, of played: Run, _ log: Observation) {
        let missing = Dictionary(grouping: deviations.filter { $0.kind == .missing }, by: { $0.step ?? -1 })
            .mapValues { Set($0.map { Token($0.controller.index, $0.callback) }) }
        let all = callbacks(of: played) { _, _ in true }
        let printed = callbacks(of: played) { token, step in
            log.prints(token.callback, token.participant) || missing[step]?.contains(token) == true
        }
        func event(_ token: Token) -> CallbackEvent {
            CallbackEvent(number: 0, controller: ControllerID(token.participant), callback: token.callback)
        }
        for (step, part) in story.steps.enumerated() where part.move != nil {
            let items = part.items.sorted { $0.eventIndex < $1.eventIndex }.map(\.token)
            let showsLoading = items == printed[step]
            let tokens = printed[step].filter { showsLoading || $0.callback.phase != .loading }
            let (participants, names) = (Set(tokens.map(\.participant)), Set(tokens.map(\.callback)))
            steps[step].callbacks = tokens.map(event)
            steps[step].ignored = all[step].filter {
                participants.contains($0.participant) && names.contains($0.callback) && !tokens.contains($0)
            }
            .map(event)
        }
    }

    /// Finds the other steps with which the whole scenario sends the same callbacks.
    private mutating func findAlternatives(_ story: Story, _ wanted: [[Token]], _ log: Observation) {
        let parts = story.steps
        for (step, part) in parts.enumerated() {
            guard let move = part.move else { continue }
            let words = StepWords(part.log, ios: scenario.ios, situation: part.previous.situation)
            var tried: Set<String> = [steps[step].inference.words]
            for sibling in Self.siblings(of: part.path, move) where tried.count < 6 && words.differs(sibling, move) {
                let text = words.text(sibling)
                guard sibling.cost - move.cost < Self.alternativeCost, tried.insert(text).inserted else { continue }
                var others = [step: sibling]
                if let end = Self.reversal(of: sibling, after: step, parts) { others[end.step] = end.move }
                let draft = ScenarioDraft(log, ios: scenario.ios, story, replacing: others)
                var other = self
                other.scenario = draft.scenario
                other.owners = draft.owners
                other.names = draft.participants
                guard other.callbacks(of: draft.scenario.play(), log) == wanted else { continue }
                steps[step].inference.alternatives.append(text)
                if steps[step].inference.alternatives.count == 2 { break }
            }
        }
    }

    /// The moves that explain the same callbacks as the move of a path, the likeliest first. A presentation over full
    /// screen sends those of a sheet.
    private static func siblings(of path: Search.Path, _ move: Move) -> [Move] {
        guard move.step.verb == .present, move.step.options["style"] == nil else { return path.siblings }
        var overlay = move
        overlay.step.options["style"] = .text("overFullScreen")
        overlay.cost += MoveGenerator.overlayCost
        let eventIndex = path.siblings.firstIndex { $0.cost > overlay.cost } ?? path.siblings.count
        return path.siblings[..<eventIndex] + [overlay] + path.siblings[eventIndex...]
    }

    /// Returns the move that pops a pushed controller or dismisses a presented one, and the step at which another
    /// move does that. If the controller was presented instead of pushed, it is dismissed instead of popped.
    private static func reversal(of move: Move, after step: Int, _ parts: [Story.Part]) -> (step: Int, move: Move)? {
        guard let id = move.introduces.first?.id, let verb = parts[step].move?.step.verb, verb != move.step.verb,
            let end = parts[step...].firstIndex(where: {
                $0.window == parts[step].window && !$0.path.situation.members.contains(id)
            }),
            let last = parts[end].move, [VerbSignature.pop, .dismiss, .unembed].contains(last.step.verb)
        else { return nil }
        switch move.step.verb {
        case .present: return (end, Move(Step(.dismiss, id)))
        case .push: return move.step.options["onto"].map { (end, Move(Step(.pop, .nothing, ["in": $0]))) }
        case .embed where parts[step].previous.situation.isContainer(move.step.options["to"]):
            return (end, Move(Step(.unembed, id)))
        default: return nil
        }
    }

    /// Steps that are less likely than the inferred one by more than this aren't named as alternatives.
    private static let alternativeCost = 0.3

    /// Finds the versions in which the scenario and each of its steps send the same callbacks as in its own version.
    private mutating func compareVersions(_ wanted: [[Token]], _ log: Observation) {
        let numbers = IOSVersion.all.map(\.major).filter { number in
            scenario.steps.allSatisfy { $0.verb.since <= number } && (!log.hasScenes || IOSVersion(number).hasScenes)
        }
        var equal: [[Int]] = Array(repeating: [], count: steps.count)
        for number in numbers {
            var other = scenario
            other.ios = IOSVersion(number)
            let found = number == scenario.ios.major ? wanted : callbacks(of: other.play(), log)
            if found == wanted { versions.append(IOSVersion(number)) }
            for step in steps.indices where found[step] == wanted[step] { equal[step].append(number) }
        }
        for step in steps.indices { steps[step].inference.versions = Self.words(equal[step], among: numbers) }
    }

    /// Returns a range of versions in words, or nil for all of them.
    private static func words(_ versions: [Int], among all: [Int]) -> String? {
        guard versions != all, let first = versions.first, let last = versions.last else { return nil }
        if last == all.last { return "iOS \(first) or later" }
        return first == all.first ? "iOS \(last) or earlier" : "iOS \(first) to \(last)"
    }

    /// The callbacks that the log would show of each step of a simulation, with views that are loaded as late as
    /// possible.
    private func callbacks(of story: Run, _ log: Observation) -> [[Token]] {
        callbacks(of: story) { token, _ in log.prints(token.callback, token.participant) }
            .map { Observation.withLateLoading($0) { $0 } }
    }

    /// The callbacks of each step of a simulation after the preparation for which `isIncluded` returns true.
    private func callbacks(of story: Run, where isIncluded: (Token, _ step: Int) -> Bool) -> [[Token]] {
        let participants = participants(of: story)
        var steps = [[Token]](repeating: [], count: self.steps.count)
        var owner: Int?
        for event in story.events {
            switch event.body {
            case .step(let step): owner = owners[step.number - 1]
            case .callback(let callback):
                guard let owner, Observation.compares(callback.callback),
                    let index = participants[callback.controller.index]
                else { continue }
                let token = Token(index, callback.callback)
                if isIncluded(token, owner) { steps[owner].append(token) }
            default: break
            }
        }
        return steps
    }

    /// Returns for each participant of a simulation the index of the log's participant, or nil for a controller that
    /// the log doesn't print.
    func participants(of story: Run) -> [Int?] {
        let application = run.controllers.firstIndex { $0.kind == .application }
        return story.controllers.map { $0.kind.isController ? names[$0.name] : application }
    }
}
