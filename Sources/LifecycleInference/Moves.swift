import LifecycleModel

/// The moves that an app can make in a situation, with the controllers that the log names next.
struct Moves {
    let log: Observation
    let situation: Situation
    let position: Int
    /// The ID for a controller that the log doesn't print.
    let hidden: Int
    /// Whether callbacks may be missing, extra, or out of place.
    private let isRelaxed: Bool

    private let coming: [Int]
    /// The number of the log's next items in which participants are looked for.
    private let reach: Int
    /// The participants that the log names next and that aren't in the hierarchy.
    private let new: [Int]
    /// The visible controllers of the frontmost presentation, outermost first.
    private let visible: [ControllerTree]
    /// The controllers on screen.
    private let onScreen: [Int]
    /// The controllers of the situation by their IDs.
    private let nodes: [Int: ControllerTree]

    init(_ log: Observation, in situation: Situation, at position: Int, isRelaxed: Bool = false) {
        self.isRelaxed = isRelaxed
        self.log = log
        self.situation = situation
        self.position = position
        // A launch shows a whole hierarchy.
        reach = situation.root == nil ? 24 : 16
        coming = log.coming(at: position, within: situation.root == nil ? reach : 12)
        let members = Set(situation.members)
        new = coming.filter { !members.contains($0) }
        visible = situation.root?.frontmost.visible ?? []
        onScreen = situation.root.map { ControllerTree.onScreen($0.levels).map(\.id) } ?? []
        nodes = Dictionary(situation.root?.all.map { ($0.id, $0) } ?? []) { first, _ in first }
        hidden = max(log.run.controllers.count, (members.max() ?? 0) + 1)
    }

    /// All moves. The step's own verb decides whether it has an effect.
    var all: [Move] {
        guard let root = situation.root else { return launches }
        let next = log.items[position].token.callback
        switch next.phase {
        case .application, .memory, .rotation, .environment: return application(next)
        default: break
        }
        return introductions(root) + returns(root) + hiddenMoves + views + terminations(next)
    }

    // MARK: New controllers

    private func isContainer(_ participant: Int) -> Bool {
        [.navigationController, .tabBarController, .splitViewController, .pageViewController].contains(
            log.kinds[participant])
    }

    private func tree(_ id: Int, _ kind: ControllerKind? = nil, _ children: [ControllerTree] = []) -> ControllerTree {
        let kind = kind ?? (id < log.run.controllers.count && !isContainer(id) ? log.kinds[id] : .viewController)
        let isLoaded = id < log.run.controllers.count && log.isLoaded(id, at: position)
        return ControllerTree(id: id, kind: kind, children: children, isLoaded: isLoaded)
    }

    /// The new participants as one tree in each way in which they can belong together, with the cost of each.
    private var arrivals: [(tree: ControllerTree, cost: Double)] {
        guard let first = new.first else { return [] }
        func group(_ kind: ControllerKind, before last: Int) -> [Int] {
            // A page appears before its page view controller.
            let isPager = kind == .pageViewController
            return new.filter { log.kinds[$0] == kind && ($0 == first || isPager || comesBefore(last, $0)) }
        }
        let content = new.first { !isContainer($0) }
        let last = content ?? first
        let contents = new.filter { !isContainer($0) && ($0 == content || comesBefore(last, $0)) }
        var trees = content.map { plain(contents, startingWith: $0) } ?? []
        if isContainer(first) { trees.append((tree(hidden + 1), 0.3)) }
        for kind in [ControllerKind.pageViewController, .navigationController, .splitViewController, .tabBarController]
        {
            let containers = group(kind, before: last).prefix(3)
            guard !containers.isEmpty else { continue }
            var around = containers.flatMap { id in trees.map { (tree(id, kind, [$0.tree]), $0.cost) } }
            if kind == .pageViewController { around += around.map { (curled($0.0), $0.1 + Self.curlCost) } }
            if kind == .tabBarController, !trees.contains(where: { $0.tree.kind == .navigationController }) {
                around += containers.flatMap { id in
                    trees.map { (tree(id, kind, [wrapped($0.tree, in: [.navigationController])]), $0.cost + 0.05) }
                }
            }
            // The inner controllers alone, if the container belongs to a later step.
            trees = around + (containers.contains(first) ? [] : trees)
        }
        return (trees + splits).filter { canAppear($0.tree) }
    }

