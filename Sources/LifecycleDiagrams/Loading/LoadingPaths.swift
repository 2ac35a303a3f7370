import LifecycleModel

/// The sources from which the controllers' views were loaded.
struct LoadingPaths {
    /// The source of a view.
    enum Source: Int, CaseIterable {
        /// The class creates the view in `loadView`.
        case custom
        /// The default `loadView` loads the view from a storyboard or nib.
        case file
        /// The default `loadView` creates an empty view.
        case empty
    }

    /// The IDs of the controllers for each source, in run order, with one entry for each call to `loadView`. The entry
    /// for an override that sets no view also says so.
    private(set) var controllers: [Source: [String]] = [:]

    /// Whether the run demonstrates loading: it has views from all sources, or a view that is loaded more than once.
    var isAboutLoading: Bool {
        let loads = controllers.values.flatMap { $0 }
        return controllers.count == Source.allCases.count || Set(loads).count < loads.count
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
            let detail = LoadingPaths.detail(of: event.controller, after: place, in: run)
            let source: Source =
                switch detail {
                case "override": .custom
                case "nib", "storyboard": .file
                case "code": .empty
                // A simulated run records no source for an override that doesn't set a view.
                case nil where run.source == .scenario: .custom
                default: custom.contains(event.number) ? .custom : decoded.contains(event.controller) ? .file : .empty
                }
            let isBare = detail == nil && run.source == .scenario
            controllers[source, default: []].append(run[event.controller].id + (isBare ? " (sets no view)" : ""))
        }
    }

    /// Returns the source of the view that the `loadView` at `place` loads. The run records the source before
    /// `viewDidLoad`. Returns nil if the run records no view, and an empty string for an unknown source.
    private static func detail(of controller: ControllerID, after place: Int, in run: Run) -> String? {
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

    /// Returns the names of the controllers for a source, each once, with its count if the name occurs more than
    /// once.
    func names(_ source: Source) -> String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for name in controllers[source] ?? [] {
            if counts[name] == nil { order.append(name) }
            counts[name, default: 0] += 1
        }
        return order.map { name in counts[name].map { $0 > 1 ? "\(name) ×\($0)" : name } ?? name }.joined(
            separator: ", ")
    }
}
