import LifecycleModel

// MARK: - Moves that the next callbacks can belong to
extension MoveGenerator {
    /// Whether a move gives a controller another parent than those that the log names, if these print how they appear.
    func givesOtherParent(_ move: Move) -> Bool {
        guard let first = move.introduces.first, !log.parents.isEmpty, move.step.verb != .touchView else {
            return false
        }
        func isOther(_ parents: Set<Int>, of id: Int) -> Bool {
            guard let named = log.parents[id] else { return false }
            return named.isDisjoint(with: parents) && named.allSatisfy { log.printsAppearance(of: $0) }
        }
        let containers = move.steps.flatMap { step in
            ["onto", "in", "to"].compactMap { option in
                if case .controller(let name)? = step.options[option] { Int(name) } else { nil }
            }
        }
        return isOther(Set(containers), of: first.id)
            || move.introduces.flatMap(\.all).contains { node in
                node.children.contains { isOther([node.id], of: $0.id) }
            }
    }

    /// Returns whether the next callbacks of the controllers that a move shows and hides are those of an appearance and
    /// of a disappearance. Most moves don't fit, and playing one takes much longer than this.
    func fits(_ move: Move, _ changes: Changes?) -> Bool {
        guard let (leaving, entering) = changes else { return true }
        let first = log.items[position].token.participant
        guard
            first == log.application || leaving.contains(first) || entering.contains(first)
                || move.introduces.contains(where: { $0.contains(first) })
        else { return !(leaving + entering).contains(where: log.printsAppearance) }
        let changing: [(id: Int, appears: Bool)] = leaving.map { ($0, false) } + entering.map { ($0, true) }
        let known = changing.filter { log.printsAppearance(of: $0.id) }
        guard !known.isEmpty else { return true }
        // The page below the one that is pushed in the turn of the launch disappears again.
        if move.step.verb == .launch, !move.next.isEmpty { return true }
        let end = end(of: changing.map(\.id) + move.introduces.flatMap { $0.all.map(\.id) }, known.count)
        let isCanceled = move.isCanceled
        func transition(_ appears: Bool) -> Observation.Transition {
            isCanceled
                ? appears ? .canceledAppearance : .canceledDisappearance : appears ? .appearance : .disappearance
        }
        guard isRelaxed else { return known.allSatisfy { shows(transition($0.appears), of: $0.id, before: end) } }
        // The alignment refuses a move of whose callbacks too many are missing.
        var (found, missing) = (0, 0)
        for (id, appears) in known {
            let wanted = log.callbacks(of: transition(appears), id)
            let own = log.appearances(of: id, in: position..<end, limit: wanted.count + 1)
            let count = wanted.count { own.contains($0) }
            found += count
            missing += wanted.count - count
            if count == 0, wanted.count > 1 { return false }
        }
        return found > 0 && missing <= min(max(1, (found + known.count) / 2), BandedAlignment.limit)
    }

    /// Returns whether the next callbacks can be those of a tree that appears in any step. Few trees fit, and most steps
    /// can show each of them.
    func canAppear(_ tree: ControllerTree) -> Bool {
        let known = ControllerTree.informed([tree]).filter(log.printsAppearance)
        let end = end(of: Array(nodes.keys) + tree.all.map(\.id), onScreen.count + known.count)
        return known.allSatisfy { id in
            [.appearance, .canceledAppearance].contains { shows($0, of: id, before: end) }
        }
    }

    /// The position of the next callback of another participant, or if callbacks may be missing, extra, or out of place,
    /// the position up to which a number of transitions can reach.
    func end(of involved: [Int], _ count: Int) -> Int {
        if isRelaxed { return min(position + 3 * count + BandedAlignment.limit, log.items.count) }
        let block = log.items[position...].prefix(Self.longestStep)
        let isOther = { [log] in !involved.contains($0) && $0 != log.application }
        return block.firstIndex { isOther($0.token.participant) } ?? block.endIndex
    }

    /// Returns whether the next callbacks of a controller can be those of a transition.
    func shows(_ transition: Observation.Transition, of id: Int, before end: Int) -> Bool {
        let wanted = log.callbacks(of: transition, id)
        let found = log.appearances(of: id, in: position..<end, limit: wanted.count + (isRelaxed ? 1 : 0))
        if isRelaxed { return found.contains(where: wanted.contains) || wanted.count == 1 }
        return found == wanted || end == log.items.count && wanted.starts(with: found)
    }

    /// The number of callbacks above which a step is not compared to its end.
    static let longestStep = 200

    /// A controller that a move hides and one that it shows, the outermost ones.
    struct Exchange {
        /// What the order of the callbacks depends on.
        struct Kind: Hashable {
            let verbs: [VerbSignature]
            let style: Step.Argument?
            /// The kind of the controller that the move introduces: a container shows its content late.
            let new: ControllerKind?
        }

        let kind: Kind
        let hidden: Int
        let shown: Int

        func concerns(_ token: Token) -> Bool {
            switch token.callback {
            case .viewWillDisappear, .viewDidDisappear: token.participant == hidden
            case .viewWillAppear, .viewDidAppear: token.participant == shown
            default: false
            }
        }
    }