    /// The first participants as the columns of a split view on a pad, each with a navigation controller, as UIKit
    /// gives it one.
    private var splits: [(tree: ControllerTree, cost: Double)] {
        let contents = new.filter { !isContainer($0) }
        guard let first = contents.first else { return [] }
        let columns = [first] + contents.dropFirst().filter { comesBefore(first, $0) }
        let stacks = new.filter { log.kinds[$0] == .navigationController }
        let split = new.first { log.kinds[$0] == .splitViewController }
        return (2...3).filter { $0 <= columns.count }.map { count in
            let pages = columns.prefix(count).enumerated().map { index, page in
                tree(index < stacks.count ? stacks[index] : hidden + 3 + index, .navigationController, [tree(page)])
            }
            var wide = tree(split ?? hidden + 2, .splitViewController, pages)
            wide.isWide = true
            return (wide, split == nil ? Self.splitCost : 0.3)
        }
    }

    /// The cost of a split view that the log doesn't print. Containers of the app's own are more common.
    private static let splitCost = 0.75

    /// Plain controllers: the first one alone, or with the others as its children, or as a child of another one.
    private func plain(_ ids: [Int], startingWith first: Int) -> [(tree: ControllerTree, cost: Double)] {
        var result = [(tree(first), 0.0)]
        let others = ids.filter { $0 != first && comesBefore(first, $0) }.prefix(3)
        func family(_ parent: Int, _ children: [ControllerTree], _ cost: Double) {
            for embedding in [ControllerTree.Embedding.viewDidLoad, .segue] {
                var family = tree(parent, nil, children)
                family.embedding = embedding
                result.append((family, cost))
                guard children.contains(where: { isSilent(parent, toward: $0.id) }) else { continue }
                family.forwards = false
                for index in children.indices {
                    family.children[index].isHidden = !appears(children[index].id, with: parent)
                }
                result.append((family, cost + Self.byHandCost))
            }
        }
        for other in others {
            family(first, [tree(other)], 0.2)
            family(other, [tree(first)], 0.25)
            result.append((tree(first, nil, [bare(other)]), 0.35))
            result.append((tree(other, nil, [bare(first)]), 0.4))
        }
        if others.count > 1 {
            family(first, others.prefix(2).map { tree($0) }, 0.25)
            for (middle, leaf) in [(others[0], others[1]), (others[1], others[0])] {
                var inner = tree(middle, nil, [tree(leaf)])
                inner.embedding = .viewDidLoad
                family(first, [inner], 0.3)
            }
        }
        if others.count > 2 { family(first, others.map { tree($0) }, 0.3) }
        return result
    }

    /// The cost of a container that doesn't forward its appearance.
    private static let byHandCost = 0.1
    /// The number of tabs, of presentations over each other, or of controllers inside each other above which a log is
    /// hardly one of an app that shows even more.
    private static let deepest = 10

    /// Returns whether a child begins to appear before its parent has appeared, if the log prints its appearances.
    private func appears(_ child: Int, with parent: Int) -> Bool {
        guard log.prints(.viewWillAppear, child) else { return true }
        let end = log.next(Token(parent, .viewDidAppear), from: position) ?? .max
        return log.next(Token(child, .viewWillAppear), from: position).map { $0 < end } ?? false
    }

