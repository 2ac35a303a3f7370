import LifecycleModel

/// A stage on which moves are played by the engine. It remembers the effect of each move in each situation, regardless
/// of the identity of the controllers.
final class Stage {
    /// A move whose controllers are numbered, in a numbered situation.
    private struct Key: Hashable {
        let situation: Int
        let steps: [Step]
        let introduces: [ControllerTree]
        let silences: Int?
    }

    let ios: IOSVersion
    private let hasScenes: Bool
    private var situations: [Situation: Int] = [:]
    private var effects: [Key: Effect] = [:]
    /// For each kind of step that hides a controller and shows another one, the order of their callbacks as played.
    private(set) var orders: [MoveGenerator.Exchange.Kind: [Callback]] = [:]
    /// The number of simulations so far.
    private(set) var plays = 0

    init(ios: IOSVersion, hasScenes: Bool) {
        self.ios = ios
        self.hasScenes = hasScenes
    }

    /// Returns a situation for ``effect(of:in:)``.
    func numbered(_ situation: Situation) -> NumberedSituation {
        var result = NumberedSituation(situation)
        result.key = situations[result.situationWithNumbers] ?? situations.count
        situations[result.situationWithNumbers] = result.key
        return result
    }

    /// Returns the effect of a move, with numbers instead of IDs, and the ID for each number.
    func effect(of move: Move, in numbered: NumberedSituation) -> (effect: Effect, ids: [Int]) {
        var (ids, numbers) = (numbered.ids, numbered.numbers)
        let trees = move.introduces.map { $0.renamed { NumberedSituation.number($0, &ids, &numbers) } }
        func withNumbers(_ step: Step) -> Step {
            step.renamed { "\(NumberedSituation.number(Int($0) ?? 0, &ids, &numbers))" }
        }
        let steps = move.steps.map(withNumbers)
        let silent = move.silences.map { NumberedSituation.number($0, &ids, &numbers) }
        let key = Key(situation: numbered.key, steps: steps, introduces: trees, silences: silent)
        if let known = effects[key] { return (known, ids) }
        let effect = played(key, in: numbered.situationWithNumbers)
        effects[key] = effect
        return (effect, ids)
    }

    /// Remembers the order of the callbacks of the two controllers of an exchange.
    func learn(_ effect: Effect, _ ids: [Int], _ exchange: MoveGenerator.Exchange) {
        guard orders[exchange.kind] == nil else { return }
        let order = effect.events.compactMap { event in
            event.id >= 0 && exchange.concerns(Token(ids[event.id], event.callback)) ? event.callback : nil
        }
        if order.count == Self.exchangeCount { orders[exchange.kind] = order }
    }

    /// The number of callbacks of the two controllers of an exchange.
    private static let exchangeCount = 4

    /// Returns the situation after a move.
    func situation(after move: Move, in numbered: NumberedSituation, _ effect: Effect, _ ids: [Int]) -> Situation {
        var situation = effect.situation.renamed { ids[$0] }
        if situation.root != nil { fold(&situation.root!) }
        situation.isInBackground = move.isInBackground ?? numbered.situation.isInBackground
        situation.orientation = move.orientation ?? numbered.situation.orientation
        return situation
    }

    // MARK: Deep stacks

    /// The lower part of a deep navigation stack: its uppermost controller, and the ID for those below it.
    private struct Bottom: Hashable {
        let below: Int?
        let top: ControllerTree
    }

    /// The lower parts of stacks. In a stack, a controller whose ID contains the index in this list represents each of them,
    /// so that the work for a step doesn't depend on the depth of the stack.
    private var bottoms: [Bottom] = []
    private var numbers: [Bottom: Int] = [:]
    /// The number of controllers from which on the lower ones of a stack are left out.
    private static let deepest = 6
    /// The IDs of lower parts are the multiples of this number. Between two, there are IDs for hidden controllers.
    private static let spacing = 1 << 24

    /// Leaves out the lower controllers of deep stacks, and brings back those that a step can reveal.
    private func fold(_ tree: inout ControllerTree) {
        for index in tree.children.indices { fold(&tree.children[index]) }
        for index in tree.presented.indices { fold(&tree.presented[index]) }
        // A child that a pager of the app's own took off the screen long ago is a new one if it comes back.
        if tree.children.count > Self.deepest, let old = tree.children.firstIndex(where: \.isRemoved) {
            tree.children.remove(at: old)
        }
        guard tree.kind == .navigationController, tree.children.count > 2 else { return }
        func bottom(_ id: Int) -> Bottom? {
            id > 0 && id.isMultiple(of: Self.spacing) ? bottoms[id / Self.spacing - 1] : nil
        }
        func standIn(_ id: Int) -> ControllerTree { ControllerTree(id: id, isLoaded: true) }
        while tree.children.count > Self.deepest {
            let isDeep = bottom(tree.children[1].id) != nil
            let next = Bottom(below: isDeep ? tree.children[1].id : nil, top: tree.children[isDeep ? 2 : 1])
            let number = numbers[next] ?? bottoms.count
            if number == bottoms.count { bottoms.append(next) }
            numbers[next] = number
            tree.children.replaceSubrange(1...(isDeep ? 2 : 1), with: [standIn((number + 1) * Self.spacing)])
        }
        if tree.children.count == 3, let bottom = bottom(tree.children[1].id) {
            tree.children.replaceSubrange(1...1, with: (bottom.below.map { [standIn($0)] } ?? []) + [bottom.top])
        }
    }

    private func played(_ move: Key, in situation: Situation) -> Effect {
        plays += 1
        var situation = situation
        let steps = move.steps
        var trees = move.introduces
        if [.select, .tap].contains(steps[0].verb), let tab = trees.first,
            case .controller(let tabs) = steps[0].options["in"]
        {
            situation.root?.change(Int(tabs) ?? -1) { $0.children.append(tab) }
            trees.removeFirst()
        }
        if let silent = move.silences { situation.root?.change(silent) { $0.forwards = false } }
        var scenario = Scenario()
        scenario.ios = ios
        scenario.hasScenes = hasScenes
        for tree in (situation.root.map { [$0] } ?? []) + trees { scenario.add(tree) }
        scenario.steps = situation.prologue
        for tree in trees.flatMap(\.all) where tree.isLoaded { scenario.steps.append(Step(.touchView, tree.id)) }
        let number = scenario.steps.count + 1
        scenario.steps += steps
        let all = (situation.root?.all ?? []) + trees.flatMap(\.all)
        return Effect(of: scenario.play(), from: number, playing: all)
    }
}

/// A situation whose controllers are numbered in the order of their occurrence.
struct NumberedSituation {
    let situation: Situation
    /// The controllers by their numbers.
    fileprivate(set) var ids: [Int] = []
    fileprivate var numbers: [Int: Int] = [:]
    /// The number of the situation among those of the stage.
    fileprivate var key = 0
    fileprivate var situationWithNumbers = Situation()

    fileprivate init(_ situation: Situation) {
        self.situation = situation
        var numbering = (ids: ids, numbers: numbers)
        situationWithNumbers = situation.renamed { NumberedSituation.number($0, &numbering.ids, &numbering.numbers) }
        (ids, numbers) = numbering
    }

    fileprivate static func number(_ id: Int, _ ids: inout [Int], _ numbers: inout [Int: Int]) -> Int {
        if let number = numbers[id] { return number }
        ids.append(id)
        numbers[id] = ids.count - 1
        return ids.count - 1
    }
}
