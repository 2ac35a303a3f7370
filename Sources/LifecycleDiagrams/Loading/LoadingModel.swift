import LifecycleModel

/// The sources from which the controllers' views were loaded.
struct LoadingModel {
    /// The source of a view.
    enum ViewSource: Int, CaseIterable {
        /// The class creates the view in `loadView`.
        case custom
        /// The nib that code names doesn't exist, so UIKit raises an exception.
        case missing
        /// The default `loadView` loads the view from a storyboard or nib.
        case file
        /// The default `loadView` creates an empty view.
        case empty
    }

    /// The controllers for each source, in run order, with one entry for each call to `loadView`: the ID and, in
    /// parentheses, the nibs or the missing view.
    private(set) var controllers: [ViewSource: [String]] = [:]
    /// The IDs of all controllers, in run order.
    private(set) var loaded: [String] = []
    private var known: Set<String> = []
    /// The controllers whose outlets are connected, with the outlets or the exception.
    private(set) var outlets: [String] = []
    /// Whether UIKit raises an exception because a class lacks an outlet.
    private(set) var lacksOutlet = false
    /// Whether views are loaded with all outlets connected.
    private(set) var connectsAll = false
    /// Whether UIKit looks for a nib without success.
    private var searches = false

    /// Whether the run demonstrates loading: it has views from code, from a file, and without either, a view that is
    /// loaded more than once, outlets, or a nib that doesn't exist.
    var isAboutLoading: Bool {
        let loads = controllers.values.flatMap { $0 }
        let usual: [ViewSource] = [.custom, .file, .empty]
        return usual.allSatisfy { controllers[$0] != nil } || Set(loads).count < loads.count || !outlets.isEmpty
            || searches
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
        for (event, load) in Load.all(in: run)
        where options.shows(run[event.controller]) && options.onlySteps?.contains(load.step) ?? true {
            let source: ViewSource =
                switch load.source {
                case _ where load.exception == "exc-nib-missing": .missing
                case _ where load.exception != nil: .file
                case "override": .custom
                case "nib", "storyboard": .file
                case "code": .empty
                // A simulated run records no source for an override that doesn't set a view.
                case nil where run.source == .scenario: .custom
                default: custom.contains(event.number) ? .custom : decoded.contains(event.controller) ? .file : .empty
                }
            add(load, from: source, id: run[event.controller].id, isPlayed: run.source == .scenario, options)
        }
    }

    private mutating func add(
        _ load: Load, from source: ViewSource, id: String, isPlayed: Bool, _ options: DiagramOptions
    ) {
        if known.insert(id).inserted { loaded.append(id) }
        searches = searches || !load.missingNibs.isEmpty
        let missing = load.missingNibs.joined(separator: options[" or "])
        let remark: String? =
            switch source {
            case .custom: load.source == nil && isPlayed ? options["sets no view"] : nil
            case .missing: missing
            case .file: load.nib
            case .empty: missing.isEmpty ? nil : options["no nib \(missing)"]
            }
        controllers[source, default: []].append(id + (remark.map { " (\($0))" } ?? ""))
        guard source == .file else { return }
        let lacks = load.exception != nil
        lacksOutlet = lacksOutlet || lacks
        connectsAll = connectsAll || !lacks
        if lacks || load.outlets != nil {
            outlets.append("\(id): \(lacks ? options["exception"] : load.outlets ?? "")")
        }
    }

    /// Returns the names of the controllers for a source, each once, with its count if the name occurs more than
    /// once.
    func names(_ source: ViewSource) -> String {
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

/// The events of one call to `loadView`.
private struct Load {
    /// The number of the step, or 0 before the first step.
    let step: Int
    /// The source of the view, which the run records before `viewDidLoad`. Nil if the run records no view, and an empty
    /// string for an unknown source.
    var source: String?
    /// The nib that UIKit found, and the nibs that it didn't find.
    var nib: String?
    var missingNibs: [String] = []
    /// The outlets that UIKit connected.
    var outlets: String?
    /// The ID of the exception that ended the call.
    var exception: String?

    /// Returns the calls in a run. A call ends when the controller has a view, receives `viewDidLoad`, or receives
    /// `loadView` again.
    static func all(in run: Run) -> [(event: CallbackEvent, load: Load)] {
        var loads: [(event: CallbackEvent, load: Load)] = []
        var open: [ControllerID: Int] = [:]
        var step = 0
        for event in run.events {
            switch event.body {
            case .step(let next): step = next.number
            case .callback(let callback) where callback.callback == .loadView:
                open[callback.controller] = loads.count
                loads.append((callback, Load(step: step)))
            case .callback(let callback) where callback.callback == .viewDidLoad: open[callback.controller] = nil
            case .action(let action):
                if let index = action.subject.flatMap({ open[$0] }) { loads[index].load.take(action) }
            case .warning(let warning):
                guard let index = warning.controller.flatMap({ open[$0] }),
                    UIKitWarning.named(warning.id)?.isException(in: run.ios) == true
                else { continue }
                loads[index].load.exception = warning.id
            case .hierarchy(let change) where change.change == .loadView:
                guard let index = change.subject.flatMap({ open.removeValue(forKey: $0) }) else { continue }
                loads[index].load.source = change.detail ?? ""
            default: continue
            }
        }
        return loads
    }

    private mutating func take(_ action: ActionEvent) {
        switch action.kind {
        case .loadNib where action.detail == nil: nib = action.name
        case .loadNib where action.detail == .notFound: missingNibs += [action.name].compactMap { $0 }
        case .connectOutlets: outlets = action.name
        default: break
        }
    }
}
