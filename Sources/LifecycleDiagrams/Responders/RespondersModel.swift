import LifecycleModel

/// The responder chain of a run's last touch, or of the topmost view, up to the application delegate.
struct RespondersModel {
    /// A responder in the chain.
    struct Link: Hashable {
        /// The name, such as `detail.view`, `detail`, or `window`.
        var name: String
        var kind: Kind
        /// Whether the touch reached the responder.
        var isReached: Bool
        /// Whether the responder handles the touch.
        var isHandler = false
    }

    /// The kind of a responder, which determines its style.
    enum Kind: Hashable {
        case view, controller, other
    }

    /// The responders, starting with the touched or topmost view.
    private(set) var links: [Link] = []
    /// Whether the run contains a touch. Without a touch, no responder is reached.
    private(set) var isTouched = false
    /// The controller whose view is first in the chain.
    private(set) var start: ControllerID?

    init(_ run: Run, _ options: DiagramOptions) {
        let end = HierarchyDrawing.end(of: options.step, in: run)
        let touch = run.events[..<(end ?? run.events.count)].lastIndex {
            if case .action(let action) = $0.body { action.kind == .touch } else { false }
        }
        if let touch {
            isTouched = true
            follow(run, from: touch)
        }
        let hierarchy = Hierarchy(of: run, after: touch ?? end)
        if start == nil { start = RespondersModel.visible(hierarchy, run) }
        let rest = start.map { RespondersModel.chain(from: $0, hierarchy, run) } ?? []
        links += RespondersModel.tail(of: rest, after: links.last)
    }

    /// Returns the responders in `chain` after `last`. Returns the whole chain if `last` is nil, and an empty slice if
    /// the chain doesn't contain `last`.
    private static func tail(of chain: [Link], after last: Link?) -> ArraySlice<Link> {
        guard let last else { return chain[...] }
        guard let index = chain.lastIndex(where: { $0.name == last.name }) else { return [] }
        return chain[(index + 1)...]
    }

    /// Sets the touched controller, and adds the responders that the run records for the touch at `index`.
    private mutating func follow(_ run: Run, from index: Int) {
        for event in run.events[index...] {
            guard case .action(let action) = event.body else { continue }
            switch action.kind {
            case .touch: start = action.subject
            case .responder, .handle:
                let name = action.name ?? action.subject.map { run[$0].name } ?? ""
                let isView = name.hasSuffix("view")
                let kind: Kind = isView ? .view : action.subject == nil ? .other : .controller
                links.append(Link(name: name, kind: kind, isReached: true, isHandler: action.kind == .handle))
            default: continue
            }
        }
    }

    /// Returns the controller with the topmost view, or nil if there is no root view controller.
    private static func visible(_ hierarchy: Hierarchy, _ run: Run) -> ControllerID? {
        var current = hierarchy.root
        var seen: Set<ControllerID> = []
        while let id = current, seen.insert(id).inserted {
            guard let next = hierarchy[id].presented ?? hierarchy[id].selected ?? hierarchy[id].children.last else {
                return id
            }
            current = next
        }
        return current
    }

    /// Returns the chain that UIKit would use. A view is followed by its controller, and a controller by its presenter
    /// or, without a presenter, by the view that contains its view. The chain ends with the window, the scene (in iOS 13
    /// and later, or in an unknown version), the application, and its delegate, or at a controller whose view has no
    /// superview. In a log, which doesn't show superviews, the parent's view contains the view.
    private static func chain(from start: ControllerID, _ hierarchy: Hierarchy, _ run: Run) -> [Link] {
        var links: [Link] = []
        var current: ControllerID? = start
        var isPresenter = false
        var seen: Set<ControllerID> = []
        while let id = current, seen.insert(id).inserted {
            if !isPresenter { links.append(Link(name: run[id].name + ".view", kind: .view, isReached: false)) }
            links.append(Link(name: run[id].name, kind: .controller, isReached: false))
            let node = hierarchy[id]
            isPresenter = node.presenter != nil
            current = node.presenter
            if !isPresenter, case .controller(let host) = node.viewHost { current = host }
            if !isPresenter, run.source != .scenario { current = current ?? node.parent }
            let isRoot = hierarchy.root == id || hierarchy.sceneRoots.contains { $0.root == id }
            if current == nil, node.viewHost == nil, !isRoot, run.source == .scenario { return links }
        }
        var others = ["window", "app", "delegate"]
        if run.ios?.hasScenes ?? true { others.insert("scene", at: 1) }
        return links + others.map { Link(name: $0, kind: .other, isReached: false) }
    }
}
