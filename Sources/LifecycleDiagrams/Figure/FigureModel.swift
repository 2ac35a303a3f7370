import Graphviz
import LifecycleModel

/// The effect of a step on the views of its controllers, for a drawing in the style of Apple's figures.
struct FigureModel {
    /// What a step does to views.
    enum Subject {
        /// Views appear or disappear, as in Figures 5-1 and 5-2.
        case appearance
        /// A memory warning releases views, as in Figure 4-2 (iOS 5 and earlier).
        case unloading
        /// The interface rotates, as in the figure of a one-step rotation (iOS 7 and earlier).
        case rotation

        /// The callbacks of the figure.
        fileprivate func contains(_ callback: Callback) -> Bool {
            switch self {
            case .appearance: callback.carriesAnimated
            case .unloading: [.didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload].contains(callback)
            case .rotation:
                [.willRotate, .viewWillLayoutSubviews, .willAnimateRotation, .didRotate].contains(callback)
            }
        }

        /// The subjects that a figure shows rather than an appearance, in the order of their precedence.
        fileprivate static let special = [unloading, rotation]

        /// The callback that only steps of this kind send, or nil for an appearance.
        fileprivate var mark: Callback? {
            switch self {
            case .appearance: nil
            case .unloading: .viewDidUnload
            case .rotation: .willRotate
            }
        }
    }

    /// A station in a controller's column: a callback, the addition or removal of a view, or another action by UIKit.
    enum Station: Hashable {
        case callback(CallbackEvent)
        /// The addition of the controller's view to the view of `host`, or the removal of the controller's view. If
        /// `host` is nil, the superview is the window. `eventIndex` is the number of events up to the change.
        case view(added: Bool, host: ControllerID?, eventIndex: Int)
        /// The connection of the view's outlets, which are named.
        case outlets(String)
        /// The release of the view, its rotation, or the end of the animation.
        case act(String)
    }

    /// The stations of all columns, in run order.
    private(set) var stations: [(controller: ControllerID, station: Station)] = []
    /// The controllers with a column, from left to right.
    private(set) var controllers: [ControllerID] = []
    let step: StepEvent
    private let options: DiagramOptions
    let subject: Subject
    let emphasis: Emphasis
    /// The numbers of illegal callbacks.
    private(set) var illegal: Set<Int> = []
    /// The hierarchy after the step.
    let hierarchy: Hierarchy
    /// Whether the interface is in a landscape orientation after the step.
    let isLandscape: Bool

    /// The number of selected controllers that receive appearance callbacks in the step, including controllers without
    /// a column.
    private(set) var allControllers = 0

    /// The maximum number of columns in a figure.
    static let limit = 4

    /// Creates the model of a figure with at most `limit` columns. `hierarchy` is the hierarchy after the step, and
    /// `order` the order of the run's controllers.
    init(
        _ run: Run, _ candidate: Candidate, _ hierarchy: Hierarchy, _ order: ParticipantOrder,
        _ options: DiagramOptions, limit: Int
    ) {
        let (events, subject) = (candidate.events, candidate.subject)
        (step, self.subject, self.options) = (candidate.step, subject, options)
        self.hierarchy = hierarchy
        illegal = FigureModel.illegal(in: run, upTo: events.upperBound)
        let orientations = run.events[..<events.upperBound].compactMap { event -> String? in
            guard case .action(let action) = event.body, action.kind == .rotate else { return nil }
            return action.detail == nil ? action.name : nil
        }
        isLandscape = orientations.last?.hasPrefix("landscape") ?? false
        var all: [(controller: ControllerID, station: Station)] = []
        for (eventIndex, event) in zip(events, run.events[events]) {
            switch event.body {
            case .callback(let callback) where subject.contains(callback.callback):
                if callback.callback == .didRotate { all.append((callback.controller, .act("The animation ends"))) }
                all.append((callback.controller, .callback(callback)))
            case .hierarchy(let change) where subject == .unloading && change.change == .unloadView:
                if let subject = change.subject { all.append((subject, .act("Release the view"))) }
            case .hierarchy(let change) where subject == .rotation && change.change == .size:
                if let subject = change.subject { all.append((subject, .act("Resize the view"))) }
            case .hierarchy(let change) where change.change == .addView || change.change == .removeView:
                guard let subject = change.subject else { continue }
                all.append(
                    (subject, .view(added: change.change == .addView, host: change.target, eventIndex: eventIndex + 1)))
            case .action(let action) where action.kind == .connectOutlets && action.detail == nil:
                guard let subject = action.subject, let name = action.name else { continue }
                all.append((subject, .outlets(name)))
            default: continue
            }
        }
        let active = Set(
            all.compactMap { controller, station in
                guard case .callback(let event) = station else { return nil as ControllerID? }
                return (subject.mark ?? event.callback) == event.callback ? controller : nil
            })
        let order = order.ids.filter { active.contains($0) && options.shows(run[$0]) }
        // If there are too many controllers, only those of the kind `viewController` are drawn, because the callbacks
        // of UIKit's containers are similar to those of their children. If there are none, all kinds are drawn. In both
        // cases, the figure shows the first `limit` of them.
        let leaves = order.filter { run[$0].kind == .viewController }
        allControllers = order.count
        controllers = order.count <= limit ? order : Array((leaves.isEmpty ? order : leaves).prefix(limit))
        let shown = Set(controllers)
        let stations = all.filter { shown.contains($0.controller) }
        self.stations = stations
        emphasis = Emphasis(
            run, options,
            drawn: stations.compactMap { if case .callback(let event) = $0.station { event } else { nil } })
    }

