import LifecycleModel

/// The simulated effect of a move in a situation.
struct Effect {
    struct Event {
        var id: Int
        var callback: Callback
        var animated: Bool?
        var flags: AppearanceFlags
        var parent: Int?
    }

    /// The callbacks that UIKit sends because of the step.
    var events: [Event] = []
    /// The IDs of UIKit's messages.
    var warnings: [String] = []
    var situation = Situation()
    /// Whether the step has no effect or raises an exception.
    var isRefused = false
}

extension Effect {
    /// The effect of the steps of a run from a number on.
    ///
    /// - Parameter trees: The controllers of the run as they were set up.
    init(of run: Run, from number: Int, playing trees: [ControllerTree]) {
        let start = run.events.firstIndex {
            if case .step(let step) = $0.body { step.number == number } else { false }
        }
        guard let start, !run.endsEarly else {
            isRefused = true
            return
        }
        func id(_ controller: ControllerID) -> Int? { Int(run[controller].name) }
        for event in run.events[start...] {
            switch event.body {
            case .callback(let callback) where Observation.compares(callback.callback):
                let isApplication = !run[callback.controller].kind.isController
                guard let receiver = isApplication ? -1 : id(callback.controller) else { continue }
                events.append(
                    Event(
                        id: receiver, callback: callback.callback, animated: callback.animated, flags: callback.flags,
                        parent: callback.parent?.id.flatMap(id)))
            case .warning(let warning): warnings.append(warning.id)
            case .action(let action) where action.kind == .navigate && action.detail != nil: isRefused = true
            default: break
            }
        }
        events = Observation.withLateLoading(events) { Token($0.id, $0.callback) }
        let hierarchy = Hierarchy(of: run)
        var tracker = AppearanceTracker(for: run)
        for event in run.events { tracker.follow(event) }
        let before = Dictionary(trees.map { ($0.id, $0) }) { first, _ in first }
        situation.root = hierarchy.root.flatMap { tree($0, run, hierarchy, tracker, before) }
    }

    private func tree(
        _ id: ControllerID, _ run: Run, _ hierarchy: Hierarchy, _ states: AppearanceTracker,
        _ before: [Int: ControllerTree]
    ) -> ControllerTree? {
        guard let number = Int(run[id].name) else { return nil }
        let node = hierarchy[id]
        var result = ControllerTree(id: number, kind: run[id].kind)
        result.isCurled = before[number]?.isCurled ?? false
        result.isWide = before[number]?.isWide ?? false
        result.forwards = before[number]?.forwards ?? true
        if !result.forwards { result.embedding = .viewDidLoad }
        result.children = node.children.compactMap { tree($0, run, hierarchy, states, before) }
        if result.kind == .viewController {
            for (index, child) in node.children.enumerated() where result.children.indices.contains(index) {
                let isRemoved = hierarchy[child].isViewLoaded && hierarchy[child].viewHost == nil
                result.children[index].isRemoved = isRemoved
                result.children[index].isHidden =
                    !isRemoved && (states.state(of: id) == .appeared || !result.forwards)
                    && states.state(of: child) == .disappeared
            }
        }
        for other in run.controllers.indices.map(ControllerID.init)
        where hierarchy[other].viewHost == .controller(id) && hierarchy[other].parent == nil {
            guard var bare = tree(other, run, hierarchy, states, before) else { continue }
            bare.isBare = true
            result.children.append(bare)
        }
        result.selected =
            result.isWide
            ? node.children.firstIndex { hierarchy[$0].viewHost != nil } ?? 0
            : node.selected.flatMap { node.children.firstIndex(of: $0) } ?? 0
        result.isLoaded = node.isViewLoaded
        // An alert has no style of its own.
        result.style =
            node.presenter == nil ? nil : node.style.flatMap(UIModalPresentationStyle.init) ?? .overFullScreen
        result.presented = node.presented.flatMap { tree($0, run, hierarchy, states, before) }.map { [$0] } ?? []
        return result
    }
}
