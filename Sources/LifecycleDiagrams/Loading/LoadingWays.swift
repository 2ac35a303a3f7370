import LifecycleModel

/// How each controller's view was loaded.
struct LoadingWays {
    /// The source of a view.
    enum Way: Int, CaseIterable {
        /// The class creates it in `loadView`.
        case custom
        /// The default `loadView` loads it from a storyboard or nib.
        case file
        /// The default `loadView` creates an empty view.
        case empty
    }

    /// The controllers for each source, by id, in the order of the run. A view that is loaded again counts again.
    private(set) var ways: [Way: [String]] = [:]

    /// Whether the run is about loading: it has views from all sources, or a view that is loaded again.
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
        for (place, event) in run.callbacks where event.callback == .loadView && options.shows(run[event.controller]) {
            let source = LoadingWays.source(of: event.controller, after: place, in: run)
            let way: Way =
                switch source {
                case "override": .custom
                case "nib", "storyboard": .file
                case "code": .empty
                // A simulated run doesn't record a view for an override that doesn't set one.
                case nil where run.source == .scenario: .custom
                default: custom.contains(event.number) ? .custom : decoded.contains(event.controller) ? .file : .empty
                }
            let isBare = source == nil && run.source == .scenario
            ways[way, default: []].append(run[event.controller].id + (isBare ? " (sets none)" : ""))
        }
    }

    /// Returns the source of the view for the `loadView` at `place`, which the run contains before `viewDidLoad`: nil
    /// for no view, and an empty text for an unknown source.
    private static func source(of controller: ControllerID, after place: Int, in run: Run) -> String? {
        for event in run.events[(place + 1)...] {
            switch event.body {
            case .hierarchy(let change) where change.change == .loadView && change.subject == controller:
                return change.detail ?? ""
            case .callback(let callback) where callback.controller == controller && callback.callback == .viewDidLoad:
                return nil
            default: continue
            }
        }
        return nil
    }

    /// The names of the controllers for a source, each once, with a count.
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
