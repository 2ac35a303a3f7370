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
        for (place, event) in run.callbacks where event.callback == .loadView && options.shows(run[event.controller]) {
            let source = LoadingWays.source(of: event.controller, after: place, in: run)
            let way: Way =
                switch source {
                case "override": .custom
                case "nib", "storyboard": .file
                case "code": .empty
                // An override that sets no view brings none, and a run that was played tells of none then.
                case nil where run.source == .scenario: .custom
                default: custom.contains(event.number) ? .custom : decoded.contains(event.controller) ? .file : .empty
                }
            let isBare = source == nil && run.source == .scenario
            ways[way, default: []].append(run[event.controller].id + (isBare ? " (sets none)" : ""))
        }
    }

    /// Where the view comes from that the `loadView` at `place` brings, which the run tells before its `viewDidLoad`:
    /// nil where no view comes, and an empty text where one comes from nobody knows where.
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