    /// Returns whether the log shows that a parent doesn't forward its appearance to a child: one of them appears
    /// without the other, or the parent disappears alone.
    private func isSilent(_ parent: Int, toward child: Int) -> Bool {
        if !appears(child, with: parent) { return true }
        if let end = log.next(Token(child, .viewDidAppear), from: position),
            let begin = log.next(Token(parent, .viewWillAppear), from: position), end < begin
        {
            return true
        }
        guard log.printsElsewhere(.viewWillDisappear),
            let leave = log.next(Token(parent, .viewWillDisappear), from: position)
        else { return false }
        let near = log.items[max(leave - 4, position)..<min(leave + 8, log.items.count)]
        // A parent that disappears although nothing else appears can also be a column.
        let isReplaced = near.contains {
            $0.token.callback == .viewWillAppear && ![parent, child].contains($0.token.participant)
        }
        return isReplaced && !near.contains { $0.token == Token(child, .viewWillDisappear) }
    }

    /// A controller whose view is added to another one's view without `addChild(_:)`.
    private func bare(_ id: Int) -> ControllerTree {
        var tree = tree(id)
        tree.isBare = true
        return tree
    }

    /// Returns whether the other participant's first callback comes before the first one has appeared, so that one of
    /// them can contain the other.
    private func comesBefore(_ first: Int, _ other: Int) -> Bool {
        let next = log.items[position..<min(position + reach, log.items.count)]
        let end = next.first { $0.token == Token(first, .viewDidAppear) }?.place ?? .max
        return next.contains { $0.token.participant == other && $0.place < end }
    }

    private func wrapped(_ inner: ControllerTree, in kinds: [ControllerKind]) -> ControllerTree {
        var result = inner
        for (offset, kind) in kinds.enumerated().reversed() {
            result = ControllerTree(id: hidden + 2 + offset, kind: kind, children: [result])
        }
        return result
    }

    private static let curlCost = 0.05

    /// The tree with pages that are turned with a curl.
    private func curled(_ tree: ControllerTree) -> ControllerTree {
        var tree = tree
        tree.isCurled = true
        return tree
    }

    private static let roots: [(kinds: [ControllerKind], cost: Double)] = [
        ([], 0), ([.navigationController], 0.05), ([.tabBarController], 0.12),
        ([.tabBarController, .navigationController], 0.15), ([.pageViewController], 0.2), ([.viewController], 0.4),
    ]

    private func roots(_ arrival: ControllerTree) -> [(tree: ControllerTree, cost: Double)] {
        Self.roots.filter { wrap in
            switch arrival.kind {
            case .tabBarController: wrap.kinds.isEmpty
            case .navigationController, .pageViewController, .splitViewController:
                wrap.kinds.isEmpty || wrap.kinds == [.tabBarController]
            default: wrap.kinds != [.viewController] || log.contained[arrival.id] != nil
            }
        }.flatMap { wrap in
            let root = wrapped(arrival, in: wrap.kinds)
            let isPager = wrap.kinds == [.pageViewController]
            // Several controllers with a parent before the first callback are the children of one.
            let cost = wrap.kinds == [.viewController] && log.hasSiblings ? 0.1 : wrap.cost
            return [(root, cost)] + (isPager ? [(curled(root), wrap.cost + Self.curlCost)] : [])
        }
    }

    private var launches: [Move] {
        var moves = arrivals.flatMap { arrival in
            roots(arrival.tree).flatMap { root in
                let move = Move(Step(.launch, root.tree.id), introduces: [root.tree], cost: arrival.cost + root.cost)
                return [move] + pushesAtLaunch(move)
            }
        }
        if new.count > 1, !new.contains(where: isContainer) {
            let columns = new.prefix(2).map { tree($0) }
            let split = ControllerTree(id: hidden + 2, kind: .splitViewController, children: columns)
            moves.append(Move(Step(.launch, split.id), introduces: [split], cost: Self.splitCost))
        }
        return moves
    }

    /// The time in seconds above which two callbacks don't come from the same turn of the run loop.
    private static let longestTurn = 1.0

