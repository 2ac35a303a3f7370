import Graphviz
import LifecycleModel

/// What one step does to the views of its controllers: the grammar of Apple's Figures 5-1 and 5-2.
struct EventsModel {
    /// A station of a controller's spine.
    enum Station: Hashable {
        case callback(CallbackEvent)
        /// UIKit puts the view into, or takes it out of, a view or the window.
        case view(added: Bool, host: ControllerID?)
    }

    /// Stations of all spines, in the order of the run.
    private(set) var stations: [(controller: ControllerID, station: Station)] = []
    /// The controllers with a spine, from left to right.
    private(set) var controllers: [ControllerID] = []
    let step: StepEvent
    /// The hierarchy at the end of the step.
    let hierarchy: Hierarchy

    /// The most spines that one figure holds.
    static let limit = 4

    init(_ run: Run, _ step: StepEvent, events: Range<Int>, _ options: DiagramOptions) {
        self.step = step
        hierarchy = Hierarchy(of: run, after: events.upperBound)
        var all: [(controller: ControllerID, station: Station)] = []
        for event in run.events[events] {
            switch event.body {
            case .callback(let callback) where callback.callback.carriesAnimated:
                all.append((callback.controller, .callback(callback)))
            case .hierarchy(let change) where change.change == .addView || change.change == .removeView:
                guard let subject = change.subject else { continue }
                all.append((subject, .view(added: change.change == .addView, host: change.target)))
            default: continue
            }
        }
        let active = Set(all.filter { if case .callback = $0.station { true } else { false } }.map(\.controller))
        let order = ParticipantOrder(run).ids.filter { active.contains($0) && options.shows(run[$0]) }
        // Where there are too many, containers go first: their spines say what their children's say.
        let leaves = order.filter { run[$0].kind == .viewController }
        controllers =
            order.count <= EventsModel.limit
            ? order : Array((leaves.isEmpty ? order : leaves).prefix(EventsModel.limit))
        let shown = Set(controllers)
        stations = all.filter { shown.contains($0.controller) }
    }

    /// The steps of a run in which any view appears or disappears, with their events.
    static func steps(of run: Run) -> [(step: StepEvent, events: Range<Int>)] {
        var found: [(step: StepEvent, events: Range<Int>)] = []
        var open: (step: StepEvent, start: Int, isActive: Bool)?
        func close(at end: Int) {
            if let open, open.isActive { found.append((open.step, open.start..<end)) }
        }
        for (place, event) in run.events.enumerated() {
            switch event.body {
            case .step(let step):
                close(at: place)
                open = (step, place, false)
            case .callback(let callback) where callback.callback.movesAppearance:
                if open == nil { open = (StepEvent(number: 1, text: ""), 0, true) }
                open?.isActive = true
            default: continue
            }
        }
        close(at: run.events.count)
        return found
    }

    /// The step as the statement that a program would hold, where it is one.
    var statement: String {
        let parts = step.text.split(separator: ":", maxSplits: 1).map { $0.trimmed }
        let rest = parts.count > 1 ? parts[1] : ""
        let subject = rest.split(separator: ",").first.map { $0.trimmed } ?? rest
        switch parts.first {
        case "launch": return "window.rootViewController = \(subject)"
        case "setRoot": return "window.rootViewController = \(["", "none"].contains(subject) ? "nil" : subject)"
        case "push": return "pushViewController(\(subject), animated:)"
        case "pop": return "popViewController(animated:)"
        case "popToRoot": return "popToRootViewController(animated:)"
        case "present": return "present(\(subject), animated:)"
        case "dismiss": return "dismiss(animated:)"
        case "select": return "selectedViewController = \(subject)"
        default: return step.text
        }
    }
}

extension Substring {
    /// The text without blanks at its ends.
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
