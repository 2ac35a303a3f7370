extension Storyboard {
    /// The controller with that id; the first one where a damaged file has several.
    public func controller(id: String) -> Controller? { controllers.first { $0.id == id } }

    /// The controller that code instantiates by `identifier`.
    public func controller(identifier: String) -> Controller? {
        controllers.first { $0.storyboardIdentifier == identifier }
    }

    /// The controllers of a class, with or without the module before it, in the order of the file.
    public func controllers(className: String) -> [Controller] {
        let short = className.split(separator: ".").last.map(String.init) ?? className
        return controllers.filter { !$0.isPlaceholder && self.className(of: $0) == short }
    }

    /// The first controller of a class; nil where there is none.
    public func controller(className: String) -> Controller? { controllers(className: className).first }

    /// The controller that a scenario's word names: by storyboard identifier first, then by class, then by id.
    public func controller(named word: String) -> Controller? {
        controller(identifier: word) ?? controller(className: word) ?? controller(id: word)
    }

    /// The initial controller; nil where the file names none or one that is not there.
    public var initialController: Controller? { initial.flatMap { controller(id: $0) } }

    /// The controllers that are not initial, that no segue leads to, and that code cannot ask for by an identifier.
    ///
    /// An unwind segue does not count, because it leads back to a scene that is there; nor do a xib's controllers, which
    /// its owner reaches.
    public var unreachableControllers: [Controller] {
        var entered = Set(segues.filter { $0.work != .unwind }.compactMap(\.destination))
        if let initial { entered.insert(initial) }
        return controllers.filter { controller in
            controller.scene != nil && controller.storyboardIdentifier == nil && !entered.contains(controller.id)
                && !controller.isEntryByItself
        }
    }

    /// The class of a controller: the app's own, or else the system's for its element.
    public func className(of controller: Controller) -> String {
        if let own = controller.customClass { return own.split(separator: ".").last.map(String.init) ?? own }
        return Storyboard.systemClass(ofElement: controller.element, on: platform)
    }

    /// A child that a container starts with, and the part it plays there.
    public struct Child: Sendable, Hashable {
        /// The part, as `rootViewController`, `viewControllers`, `masterViewController`, `detailViewController`.
        public let role: String
        /// The child, or the placeholder that stands for it; nil where the id is not in the file.
        public let controller: Controller?
        /// The relationship's line, or the child's own in a xib.
        public let line: Int
    }

    /// The children that a container starts with, in the order in which it holds them: a navigation controller's root,
    /// the tabs from first to last, a split view's primary, supplementary and secondary.
    public func children(of controller: Controller) -> [Child] {
        var children: [Child] = []
        for segue in segues where segue.source == controller.id && segue.work == .relationship {
            let child = segue.destination.flatMap { self.controller(id: $0) }
            children.append(Child(role: segue.relationship ?? "child", controller: child, line: segue.line))
        }
        for child in controllers where child.parent == controller.id {
            children.append(Child(role: child.role ?? "child", controller: child, line: child.line))
        }
        let order = children.enumerated().sorted {
            (Storyboard.rank($0.element.role), $0.offset) < (Storyboard.rank($1.element.role), $1.offset)
        }
        return order.map(\.element)
    }

    /// The controllers that embed segues install while the view of `controller` loads, in the order of the file.
    public func embeds(of controller: Controller) -> [(segue: Segue, controller: Controller?)] {
        segues(from: controller).filter { $0.work == .embed }.map { segue in
            (segue: segue, controller: segue.destination.flatMap { self.controller(id: $0) })
        }
    }

    /// The segue that `controller` performs by `identifier`.
    public func segue(identifier: String, from controller: Controller) -> Segue? {
        segues.first { $0.source == controller.id && $0.identifier == identifier }
    }

    /// The first segue from one controller to another that is no containment; nil where there is none.
    public func segue(from source: Controller, to destination: Controller) -> Segue? {
        segues(from: source).first { $0.destination == destination.id && !$0.work.isContainment }
    }

    /// The segues that `controller` owns, relationships among them, in the order of the file.
    public func segues(from controller: Controller) -> [Segue] { segues.filter { $0.source == controller.id } }

    /// The segues that lead to `controller`, relationships among them, in the order of the file.
    public func segues(to controller: Controller) -> [Segue] { segues.filter { $0.destination == controller.id } }

    /// The controller whose scene's exit an unwind segue points at, where that is another scene than the segue's own.
    ///
    /// Nil for the common case, the exit of its own scene: there UIKit looks for the action's method at run time, and the
    /// file does not say where the segue goes.
    public func unwindTarget(of segue: Segue) -> Controller? {
        guard let exit = exits.first(where: { $0.id == segue.destination }), let scene = exit.scene,
            scene != segue.scene
        else { return nil }
        return controllers.first { $0.scene == scene }
    }

    /// Where a split view puts a child; children of other containers keep the order of the file.
    private static func rank(_ role: String) -> Int {
        switch role {
        case "masterViewController", "primaryViewController": 0
        case "supplementaryViewController": 1
        case "detailViewController", "secondaryViewController": 2
        case "compactViewController": 3
        default: 1
        }
    }
}
