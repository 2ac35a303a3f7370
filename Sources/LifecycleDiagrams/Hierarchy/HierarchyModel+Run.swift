import LifecycleModel

extension HierarchyModel {
    /// Creates the tree of a run at one point: the windows with their controllers, and then the other controllers
    /// that exist.
    init(_ run: Run, _ hierarchy: Hierarchy, _ options: DiagramOptions = DiagramOptions(name: "")) {
        var builder = Builder(run: run, hierarchy: hierarchy, options: options)
        builder.build()
        self = builder.tree
    }

    /// Returns sentences about the relations in the tree, controllers without a parent, and deallocated controllers.
    func sentences(_ run: Run, _ options: DiagramOptions) -> [String] {
        var sentences: [String] = []
        for parent in boxes {
            for child in parent.children.map({ boxes[$0] }) {
                let remark = child.remark
                let sentence =
                    switch child.link {
                    case .presented: options["\(parent.name) presents \(child.name), \(remark)."]
                    case .root: options["\(parent.name) has the root \(child.name), \(remark)."]
                    case _ where child.isSelected: options["\(parent.name) shows its child \(child.name), \(remark)."]
                    default: options["\(parent.name) has the child \(child.name), \(remark)."]
                    }
                sentences.append(sentence)
            }
        }
        for root in roots where boxes[root].controller != nil {
            sentences.append(options["\(boxes[root].name), \(boxes[root].remark), has no parent."])
        }
        for id in deallocated { sentences.append(options["\(run[id].id) was deallocated."]) }
        return sentences
    }

    /// Returns the line that lists the deallocated controllers, or nil if no controller was deallocated.
    func deallocatedLine(_ run: Run, _ options: DiagramOptions) -> String? {
        deallocated.isEmpty ? nil : options["Deallocated: \(options.row(deallocated.map { run[$0].id }))"]
    }

    /// A builder that visits each controller once. A controller that occurs twice, such as in an incomplete log, has
    /// one box.
    private struct Builder {
        let run: Run
        let hierarchy: Hierarchy
        let options: DiagramOptions
        var tree = HierarchyModel()
        var seen: Set<ControllerID> = []

        /// A controller that has no box yet.
        struct Pending {
            var id: ControllerID
            var parent: Int?
            var link: Link?
            var isSelected = false
        }

        mutating func build() {
            if let root = hierarchy.root {
                let window = tree.add(Box(name: "UIWindow", look: .window))
                add(Pending(id: root, parent: window, link: .root, isSelected: true))
            }
            for scene in hierarchy.sceneRoots {
                let name = run[scene.scene].id
                let window = tree.add(
                    Box(
                        name: "UIWindow", lines: [options["scene \(name)"]], remark: options["scene \(name)"],
                        look: .window))
                add(Pending(id: scene.root, parent: window, link: .root, isSelected: true))
            }
            for id in run.controllers.indices.map(ControllerID.init) {
                let node = hierarchy[id]
                if node.isDeallocated {
                    tree.deallocated.append(id)
                } else if !seen.contains(id), node.parent == nil, node.presenter == nil, isKnown(id) {
                    add(Pending(id: id))
                }
            }
        }

        /// Returns whether `id` is a controller that exists at this point, as far as the run shows: it has a loaded
        /// view, a known state other than disappeared, a child, or a presented controller.
        private func isKnown(_ id: ControllerID) -> Bool {
            let node = hierarchy[id]
            return run[id].kind.isController
                && (node.isViewLoaded || node.state != nil && node.state != .disappeared || !node.children.isEmpty
                    || node.presented != nil)
        }

        /// Adds a controller, its descendants, and the controllers that they present. Uses an explicit stack instead of
        /// recursion, because a hierarchy can be deep.
        private mutating func add(_ first: Pending) {
            var pending = [first]
            while let next = pending.popLast() {
                guard seen.insert(next.id).inserted else { continue }
                let node = hierarchy[next.id]
                if run[next.id].isInferred {
                    pending += replacements(of: next)
                    continue
                }
                let index = tree.add(box(next))
                if let presented = node.presented {
                    pending.append(Pending(id: presented, parent: index, link: .presented, isSelected: true))
                }
                for (position, child) in node.children.enumerated().reversed() {
                    let isSelected = node.selected == child
                    let column = hierarchy[child].column.map { options["\($0) column"] }
                    let role = column ?? role(in: run[next.id].kind, position, isSelected)
                    pending.append(
                        Pending(id: child, parent: index, link: .child(role: role), isSelected: isSelected))
                }
            }
        }

        /// The controllers that take the place of a container that a log doesn't prove.
        private func replacements(of container: Pending) -> [Pending] {
            let node = hierarchy[container.id]
            let children = node.children.reversed().map { child in
                Pending(
                    id: child, parent: container.parent, link: container.link,
                    isSelected: node.children.count == 1 || node.selected == child)
            }
            let presented = node.presented.map {
                Pending(id: $0, parent: container.parent, link: .presented, isSelected: true)
            }
            return [presented].compactMap(\.self) + children
        }

        private func box(_ pending: Pending) -> Box {
            let (info, node) = (run[pending.id], hierarchy[pending.id])
            let isUnloaded = !node.isViewLoaded && node.state ?? .disappeared == .disappeared
            // An ID such as `Home#2` repeats the class name, so only the number of the instance remains.
            let isNumbered = info.id.hasPrefix(info.className + "#")
            let id = isNumbered ? String(info.id.dropFirst(info.className.count)) : info.id
            var facts = info.id == info.className ? [] : [id]
            if let state = node.state, node.isViewLoaded || state != .disappeared {
                facts.append(options[Wording(state.rawValue)])
            }
            if isUnloaded { facts.append(options["view not loaded"]) }
            var lines = facts.isEmpty ? [] : [facts.joined(separator: " · ")]
            switch pending.link {
            case .child(let role?) where role != "child": lines.append(role)
            case .presented: lines.append(node.style.map { options["presented as \($0)"] } ?? options["presented"])
            default: break
            }
            var box = Box(
                controller: pending.id, name: info.shortClassName, lines: lines,
                remark: (facts + [node.style].compactMap { $0 }).joined(separator: " · "),
                look: isUnloaded ? .unloaded : node.state.map(Look.state) ?? .unknown, link: pending.link,
                isSelected: pending.isSelected, parent: pending.parent)
            // Custom containers can show several children at the same time.
            let isChosen = pending.isSelected || pending.link == .child(role: "child")
            box.isShown = isChosen || node.state.map { $0 != .disappeared } ?? false
            return box
        }

        /// Returns the role of a child in its container.
        private func role(in kind: ControllerKind, _ position: Int, _ isSelected: Bool) -> String {
            switch kind {
            case .navigationController:
                isSelected
                    ? options["top of stack"]
                    : options[position == 0 ? "bottom of stack" : "stack item \(position + 1)"]
            case .tabBarController: options[isSelected ? "selected tab" : "tab \(position + 1)"]
            case .pageViewController: options[isSelected ? "shown page" : "page \(position + 1)"]
            case .splitViewController:
                position < 3 ? options["\(["primary", "secondary", "third"][position]) column"] : "child"
            default: "child"
            }
        }
    }
}
