import LifecycleModel

/// A controller in the hierarchy of an inferred scenario, with its children and the controller that it presents.
struct ControllerTree: Hashable {
    /// How a plain controller gets its children when its view loads.
    enum Embedding: Hashable { case segue, viewDidLoad }

    /// The participant of the log. Controllers that the log doesn't print have the numbers after its participants.
    var id: Int
    var kind = ControllerKind.viewController
    /// The stack, the tabs, the columns, the current page, or the children, in order.
    var children: [ControllerTree] = []
    /// The selected tab, or the first column on screen, among the children.
    var selected = 0
    var embedding = Embedding.segue
    /// Whether a plain controller forwards its appearance to its children. If not, the app begins and ends theirs.
    var forwards = true
    /// Whether the controller's view is in the view of the parent although the controller isn't its child.
    var isBare = false
    /// Whether the view of a plain controller's child was removed from the screen, as after a transition to another child.
    var isRemoved = false
    /// Whether the app ended the appearance of a plain controller's child by hand.
    var isHidden = false
    /// Whether a page view controller turns pages with a curl.
    var isCurled = false
    /// Whether a split view shows its columns side by side, as on a pad in landscape.
    var isWide = false
    /// Whether the view was loaded before the controller's first step.
    var isLoaded = false
    /// The presented controller, or none.
    var presented: [ControllerTree] = []
    /// The presentation style, or nil for a controller that isn't presented.
    var style: UIModalPresentationStyle?

    /// The children that the controller shows.
    var shown: [ControllerTree] { shownIndices.map { children[$0] } }

    private var shownIndices: [Int] {
        switch kind {
        case .navigationController: children.indices.suffix(1)
        case .tabBarController: children.indices.contains(selected) ? [selected] : []
        case .splitViewController: Array(children.indices.dropFirst(selected))
        default: children.indices.filter { !children[$0].isRemoved && !children[$0].isHidden }
        }
    }

    /// The tree of the frontmost presentation below this controller, or the tree itself.
    var frontmost: ControllerTree {
        if let next = presented.first { return next.frontmost }
        for child in shown {
            let front = child.frontmost
            if front.id != child.id || front.style != nil { return front }
        }
        return self
    }

    /// The controllers on the way from this one to the innermost shown one, and all shown children of plain ones.
    var visible: [ControllerTree] { [self] + shown.flatMap(\.visible) }

    /// Adds the visible controllers that receive callbacks when this one appears or disappears.
    func addInformed(to ids: inout [Int]) {
        ids.append(id)
        if forwards { for index in shownIndices { children[index].addInformed(to: &ids) } }
    }

    /// The root and each presented controller above it.
    var levels: [ControllerTree] {
        [self] + (path(to: frontmost.id) ?? []).filter { $0.style != nil && $0.id != id }
    }

    /// Returns the visible controllers that receive callbacks when trees appear or disappear.
    static func informed(_ trees: some Sequence<ControllerTree>) -> [Int] {
        trees.reduce(into: []) { $1.addInformed(to: &$0) }
    }

    /// Returns the informed controllers of levels, except those that a full-screen presentation covers.
    static func onScreen(_ levels: [ControllerTree]) -> [Int] {
        informed(levels[(levels.lastIndex(where: \.coversPresenter) ?? 0)...])
    }

    /// Whether the presenter disappears below this controller.
    var coversPresenter: Bool { style == .fullScreen || style == .currentContext }

    /// All controllers of the tree, parents first.
    var all: [ControllerTree] { [self] + children.flatMap(\.all) + presented.flatMap(\.all) }

    func contains(_ wanted: Int) -> Bool {
        id == wanted || children.contains { $0.contains(wanted) } || presented.contains { $0.contains(wanted) }
    }

    /// Returns the chain of controllers from this one to the one with an ID, or nil.
    func path(to wanted: Int) -> [ControllerTree]? {
        if id == wanted { return [self] }
        for next in children + presented { if let path = next.path(to: wanted) { return [self] + path } }
        return nil
    }

    /// Changes the controller with an ID.
    mutating func change(_ wanted: Int, _ change: (inout ControllerTree) -> Void) {
        if id == wanted { return change(&self) }
        for index in children.indices { children[index].change(wanted, change) }
        for index in presented.indices { presented[index].change(wanted, change) }
    }

    /// Returns the tree with other IDs.
    func renamed(_ name: (Int) -> Int) -> ControllerTree {
        var tree = self
        tree.id = name(id)
        tree.children = children.map { $0.renamed(name) }
        tree.presented = presented.map { $0.renamed(name) }
        return tree
    }
}

/// The state of the app between two steps of an inferred scenario.
struct Situation: Hashable {
    /// The window's root, or nil before the launch.
    var root: ControllerTree?
    var isInBackground = false
    var orientation: String?

    func renamed(_ name: (Int) -> Int) -> Situation {
        var result = self
        result.root = root?.renamed(name)
        return result
    }

    /// The IDs of all controllers.
    var members: [Int] { root?.all.map(\.id) ?? [] }

    /// Returns whether a controller has children.
    func isContainer(_ controller: Step.Argument?) -> Bool {
        root?.all.contains { .id($0.id) == controller && !$0.children.isEmpty } ?? false
    }
}

