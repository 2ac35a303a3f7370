import LifecycleModel

/// A scenario that grows with each move of an explanation.
struct ScenarioDraft {
    private(set) var scenario = Scenario()
    /// For each step, the index of the inferred step to which it belongs, or nil for a step that leads to a situation in
    /// which the log, or the part of it after a gap, begins.
    private(set) var owners: [Int?] = []
    /// The participants of the log by their names in the scenario.
    private(set) var participants: [String: Int] = [:]

    private let log: Observation
    /// The names given so far, and the last number for each name.
    private var taken: Set<String> = []
    private var counts: [String: Int] = [:]
    /// The controllers of which a step only loaded the view so far.
    private var touched: Set<String> = []
    /// The windows after the first one whose scenes are connected.
    private var connected: Set<Int> = []
    /// For each window, the current name of each ID. Controllers that the log doesn't print have the same IDs in several
    /// windows.
    private var windowNames: [[Int: String]]
    /// The window to which steps are added.
    private var window = 0
    private var names: [Int: String] {
        get { windowNames[window] }
        set { windowNames[window] = newValue }
    }

    /// Creates the scenario of a story.
    ///
    /// - Parameters:
    ///   - others: Moves that replace those of the steps with these indices.
    init(_ log: Observation, ios: IOSVersion, _ story: Story, replacing others: [Int: Move] = [:]) {
        self.init(log, ios: ios, windowCount: story.windows.count)
        var reached: [Int: Situation] = [:]
        for (index, part) in story.steps.enumerated() {
            guard let move = others[index] ?? part.move else { continue }
            let before = part.previous.situation
            window = part.window
            if reached[window] == nil {
                begin(in: before)
            } else if part.previous.isBeginning || reached[window] != before {
                resume(in: before)
            }
            reached[window] = part.path.situation
            let line = part.items.compactMap(\.line).min() ?? part.path.eventIndex.flatMap { log.run.events[$0].line }
            add(move, in: before, owner: index, line: line)
        }
        addUnseenTabs()
    }

    /// Adds the controllers that the log creates but never shows as tabs of the tab bar controller, if there is one. A
    /// navigation controller among them gets the page that is created just before it.
    private mutating func addUnseenTabs() {
        guard var tabs = scenario.controllers.values.first(where: { $0.kind == .tabBarController }) else { return }
        var page: String?
        for (index, info) in log.run.controllers.enumerated() where info.kind.isController {
            guard let name = names[index], scenario.controllers[name] == nil else { continue }
            var spec = ControllerSpec(name: name, className: info.className)
            spec.kind = info.kind
            if spec.kind == .navigationController, let inside = page {
                spec.children = [inside]
                tabs.children.removeLast()
            }
            page = spec.kind == .viewController ? name : nil
            scenario.controllers[name] = spec
            tabs.children.append(name)
        }
        scenario.controllers[tabs.name] = tabs
    }

    private init(_ log: Observation, ios: IOSVersion, windowCount: Int) {
        self.log = log
        windowNames = [[:]]
        scenario.ios = ios
        scenario.title = log.run.title
        scenario.file = log.run.file
        scenario.recordsViews = log.run.callbacks.contains { $0.event.callback.isSentToUIView }
        if log.printsApplication, !log.printsScenes { scenario.hasScenes = false }
        for (index, info) in log.run.controllers.enumerated() where info.kind.isController {
            let name = unique(ScenarioName.identifier(info.id))
            names[index] = name
            participants[name] = index
        }
        windowNames = Array(repeating: names, count: windowCount)
    }

    private mutating func unique(_ name: String) -> String {
        func isFree(_ name: String) -> Bool {
            scenario.controllers[name] == nil && !ScenarioName.reserved.contains(name) && !taken.contains(name)
        }
        var unique = name
        var number = counts[name, default: 1]
        while !isFree(unique) {
            number += 1
            unique = "\(name)\(number)"
        }
        counts[name] = number
        taken.insert(unique)
        return unique
    }

    // MARK: Steps

    /// Adds the controllers and the steps that lead to the situation in which the log of a window begins.
    private mutating func begin(in situation: Situation) {
        guard let root = situation.root else { return }
        introduce(root)
        for step in situation.prologue { append(step) }
    }

    /// Adds the steps that lead to the situation in which the log continues after a gap. An empty controller replaces
    /// the root first, so that nothing of the situation before is left.
    private mutating func resume(in situation: Situation) {
        let blank = unique("other")
        scenario.controllers[blank] = ControllerSpec(name: blank, className: "UIViewController")
        append(Step(.setRoot, .controller(blank)))
        begin(in: situation)
    }

