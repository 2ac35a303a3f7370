import LifecycleModel

// MARK: - Logs that begin in the middle
extension MoveGenerator {
    /// The situations in which the callbacks from `position` on can arise if the log doesn't show what came before,
    /// with the cost of each.
    static func beginnings(of log: Observation, at position: Int) -> [(situation: Situation, cost: Double)] {
        let moves = MoveGenerator(log, in: Situation(), at: position)
        let candidates = moves.upcoming.filter { !moves.isContainer($0) }
        var result: [(Situation, Double)] = []
        func add(_ tree: ControllerTree, _ cost: Double) { result.append((Situation(root: tree), cost)) }
        let unseen = ControllerTree(id: moves.unloggedID, isLoaded: true)
        for shown in candidates.prefix(3) {
            var top = ControllerTree(id: shown, isLoaded: true)
            guard log.isLoaded(shown, at: position) || !log.prints(.viewDidLoad, shown) else { continue }
            for (kinds, cost) in roots { add(moves.wrapped(top, in: kinds), 0.5 + cost) }
            for other in candidates.prefix(3).filter({ $0 != shown }) + [moves.unloggedID] {
                let below = other == moves.unloggedID ? unseen : ControllerTree(id: other, isLoaded: true)
                let price = 0.5 + (other == moves.unloggedID ? 0.15 : 0)
                func container(_ kind: ControllerKind, _ children: [ControllerTree]) -> ControllerTree {
                    ControllerTree(id: moves.unloggedID + 2, kind: kind, children: children)
                }
                top.style = nil
                add(container(.navigationController, [below, top]), price + 0.05)
                add(container(.tabBarController, [top, below]), price + 0.1)
                for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
                    top.style = style
                    for kinds in [[], [ControllerKind.navigationController]] {
                        var page = below
                        page.presented = [top]
                        add(moves.wrapped(page, in: kinds), price + 0.1 + 0.05 * Double(kinds.count))
                    }
                }
                var parent = below
                top.style = nil
                parent.children = [top]
                add(parent, price + 0.2)
            }
        }
        return result
    }
}