/// The part of a hierarchy that a step changes. Its effect doesn't depend on the controllers around the part.
struct Scope: Hashable {
    /// The uppermost controller of the part.
    let root: Int
    /// Whether the step only changes what the controller presents, and sends no callbacks to its children.
    var isPresenter = false
}

extension Situation {
    /// Returns the situation with only a part of the hierarchy.
    func reduced(to scope: Scope?) -> Situation {
        guard let scope, var tree = root?.path(to: scope.root)?.last else { return self }
        if scope.isPresenter { tree = ControllerTree(id: tree.id, isLoaded: true, presented: tree.presented) }
        (tree.style, tree.isRemoved, tree.isHidden, tree.isBare) = (nil, false, false, false)
        var result = self
        result.root = tree
        return result
    }

    /// Returns the situation with a part of the hierarchy as it is after a step.
    func replacing(_ scope: Scope?, with part: Situation) -> Situation {
        guard let scope else { return part }
        var result = part
        result.root = root
        result.root?.change(scope.root) { old in
            var new = scope.isPresenter ? old : part.root ?? old
            new.presented = part.root?.presented ?? []
            new.style = old.style
            (new.isRemoved, new.isHidden, new.isBare) = (old.isRemoved, old.isHidden, old.isBare)
            old = new
        }
        return result
    }
}

// MARK: - The scenario that leads to a situation

extension Situation {
    /// The steps from the launch to this situation, without animations. Their number depends on the size of the
    /// hierarchy and not on the number of steps that led to it.
    var prologue: [Step] {
        guard let root else { return [] }
        var steps = [Step(.launch, root.id)]
        if let orientation { steps.insert(Step(.rotate, .text(orientation)), at: 0) }
        steps += root.prologue
        if isInBackground { steps.append(Step(.background, .nothing)) }
        return steps
    }
}

extension ControllerTree {
    /// The number of children with which the container is created. The others are pushed.
    var initialCount: Int {
        guard kind == .navigationController else { return children.count }
        return (children.firstIndex(where: \.isLoaded) ?? max(children.count - 1, 0)) + 1
    }

    /// The tab that is selected first: the first one whose view is loaded.
    var initialTab: Int { children.firstIndex { $0.all.contains(where: \.isLoaded) } ?? selected }

    fileprivate var prologue: [Step] {
        var steps: [Step] = []
        switch kind {
        case .navigationController:
            for child in children.prefix(initialCount) { steps += child.prologue }
            for child in children.dropFirst(initialCount) {
                steps.append(Step(.push, child.id, ["onto": .id(id), "animated": .flag(false)]))
                steps += child.prologue
            }
        case .tabBarController:
            let visited = children.indices.filter { $0 != selected && children[$0].all.contains(where: \.isLoaded) }
            for tab in visited + [selected] where children.indices.contains(tab) {
                if tab != initialTab || !visited.isEmpty { steps.append(Step(.select, children[tab].id)) }
                steps += children[tab].prologue
            }
        case .splitViewController:
            for child in children { steps += child.prologue }
            if selected > 0 { steps.append(Step(.hideColumn, .text("primary"), ["in": .id(id)])) }
        default:
            for child in children { steps += child.prologue }
            for child in children where child.isRemoved { steps.append(Step(.removeFromSuperview, child.id)) }
            for child in children where child.isHidden && forwards {
                steps += Step.inOneTurn([
                    Step(.beginAppearance, child.id, ["appearing": .flag(false)]), Step(.endAppearance, child.id),
                ])
            }
        }
        for next in presented {
            let style: [String: Step.Argument] = next.style.map { ["style": .text($0.rawValue)] } ?? [:]
            let options: [String: Step.Argument] = ["from": .id(id), "animated": .flag(false)]
            steps.append(Step(.present, next.id, options.merging(style) { $1 }))
            steps += next.prologue
        }
        return steps
    }
}

extension Step {
    /// Creates a step whose controllers are named by their IDs.
    init(_ verb: VerbSignature, _ id: Int, _ options: [String: Step.Argument] = [:]) {
        self.init(verb, .id(id), options)
    }

    init(_ verb: VerbSignature, _ subject: Step.Argument, _ options: [String: Step.Argument] = [:]) {
        self.init(verb: verb, subject: subject, options: options, location: SourceLocation())
    }

    /// Returns the steps without waits between them.
    static func inOneTurn(_ steps: [Step]) -> [Step] {
        var steps = steps
        for index in steps.indices.dropLast() { steps[index].waits = false }
        return steps
    }

    /// Returns the step with other names of controllers.
    func renamed(_ name: (String) -> String) -> Step {
        var step = self
        step.subject = subject.renamed(name)
        step.options = options.mapValues { $0.renamed(name) }
        return step
    }
}

extension Step.Argument {
    static func id(_ id: Int) -> Step.Argument { .controller("\(id)") }

    fileprivate func renamed(_ name: (String) -> String) -> Step.Argument {
        switch self {
        case .controller(let old): .controller(name(old))
        case .controllers(let old): .controllers(old.map(name))
        default: self
        }
    }
}
