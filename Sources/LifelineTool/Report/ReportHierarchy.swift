import LifecycleModel

/// The hierarchy at each callback in a run, as JSON for the player. The JSON contains the controllers and the changes
/// at each callback.
///
/// A complete hierarchy for each callback would need space that is quadratic in the length of the run.
struct ReportHierarchy {
    private let run: Run
    /// The properties of a node that the player shows. A changed node is written as an array of these properties.
    fileprivate struct Entry: Equatable {
        var state: AppearanceState?
        var isLoaded = false
        var isDeallocated = false
        var hasParent = false
        var hasPresenter = false
        var selected: ControllerID?
        var presented: ControllerID?
        var style: String?
        var children: [ControllerID] = []
    }
    private var entries: [Entry] = []
    private var roots: [Int] = [-1]
    /// The indices of the controllers that may have changed since the last callback.
    private var touched: Set<Int> = []

    init(_ run: Run) { self.run = run }

    /// The JSON object: `c` contains the controllers, and `e` contains the changes at each callback.
    var json: String {
        var (writer, json) = (self, JSONText())
        json.object { json in
            json.array("c") { list in for info in run.controllers { list.array { write(info, to: &$0) } } }
            json.array("e") { writer.writeChanges(to: &$0) }
        }
        return json.text
    }

    private func write(_ info: ControllerInfo, to json: inout JSONText) {
        json.value(PrintableText.line(info.id))
        json.value(info.shortClassName == info.id ? "" : PrintableText.line(info.shortClassName))
        json.value(info.kind.isController ? 1 : 0)
    }

    /// Writes the changes at each callback. The changes of an event between two callbacks belong to the second
    /// callback. The changes after the last callback belong to the last callback.
    private mutating func writeChanges(to json: inout JSONText) {
        let last = run.events.lastIndex { if case .callback = $0.body { true } else { false } }
        guard let last else { return }
        entries = Array(repeating: Entry(), count: run.controllers.count)
        touched = Set(run.controllers.indices)
        var (hierarchy, tracker) = (Hierarchy(before: run), AppearanceTracker(for: run))
        for (index, event) in run.events.enumerated() {
            touch(event, hierarchy)
            hierarchy.follow(event, &tracker)
            if index < last, case .callback = event.body { writeChanges(hierarchy, to: &json) }
        }
        writeChanges(hierarchy, to: &json)
    }

    /// Records the controllers that an event can change.
    private mutating func touch(_ event: Event, _ hierarchy: Hierarchy) {
        switch event.body {
        case .callback(let callback): touched.insert(callback.controller.index)
        case .hierarchy(let change):
            for id in [change.subject, change.target].compactMap({ $0 }) {
                let node = hierarchy[id]
                for other in [id, node.parent, node.presenter].compactMap({ $0 }) { touched.insert(other.index) }
            }
        default: break
        }
    }

    private mutating func writeChanges(_ hierarchy: Hierarchy, to json: inout JSONText) {
        let roots = [hierarchy.root?.index ?? -1] + hierarchy.sceneRoots.flatMap { [$0.scene.index, $0.root.index] }
        let areRootsNew = roots != self.roots
        self.roots = roots
        let changed = touched.sorted().compactMap { index -> (Int, Entry, Entry)? in
            let (old, new) = (entries[index], Entry(hierarchy.nodes[index]))
            entries[index] = new
            return old == new ? nil : (index, old, new)
        }
        touched = []
        json.array { list in
            if areRootsNew { list.array { root in for number in [-1] + roots { root.value(number) } } }
            for (index, old, new) in changed { list.array { ReportHierarchy.write(index, new, after: old, to: &$0) } }
        }
    }

    /// Writes a node: its index, state, flags, selected child, presented controller, style, the number of unchanged
    /// children at the beginning, and the other children.
    private static func write(_ index: Int, _ entry: Entry, after old: Entry, to json: inout JSONText) {
        let kept = zip(old.children, entry.children).prefix { $0 == $1 }.count
        let state = entry.state.flatMap { AppearanceState.allCases.firstIndex(of: $0) } ?? -1
        let flags = [entry.isLoaded, entry.isDeallocated, entry.hasParent, entry.hasPresenter]
        let bits = flags.enumerated().reduce(0) { $0 + ($1.element ? 1 << $1.offset : 0) }
        for number in [index, state, bits, entry.selected?.index ?? -1, entry.presented?.index ?? -1] {
            json.value(number)
        }
        json.value(entry.style.map(PrintableText.line) ?? "")
        json.value(kept)
        for child in entry.children.dropFirst(kept) { json.value(child.index) }
    }
}

extension ReportHierarchy.Entry {
    fileprivate init(_ node: Hierarchy.Node) {
        (state, isLoaded, isDeallocated) = (node.state, node.isViewLoaded, node.isDeallocated)
        (hasParent, hasPresenter) = (node.parent != nil, node.presenter != nil)
        (selected, presented, style, children) = (node.selected, node.presented, node.style, node.children)
    }
}
