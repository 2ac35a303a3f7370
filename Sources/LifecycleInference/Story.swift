import LifecycleModel

/// The story of a log: the steps that explain its callbacks, and the pieces that no step explains, in order.
struct Story {
    /// A step with its callbacks, or callbacks that no step explains.
    struct Part {
        enum Role { case step, unexplained, stray }

        let role: Role
        /// The callbacks of the part's window.
        let log: Observation
        let window: Int
        /// The explanation before and after the part.
        let previous: Search.Path
        let path: Search.Path
        /// The position in `Run.events` of the first callback, or of the event that the step is.
        let place: Int

        fileprivate init(_ role: Role, _ log: Observation, _ window: Int, _ previous: Search.Path, _ path: Search.Path)
        {
            (self.role, self.log, self.window, self.previous, self.path) = (role, log, window, previous, path)
            let items = log.items[previous.position..<path.position]
            place = path.place ?? items.lazy.map(\.place).min() ?? log.run.events.count
        }

        var move: Move? { role == .step ? path.move : nil }
        var items: ArraySlice<Observation.Item> { log.items[previous.position..<path.position] }
        var departures: [Departure] { role == .unexplained ? [] : path.departures }
    }

    private(set) var parts: [Part] = []
    /// The steps and the unexplained pieces.
    var steps: [Part] { parts.filter { $0.role != .stray } }
    let windows: Windows

    /// - Parameter ends: The explanation of each window's callbacks.
    init(_ logs: [Observation], _ ends: [Search.Path], _ windows: Windows) {
        self.windows = windows
        for (window, (log, end)) in zip(logs, ends).enumerated() {
            var paths = end.all
            if window == 0 { paths = paths.withSwitches(of: log) }
            if let place = windows.closings[window], let last = paths.last {
                paths.append(last.taking(Step(.disconnectScene, .text(Self.scene(window))), at: place))
            }
            add(paths, log, window)
        }
        if logs.count > 1 {
            parts = parts.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
                .map(\.element)
        }
    }

    private mutating func add(_ paths: [Search.Path], _ log: Observation, _ window: Int) {
        var index = 1
        while index < paths.count {
            let start = index
            while index < paths.count, paths[index].isWeak(after: paths[index - 1]) { index += 1 }
            if index > start, paths[index - 1].position - paths[start - 1].position >= Self.shortestPiece {
                parts.append(Part(.unexplained, log, window, paths[start - 1], paths[index - 1]))
                continue
            }
            for place in start..<max(index, start + 1) {
                let (previous, path) = (paths[place - 1], paths[place])
                if path.isBeginning { continue }
                parts.append(Part(path.move == nil ? .stray : .step, log, window, previous, path))
            }
            index = max(index, start + 1)
        }
    }

    /// The number of callbacks from which on they are a piece of their own if no step explains them well.
    private static let shortestPiece = 3

    /// The name of a window's scene in scenarios.
    static func scene(_ window: Int) -> String {
        ["first", "second", "third", "fourth"].indices.contains(window)
            ? ["first", "second", "third", "fourth"][window] : "scene\(window + 1)"
    }

    /// Returns whether the log doesn't tell the window in which a move introduces controllers.
    func guessesWindow(of move: Move) -> Bool {
        var ids = move.introduces.flatMap { $0.all.map(\.id) }
        if case .controller(let name) = move.step.subject, let id = Int(name) { ids.append(id) }
        return move.step.verb != .launch && ids.contains(where: windows.guessed.contains)
    }

    /// The share of the callbacks that steps explain.
    var explainedShare: Double {
        let explained = parts.filter { $0.role == .step }.reduce(0) { $0 + $1.items.count }
        let all = parts.reduce(0) { $0 + $1.items.count }
        return all == 0 ? 0 : Double(explained) / Double(all)
    }
}

extension Search.Path {
    /// Whether another version can have departures that this one has not.
    var dependsOnVersion: Bool {
        all.contains { $0.departures.contains { $0.kind != .missing || $0.token.callback.beginning == nil } }
    }

    /// Whether the path explains less than half of the callbacks since the previous one.
    fileprivate func isWeak(after previous: Search.Path) -> Bool {
        let count = position - previous.position
        return count > 0 && departures.count * 2 >= count && !isBeginning
    }
}

extension [Search.Path] {
    /// The paths, and a step wherever the application enters the background or comes back between two of their steps.
    /// The controllers receive no callbacks then.
    func withSwitches(of log: Observation) -> [Search.Path] {
        var switches = log.switches[...]
        // The end of the app enters the background, too.
        if log.termination != nil, switches.last?.entersBackground == true { switches.removeLast() }
        var result: [Search.Path] = []
        var position = 0
        var isInBackground = false
        for path in self {
            result.append(path)
            while let (place, entersBackground) = switches.first {
                while position < log.items.count, log.items[position].place < place { position += 1 }
                guard position <= path.position else { break }
                switches.removeFirst()
                guard position == path.position, path.situation.root != nil, entersBackground != isInBackground else {
                    continue
                }
                let verb: VerbSignature = entersBackground ? .background : .foreground
                result.append(path.taking(Step(verb, .nothing), at: place))
                isInBackground = entersBackground
            }
        }
        return result
    }
}