    /// Adds the steps of a move with the controllers that it introduces.
    private mutating func add(_ move: Move, in situation: Situation, owner: Int, line: Int?) {
        // The app's first scene has no name, so no step disconnects it.
        if move.step.verb == .disconnectScene, window == 0 { return }
        for tree in move.introduces { introduce(tree) }
        if let name = move.silences.flatMap({ names[$0] }) { scenario.controllers[name]?.forwardsAppearance = false }
        extend(move, in: situation)
        for step in move.steps { append(step, owner: owner, line: line) }
    }

    /// Adds a step. An app launches only once, and another window connects instead.
    private mutating func append(_ step: Step, owner: Int? = nil, line: Int? = nil) {
        var step = step.renamed { [names] in Int($0).flatMap { names[$0] } ?? $0 }
        if step.verb == .launch, window > 0, connected.insert(window).inserted {
            step = Step(.connectScene, .text(Story.scene(window)), ["root": step.subject])
        } else if step.verb == .launch, !scenario.steps.isEmpty, step != scenario.steps.first {
            step.verb = .setRoot
        }
        step.location.line = line
        if step.verb == .touchView, case .controller(let name) = step.subject { touched.insert(name) }
        scenario.steps.append(step)
        owners.append(owner)
    }

    /// Adds the controllers of a tree. A controller that comes back was kept.
    private mutating func introduce(_ tree: ControllerTree) {
        var addition = Scenario()
        addition.ios = scenario.ios
        addition.device = scenario.device
        for node in tree.all where node.id >= log.run.controllers.count { names[node.id] = hiddenName(node) }
        addition.add(tree)
        scenario.device = addition.device
        for (old, node) in zip(addition.controllers.values, tree.all) {
            let name = names[node.id] ?? old.name
            let isKnown = scenario.controllers[name] != nil && node.id < log.run.controllers.count
            let isOnlyLoaded = touched.remove(name) != nil && !node.children.isEmpty
            guard !isKnown || isOnlyLoaded else {
                scenario.controllers[name]?.keeps = true
                continue
            }
            var spec = old
            spec.name = name
            spec.keeps = isKnown || spec.keeps
            spec.className = className(node)
            spec.children = old.children.map { named($0) }
            spec.embeds = old.embeds.map { named($0) }
            spec.selected = old.selected.map { named($0) }
            spec.overrides = old.overrides.mapValues { $0.map { $0.renamed(named) } }
            if node.id < log.run.controllers.count {
                if log.decoded.contains(node.id) { spec.view = .storyboard }
                if node.isLoaded, !isKnown, !scenario.steps.isEmpty { load(spec) }
            }
            scenario.controllers[name] = spec
        }
    }

    private func named(_ id: String) -> String { Int(id).flatMap { names[$0] } ?? id }

    /// Loads the view of a controller that appears later although the log doesn't show that its view loads.
    private mutating func load(_ spec: ControllerSpec) {
        scenario.controllers[spec.name] = spec
        scenario.controllers[spec.name]?.keeps = true
        scenario.steps.insert(Step(.touchView, .controller(spec.name)), at: 0)
        owners.insert(nil, at: 0)
    }

    private func className(_ node: ControllerTree) -> String {
        if node.id < log.run.controllers.count { return log.run.controllers[node.id].className }
        return switch node.kind {
        case .navigationController: "UINavigationController"
        case .tabBarController: "UITabBarController"
        case .splitViewController: "UISplitViewController"
        case .pageViewController: "UIPageViewController"
        default: "UIViewController"
        }
    }

    /// A new name for a controller that the log doesn't print.
    private mutating func hiddenName(_ node: ControllerTree) -> String {
        switch node.kind {
        case .navigationController: unique("navigation")
        case .tabBarController: unique("tabs")
        case .splitViewController: unique("split")
        case .pageViewController: unique("pages")
        default: unique("other")
        }
    }

    /// Adds a tab or a page that a step shows to the children of its container.
    private mutating func extend(_ move: Move, in situation: Situation) {
        let verb = move.step.verb.name
        guard ["select", "tap", "turnPage", "setPages"].contains(verb), let page = move.introduces.first,
            case .controller(let container) = move.step.options["in"], let name = Int(container).flatMap({ names[$0] }),
            let child = names[page.id], scenario.controllers[name]?.children.contains(child) == false
        else { return }
        scenario.controllers[name]?.children.append(child)
    }
}
