import LifecycleModel

// MARK: - Trees of controllers that are not in the hierarchy
extension MoveGenerator {
    /// The new participants as one tree in each way in which they can belong together, with the cost of each.
    var arrivals: [(tree: ControllerTree, cost: Double)] {
        (trees(of: new) + holders + splits).filter { canAppear($0.tree) }
    }

    /// The first participant as a container of the app's own that contains one of UIKit's.
    var holders: [(tree: ControllerTree, cost: Double)] {
        guard let outer = new.first, !isContainer(outer) else { return [] }
        let rest = new.dropFirst().filter { comesBefore(outer, $0) }
        guard rest.contains(where: isContainer), !rest.allSatisfy(isContainer) else { return [] }
        return trees(of: rest).filter { Self.containers.contains($0.tree.kind) }
            .flatMap { family(outer, [$0.tree], $0.cost + 0.2) }
    }

    private func trees(of new: [Int]) -> [(tree: ControllerTree, cost: Double)] {
        guard let first = new.first else { return [] }
        func group(_ kind: ControllerKind, before last: Int) -> [Int] {
            // A page appears before its page view controller.
            let isPager = kind == .pageViewController
            return new.filter { log.kinds[$0] == kind && ($0 == first || isPager || comesBefore(last, $0)) }
        }
        // A view that is only loaded doesn't show the controller that contains the others.
        let content = new.first { !isContainer($0) && log.printsAppearance(of: $0) } ?? new.first { !isContainer($0) }
        let last = content ?? first
        let contents = new.filter { !isContainer($0) && ($0 == content || comesBefore(last, $0)) }
        var trees = content.map { plain(contents, startingWith: $0) } ?? []
        if isContainer(first) { trees.append((tree(unloggedID + 1), 0.3)) }
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
        return trees
    }

    /// The first participants as the columns of a split view on a pad, each with a navigation controller, as UIKit
    /// gives it one.
    var splits: [(tree: ControllerTree, cost: Double)] {
        let contents = new.filter { !isContainer($0) }
        guard let first = contents.first else { return [] }
        let columns = [first] + contents.dropFirst().filter { comesBefore(first, $0) }
        let stacks = new.filter { log.kinds[$0] == .navigationController }
        let split = new.first { log.kinds[$0] == .splitViewController }
        return (2...3).filter { $0 <= columns.count }.map { count in
            let pages = columns.prefix(count).enumerated().map { index, page in
                tree(index < stacks.count ? stacks[index] : unloggedID + 3 + index, .navigationController, [tree(page)])
            }
            var wide = tree(split ?? unloggedID + 2, .splitViewController, pages)
            wide.isWide = true
            return (wide, split == nil ? Self.splitCost : 0.1)
        }
    }

    /// The cost of a navigation controller around a child that the log doesn't print.
    static let stackCost = 0.95

    /// The cost of a split view that the log doesn't print. Containers of the app's own are more common.
    static let splitCost = 0.75

    /// Plain controllers: the first one alone, or with the others as its children, or as a child of another one.
    func plain(_ ids: [Int], startingWith first: Int) -> [(tree: ControllerTree, cost: Double)] {
        var result = [(tree(first), 0.0)]
        let others = ids.filter { $0 != first && comesBefore(first, $0) }.prefix(3)
        let isLaunch = situation.root == nil
        /// The child in a navigation controller that the log doesn't print, as in a drawer.
        func stack(_ child: Int, _ index: Int = 0) -> ControllerTree {
            ControllerTree(id: unloggedID + 6 + index, kind: .navigationController, children: [tree(child)])
        }
        for other in others {
            result += family(first, [tree(other)], 0.2)
            if log.printsAppearance(of: other) { result += family(other, [tree(first)], 0.25) }
            if isLaunch { result += family(first, [stack(other)], 0.2 + Self.stackCost) }
            result.append((tree(first, nil, [bare(other)]), 0.35))
            result.append((tree(other, nil, [bare(first)]), 0.4))
        }
        if others.count > 1 {
            result += family(first, others.prefix(2).map { tree($0) }, 0.25)
            let (one, two) = (others[0], others[1])
            for pair in [[stack(one), tree(two)], [tree(one), stack(two)], [stack(one), stack(two, 1)]] where isLaunch {
                result += family(first, pair, 0.25 + Self.stackCost)
                result += family(first, pair.reversed(), 0.27 + Self.stackCost)
            }
            for (middle, leaf) in [(others[0], others[1]), (others[1], others[0])] {
                var inner = tree(middle, nil, [tree(leaf)])
                inner.embedding = .viewDidLoad
                result += family(first, [inner], 0.3)
            }
        }
        if others.count > 2 { result += family(first, others.map { tree($0) }, 0.3) }
        return result
    }

