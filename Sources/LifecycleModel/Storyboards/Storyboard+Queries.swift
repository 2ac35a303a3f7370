extension Storyboard {
    /// Returns the first controller with an ID, or nil. In a damaged file, several controllers can have the same ID.
    public func controller(id: String) -> Controller? { controllers.first { $0.id == id } }

    /// Returns the controller with a storyboard identifier, or nil.
    public func controller(identifier: String) -> Controller? {
        controllers.first { $0.storyboardIdentifier == identifier }
    }

    /// Returns the controllers of a class, given with or without its module, in document order. Omits placeholders.
    public func controllers(className: String) -> [Controller] {
        let short = className.split(separator: ".").last.map(String.init) ?? className
        return controllers.filter { !$0.isPlaceholder && self.className(of: $0) == short }
    }

    /// Returns the first controller of a class, given with or without its module, or nil.
    public func controller(className: String) -> Controller? { controllers(className: className).first }

    /// Returns the controller with a name in a scenario: its storyboard identifier, its class, or its ID, in this
    /// order. Returns nil for an unknown name.
    public func controller(named word: String) -> Controller? {
        controller(identifier: word) ?? controller(className: word) ?? controller(id: word)
    }

    /// The initial controller, or nil if the file doesn't name a controller or names a missing controller.
    public var initialController: Controller? { initial.flatMap { controller(id: $0) } }

    /// The controllers that are not initial, are not the destination of a segue, and have no storyboard identifier.
    /// Omits controllers that watchOS instantiates by itself.
    ///
    /// Unwind segues don't count, because they lead back to a scene that is already shown. Controllers in a xib are
    /// never unreachable, because the xib's owner loads them.
    public var unreachableControllers: [Controller] {
        var entered = Set(segues.filter { $0.work != .unwind }.compactMap(\.destination))
        if let initial { entered.insert(initial) }
        return controllers.filter { controller in
            controller.scene != nil && controller.storyboardIdentifier == nil && !entered.contains(controller.id)
                && !controller.isEntryByItself
        }
    }

    /// Returns a controller's class: its custom class without its module, or otherwise the system class for its
    /// element.
    public func className(of controller: Controller) -> String {
        if let own = controller.customClass { return own.split(separator: ".").last.map(String.init) ?? own }
        return Storyboard.systemClass(ofElement: controller.element, on: platform)
    }

    /// An initial child of a container, with its role.
    public struct Child: Sendable, Hashable {
        /// The role, such as `rootViewController`, `viewControllers`, or `masterViewController`.
        public let role: String
        /// The child or its placeholder, or nil if the file doesn't contain the ID.
        public let controller: Controller?
        /// The line of the relationship, or of the child in a xib.
        public let line: Int
    }

    /// Returns the initial children of a container, in order: the root of a navigation controller, the tabs, or the
    /// columns of a split view (primary, supplementary, secondary, and compact).
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

    /// Returns the controllers that embed segues add while the view of `controller` loads, in document order.
    public func embeds(of controller: Controller) -> [(segue: Segue, controller: Controller?)] {
        segues(from: controller).filter { $0.work == .embed }.map { segue in
            (segue: segue, controller: segue.destination.flatMap { self.controller(id: $0) })
        }
    }

    /// Returns the first segue from `controller` whose identifier is `identifier`, or nil.
    public func segue(identifier: String, from controller: Controller) -> Segue? {
        segues.first { $0.source == controller.id && $0.identifier == identifier }
    }

    /// Returns the first segue from `source` to `destination` that is neither a relationship nor an embed segue, or
    /// nil.
    public func segue(from source: Controller, to destination: Controller) -> Segue? {
        segues(from: source).first { $0.destination == destination.id && !$0.work.isContainment }
    }

    /// Returns the segues of `controller`, including relationships, in document order.
    public func segues(from controller: Controller) -> [Segue] { segues.filter { $0.source == controller.id } }

    /// Returns the segues to `controller`, including relationships, in document order.
    public func segues(to controller: Controller) -> [Segue] { segues.filter { $0.destination == controller.id } }

    /// Returns the controller whose exit is the destination of an unwind segue, if the exit is in another scene.
    ///
    /// Returns nil for the exit of the segue's own scene, because UIKit then searches for the method at run time, and
    /// the file doesn't contain the destination.
    public func unwindTarget(of segue: Segue) -> Controller? {
        guard let target = segue.destination.flatMap({ exitControllers[$0] }), target.scene != segue.scene else {
            return nil
        }
        return target
    }

    /// The first controller of each scene with an exit, keyed by the ID of the exit.
    public var exitControllers: [String: Controller] {
        var first: [Int: Controller] = [:]
        for controller in controllers {
            if let scene = controller.scene, first[scene] == nil { first[scene] = controller }
        }
        let pairs = exits.compactMap { exit in exit.scene.flatMap { first[$0] }.map { (exit.id, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the position of a child in a split view, from the child's role. Children of other containers keep
    /// their order in the file.
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