    /// The launch with a push in the same turn, if another controller comes before the first one has appeared.
    private func pushesAtLaunch(_ launch: Move) -> [Move] {
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

    private func introductions(_ root: ControllerTree) -> [Move] {
        var moves: [Move] = []
        for (arrival, cost) in arrivals {
            for stack in visible.filter({ $0.kind == .navigationController }).reversed() {
                let push = Move(Step(.push, arrival.id, ["onto": .id(stack.id)]), introduces: [arrival], cost: cost)
                moves += animations(push) + [canceled(push)]
                moves.append(
                    Move(
                        Step(.setStack, .controllers(["\(arrival.id)"]), ["in": .id(stack.id)]), introduces: [arrival],
                        cost: cost + 0.35))
            }
            moves += presentations(of: arrival, cost: cost)
            for tabs in visible where tabs.kind == .tabBarController && tabs.children.count <= Self.deepest {
                let price = cost + (hasAppeared(arrival.id) ? Self.returnCost : 0)
                for (page, extra) in [(arrival, 0.0), (wrapped(arrival, in: [.navigationController]), 0.05)] {
                    moves.append(
                        Move(Step(.select, page.id, ["in": .id(tabs.id)]), introduces: [page], cost: price + extra))
                }
            }
            moves += pages(arrival, cost: cost)
            for (tree, extra) in roots(arrival) where tree.kind != .pageViewController || tree.id == arrival.id {
                moves.append(Move(Step(.setRoot, tree.id), introduces: [tree], cost: cost + extra + 0.3))
            }
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
                for child in parent.children {
                    var move = Move(
                        Step(.addChild, arrival.id, ["to": .id(parent.id)]), introduces: [arrival], cost: cost + 0.3)
                    move.next = [transition(child.id, arrival.id, parent.id)]
                    moves.append(move)
                    moves.append(exchange(child.id, for: arrival, in: parent.id, cost: cost + 0.36))
                }
            }
        }
        return moves
    }

    /// The cost of a new tab for a controller that was on screen before. The app would more likely return to it.
    private static let returnCost = 1.0

    private func hasAppeared(_ participant: Int) -> Bool {
        guard participant < log.positions.count else { return false }
        return log.positions[participant].prefix { $0 < position }
            .contains { log.items[$0].token.callback.changesAppearance }
    }

    /// The addition of a child to a container that doesn't forward its appearance, so that the app begins and ends it.
    private func embedding(_ child: ControllerTree, in parent: ControllerTree, cost: Double) -> Move {
        let to: [String: Step.Argument] = ["to": .id(parent.id)]
        var move = Move(Step(.addChild, child.id, to), introduces: [child], cost: cost)
        move.next = [
            Step(.beginAppearance, child.id, ["appearing": .flag(true)]), Step(.addSubview, child.id, to),
            Step(.endAppearance, child.id),
        ]
        move.silences = parent.forwards ? parent.id : nil
        return move
    }

    private func transition(_ child: Int, _ other: Int, _ parent: Int) -> Step {
        Step(.transition, child, ["to": .id(other), "in": .id(parent)])
    }

    /// The exchange of a child for another one as a container of the app's own makes it by hand, in the order in which
    /// the log shows the beginnings and the ends of the two transitions.
    private func exchange(_ old: Int, for new: ControllerTree, in parent: Int, cost: Double) -> Move {
        func comes(_ callback: Callback, before other: Callback) -> Bool {
            let next = log.items[position...].prefix(Self.longestExchange).lazy.map(\.token)
            return next.first { $0 == Token(old, callback) || $0 == Token(new.id, other) } == Token(old, callback)
        }
        func inOrder(_ isOldFirst: Bool, _ first: [Step], _ second: [Step]) -> [Step] {
            isOldFirst ? first + second : second + first
        }
        let to: [String: Step.Argument] = ["to": .id(parent)]
        let isNew = !situation.members.contains(new.id)
        let steps =
            (isNew ? [Step(.addChild, new.id, to)] : [])
            + inOrder(
                comes(.viewWillDisappear, before: .viewWillAppear),
                [Step(.beginAppearance, old, ["appearing": .flag(false)])],
                [Step(.beginAppearance, new.id, ["appearing": .flag(true)])])
            + [Step(.addSubview, new.id, to)]
            + inOrder(
                comes(.viewDidDisappear, before: .viewDidAppear),
                [Step(.endAppearance, old), Step(.removeFromSuperview, old), Step(.removeFromParent, old)],
                [Step(.endAppearance, new.id)])
        var move = Move(steps[0], introduces: isNew ? [new] : [], cost: cost)
        move.next = Array(steps.dropFirst())
        return move
    }

