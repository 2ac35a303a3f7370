import LifecycleModel

/// The windows of a log: which controllers belong to each of them.
///
/// A window opens where a scene connects and a controller that the log didn't contain before appears although none
/// disappears. Another controller belongs to the window of those that appear or disappear in exchange for it.
struct Windows {
    /// A callback that loads a view, or begins or ends an appearance or a disappearance.
    private struct Moment {
        let eventIndex: Int
        let participant: Int
        let callback: Callback
    }

    /// The number of windows.
    private(set) var count = 1
    /// For each window after the first one, the position in `Run.events` at which its scene connects.
    private(set) var openings: [Int: Int] = [:]
    /// For each window whose scene disconnects, the position in `Run.events` at which it does.
    private(set) var closings: [Int: Int] = [:]
    /// The participants whose window the log doesn't tell.
    private(set) var guessed: Set<Int> = []

    private var windows: [Int?]
    private var moments: [Moment] = []
    /// The indices of each participant's moments.
    private var own: [[Int]]

    /// One window.
    init() { (windows, own) = ([], []) }

    init(of run: Run) {
        windows = Array(repeating: nil, count: run.controllers.count)
        own = Array(repeating: [], count: run.controllers.count)
        var connections: [Int] = []
        var disconnections: [Int] = []
        var launch = -1
        for (eventIndex, event) in run.events.enumerated() {
            if event.isMakeKeyAndVisible, moments.last?.eventIndex ?? -1 > launch { connections.append(eventIndex) }
            switch event.scene {
            case .sceneWillConnect where moments.last?.eventIndex ?? -1 > launch: connections.append(eventIndex)
            case .sceneDidDisconnect: disconnections.append(eventIndex)
            case .didFinishLaunching: launch = eventIndex
            default: break
            }
            guard case .callback(let callback) = event.body,
                callback.callback.changesAppearance || callback.callback.phase == .loading
            else { continue }
            own[callback.controller.index].append(moments.count)
            moments.append(
                Moment(eventIndex: eventIndex, participant: callback.controller.index, callback: callback.callback))
        }
        for (index, eventIndex) in connections.enumerated() {
            let isScene = !run.events[eventIndex].isMakeKeyAndVisible
            open(
                at: eventIndex, isScene: isScene, before: index + 1 < connections.count ? connections[index + 1] : .max)
        }
        guard count > 1 else { return }
        for eventIndex in disconnections { close(at: eventIndex) }
        assignOthers()
    }

    /// Returns the window of a participant. The application belongs to the first one.
    subscript(participant: Int) -> Int { participant < windows.count ? windows[participant] ?? 0 : 0 }

    /// Returns the observations of a run's windows, without the callbacks after their scenes disconnect.
    func observations(of run: Run, trustsNames: Bool) -> [Observation] {
        guard count > 1 else { return [Observation(run, trustsNames: trustsNames)] }
        return (0..<count).map { window in
            Observation(run, trustsNames: trustsNames) { eventIndex in
                guard case .callback(let event) = run.events[eventIndex].body else { return false }
                return self[event.controller.index] == window && eventIndex < closings[window] ?? .max
            }
        }
    }

    /// Gives the controllers that appear first after a scene connects their own window, unless they replace others.
    private mutating func open(at eventIndex: Int, isScene: Bool, before end: Int) {
        let start = moments.firstIndex { $0.eventIndex > eventIndex } ?? moments.count
        // Callbacks of another window can come between the line and the root of the new window.
        let next = moments[start...].prefix(isScene ? Self.longestDelay : 1)
        guard let first = next.first(where: { own[$0.participant][0] >= start }), first.eventIndex < end,
            windows[first.participant] == nil
        else { return }
        // The log can lack the end of the root's appearance.
        let appearance = own[first.participant].prefix { !moments[$0].callback.isDisappearance }
        let last = appearance.first { moments[$0].callback == .viewDidAppear } ?? appearance.last ?? start
        let span = moments[own[first.participant][0]...max(last, own[first.participant][0])]
        guard !span.contains(where: { $0.callback == .viewWillDisappear }) else { return }
        for moment in span where own[moment.participant][0] >= start { windows[moment.participant] = count }
        openings[count] = eventIndex
        if count == 1 {
            // All that appeared before belongs to the first window.
            for moment in moments[..<start] where windows[moment.participant] == nil { windows[moment.participant] = 0 }
        }
        count += 1
    }