    /// A plain controller with children, for each of the orders in which it can inform them. The log shows whether their views are
    /// loaded before its own, as by a segue.
    private func family(
        _ parent: Int, _ children: [ControllerTree], _ cost: Double
    ) -> [(tree: ControllerTree, cost: Double)] {
        func loading(_ id: Int) -> Int? {
            log.next(Token(id, .viewDidLoad), from: position).map { log.items[$0].eventIndex }
        }
        var family = tree(parent, nil, children)
        let contents = children.compactMap(\.visible.last?.id)
        family.embedding = loading(contents[0]) ?? .max < loading(parent) ?? 0 ? .segue : .viewDidLoad
        guard contents.contains(where: { isSilent(parent, toward: $0) }) else { return [(family, cost)] }
        // The app begins the appearance of a child when the parent's view loads, or when the parent appears.
        var silent = family
        silent.forwards = false
        func begin(_ id: Int) -> Int? { log.next(Token(id, .viewWillAppear), from: position) }
        silent.embedding = begin(contents[0]) ?? .max < begin(parent) ?? 0 ? .viewDidLoad : .segue
        for index in children.indices { silent.children[index].isHidden = !appears(contents[index], with: parent) }
        return [(family, cost), (silent, cost + Self.byHandCost)]
    }

    /// The cost of a container that doesn't forward its appearance.
    static let byHandCost = 0.1

    /// Returns whether a child begins to appear before its parent has appeared, if the log prints its appearances.
    func appears(_ child: Int, with parent: Int) -> Bool {
        guard log.prints(.viewWillAppear, child) else { return true }
        let end = log.next(Token(parent, .viewDidAppear), from: position) ?? .max
        return log.next(Token(child, .viewWillAppear), from: position).map { $0 < end } ?? false
    }

    /// Returns whether the log shows that a parent doesn't forward its appearance to a child: one of them appears
    /// without the other, or the parent disappears alone.
    func isSilent(_ parent: Int, toward child: Int) -> Bool {
        if !appears(child, with: parent) { return true }
        if let begin = log.next(Token(parent, .viewWillAppear), from: position) {
            if let end = log.next(Token(child, .viewDidAppear), from: position), end < begin { return true }
            // The app begins the appearance of a child when the parent's view loads, and ends it at once, or later.
            if let start = log.next(Token(child, .viewWillAppear), from: position), start < begin { return false }
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

    func isContainer(_ participant: Int) -> Bool { Self.containers.contains(log.kinds[participant]) }

    private static let containers: [ControllerKind] = [
        .navigationController, .tabBarController, .splitViewController, .pageViewController,
    ]

    func tree(_ id: Int, _ kind: ControllerKind? = nil, _ children: [ControllerTree] = []) -> ControllerTree {
        let kind = kind ?? (id < log.run.controllers.count && !isContainer(id) ? log.kinds[id] : .viewController)
        let isLoaded = id < log.run.controllers.count && log.isLoaded(id, at: position)
        return ControllerTree(id: id, kind: kind, children: children, isLoaded: isLoaded)
    }

    /// A controller whose view is added to another one's view without `addChild(_:)`.
    func bare(_ id: Int) -> ControllerTree {
        var tree = tree(id)
        tree.isBare = true
        return tree
    }

    /// Returns whether the other participant's first callback comes before the first one has appeared, so that one of
    /// them can contain the other.
    func comesBefore(_ first: Int, _ other: Int) -> Bool {
        let next = log.items[position..<min(position + reach, log.items.count)]
        let end = next.first { $0.token == Token(first, .viewDidAppear) }?.eventIndex ?? .max
        return next.contains { $0.token.participant == other && $0.eventIndex < end }
    }

    func wrapped(_ inner: ControllerTree, in kinds: [ControllerKind]) -> ControllerTree {
        var result = inner
        for (offset, kind) in kinds.enumerated().reversed() {
            result = ControllerTree(id: unloggedID + 2 + offset, kind: kind, children: [result])
        }
        return result
    }

    static let curlCost = 0.05

    /// The tree with pages that are turned with a curl.
    func curled(_ tree: ControllerTree) -> ControllerTree {
        var tree = tree
        tree.isCurled = true
        return tree
    }

    static let roots: [(kinds: [ControllerKind], cost: Double)] = [
        ([], 0), ([.navigationController], 0.05), ([.tabBarController], 0.12),
        ([.tabBarController, .navigationController], 0.15), ([.pageViewController], 0.2), ([.viewController], 0.4),
    ]

    func roots(_ arrival: ControllerTree) -> [(tree: ControllerTree, cost: Double)] {
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
}
