import LifecycleScenario
import OrderedCollections
import Yams

/// Follows what the controllers of a scenario hold by `children`, `embeds` and columns: how many levels, and whether any holds
/// itself. It is not recursive, because nothing bounds a chain before it has been followed.
struct ContainmentWalk {
    /// The levels of each controller with everything below it, itself included.
    private(set) var levels: [String: Int] = [:]
    /// The controllers that hold themselves at some distance.
    private(set) var circular: Set<String> = []

    /// A controller on the path that is being followed.
    private struct Step {
        let name: String
        var rest: ArraySlice<String>
        /// The first place on the path that anything below leads back to.
        var firstReached = Int.max
    }

    private var path: [Step] = []
    private var places: [String: Int] = [:]

    init(_ controllers: OrderedDictionary<String, ControllerSpec>) {
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
                if let place = places[child] {
                    path[path.count - 1].firstReached = min(path[path.count - 1].firstReached, place)
                } else if levels[child] == nil {
                    enter(child, held(by: child))
                }
            }
        }
    }

    private mutating func enter(_ name: String, _ held: [String]) {
        places[name] = path.count
        path.append(Step(name: name, rest: held[...]))
    }

    private mutating func leave(_ held: [String]) {
        let step = path.removeLast()
        places[step.name] = nil
        levels[step.name] = 1 + (held.compactMap { levels[$0] }.max() ?? 0)
        if step.firstReached <= path.count { circular.insert(step.name) }
        if !path.isEmpty, step.firstReached < path.count {
            path[path.count - 1].firstReached = min(path[path.count - 1].firstReached, step.firstReached)
        }
    }
}

extension ScenarioDecoder {
    /// Reports controllers that hold themselves, which could never be made, and the one that holds too many levels.
    ///
    /// - Parameter place: the node to report a controller at.
    func checkLevels(of scenario: Scenario, at place: (String) -> Node) {
        let walk = ContainmentWalk(scenario.controllers)
        for name in scenario.controllers.keys where walk.circular.contains(name) {
            report(place(name), "'\(name)' holds itself, by its 'children', 'embeds' or columns")
        }
        let deepest = scenario.controllers.keys.max { walk.levels[$0, default: 0] < walk.levels[$1, default: 0] }
        if let deepest, Limit.hierarchyLevels.isExceeded(by: walk.levels[deepest, default: 0]) {
            report(place(deepest), Limit.hierarchyLevels.refusal)
        }
    }
}
