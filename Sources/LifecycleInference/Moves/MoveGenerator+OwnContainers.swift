import LifecycleModel

// MARK: - Containers of the app's own
extension MoveGenerator {
    /// The steps that add a new child to a visible controller, next to its children or in exchange for one of them.
    func additions(of arrival: ControllerTree, cost: Double) -> [Move] {
        var moves: [Move] = []
        for parent in visible where parent.kind == .viewController && visible.count <= Self.deepest {
            moves.append(
                Move(Step(.embed, arrival.id, ["to": .id(parent.id)]), introduces: [arrival], cost: cost + 0.2))
            moves.append(
                Move(
                    Step(.addSubview, arrival.id, ["to": .id(parent.id)]), introduces: [arrival], cost: cost + 0.4)
            )
            if !parent.forwards || parent.children.isEmpty && isSilent(parent.id, toward: arrival.id) {
                moves.append(embedding(arrival, in: parent, cost: cost + 0.2 + Self.byHandCost))
            }
            for child in parent.children where !child.isBare {
                var move = Move(
                    Step(.addChild, arrival.id, ["to": .id(parent.id)]), introduces: [arrival],
                    cost: cost + Self.exchangeCost)
                move.next = [transition(child.id, arrival.id, parent.id)]
                moves.append(move)
                moves.append(exchange(child.id, for: arrival, in: parent.id, cost: cost + Self.exchangeCost + 0.02))
                // The old child can be gone before the new one is loaded.
                var replacement = Move(Step(.unembed, child.id), introduces: [arrival], cost: cost + Self.exchangeCost)
                replacement.next = [Step(.embed, arrival.id, ["to": .id(parent.id)])]
                moves.append(replacement)
            }
        }
        return moves
    }

    /// The cost of an exchange of children. The container is known by then.
    static let exchangeCost = 0.05

    /// The steps that take children of visible controllers off the screen, or bring them back.
    var changesOfChildren: [Move] {
        var moves: [Move] = []
        for parent in visible where parent.kind == .viewController {
            for child in parent.children { moves.append(Move(Step(.unembed, child.id), cost: 0.3)) }
            for child in parent.children where !child.isBare && !child.isRemoved {
                for other in parent.children where other.isRemoved {
                    moves.append(Move(transition(child.id, other.id, parent.id), cost: Self.exchangeCost))
                    moves.append(exchange(child.id, for: other, in: parent.id, cost: Self.exchangeCost + 0.02))
                }
            }
            moves += appearances(parent.children.filter { $0.isLoaded && !$0.isBare && !$0.isRemoved })
        }
        return moves
    }

    /// The addition of a child to a container that doesn't forward its appearance, so that the app begins and ends it.
    func embedding(_ child: ControllerTree, in parent: ControllerTree, cost: Double) -> Move {
        let to: [String: Step.Argument] = ["to": .id(parent.id)]
        var move = Move(Step(.addChild, child.id, to), introduces: [child], cost: cost)
        move.next = [
            Step(.beginAppearance, child.id, ["appearing": .flag(true)]), Step(.addSubview, child.id, to),
            Step(.endAppearance, child.id),
        ]
        move.silences = parent.forwards ? parent.id : nil
        return move
    }

    func transition(_ child: Int, _ other: Int, _ parent: Int) -> Step {
        Step(.transition, child, ["to": .id(other), "in": .id(parent)])
    }

    /// The exchange of a child for another one as a container of the app's own makes it by hand, in the order in which
    /// the log shows the beginnings and the ends of the two transitions. The log also shows whether it is canceled.
    func exchange(_ old: Int, for new: ControllerTree, in parent: Int, cost: Double) -> Move {
        let end = min(position + Self.longestExchange, log.items.count)
        func shows(_ id: Int, _ callbacks: [Callback]) -> Bool {
            log.printsAppearance(of: id) && log.appearances(of: id, in: position..<end, limit: 2) == callbacks
        }
        /// Returns the steps in the order of the callbacks that they cause. A callback that the log lacks comes before the
        /// next one of its controller.
        func ordered(_ causes: [(token: Token, steps: [Step])]) -> [Step] {
            var next: [Int: Int] = [:]
            let positions = causes.enumerated().reversed().map { offset, cause in
                let found = log.items[position..<end].firstIndex { $0.token == cause.token }
                let position = found ?? next[cause.token.participant] ?? end
                next[cause.token.participant] = position
                return (position, offset)
            }
            return positions.sorted(by: <).flatMap { causes[$0.1].steps }
        }
        func begin(_ id: Int, _ isAppearing: Bool) -> (token: Token, steps: [Step]) {
            let callback: Callback = isAppearing ? .viewWillAppear : .viewWillDisappear
            return (Token(id, callback), [Step(.beginAppearance, id, ["appearing": .flag(isAppearing)])])
        }
        let isCanceled =
            shows(old, [.viewWillDisappear, .viewWillAppear])
            && shows(new.id, [.viewWillAppear, .viewWillDisappear])
        // The method transition(from:to:) ends the appearance first. A disappearance that ends without it is by hand.
        let isHalf =
            log.printsElsewhere(.viewDidAppear) && shows(old, [.viewWillDisappear, .viewDidDisappear])
            && !shows(new.id, [.viewWillAppear, .viewDidAppear])
        let (left, stays) = isCanceled ? (new.id, old) : (old, new.id)
        let isNew = !situation.members.contains(new.id)
        let to: [String: Step.Argument] = ["to": .id(parent)]
        let begins =
            (isNew ? [Step(.addChild, new.id, to)] : [])
            + ordered([begin(old, false), begin(new.id, true)]) + [Step(.addSubview, new.id, to)]
        let steps =
            begins
            + ordered(
                (isCanceled ? [begin(new.id, false), begin(old, true)] : []) + [
                    (Token(stays, .viewDidAppear), [Step(.endAppearance, stays)]),
                    (
                        Token(left, .viewDidDisappear),
                        [Step(.endAppearance, left), Step(.removeFromSuperview, left), Step(.removeFromParent, left)]
                    ),
                ])
        var move = Move(steps[0], introduces: isNew ? [new] : [], cost: isHalf && !isCanceled ? cost - 0.04 : cost)
        move.next = Array(steps.dropFirst())
        // The transitions of an animated exchange end later than the new view is laid out.
        let isEnd = [Token(stays, .viewDidAppear), Token(left, .viewDidDisappear)]
        let first = log.items[position..<end].first {
            isEnd.contains($0.token) || $0.token == Token(new.id, .viewIsAppearing)
        }
        if first?.token.callback == .viewIsAppearing { move.pause = begins.count }
        return move
    }

    /// The number of callbacks in which both transitions of an exchange end.
    static let longestExchange = 16

    /// Appearances of children that the app begins and ends by hand: of one child, or in exchange for another one.
    func appearances(_ children: [ControllerTree]) -> [Move] {
        guard let child = children.first(where: { $0.id == upcoming.first }) else { return [] }
        func move(_ children: [ControllerTree], cost: Double) -> Move {
            let begins = children.map { Step(.beginAppearance, $0.id, ["appearing": .flag($0.isHidden)]) }
            var move = Move(begins[0], cost: cost)
            move.next = begins.dropFirst() + children.map { Step(.endAppearance, $0.id) }
            return move
        }
        return [move([child], cost: 0.3)]
            + children.filter { $0.isHidden != child.isHidden }.map { move([child, $0], cost: Self.exchangeCost) }
    }
}
