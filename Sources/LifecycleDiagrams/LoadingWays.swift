import LifecycleModel

/// Which way each controller's view was loaded.
struct LoadingWays {
    /// Where a view comes from.
    enum Way: Int, CaseIterable {
        /// The class makes it in its own `loadView`.
        case custom
        /// The default `loadView` reads it from a storyboard or nib.
        case file
        /// The default `loadView` makes an empty one.
        case empty
    }

    /// Who took each way, by id, in the order of the run; a view that is loaded again counts again.
    private(set) var ways: [Way: [String]] = [:]

    /// Whether a run is about loading: views come in every way there is, or one is loaded again.
    var isTelling: Bool {
        let loads = ways.values.flatMap { $0 }
        return ways.count == Way.allCases.count || Set(loads).count < loads.count
    }

    init(_ run: Run, _ options: DiagramOptions) {
        var decoded: Set<ControllerID> = []
        var custom: Set<Int> = []
        for event in run.events {
            if case .action(let action) = event.body, action.kind == .setView, let inside = action.inside {
                custom.insert(inside)
            }
            if case .callback(let callback) = event.body, callback.callback == .initWithCoder {
                decoded.insert(callback.controller)
            }
        }
        let sources = LoadingWays.sources(of: run)
        for (_, event) in run.callbacks where event.callback == .loadView && options.shows(run[event.controller]) {
            let way: Way =
                switch sources[event.controller] {
                case "override", "none": .custom
                case "nib", "storyboard": .file
                case "code": .empty
                default: custom.contains(event.number) ? .custom : decoded.contains(event.controller) ? .file : .empty
                }
            ways[way, default: []].append(run[event.controller].id)
        }
    }

    /// What the run says of where views come from, where it does.
    private static func sources(of run: Run) -> [ControllerID: String] {
        var sources: [ControllerID: String] = [:]
        for event in run.events {
            if case .hierarchy(let change) = event.body, change.change == .loadView, let subject = change.subject {
                sources[subject] = change.detail
            }
        }
        return sources
    }

    /// The names of those who took a way, each once, with how often.
    func names(_ way: Way) -> String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for name in ways[way] ?? [] {
            if counts[name] == nil { order.append(name) }
            counts[name, default: 0] += 1
        }
        return order.map { name in counts[name].map { $0 > 1 ? "\(name) ×\($0)" : name } ?? name }.joined(
            separator: ", ")
    }
}
