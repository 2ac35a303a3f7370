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
        let eventIndex: Int

        fileprivate init(_ role: Role, _ log: Observation, _ window: Int, _ previous: Search.Path, _ path: Search.Path)
        {
            (self.role, self.log, self.window, self.previous, self.path) = (role, log, window, previous, path)
            let items = log.items[previous.position..<path.position].lazy.filter(\.isInPlace)
            eventIndex = path.eventIndex ?? items.map(\.eventIndex).min() ?? log.run.events.count
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
            if let eventIndex = windows.closings[window], let last = paths.last {
                paths.append(last.taking(Step(.disconnectScene, .text(Self.scene(window))), at: eventIndex))
            }
            add(paths, log, window)
        }
        if logs.count > 1 {
            parts = parts.enumerated().sorted {
                ($0.element.eventIndex, $0.offset) < ($1.element.eventIndex, $1.offset)
            }
            .map(\.element)
        }
    }

    /// The story of a log that no steps explain.
    init(unexplained log: Observation) {
        windows = Windows()
        let start = Search.Path.start
        parts = [Part(.unexplained, log, 0, start, start.skipping(log.items.count))]
    }

    private mutating func add(_ paths: [Search.Path], _ log: Observation, _ window: Int) {
        var index = 1
        while index < paths.count {
            let end = Self.pieceEnd(paths, from: index)
            if paths[end - 1].position - paths[index - 1].position >= Self.shortestPiece, end > index {
                parts.append(Part(.unexplained, log, window, paths[index - 1], paths[end - 1]))
                index = end
                continue
            }
            for position in index..<max(end, index + 1) where !paths[position].isBeginning {
                let path = paths[position]
                parts.append(Part(path.move == nil ? .stray : .step, log, window, paths[position - 1], path))
            }
            index = max(end, index + 1)
        }
    }

    /// Returns the end of the paths from `start` on that don't explain their callbacks. Steps between and next to them
    /// belong to the piece if they explain few callbacks, because in noise, some step fits by chance.
    private static func pieceEnd(_ paths: [Search.Path], from start: Int) -> Int {
        var (end, noise, all) = (start, 0, 0)
        for index in start..<paths.count {
            let count = paths[index].position - paths[index - 1].position
            let evidence = max(count - 1 - 2 * paths[index].departures.count, 0)
            if paths[index].isWeak(after: paths[index - 1]) {
                noise = min(noise + count, loudest)
                all += count
                end = index + 1
            } else if evidence > 0 {
                noise -= 2 * evidence
                if noise <= 0 { break }
            } else if all >= shortestPiece, count > 0 {
                if index == end { end = index + 1 }
            } else if all == 0, index - start == shortestPiece {
                break
            }
        }
        let isInside = end > start && paths[start].isWeak(after: paths[start - 1])
        return isInside || all >= shortestPiece ? end : start
    }

    /// The number of callbacks from which on they are a piece of their own if no step explains them well.
    private static let shortestPiece = 3
    /// Behind this number of unexplained callbacks and more, a step is trusted that explains four callbacks.
    private static let loudest = 6

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

    /// Returns the number of callbacks in parts with these roles.
    func count(in roles: Part.Role...) -> Int {
        parts.reduce(0) { $0 + (roles.contains($1.role) ? $1.items.count : 0) }
    }
}

extension Search.Path {
    /// Whether another version can have departures that this one has not.
    var dependsOnVersion: Bool {
        all.contains { $0.departures.contains { $0.kind != .missing || $0.token.callback.beginning == nil } }
    }

    /// Whether the path contains a step that is much less likely than others, such as one with a controller that the log
    /// doesn't print.
    var isDoubtful: Bool { all.contains { $0.cost - ($0.parent?.cost ?? 0) > 0.3 } }

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
            while let (eventIndex, entersBackground) = switches.first {
                while position < log.items.count, log.items[position].eventIndex < eventIndex { position += 1 }
                guard position <= path.position else { break }
                switches.removeFirst()
                guard position == path.position, path.situation.root != nil, entersBackground != isInBackground else {
                    continue
                }
                let verb: VerbSignature = entersBackground ? .background : .foreground
                result.append(path.taking(Step(verb, .nothing), at: eventIndex))
                isInBackground = entersBackground
            }
        }
        return result
    }
}
