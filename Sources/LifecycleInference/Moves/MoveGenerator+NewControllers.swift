import LifecycleModel

// MARK: - Steps that show controllers for the first time
extension MoveGenerator {
    var launches: [Move] {
        arrivals.flatMap { arrival in
            roots(arrival.tree).flatMap { root in
                let move = Move(Step(.launch, root.tree.id), introduces: [root.tree], cost: arrival.cost + root.cost)
                return [move] + pushesAtLaunch(move)
            }
        }
    }

    /// The time in seconds above which two callbacks don't come from the same turn of the run loop.
    static let longestTurn = 1.0

    /// The launch with a push in the same turn, if another controller comes before the first one has appeared.
    func pushesAtLaunch(_ launch: Move) -> [Move] {
        guard let stack = launch.introduces[0].visible.first(where: { $0.kind == .navigationController }),
            let page = stack.children.first, let next = new.first(where: { $0 != page.id && !isContainer($0) }),
            !launch.introduces[0].all.contains(where: { $0.id == next }), comesBefore(page.id, next)
        else { return [] }
        let times = [page.id, next].compactMap { id in
            log.items[position...].first { $0.token.participant == id }?.time
        }
        if times.count == 2, times[1] - times[0] > Self.longestTurn { return [] }
        var move = launch
        move.next = [Step(.push, next, ["onto": .id(stack.id)])]
        move.introduces.append(tree(next))
        move.cost += 0.2
        return [move]
    }

    func introductions(_ root: ControllerTree) -> [Move] {
        var moves: [Move] = []
        for (arrival, cost) in arrivals {
            guard arrival.kind != .alertController else {
                moves += presentations(of: arrival, cost: cost)
                continue
            }
            let inner = cost + (arrival.kind == .tabBarController ? Self.innerTabsCost : 0)
            for stack in visible.filter({ $0.kind == .navigationController }).reversed() {
                let push = Move(Step(.push, arrival.id, ["onto": .id(stack.id)]), introduces: [arrival], cost: inner)
                moves += animations(push) + [canceled(push)]
                let dropsReturning = stack.children.contains { log.lastAppearances[$0.id] ?? -1 >= position }
                moves.append(
                    Move(
                        Step(.setStack, .controllers(["\(arrival.id)"]), ["in": .id(stack.id)]), introduces: [arrival],
                        cost: cost + 0.35 + (dropsReturning ? Self.returnCost : 0)))
            }
            for stack in covered(in: root).filter({ $0.kind == .navigationController }) {
                let push = Step(.push, arrival.id, ["onto": .id(stack.id)])
                moves += animations(Move(push, introduces: [arrival], cost: inner + 3 * Self.coveredCost))
            }
            moves += presentations(of: arrival, cost: inner)
            for tabs in visible where tabs.kind == .tabBarController && tabs.children.count <= Self.deepest {
                let price = cost + (hasAppeared(arrival.id) ? Self.returnCost : 0)
                for (page, extra) in [(arrival, 0.0), (wrapped(arrival, in: [.navigationController]), 0.05)] {
                    moves += selections.map { verb in
                        Move(Step(verb, page.id, ["in": .id(tabs.id)]), introduces: [page], cost: price + extra)
                    }
                }
            }
            moves += pages(arrival, cost: cost)
            for (tree, extra) in roots(arrival) where tree.kind != .pageViewController || tree.id == arrival.id {
                moves.append(Move(Step(.setRoot, tree.id), introduces: [tree], cost: cost + extra + 0.3))
            }
            moves += additions(of: arrival, cost: cost)
        }
        return moves
    }

    /// The cost of a push or a presentation of a tab bar controller. UIKit expects it at the root.
    static let innerTabsCost = 0.3

    /// The cost of a new tab for a controller that was on screen before, and of a stack without a controller that comes
    /// back. The app would more likely return to it.
    static let returnCost = 1.0

    func hasAppeared(_ participant: Int) -> Bool {
        guard participant < log.positions.count else { return false }
        return log.positions[participant].prefix { $0 < position }
            .contains { log.items[$0].token.callback.changesAppearance }
    }

    func presentations(of arrival: ControllerTree, cost: Double) -> [Move] {
        guard let source = visible.last, situation.root?.levels.count ?? 0 <= Self.deepest else { return [] }
        let from = ["from": Step.Argument.id(source.id)]
        let trees = [(arrival, 0.0), (wrapped(arrival, in: [.navigationController]), 0.04)]
            .prefix(arrival.kind == .viewController || arrival.kind == .hostingController ? 2 : 1)
        return trees.flatMap { tree, extra in
            // A presentation over full screen sends the callbacks of a sheet.
            let styles: [(String?, Double)] = [(nil, 0), ("fullScreen", 0.06), ("overFullScreen", Self.overlayCost)]
            return styles.prefix(presentsSheets ? 2 : 3).flatMap { style, price in
                let options = from.merging(style.map { ["style": .text($0)] } ?? [:]) { $1 }
                let total =
                    cost + extra + price + containmentCost(tree) + (hasAppeared(arrival.id) ? Self.presentAgainCost : 0)
                let move = Move(Step(.present, tree.id, options), introduces: [tree], cost: total)
                return animations(move) + (style == "fullScreen" ? [canceled(move)] : [])
            }
        }
    }

    /// The cost of a presentation over full screen.
    static let overlayCost = 0.1

    /// The cost of a presentation of a controller that was on screen before. It can be a child that comes back.
    static let presentAgainCost = 0.15

    /// Parents in the log speak against a presentation. UIKit doesn't present a controller that has a parent.
    func containmentCost(_ tree: ControllerTree) -> Double {
        let last = position > 0 ? log.items[position - 1].eventIndex : -1
        func hadParent(_ id: Int) -> Bool { log.contained[id] ?? .max < last }
        if hadParent(tree.id) { return 0.8 }
        if tree.all.contains(where: { hadParent($0.id) }) { return 0.6 }
        return log.contained[tree.id] == nil ? 0 : 0.4
    }

    func pages(_ page: ControllerTree, cost: Double) -> [Move] {
        visible.filter { $0.kind == .pageViewController }.flatMap { pages in
            let options = ["in": Step.Argument.id(pages.id), "to": Step.Argument.id(page.id)]
            return [
                Move(Step(.turnPage, .text("completed"), options), introduces: [page], cost: cost),
                Move(Step(.turnPage, .text("cancelled"), options), introduces: [page], cost: cost + 0.1),
                Move(
                    Step(.setPages, .controllers(["\(page.id)"]), ["in": .id(pages.id)]), introduces: [page],
                    cost: cost + 0.1),
            ]
        }
    }

    /// The number of tabs, of presentations over each other, or of controllers inside each other above which a log is
    /// hardly one of an app that shows even more.
    static let deepest = 10
}
