import LifecycleModel

/// A candidate for the next step of an inferred scenario.
struct Move: Hashable {
    /// The step. Its controllers are named by their IDs.
    var step: Step
    /// The steps that the app takes after it in the same turn of the run loop.
    var next: [Step] = []
    /// The controllers that the step introduces, with their children.
    var introduces: [ControllerTree] = []
    /// A container of the app's own that doesn't forward its appearance, if the step adds its first child.
    var silences: Int?
    /// How unlikely the step is, compared with a push, a presentation, or their reversal.
    var cost = 0.0
    /// The state of the app after the step, if the step changes it.
    var isInBackground: Bool?
    var orientation: String?

    init(_ step: Step, introduces: [ControllerTree] = [], cost: Double = 0) {
        self.step = step
        self.introduces = introduces
        self.cost = cost
    }
}

/// The simulated effect of a move in a situation.
struct Effect {
    struct Event {
        var id: Int
        var callback: Callback
        var animated: Bool?
        var flags: AppearanceFlags
        var parent: Int?
    }

    /// The callbacks that UIKit sends because of the step.
    var events: [Event] = []
    /// The IDs of UIKit's messages.
    var warnings: [String] = []
    var situation = Situation()
    /// Whether the step has no effect or raises an exception.
    var isRefused = false
}

/// A stage on which moves are played by the engine. It remembers the effect of each move in each situation, regardless
/// of the identity of the controllers.
final class Stage {
    /// A situation whose controllers are numbered in the order of their occurrence.
    struct Place {
        let situation: Situation
        /// The controllers by their numbers.
        fileprivate(set) var ids: [Int] = []
        fileprivate var numbers: [Int: Int] = [:]
        /// The number of the situation among those of the stage.
        fileprivate var key = 0
        fileprivate var numbered = Situation()

        fileprivate init(_ situation: Situation) {
            self.situation = situation
            var place = (ids: ids, numbers: numbers)
            numbered = situation.renamed { Place.number($0, &place.ids, &place.numbers) }
            (ids, numbers) = place
        }

        fileprivate static func number(_ id: Int, _ ids: inout [Int], _ numbers: inout [Int: Int]) -> Int {
            if let number = numbers[id] { return number }
            ids.append(id)
            numbers[id] = ids.count - 1
            return ids.count - 1
        }
    }

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
    private(set) var orders: [Moves.Exchange.Kind: [Callback]] = [:]
    /// The number of simulations so far.
    private(set) var plays = 0

    init(ios: IOSVersion, hasScenes: Bool) {
        self.ios = ios
        self.hasScenes = hasScenes
    }

    /// Returns a situation for ``effect(of:in:)``.
    func place(_ situation: Situation) -> Place {
        var place = Place(situation)
        place.key = situations[place.numbered] ?? situations.count
        situations[place.numbered] = place.key
        return place
    }

    /// Returns the effect of a move, with numbers instead of IDs, and the ID for each number.
    func effect(of move: Move, in place: Place) -> (effect: Effect, ids: [Int]) {
        var (ids, numbers) = (place.ids, place.numbers)
        let trees = move.introduces.map { $0.renamed { Place.number($0, &ids, &numbers) } }
        func numbered(_ step: Step) -> Step {
            step.renamed { "\(Place.number(Int($0) ?? 0, &ids, &numbers))" }
        }
        let steps = ([move.step] + move.next).map(numbered)
        let silent = move.silences.map { Place.number($0, &ids, &numbers) }
        let key = Key(situation: place.key, steps: steps, introduces: trees, silences: silent)
        if let known = effects[key] { return (known, ids) }
        let effect = played(key, in: place.numbered)
        effects[key] = effect
        return (effect, ids)
    }

    /// Remembers the order of the callbacks of the two controllers of an exchange.
    func learn(_ effect: Effect, _ ids: [Int], _ exchange: Moves.Exchange) {
        guard orders[exchange.kind] == nil else { return }
        orders[exchange.kind] = effect.events.compactMap { event in
            event.id >= 0 && exchange.concerns(Token(ids[event.id], event.callback)) ? event.callback : nil
        }
    }

    /// Returns the situation after a move.
    func situation(after move: Move, in place: Place, _ effect: Effect, _ ids: [Int]) -> Situation {
        var situation = effect.situation.renamed { ids[$0] }
        if situation.root != nil { fold(&situation.root!) }
        situation.isInBackground = move.isInBackground ?? place.situation.isInBackground
        situation.orientation = move.orientation ?? place.situation.orientation
        return situation
    }

    // MARK: Deep stacks

    /// The lower part of a deep navigation stack: its uppermost controller, and the ID for those below it.
    private struct Bottom: Hashable {
        let below: Int?
        let top: ControllerTree
    }

    /// The lower parts of stacks. In a stack, a controller whose ID tells the place in this list stands for each of them,
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
        if steps[0].verb == .select, let tab = trees.first, case .controller(let tabs) = steps[0].options["in"] {
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
        scenario.steps += Step.inOneTurn(steps)
        let all = (situation.root?.all ?? []) + trees.flatMap(\.all)
        return Effect(of: scenario.play(), from: number, playing: all)
    }
}

