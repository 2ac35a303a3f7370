import LifecycleModel

// MARK: - Steps that show controllers again
extension MoveGenerator {
    func returns(_ root: ControllerTree) -> [Move] {
        var moves: [Move] = []
        for stack in visible.filter({ $0.kind == .navigationController && $0.children.count > 1 }).reversed() {
            moves += animations(Move(Step(.pop, .nothing, ["in": .id(stack.id)])))
            moves.append(Move(Step(.swipeBack, .text("cancelled"), ["in": .id(stack.id)])))
            if stack.children.count > 2 {
                moves += animations(Move(Step(.popToRoot, .nothing, ["in": .id(stack.id)]), cost: 0.05))
                for page in stack.children.dropFirst().dropLast(2) {
                    moves.append(Move(Step(.popTo, page.id, ["in": .id(stack.id)]), cost: 0.05))
                }
            }
        }
        for tabs in visible.filter({ $0.kind == .tabBarController }) {
            for (index, tab) in tabs.children.enumerated() where index != tabs.selected {
                moves += selections.map { Move(Step($0, tab.id, ["in": .id(tabs.id)])) }
            }
        }
        for container in covered(in: root) {
            if container.kind == .navigationController, container.children.count > 1 {
                moves += animations(Move(Step(.pop, .nothing, ["in": .id(container.id)]), cost: Self.coveredCost))
            }
            guard container.kind == .tabBarController else { continue }
            for (index, tab) in container.children.enumerated() where index != container.selected {
                moves.append(Move(Step(.select, tab.id, ["in": .id(container.id)]), cost: Self.coveredCost))
            }
        }
        moves += dismissals(root)
        for split in visible where split.isWide {
            let verb: VerbSignature = split.selected == 0 ? .hideColumn : .showColumn
            moves.append(Move(Step(verb, .text("primary"), ["in": .id(split.id)])))
        }
        return moves + changesOfChildren
    }

    /// The containers below a presented controller. They change, too, if code changes them.
    func covered(in root: ControllerTree) -> [ControllerTree] {
        root.visible.filter { container in !visible.contains { $0.id == container.id } }
    }

    /// The cost of a change below a presented controller.
    static let coveredCost = 0.2

    func dismissals(_ root: ControllerTree) -> [Move] {
        let levels = (root.path(to: root.frontmost.id) ?? []).filter { $0.style != nil }
        guard let last = levels.last else { return [] }
        var moves = animations(Move(Step(.dismiss, last.id)))
        if last.style != .fullScreen { moves.append(Move(Step(.dragSheet, .text("cancelled")), cost: 0.1)) }
        for level in levels.dropLast() {
            guard let presenter = root.path(to: level.id)?.dropLast().last else { continue }
            moves.append(Move(Step(.dismiss, presenter.id), cost: 0.1))
        }
        return moves
    }

    /// The move as an interactive one that is canceled.
    func canceled(_ move: Move) -> Move {
        var move = move
        move.step.options["interactive"] = .text("cancelled")
        move.cost += 0.3
        return move
    }

    /// The move, and the move without animation if one of the next callbacks has the argument `animated: false`.
    func animations(_ move: Move) -> [Move] {
        guard log.items[position..<min(position + 4, log.items.count)].contains(where: { $0.event.animated == false })
        else { return [move] }
        var still = move
        still.step.options["animated"] = .flag(false)
        return [move, still]
    }
}
