import LifecycleModel

/// The hierarchy at each callback of a run as nested lists, without duplicates.
struct ReportHierarchy {
    /// The distinct hierarchies, in order.
    private(set) var lists: [String] = []
    /// The index in ``lists`` for each callback.
    private(set) var places: [Int] = []
    private let run: Run
    private var known: [String: Int] = [:]

    init(_ run: Run) {
        self.run = run
        var hierarchy = Hierarchy(before: run)
        var tracker = AppearanceTracker(for: run)
        for event in run.events {
            hierarchy.follow(event, &tracker)
            if case .callback = event.body { places.append(place(of: list(hierarchy))) }
        }
        // FileWatcher after the last callback are shown with it.
        if !places.isEmpty { places[places.count - 1] = place(of: list(hierarchy)) }
    }

    private mutating func place(of list: String) -> Int {
        if let place = known[list] { return place }
        known[list] = lists.count
        lists.append(list)
        return lists.count - 1
    }

    private func list(_ hierarchy: Hierarchy) -> String {
        var seen: Set<ControllerID> = []
        var text = ""
        if let root = hierarchy.root {
            text += "<li><span class=\"box window\"><b>UIWindow</b></span><ul>"
            text += item(root, "root", hierarchy, &seen) + "</ul></li>"
        }
        for scene in hierarchy.sceneRoots {
            text +=
                "<li><span class=\"box window\"><b>UIWindow</b> <i>\(HTML.escaped(run[scene.scene].id))</i></span><ul>"
            text += item(scene.root, "root", hierarchy, &seen) + "</ul></li>"
        }
        for index in run.controllers.indices {
            let (id, node) = (ControllerID(index), hierarchy.nodes[index])
            let isAlive = node.isViewLoaded || node.state != nil && node.state != .disappeared || !node.children.isEmpty
            guard isAlive, !node.isDeallocated, !seen.contains(id), node.parent == nil, node.presenter == nil,
                run[id].kind.isController
            else { continue }
            text += item(id, "no parent", hierarchy, &seen)
        }
        return text.isEmpty ? "<li class=\"nobody\">no controllers</li>" : text
    }

    /// A part to write: a controller with its descendants, or an end tag.
    private enum Part {
        case item(ControllerID, link: String)
        case end(String)
    }

    /// Returns a controller with its children and presented controllers; a controller that a broken recording contains
    /// twice appears once.
    private func item(_ id: ControllerID, _ link: String, _ hierarchy: Hierarchy, _ seen: inout Set<ControllerID>)
        -> String
    {
        var text = ""
        var rest = [Part.item(id, link: link)]
        while let part = rest.popLast() {
            switch part {
            case .end(let end): text += end
            case .item(let id, let link):
                guard seen.insert(id).inserted else { continue }
                let node = hierarchy[id]
                text += "<li>" + box(id, link, node)
                let children = node.children.map { Part.item($0, link: node.selected == $0 ? "shown" : "child") }
                let below = children + (node.presented.map { [Part.item($0, link: "presented")] } ?? [])
                text += below.isEmpty ? "</li>" : "<ul>"
                if !below.isEmpty { rest.append(.end("</ul></li>")) }
                rest += below.reversed()
            }
        }
        return text
    }

    private func box(_ id: ControllerID, _ link: String, _ node: Hierarchy.Node) -> String {
        let info = run[id]
        let state = node.isViewLoaded || node.state != .disappeared ? node.state?.rawValue : nil
        let remark = [link, state ?? (node.isViewLoaded ? "view loaded" : "view not loaded"), node.style ?? ""]
        let name = HTML.escaped(info.id)
        var text = "<span class=\"box \(state ?? "unloaded")\" data-c=\"\(name)\"><b>\(name)</b> "
        if info.shortClassName != info.id { text += "<i>\(HTML.escaped(info.shortClassName))</i> " }
        return text + "<small>\(HTML.escaped(remark.filter { !$0.isEmpty }.joined(separator: " · ")))</small></span>"
    }
}
