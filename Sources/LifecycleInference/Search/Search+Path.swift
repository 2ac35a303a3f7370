import LifecycleModel

extension Search {
    /// The beginning of an explanation: the steps up to a position in the log.
    final class Path {
        let parent: Path?
        /// The position of the next callback of the log.
        let position: Int
        let situation: Situation
        /// The last move, or nil for the start, for a gap in the log, and for a callback that no step explains.
        let move: Move?
        let departures: [Departure]
        /// The callbacks of the step that the log never prints for their class, although it prints them for others.
        let unprinted: [Departure]
        /// Whether the log doesn't show how the app gets into the situation.
        let isBeginning: Bool
        /// For a step that the log names and that sends no callbacks to controllers, its position in `Run.events`.
        let eventIndex: Int?
        let cost: Double
        let departureCount: Int
        /// The number of callbacks directly before the position that no step explains.
        let skipped: Int
        /// The moves that explain the same callbacks, with the last one.
        var siblings: [Move] = []
        var isExpanded = false
        /// Whether unlikely moves weren't tried.
        var isCut = false
        var isRelaxed = false

        init(
            parent: Path?, position: Int, situation: Situation, move: Move? = nil, departures: [Departure] = [],
            unprinted: [Departure] = [], isBeginning: Bool = false, eventIndex: Int? = nil, cost: Double,
            skipped: Int = 0
        ) {
            self.parent = parent
            self.position = position
            self.situation = situation
            self.move = move
            self.departures = departures
            self.unprinted = unprinted
            self.isBeginning = isBeginning
            self.eventIndex = eventIndex
            self.cost = cost
            self.skipped = skipped
            departureCount = (parent?.departureCount ?? 0) + departures.count
        }

        /// The path before its continuations are known.
        var unexpanded: Path {
            let path = Path(
                parent: parent, position: position, situation: situation, move: move, departures: departures,
                unprinted: unprinted, isBeginning: isBeginning, eventIndex: eventIndex, cost: cost, skipped: skipped)
            path.siblings = siblings
            return path
        }

        /// The path before the first callback and the launch.
        static var start: Path { Path(parent: nil, position: 0, situation: Situation(), isBeginning: true, cost: 0) }

        /// Returns the path that leaves the next callbacks unexplained.
        func skipping(_ count: Int) -> Path {
            Path(parent: self, position: position + count, situation: situation, cost: cost, skipped: count)
        }

        /// The paths from the start to this one.
        var all: [Path] {
            var result: [Path] = []
            var next: Path? = self
            while let path = next {
                result.append(path)
                next = path.parent
            }
            return result.reversed()
        }

        /// Returns the path that continues this one with a step at a position in `Run.events`.
        func taking(_ step: Step, at eventIndex: Int) -> Path {
            Path(
                parent: self, position: position, situation: situation, move: Move(step), eventIndex: eventIndex,
                cost: cost)
        }
    }
}
