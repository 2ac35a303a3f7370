extension SourceModel {
    /// Returns the map of the screens that the code shows, joined with storyboards by class name, or nil if the code
    /// shows none.
    ///
    /// The code's pushes, presentations, and children are segues. The root that the code sets, or else the initial
    /// controller of the first storyboard, is the initial controller. A target of an unknown class is a segue to an ID
    /// without a controller: the beginning of the expression, ` in `, and the class with the code. Alerts and other
    /// controllers of the system are left out.
    ///
    /// - Parameters:
    ///   - file: The name of the map.
    ///   - set: The storyboards.
    public func screens(named file: String, joining set: StoryboardSet = StoryboardSet([])) -> Storyboard? {
        var map = ScreenMap(file: file)
        for index in set.storyboards.indices where !set.storyboards[index].isXib { map.add(index, of: set) }
        var shows = false
        for type in classes where !type.isTest && type.declaration.kind == .class {
            for edge in edges(of: type) where !edge.isSystem {
                map.add(edge, from: type, in: self)
                shows = true
            }
        }
        return shows ? map.board : nil
    }
}

private struct ScreenMap {
    private(set) var board: Storyboard
    /// The ID of the controller of each class.
    private var ids: [String: String] = [:]
    /// How certain it is that the initial controller is the app's root.
    private var rootRank = -1

    init(file: String) {
        board = Storyboard(file: file)
        (board.isCode, board.targetRuntime) = (true, "iOS.CocoaTouch")
    }

    // MARK: Storyboards

    /// Adds the controllers and segues of a storyboard. References lead to their targets.
    mutating func add(_ index: Int, of set: StoryboardSet) {
        let own = set.storyboards[index]
        let scenes = board.scenes.count
        func id(_ id: String, in index: Int) -> String { "\(index)/\(id)" }
        var targets: [String: String] = [:]
        for controller in own.controllers {
            guard !controller.isPlaceholder else {
                targets[controller.id] = controller.label
                if case .controller(let other, let target) = set.target(of: controller, in: index) {
                    targets[controller.id] = id(target, in: other)
                }
                continue
            }
            var copy = controller
            (copy.id, copy.file) = (id(controller.id, in: index), own.file)
            copy.scene = controller.scene.map { $0 + scenes }
            board.controllers.append(copy)
            if controller.customClass != nil, ids[own.className(of: controller)] == nil {
                ids[own.className(of: controller)] = copy.id
            }
        }
        board.scenes += own.scenes
        for exit in own.exits {
            board.exits.append(
                Storyboard.Exit(id: id(exit.id, in: index), scene: exit.scene.map { $0 + scenes }, line: exit.line))
        }
        for segue in own.segues {
            var copy = segue
            copy.source = segue.source.map { id($0, in: index) }
            copy.destination = segue.destination.map { targets[$0] ?? id($0, in: index) }
            (copy.scene, copy.file) = (segue.scene.map { $0 + scenes }, own.file)
            board.segues.append(copy)
        }
        if board.initial == nil { board.initial = own.initial.map { targets[$0] ?? id($0, in: index) } }
    }

    // MARK: Code

    mutating func add(_ edge: ScreenEdge, from type: SourceClass, in model: SourceModel) {
        let target: String
        switch edge.target {
        case .own(let shown): target = id(of: shown, in: model)
        case .unknown(let text): target = "\(text) in \(type.name)"
        case .system: return
        }
        guard edge.kind != .root else {
            // Apps also have windows for overlays, which other classes create.
            let isApp = type.name.hasSuffix("SceneDelegate") || type.name.hasSuffix("AppDelegate")
            let rank = (isApp ? 2 : 0) + (edge.isUnknown ? 0 : 1)
            if rank > rootRank { (board.initial, rootRank) = (target, rank) }
            return
        }
        let source = id(of: type, in: model)
        guard source != target else { return }
        var segue = Storyboard.Segue(
            kind: edge.kind.segue, source: source, destination: target, line: edge.location.line ?? 1)
        segue.file = edge.location.file
        segue.isCode = true
        if segue.kind == "relationship" {
            switch model.containerClass(of: edge, in: type) {
            case "UINavigationController": segue.relationship = "rootViewController"
            case "UITabBarController": segue.relationship = "viewControllers"
            case "UISplitViewController": segue.relationship = "splitItems"
            default: segue.relationship = "page"
            }
        }
        board.segues.append(segue)
    }

    /// Returns the ID of the controller of a class, which is added if it is missing.
    private mutating func id(of type: SourceClass, in model: SourceModel) -> String {
        if let known = ids[type.name] { return known }
        let location = type.declaration.location
        let foreign = model.foreignSuperclass(of: type).flatMap { UIKitClass.isController($0) ? $0 : nil }
        let name = foreign.map { $0.hasPrefix("UI") ? $0.dropFirst(2) : $0[...] } ?? "ViewController"
        let element = model.mayBeController(type) ? name.lowercasedFirst : "object"
        var controller = Storyboard.Controller(
            id: "code/\(type.name)", element: element, line: location.line ?? 1)
        (controller.customClass, controller.file) = (type.name, location.file)
        board.controllers.append(controller)
        ids[type.name] = controller.id
        return controller.id
    }
}

extension ScreenEdge.Kind {
    /// The kind of the segue that does the same.
    fileprivate var segue: String {
        switch self {
        case .root, .page: "relationship"
        case .push: "push"
        case .present: "presentation"
        case .show: "show"
        case .showDetail: "showDetail"
        case .addChild: "embed"
        }
    }
}