    /// Returns the numbers of the illegal callbacks among the first `count` events.
    private static func illegal(in run: Run, upTo count: Int) -> Set<Int> {
        var tracker = AppearanceTracker(for: run)
        return run.events[..<count].reduce(into: []) { numbers, event in
            guard let transition = tracker.follow(event), !transition.isLegal, case .callback(let callback) = event.body
            else { return }
            numbers.insert(callback.number)
        }
    }

    /// A step that a figure can show.
    struct Candidate {
        var step: StepEvent
        var events: Range<Int>
        /// What the step does to views.
        var subject = Subject.appearance
        /// Whether a view enters or leaves its superview in the step.
        var changesScreen = false
        /// Whether the run has no other step.
        var isOnly = false
    }

    /// Returns the step that the run is about, or the step with a number, or nil if a figure can't show it.
    ///
    /// The step is the last one in which views are released or rotate, or else, after the launch, in which a view enters
    /// or leaves its superview, or else in which a view appears or disappears.
    static func subject(of run: Run, _ number: Int? = nil) -> Candidate? {
        let all = candidates(in: run)
        if let number { return all.first { $0.step.number == number } }
        return all.last { $0.subject != .appearance } ?? all.dropFirst().last(where: \.changesScreen) ?? all.last
    }

    /// Returns the steps in which views are released, rotate, appear, or disappear. Callbacks before the first step
    /// belong to a step with the number 1 and no text.
    private static func candidates(in run: Run) -> [Candidate] {
        var found: [Candidate] = []
        var (open, isActive, count) = (Candidate(step: StepEvent(number: 1, text: ""), events: 0..<0), false, 0)
        func close(at end: Int) {
            open.events = open.events.lowerBound..<end
            if isActive { found.append(open) }
        }
        for (eventIndex, event) in run.events.enumerated() {
            switch event.body {
            case .step(let step):
                close(at: eventIndex)
                (open, isActive) = (Candidate(step: step, events: eventIndex..<eventIndex), false)
                count += 1
            case .callback(let callback):
                if callback.callback.changesAppearance { isActive = true }
                guard let subject = Subject.special.first(where: { $0.mark == callback.callback }) else { continue }
                isActive = true
                if open.subject != .unloading { open.subject = subject }
            case .hierarchy(let change):
                open.changesScreen = open.changesScreen || [.addView, .removeView].contains(change.change)
            default: continue
            }
        }
        close(at: run.events.count)
        if count <= 1, found.count == 1 { found[0].isOnly = true }
        return found
    }

    /// What the app, the user, or the system does in the step.
    struct Statement {
        var text: String
        /// Whether the text is Swift code.
        var isCode = true
    }

    /// Returns the step as a Swift statement, or in words if its verb has no corresponding statement.
    func statement(in run: Run) -> Statement {
        let verb = VerbSignature.named(step)
        let isNone = ["", "none"].contains(step.subject)
        if let code = verb?.swift {
            let name = run.controllers.first { $0.id == step.subject }.map(FigureModel.variable) ?? step.subject
            return Statement(text: code.replacing("%", with: isNone ? "nil" : name))
        }
        let text = verb?.event.map { options[Wording($0, step.subject)] } ?? StepTitle.title(of: step, options)
        return Statement(text: text, isCode: false)
    }

    /// Returns the name of a variable for a controller, such as `metronomeViewController`, as in Apple's figures.
    private static func variable(_ info: ControllerInfo) -> String {
        let name = info.shortClassName
        guard let first = name.first, first.isUppercase, !name.hasPrefix("UI") else { return info.id }
        return first.lowercased() + name.dropFirst()
    }
}