    /// Finds the window of a scene that disconnects: the one whose controllers only disappear after that, or the only
    /// one that the log doesn't contain any more.
    private mutating func close(at eventIndex: Int) {
        let after = moments.drop { $0.eventIndex < eventIndex }
        var rest: [Int: Set<Callback>] = [:]
        for moment in after { rest[self[moment.participant], default: []].insert(moment.callback) }
        let open = (0..<count).filter { closings[$0] == nil && openings[$0] ?? -1 < eventIndex }
        let leaving = open.filter { rest[$0]?.isSubset(of: [.viewWillDisappear, .viewDidDisappear]) == true }
        let gone = open.filter { rest[$0] == nil }
        if leaving.count == 1 {
            closings[leaving[0]] = eventIndex
        } else if leaving.isEmpty, gone.count == 1 {
            closings[gone[0]] = eventIndex
        }
    }

    private mutating func assignOthers() {
        var last = 0
        for (index, moment) in moments.enumerated() {
            if windows[moment.participant] == nil {
                let votes = votes(for: moment.participant)
                let open = (0..<count).filter {
                    openings[$0] ?? -1 < moment.eventIndex && closings[$0] ?? .max > moment.eventIndex
                }
                let best = votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
                windows[moment.participant] = best?.key ?? (open.contains(last) ? last : open.last ?? 0)
                if best == nil, open.count > 1, index == own[moment.participant][0] {
                    guessed.insert(moment.participant)
                }
            }
            last = self[moment.participant]
        }
    }

    /// The number of callbacks from the connection of a scene to the first one of its controllers.
    private static let longestDelay = 4
    /// The number of callbacks between the beginnings of two transitions that belong together.
    private static let reach = 8

    /// For each window, how many of its controllers disappear while a controller appears, or the reverse, the more the
    /// nearer. Those that begin in the order of a stack, in which a controller begins to disappear before the other one
    /// begins to appear, count more, and controllers that do the same as this one count least.
    ///
    /// If these don't tell, those do that begin or end between the loading of the view and its appearance.
    private func votes(for participant: Int) -> [Int: Int] {
        let votes = votes(at: own[participant].filter(beginsTransition))
        return votes.isEmpty
            ? self.votes(at: own[participant].prefix { moments[$0].callback.phase == .loading }) : votes
    }

    private func votes(at eventIndices: some Sequence<Int>) -> [Int: Int] {
        var votes: [Int: Int] = [:]
        for eventIndex in eventIndices {
            let end = end(of: eventIndex)
            for other in max(eventIndex - Self.reach, 0)..<min(end + 1, moments.count) {
                let moment = moments[other]
                guard beginsTransition(other), moment.participant != moments[eventIndex].participant,
                    self.end(of: other) > eventIndex, let window = windows[moment.participant]
                else { continue }
                let isOpposite = moment.callback.isDisappearance != moments[eventIndex].callback.isDisappearance
                let isInOrder = moment.callback.isDisappearance == (other < eventIndex)
                votes[window, default: 0] +=
                    isOpposite ? 3 * Self.reach - abs(other - eventIndex) + (isInOrder ? 2 : 0) : 1
            }
        }
        return votes
    }

    /// Whether a moment is the beginning of a transition, or its end if the log lacks the beginning.
    private func beginsTransition(_ index: Int) -> Bool {
        let moment = moments[index]
        guard let beginning = moment.callback.beginning else { return moment.callback.phase == .appearance }
        return own[moment.participant].last { $0 < index }.map { moments[$0].callback } != beginning
    }

    /// The index of the moment at which a transition ends: the next appearance callback of the controller, or the end
    /// of the callbacks that can belong to it.
    private func end(of begin: Int) -> Int {
        if moments[begin].callback.beginning != nil { return begin }
        return own[moments[begin].participant].first { $0 > begin } ?? begin + Self.reach
    }
}

extension Event {
    fileprivate var isMakeKeyAndVisible: Bool {
        if case .action(let action) = body { action.detail == .makeKeyAndVisible } else { false }
    }

    /// The callback of the application or of a scene that the event is, or that the log mentions in it.
    fileprivate var scene: Callback? {
        switch body {
        case .callback(let event) where event.callback.phase == .application: event.callback
        case .action(let action) where action.kind == .note:
            [Callback.sceneWillConnect, .sceneDidDisconnect, .didFinishLaunching].first {
                $0.shortName == action.detail?.rawValue
            }
        default: nil
        }
    }
}