    /// Returns the exchange of controllers by a move, or nil if it doesn't hide and show controllers that the log prints,
    /// or if the app's own code determines the order.
    func exchange(by move: Move, _ changes: Changes?) -> Exchange? {
        guard !move.isCanceled, !move.next.contains(where: { $0.verb == .endAppearance }),
            let (leaving, entering) = changes,
            let hidden = leaving.first(where: log.printsAppearance),
            let shown = entering.first(where: log.printsAppearance)
        else { return nil }
        let kind = Exchange.Kind(
            verbs: [move.step.verb] + move.next.map(\.verb), style: move.step.options["style"],
            new: move.introduces.first?.kind)
        return Exchange(kind: kind, hidden: hidden, shown: shown)
    }

    /// Returns whether the log shows the callbacks of an exchange in an order.
    func shows(_ order: [Callback], of exchange: Exchange) -> Bool {
        let wanted = order.filter { log.prints($0, $0.isDisappearance ? exchange.hidden : exchange.shown) }
        let block = log.items[position...].prefix(Self.longestStep).lazy.map(\.token)
        let found = Array(block.filter(exchange.concerns).prefix(wanted.count).map(\.callback))
        return wanted.starts(with: found)
    }

    typealias Changes = (leaving: [Int], entering: [Int])

    /// The controllers that a move takes off the screen and those that it brings to it, or nil if that isn't certain.
    func changes(of move: Move) -> Changes? {
        func shown(_ trees: some Sequence<ControllerTree>) -> [Int] { ControllerTree.informed(trees) }
        func node(_ argument: Step.Argument?) -> ControllerTree? {
            guard case .controller(let name) = argument, let id = Int(name) else { return nil }
            return nodes[id]
        }
        func content(_ tree: ControllerTree?) -> [Int] {
            guard let tree, onScreen.contains(tree.id) else { return [] }
            return shown(tree.shown)
        }
        let new = shown(move.introduces)
        let container = node(move.step.options["onto"] ?? move.step.options["in"])
        switch move.step.verb {
        case .launch: return ([], new)
        case .setRoot: return (onScreen, new)
        case .push, .setStack, .turnPage, .setPages: return (content(container), new)
        case .select, .tap: return (content(container), new + (node(move.step.subject).map { shown([$0]) } ?? []))
        case .present: return (move.step.options["style"] == .text("fullScreen") ? shown(visible.prefix(1)) : [], new)
        case .pop, .swipeBack:
            guard let container, !content(container).isEmpty else { return nil }
            return (content(container), shown(container.children.dropLast().suffix(1)))
        case .popToRoot: return (content(container), shown(container?.children.prefix(1) ?? []))
        case .popTo: return (content(container), node(move.step.subject).map { shown([$0]) } ?? [])
        case .dismiss, .dragSheet:
            let levels = situation.root?.levels ?? []
            guard let last = levels.last, move.step.verb == .dragSheet || move.step.subject == .id(last.id) else {
                return nil
            }
            let isRevealing = move.step.verb == .dismiss && last.coversPresenter
            return (shown([last]), isRevealing ? shown(levels.dropLast().suffix(1)) : [])
        case .embed, .addSubview: return ([], new)
        case .unembed: return (node(move.step.subject).map { shown([$0]) } ?? [], new)
        case .transition:
            return (
                [move.step.subject].compactMap(node).flatMap { shown([$0]) },
                node(move.step.options["to"]).map { shown([$0]) } ?? []
            )
        case .addChild, .beginAppearance:
            // If the app begins two appearances of a child, it cancels the first one.
            var begun: Set<Step.Argument> = []
            let steps = ([move.step] + move.next).filter {
                $0.verb == .transition || $0.verb == .beginAppearance && begun.insert($0.subject).inserted
            }
            func nodes(_ isMeant: (Step) -> Bool) -> [Int] {
                steps.filter(isMeant).compactMap { node($0.subject) }.flatMap { shown([$0]) }
            }
            let old = nodes { $0.options["appearing"] != .flag(true) }
            return (
                old.filter { self.nodes[$0]?.isHidden != true },
                new + nodes { $0.options["appearing"] == .flag(true) }
            )
        default: return nil
        }
    }

    /// Returns the part of the hierarchy that a move changes, or nil for the whole.
    func scope(of move: Move) -> Scope? {
        func id(_ argument: Step.Argument?) -> Int? {
            if case .controller(let name) = argument { Int(name) } else { nil }
        }
        let style = move.step.options["style"]
        switch move.step.verb {
        case .present:
            let isOver = style == .text("overFullScreen") || style == nil && presentsSheets
            return visible.first.map { Scope(root: $0.id, isPresenter: isOver) }
        case .dismiss, .dragSheet:
            guard let levels = situation.root?.levels, levels.count > 1, let last = levels.last,
                levels[levels.count - 2].presented.first?.id == last.id,
                move.step.verb == .dragSheet || move.step.subject == .id(last.id)
            else { return nil }
            let isOver = last.style == .overFullScreen || presentsSheets && !last.coversPresenter
            return Scope(root: levels[levels.count - 2].id, isPresenter: isOver)
        case .unembed, .beginAppearance:
            let parent = visible.first { $0.children.contains { move.step.subject == .id($0.id) } }
            return parent.map { Scope(root: $0.id) }
        default:
            let options = move.step.options
            guard let container = id(options["onto"] ?? options["in"] ?? options["to"]),
                visible.contains(where: { $0.id == container })
            else { return nil }
            return Scope(root: container)
        }
    }
}