    /// The number of callbacks in which both transitions of an exchange end.
    private static let longestExchange = 16

    private func presentations(of arrival: ControllerTree, cost: Double) -> [Move] {
        guard let source = visible.last, situation.root?.levels.count ?? 0 <= Self.deepest else { return [] }
        let from = ["from": Step.Argument.id(source.id)]
        let trees = [(arrival, 0.0), (wrapped(arrival, in: [.navigationController]), 0.04)]
            .prefix(arrival.kind == .viewController || arrival.kind == .hostingController ? 2 : 1)
        return trees.flatMap { tree, extra in
            [(nil, 0.0), ("fullScreen", 0.06), ("overFullScreen", 0.1)].flatMap { style, price in
                let options = from.merging(style.map { ["style": .text($0)] } ?? [:]) { $1 }
                let total = cost + extra + price + containmentCost(tree)
                let move = Move(Step(.present, tree.id, options), introduces: [tree], cost: total)
                return animations(move) + (style == "fullScreen" ? [canceled(move)] : [])
            }
        }
    }

    /// Parents in the log speak against a presentation. UIKit doesn't present a controller that has a parent.
    private func containmentCost(_ tree: ControllerTree) -> Double {
        let last = position > 0 ? log.items[position - 1].place : -1
        func hadParent(_ id: Int) -> Bool { log.contained[id] ?? .max < last }
        if hadParent(tree.id) { return 0.8 }
        if tree.all.contains(where: { hadParent($0.id) }) { return 0.6 }
        return log.contained[tree.id] == nil ? 0 : 0.4
    }

    private func pages(_ page: ControllerTree, cost: Double) -> [Move] {
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

    /// The move as an interactive one that is canceled.
    private func canceled(_ move: Move) -> Move {
        var move = move
        move.step.options["interactive"] = .text("cancelled")
        move.cost += 0.3
        return move
    }

    /// The move, and the move without animation if one of the next callbacks has the argument `animated: false`.
    private func animations(_ move: Move) -> [Move] {
        guard log.items[position..<min(position + 4, log.items.count)].contains(where: { $0.event.animated == false })
        else { return [move] }
        var still = move
        still.step.options["animated"] = .flag(false)
        return [move, still]
    }

    // MARK: Existing controllers

    private func returns(_ root: ControllerTree) -> [Move] {
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
            for (place, tab) in tabs.children.enumerated() where place != tabs.selected {
                moves.append(Move(Step(.select, tab.id, ["in": .id(tabs.id)])))
            }
        }
        // A stack below a presented controller changes, too, if code changes it.
        let covered = root.visible.filter { $0.kind == .navigationController && $0.children.count > 1 }
        for stack in covered where !visible.contains(where: { $0.id == stack.id }) {
            moves += animations(Move(Step(.pop, .nothing, ["in": .id(stack.id)]), cost: 0.2))
        }
        moves += dismissals(root)
        for split in visible where split.isWide {
            let verb: VerbSignature = split.selected == 0 ? .hideColumn : .showColumn
            moves.append(Move(Step(verb, .text("primary"), ["in": .id(split.id)])))
        }
        for parent in visible where parent.kind == .viewController {
            for child in parent.children { moves.append(Move(Step(.unembed, child.id), cost: 0.2)) }
            for child in parent.children {
                for other in parent.children where other.id != child.id {
                    moves.append(Move(transition(child.id, other.id, parent.id), cost: 0.1))
                    if !child.isRemoved, other.isRemoved {
                        moves.append(exchange(child.id, for: other, in: parent.id, cost: 0.12))
                    }
                }
            }
            moves += appearances(parent.children.filter { $0.isLoaded && !$0.isBare && !$0.isRemoved })
        }
        return moves
    }

