import LifecycleLogs
import LifecycleModel
import Yams

/// A walk that follows `children`, `embeds`, `compact`, and `inspector`, to measure the depth of a scenario's
/// controllers and to find cycles. The walk is iterative, because the depth has not been checked yet.
struct ContainmentWalk {
    /// The number of levels of each controller and its descendants.
    private(set) var levels: [String: Int] = [:]
    /// Controllers that contain themselves, directly or indirectly: at least one of each cycle.
    private(set) var circular: Set<String> = []

    /// A controller on the current path.
    private struct Step {
        let name: String
        var rest: ArraySlice<String>
        /// The lowest index in `path` among the controllers that this controller and its descendants contain, or
        /// `Int.max` if none of them is on the path.
        var firstReached = Int.max
    }

    private var path: [Step] = []
    private var indices: [String: Int] = [:]

    init(_ controllers: NamedList<ControllerSpec>) {
        func held(by name: String) -> [String] {
            controllers[name].map { $0.children + $0.embeds + [$0.compact, $0.inspector].compactMap { $0 } } ?? []
        }
        for name in controllers.keys where levels[name] == nil {
            enter(name, held(by: name))
            while !path.isEmpty {
                guard let child = path[path.count - 1].rest.popFirst() else {
                    leave(held(by: path[path.count - 1].name))
                    continue
                }
                if let index = indices[child] {
                    path[path.count - 1].firstReached = min(path[path.count - 1].firstReached, index)
                } else if levels[child] == nil {
                    enter(child, held(by: child))
                }
            }
        }
    }

    private mutating func enter(_ name: String, _ held: [String]) {
        indices[name] = path.count
        path.append(Step(name: name, rest: held[...]))
    }

    private mutating func leave(_ held: [String]) {
        let step = path.removeLast()
        indices[step.name] = nil
        levels[step.name] = 1 + (held.compactMap { levels[$0] }.max() ?? 0)
        if step.firstReached <= path.count { circular.insert(step.name) }
        if !path.isEmpty, step.firstReached < path.count {
            path[path.count - 1].firstReached = min(path[path.count - 1].firstReached, step.firstReached)
        }
    }
}

extension ScenarioDecoder {
    /// Reports controllers that contain themselves. Also reports the controller with the most levels if the levels
    /// exceed the limit.
    ///
    /// - Parameter place: A function that returns the node at which to report a controller.
    func checkLevels(of scenario: Scenario, at node: (String) -> Node) {
        let walk = ContainmentWalk(scenario.controllers)
        for name in scenario.controllers.keys where walk.circular.contains(name) {
            report(
                node(name),
                "'\(name)' contains itself; remove it from 'children', 'embeds', 'compact', or 'inspector'")
        }
        let deepest = scenario.controllers.keys.max { walk.levels[$0, default: 0] < walk.levels[$1, default: 0] }
        if let deepest, Limit.hierarchyLevels.isExceeded(by: walk.levels[deepest, default: 0]) {
            report(node(deepest), Limit.hierarchyLevels.refusal)
        }
    }
}
