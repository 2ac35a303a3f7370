import Graphviz
import LifecycleModel

/// The hierarchy as a tree of boxes: the window first, and beside it those who are alive and held by no one.
struct HierarchyTree {
    /// Why a box hangs below another.
    enum Link: Hashable {
        case window
        case child(String)
        case presented(style: String?)
    }

    /// A box of the tree.
    struct Box {
        /// The controller; nil for the window.
        var controller: ControllerID?
        var name: String
        var remark: String
        var state: AppearanceState?
        var isLoaded: Bool
        /// How it hangs below its parent; nil for a root.
        var link: Link?
        /// Whether it is the child that is shown.
        var isSelected = false

        /// Whether a line to it is one to somebody who is shown: to a child of no container's choosing, to the chosen
        /// one, and to those beside it on the screen, as the columns of a split view.
        var isShown: Bool {
            if isSelected || link == .child("child") { return true }
            return state.map { $0 != .disappeared } ?? false
        }
    }

    private(set) var boxes: [Box] = []
    private(set) var nodes: [TreeLayout.Node] = []
    private(set) var roots: [Int] = []
    /// Who was deallocated.
    private(set) var gone: [ControllerID] = []
    let layout: TreeLayout

    init(_ run: Run, _ hierarchy: Hierarchy) {
        var builder = Builder(run: run, hierarchy: hierarchy)
        builder.build()
        boxes = builder.boxes
        nodes = builder.nodes
        roots = builder.roots
        gone = builder.gone
        layout = TreeLayout(nodes, roots: roots, gap: 22, rise: 46)
    }

    /// The tree in words, one sentence a box.
    func sentences(_ run: Run) -> [String] {
        var sentences: [String] = []
        for (parent, node) in nodes.enumerated() {
            for child in node.children {
                let verb =
                    switch boxes[child].link {
                    case .presented: "presents"
                    case .window: "has the root"
                    default: boxes[child].isSelected ? "shows its child" : "has the child"
                    }
                sentences.append("\(boxes[parent].name) \(verb) \(boxes[child].name), \(boxes[child].remark).")
            }
        }
        for root in roots where boxes[root].controller != nil {
            sentences.append("\(boxes[root].name), \(boxes[root].remark), is held by no one here.")
        }
        for id in gone { sentences.append("\(run[id].id) was deallocated.") }
        return sentences
    }

    /// Walks the hierarchy once; a controller that is met twice, as in a broken log, is drawn once.
    private struct Builder {
        let run: Run
        let hierarchy: Hierarchy
        var boxes: [Box] = []
        var nodes: [TreeLayout.Node] = []
        var roots: [Int] = []
        var gone: [ControllerID] = []
        var seen: Set<ControllerID> = []

        mutating func build() {
            if let root = hierarchy.root {
                let window = add(Box(controller: nil, name: "UIWindow", remark: "", isLoaded: true))
                roots.append(window)
                hang(root, below: window, .window, isSelected: true)
            }
            for index in run.controllers.indices {
                let id = ControllerID(index)
                let node = hierarchy[id]
                if node.isDeallocated {
                    gone.append(id)
                } else if !seen.contains(id), node.parent == nil, node.presenter == nil, isHeardOf(id) {
                    roots.append(hang(id, below: nil, nil, isSelected: false))
                }
            }
        }

        /// Whether the controller has been heard of by then: a later one is not there yet.
        private func isHeardOf(_ id: ControllerID) -> Bool {
            let node = hierarchy[id]
            return run[id].kind != .application
                && (node.isViewLoaded || node.state != nil && node.state != .disappeared || !node.children.isEmpty
                    || node.presented != nil)
        }

        private mutating func add(_ box: Box) -> Int {
            let text = max(
                TextMetrics.width(box.name, Theme.hierarchyName), TextMetrics.width(box.remark, Theme.hierarchyRemark))
            let height = TextMetrics.height(box.name, Theme.hierarchyName) + (box.remark.isEmpty ? 14 : 30)
            boxes.append(box)
            nodes.append(TreeLayout.Node(width: max(90, text + 24), height: height))
            return boxes.count - 1
        }

        @discardableResult
        private mutating func hang(_ id: ControllerID, below parent: Int?, _ link: Link?, isSelected: Bool) -> Int {
            seen.insert(id)
            let info = run[id]
            let node = hierarchy[id]
            let index = add(
                Box(
                    controller: id, name: TextMetrics.wrapName(info.shortClassName, to: 230, Theme.hierarchyName),
                    remark: remark(id), state: node.state, isLoaded: node.isViewLoaded, link: link,
                    isSelected: isSelected))
            if let parent { nodes[parent].children.append(index) }
            for (place, child) in node.children.enumerated() where !seen.contains(child) {
                let isShown = node.selected == child
                hang(child, below: index, .child(word(info.kind, place, isShown)), isSelected: isShown)
            }
            if let presented = node.presented, !seen.contains(presented) {
                hang(presented, below: index, .presented(style: hierarchy[presented].style), isSelected: true)
            }
            return index
        }

        /// What stands on the line to a child.
        private func word(_ kind: ControllerKind, _ place: Int, _ isShown: Bool) -> String {
            switch kind {
            case .navigationController: isShown ? "top" : place == 0 ? "bottom" : String(place + 1)
            case .tabBarController: isShown ? "selected" : "tab \(place + 1)"
            case .pageViewController: isShown ? "shown" : "page \(place + 1)"
            case .splitViewController:
                ["primary", "secondary", "third"].indices.contains(place)
                    ? ["primary", "secondary", "third"][place] : "child"
            default: "child"
            }
        }

        private func remark(_ id: ControllerID) -> String {
            let node = hierarchy[id]
            var parts: [String] = run[id].id == run[id].className ? [] : [run[id].id]
            if let state = node.state, node.isViewLoaded || state != .disappeared { parts.append(state.rawValue) }
            if !node.isViewLoaded, node.state ?? .disappeared == .disappeared { parts.append("view not loaded") }
            if let style = node.style { parts.append(style) }
            return parts.joined(separator: " · ")
        }
    }
}