    /// Appearances of children that the app begins and ends by hand: of one child, or in exchange for another one.
    private func appearances(_ children: [ControllerTree]) -> [Move] {
        guard let child = children.first(where: { $0.id == coming.first }) else { return [] }
        func move(_ children: [ControllerTree], cost: Double) -> Move {
            let begins = children.map { Step(.beginAppearance, $0.id, ["appearing": .flag($0.isHidden)]) }
            var move = Move(begins[0], cost: cost)
            move.next = begins.dropFirst() + children.map { Step(.endAppearance, $0.id) }
            return move
        }
        return [move([child], cost: 0.3)]
            + children.filter { $0.isHidden != child.isHidden }.map { move([child, $0], cost: 0.25) }
    }

    private func dismissals(_ root: ControllerTree) -> [Move] {
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

    // MARK: Controllers that the log doesn't print

    private var hiddenMoves: [Move] {
        let other = ControllerTree(id: hidden)
        var moves: [Move] = []
        for stack in visible.filter({ $0.kind == .navigationController }).suffix(1) {
            moves.append(Move(Step(.push, hidden, ["onto": .id(stack.id)]), introduces: [other], cost: 0.35))
        }
        if let source = visible.last {
            moves.append(
                Move(
                    Step(.present, hidden, ["from": .id(source.id), "style": .text("fullScreen")]), introduces: [other],
                    cost: 0.35))
        }
        for tabs in visible.filter({ $0.kind == .tabBarController }).suffix(1) {
            moves.append(Move(Step(.select, hidden, ["in": .id(tabs.id)]), introduces: [other], cost: 0.4))
        }
        moves.append(Move(Step(.setRoot, hidden), introduces: [other], cost: 0.7))
        return moves
    }

    private var views: [Move] {
        new.prefix(1).map { Move(Step(.touchView, $0), introduces: [tree($0)], cost: 0.6) }
            + (situation.root?.all ?? []).filter { !$0.isLoaded && coming.first == $0.id }.map {
                Move(Step(.touchView, $0.id), cost: 0.5)
            }
    }

    // MARK: Plausibility

    /// The moves that fit the callbacks that come next, the likeliest first.
    var likely: [Move] {
        all.filter(fits).enumerated()
            .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(\.element)
    }

    /// Returns whether the next callbacks of the controllers that a move shows and hides are those of an appearance and
    /// of a disappearance. Most moves don't fit, and playing one takes much longer than this.
    private func fits(_ move: Move) -> Bool {
        guard let (leaving, entering) = changes(of: move) else { return true }
        let changing: [(id: Int, appears: Bool)] = leaving.map { ($0, false) } + entering.map { ($0, true) }
        let known = changing.filter { log.printsAppearance(of: $0.id) }
        guard !known.isEmpty else { return true }
        let first = log.items[position].token.participant
        let involved = changing.map(\.id) + move.introduces.flatMap { $0.all.map(\.id) }
        guard first == log.application || involved.contains(first) else { return false }
        // The page below the one that is pushed in the turn of the launch disappears again.
        if move.step.verb == .launch, !move.next.isEmpty { return true }
        let end = end(of: involved, known.count)
        let isCanceled = Self.isCanceled(move)
        return known.allSatisfy { id, appears in
            let transition: Observation.Transition =
                isCanceled
                ? appears ? .canceledAppearance : .canceledDisappearance : appears ? .appearance : .disappearance
            return shows(transition, of: id, before: end, isAlone: known.count == 1)
        }
    }

    /// Returns whether the next callbacks can be those of a tree that appears in any step. Few trees fit, and most steps
    /// can show each of them.
    private func canAppear(_ tree: ControllerTree) -> Bool {
        let known = tree.informed.map(\.id).filter(log.printsAppearance)
        let end = end(of: Array(nodes.keys) + tree.all.map(\.id), onScreen.count + known.count)
        return known.allSatisfy { id in
            [.appearance, .canceledAppearance].contains { shows($0, of: id, before: end, isAlone: false) }
        }
    }

    /// The position of the next callback of another participant, or if callbacks may be missing, extra, or out of place,
    /// the position up to which a number of transitions can reach.
    private func end(of involved: [Int], _ count: Int) -> Int {
        if isRelaxed { return min(position + 3 * count + 6, log.items.count) }
        let block = log.items[position...].prefix(Self.longestStep)
        let isOther = { [log] in !involved.contains($0) && $0 != log.application }
        return block.firstIndex { isOther($0.token.participant) } ?? block.endIndex
    }

    /// Returns whether the next callbacks of a controller can be those of a transition.
    private func shows(_ transition: Observation.Transition, of id: Int, before end: Int, isAlone: Bool) -> Bool {
        let wanted = log.callbacks(of: transition, id)
        let found = log.appearances(of: id, in: position..<end, limit: wanted.count + (isRelaxed ? 1 : 0))
        if isRelaxed { return found.contains(where: wanted.contains) || wanted.count == 1 && !isAlone }
        return found == wanted || end == log.items.count && wanted.starts(with: found)
    }

    /// The number of callbacks above which a step is not compared to its end.
    private static let longestStep = 200

    /// A controller that a move hides and one that it shows, the outermost ones.
    struct Exchange {
        /// What the order of the callbacks depends on.
        struct Kind: Hashable {
            let verbs: [VerbSignature]
            let style: Step.Argument?
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

    /// Returns the exchange of controllers by a move, or nil if it doesn't hide and show controllers that the log prints.
    func exchange(by move: Move) -> Exchange? {
        guard !Self.isCanceled(move), let (leaving, entering) = changes(of: move),
            let hidden = leaving.first(where: log.printsAppearance),
            let shown = entering.first(where: log.printsAppearance)
        else { return nil }
        let kind = Exchange.Kind(verbs: [move.step.verb] + move.next.map(\.verb), style: move.step.options["style"])
        return Exchange(kind: kind, hidden: hidden, shown: shown)
    }

    /// Returns whether the log shows the callbacks of an exchange in an order.
    func shows(_ order: [Callback], of exchange: Exchange) -> Bool {
        let wanted = order.filter { log.prints($0, $0.isDisappearance ? exchange.hidden : exchange.shown) }
        let block = log.items[position...].prefix(Self.longestStep).lazy.map(\.token)
        let found = Array(block.filter(exchange.concerns).prefix(wanted.count).map(\.callback))
        return wanted.starts(with: found)
    }

    private static func isCanceled(_ move: Move) -> Bool {
        move.step.subject == .text("cancelled") || move.step.options["interactive"] == .text("cancelled")
    }

    /// The controllers that a move takes off the screen and those that it brings to it, or nil if that isn't certain.
    private func changes(of move: Move) -> (leaving: [Int], entering: [Int])? {
        func shown(_ trees: some Sequence<ControllerTree>) -> [Int] { trees.flatMap(\.informed).map(\.id) }
        func node(_ argument: Step.Argument?) -> ControllerTree? {
            guard case .controller(let name) = argument, let id = Int(name) else { return nil }
            return nodes[id]
        }
        func visible(_ tree: ControllerTree?) -> [Int] {
            guard let tree, onScreen.contains(tree.id) else { return [] }
            return shown(tree.shown)
        }
        let new = shown(move.introduces)
        let place = node(move.step.options["onto"] ?? move.step.options["in"])
        switch move.step.verb {
        case .launch: return ([], new)
        case .setRoot: return (onScreen, new)
        case .push, .setStack, .turnPage, .setPages: return (visible(place), new)
        case .select: return (visible(place), new + (node(move.step.subject).map { shown([$0]) } ?? []))
        case .present: return (move.step.options["style"] == .text("fullScreen") ? onScreen : [], new)
        case .pop, .swipeBack:
            guard let place, !visible(place).isEmpty else { return nil }
            return (visible(place), shown(place.children.dropLast().suffix(1)))
        case .popToRoot: return (visible(place), shown(place?.children.prefix(1) ?? []))
        case .popTo: return (visible(place), node(move.step.subject).map { shown([$0]) } ?? [])
        case .dismiss, .dragSheet:
            let levels = situation.root?.levels ?? []
            guard let last = levels.last, move.step.verb == .dragSheet || move.step.subject == .id(last.id) else {
                return nil
            }
            let isRevealing = move.step.verb == .dismiss && last.coversPresenter
            return (shown([last]), isRevealing ? ControllerTree.onScreen(levels.dropLast()).map(\.id) : [])
        case .embed, .addSubview: return ([], new)
        case .unembed: return (node(move.step.subject).map { shown([$0]) } ?? [], [])
        case .transition:
            return (
                [move.step.subject].compactMap(node).flatMap { shown([$0]) },
                node(move.step.options["to"]).map { shown([$0]) } ?? []
            )
        case .addChild, .beginAppearance:
            let steps = [move.step] + move.next
            func nodes(_ isMeant: (Step) -> Bool) -> [Int] {
                steps.filter(isMeant).compactMap { node($0.subject) }.flatMap { shown([$0]) }
            }
            let old = nodes { $0.verb == .transition || $0.options["appearing"] == .flag(false) }
            return (
                old.filter { self.nodes[$0]?.isHidden != true },
                new + nodes { $0.options["appearing"] == .flag(true) }
            )
        default: return nil
        }
    }

    // MARK: The application

    private func application(_ next: Callback) -> [Move] {
        switch next.phase {
        case .memory: return [Move(Step(.memoryWarning, .nothing))]
        case .rotation, .environment: return rotations
        default: break
        }
        if next == .appDidReceiveMemoryWarning { return [Move(Step(.memoryWarning, .nothing))] }
        var away = Move(Step(.background, .nothing))
        away.isInBackground = true
        var back = Move(Step(.foreground, .nothing))
        back.isInBackground = false
        return [situation.isInBackground ? back : away, Move(Step(.terminate, .nothing), cost: 0.1)]
    }

    /// The end of the app, if the log contains it after the callbacks that come next.
    private func terminations(_ next: Callback) -> [Move] {
        guard next == .viewWillDisappear, let end = log.termination, log.items[position].place < end else { return [] }
        return [Move(Step(.terminate, .nothing))]
    }

    private var rotations: [Move] {
        let now = situation.orientation ?? "portrait"
        return ["landscapeRight", "portrait", "landscapeLeft"].filter { $0 != now }.map { orientation in
            var move = Move(Step(.rotate, .text(orientation)))
            move.orientation = orientation
            return move
        } + [Move(Step(.resize, .size(CGSize(width: 320, height: 480))), cost: 0.2)]
    }

    // MARK: Logs that begin in the middle

    /// The situations in which the callbacks from `position` on can arise if the log doesn't show what came before,
    /// with the cost of each.
    static func beginnings(of log: Observation, at position: Int) -> [(situation: Situation, cost: Double)] {
        let moves = Moves(log, in: Situation(), at: position)
        let candidates = moves.coming.filter { !moves.isContainer($0) }
        var result: [(Situation, Double)] = []
        func add(_ tree: ControllerTree, _ cost: Double) { result.append((Situation(root: tree), cost)) }
        let unseen = ControllerTree(id: moves.hidden, isLoaded: true)
        for shown in candidates.prefix(3) {
            var top = ControllerTree(id: shown, isLoaded: true)
            guard log.isLoaded(shown, at: position) || !log.prints(.viewDidLoad, shown) else { continue }
            for (kinds, cost) in roots { add(moves.wrapped(top, in: kinds), 0.5 + cost) }
            for other in candidates.prefix(3).filter({ $0 != shown }) + [moves.hidden] {
                let below = other == moves.hidden ? unseen : ControllerTree(id: other, isLoaded: true)
                let price = 0.5 + (other == moves.hidden ? 0.15 : 0)
                func container(_ kind: ControllerKind, _ children: [ControllerTree]) -> ControllerTree {
                    ControllerTree(id: moves.hidden + 2, kind: kind, children: children)
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