extension Scenario {
    /// Adds the controllers of a tree, named by their IDs.
    mutating func add(_ tree: ControllerTree) {
        for node in tree.all {
            var spec = ControllerSpec(name: "\(node.id)", className: "C\(node.id)")
            spec.kind = node.kind
            if node.isCurled { spec.transition = .curl }
            // Nibs were usual when UIKit unloaded views, and it unloads only views that it can load again.
            if ios.unloadsViews { spec.view = .nib }
            let names = node.children.map { "\($0.id)" }
            switch node.kind {
            case .navigationController: spec.children = Array(names.prefix(node.initialCount))
            case .tabBarController:
                spec.children = names
                spec.selected = names.indices.contains(node.initialTab) ? names[node.initialTab] : nil
            case .splitViewController:
                spec.children = names
                guard node.isWide else { break }
                device = Device(idiom: .pad, orientation: .landscapeLeft)
                if ios >= 14 { spec.style = names.count > 2 ? .tripleColumn : .doubleColumn }
            case .pageViewController: spec.children = names
            default:
                spec.forwardsAppearance = node.forwards
                let isSegue = node.embedding == .segue && node.forwards
                spec.embeds = node.children.filter { isSegue && !$0.isBare }.map { "\($0.id)" }
                let added = node.children.filter { !isSegue || $0.isBare }
                guard !added.isEmpty else { break }
                spec.overrides[.viewDidLoad] = added.map {
                    Step($0.isBare ? .addSubview : .embed, $0.id, ["to": .id(node.id)])
                }
                if !node.forwards { spec.forwardByHand(node) }
            }
            controllers[spec.name] = spec
        }
    }
}

extension ControllerSpec {
    /// Begins and ends the appearance of the children by hand, either when the view loads, or with that of the parent.
    fileprivate mutating func forwardByHand(_ parent: ControllerTree) {
        let children = parent.children.filter { !$0.isHidden && !$0.isBare }
        guard !children.isEmpty else { return }
        let begins = children.map { Step(.beginAppearance, $0.id, ["appearing": .flag(true)]) }
        let ends = children.map { Step(.endAppearance, $0.id) }
        if parent.embedding == .viewDidLoad {
            overrides[.viewDidLoad, default: []] += begins + ends
        } else {
            (overrides[.viewWillAppear], overrides[.viewDidAppear]) = (begins, ends)
        }
    }
}

extension Effect {
    /// The effect of the steps of a run from a number on.
    ///
    /// - Parameter trees: The controllers of the run as they were set up.
    fileprivate init(of run: Run, from number: Int, playing trees: [ControllerTree]) {
        let start = run.events.firstIndex {
            if case .step(let step) = $0.body { step.number == number } else { false }
        }
        guard let start, !run.endsEarly else {
            isRefused = true
            return
        }
        func id(_ controller: ControllerID) -> Int? { Int(run[controller].name) }
        for event in run.events[start...] {
            switch event.body {
            case .callback(let callback) where Observation.compares(callback.callback):
                let isApplication = !run[callback.controller].kind.isController
                guard let receiver = isApplication ? -1 : id(callback.controller) else { continue }
                events.append(
                    Event(
                        id: receiver, callback: callback.callback, animated: callback.animated, flags: callback.flags,
                        parent: callback.parent?.id.flatMap(id)))
            case .warning(let warning): warnings.append(warning.id)
            case .action(let action) where action.kind == .navigate && action.detail != nil: isRefused = true
            default: break
            }
        }
        events = Observation.withLateLoading(events) { Token($0.id, $0.callback) }
        let hierarchy = Hierarchy(of: run)
        var tracker = AppearanceTracker(for: run)
        for event in run.events { tracker.follow(event) }
        let before = Dictionary(trees.map { ($0.id, $0) }) { first, _ in first }
        situation.root = hierarchy.root.flatMap { tree($0, run, hierarchy, tracker, before) }
    }

    private func tree(
        _ id: ControllerID, _ run: Run, _ hierarchy: Hierarchy, _ states: AppearanceTracker,
        _ before: [Int: ControllerTree]
    ) -> ControllerTree? {
        guard let number = Int(run[id].name) else { return nil }
        let node = hierarchy[id]
        var result = ControllerTree(id: number, kind: run[id].kind)
        result.isCurled = before[number]?.isCurled ?? false
        result.isWide = before[number]?.isWide ?? false
        result.forwards = before[number]?.forwards ?? true
        if !result.forwards { result.embedding = .viewDidLoad }
        result.children = node.children.compactMap { tree($0, run, hierarchy, states, before) }
        if result.kind == .viewController {
            for (index, child) in node.children.enumerated() where result.children.indices.contains(index) {
                let isRemoved = hierarchy[child].isViewLoaded && hierarchy[child].viewHost == nil
                result.children[index].isRemoved = isRemoved
                result.children[index].isHidden =
                    !isRemoved && (states.state(of: id) == .appeared || !result.forwards)
                    && states.state(of: child) == .disappeared
            }
        }
        for other in run.controllers.indices.map(ControllerID.init)
        where hierarchy[other].viewHost == .controller(id) && hierarchy[other].parent == nil {
            guard var bare = tree(other, run, hierarchy, states, before) else { continue }
            bare.isBare = true
            result.children.append(bare)
        }
        result.selected =
            result.isWide
            ? node.children.firstIndex { hierarchy[$0].viewHost != nil } ?? 0
            : node.selected.flatMap { node.children.firstIndex(of: $0) } ?? 0
        result.isLoaded = node.isViewLoaded
        result.style = node.presenter == nil ? nil : node.style.flatMap(UIModalPresentationStyle.init)
        result.presented = node.presented.flatMap { tree($0, run, hierarchy, states, before) }.map { [$0] } ?? []
        return result
    }
}
