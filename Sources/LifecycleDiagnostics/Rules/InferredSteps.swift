import LifecycleModel

extension Rule {
    static let inferredSteps = Rule(
        Diagnostic.inferredSteps, .note, "The steps that explain the callbacks of a log",
        why: """
            The steps are inferred: UIKit sends the callbacks of the log if the app takes these steps. Other steps can \
            have the same callbacks; where Lifeline knows some, the note names them. If no steps explain a part of the \
            log, the note says so. Such a log may mix several runs, or lack the names of controllers.
            """,
        remedy: "Nothing to fix. Turn the rule off if you don't need the note, or the inference with --strict.",
        evidence: "Warnings/Mistakes without a warning",
        example: """
            - Home viewDidLoad # here
            - Home viewWillAppear:
            - Home viewDidAppear:
            + Home didReceiveMemoryWarning
            """
    ) { context in
        let story = InferredStory(context.run)
        guard let first = story.steps.first else { return [] }
        let pieces = story.steps.filter(\.isUnexplained)
        let isExplained = pieces.count < story.steps.count
        return [context.diagnostic(first.position, nil, (isExplained ? "read as: " : "") + story.text)]
            + (isExplained ? pieces.map { context.diagnostic($0.position, nil, $0.text) } : [])
    }
}

/// The inferred steps of a log.
struct InferredStory {
    /// An inferred step with its callbacks.
    struct Step {
        let position: Int
        let inference: StepInference
        /// The callbacks and the departures from UIKit.
        var events: [(position: Int, body: Event.Body)] = []

        /// The actions that mark departures.
        var departures: [(position: Int, action: ActionEvent)] {
            events.compactMap { position, body in
                guard case .action(let action) = body else { return nil }
                return (position, action)
            }
        }
    }

    private(set) var steps: [Step] = []

    init(_ run: Run) {
        for (position, event) in run.events.enumerated() {
            switch event.body {
            case .step(let step):
                if let inference = step.inference { steps.append(Step(position: position, inference: inference)) }
            case .callback: add(event.body, at: position)
            case .action(let action) where action.kind == .expected || action.kind == .unexpected:
                add(event.body, at: position)
            default: break
            }
        }
    }

    private mutating func add(_ body: Event.Body, at position: Int) {
        if !steps.isEmpty { steps[steps.count - 1].events.append((position, body)) }
    }

    /// The number of steps above which a note doesn't name each step.
    private static let limit = 12

    /// The steps in one sentence, with their lines.
    var text: String {
        var parts = steps.prefix(Self.limit).map(\.text)
        if steps.count > Self.limit { parts.append("and " + (steps.count - Self.limit).counting("more step")) }
        return parts.joined(separator: "; ")
    }
}

extension InferredStory.Step {
    /// Whether no step explains the callbacks.
    var isUnexplained: Bool { inference.verb == StepInference.unexplained }

    /// The step in words, with its lines, the versions that send its callbacks, and other explanations.
    var text: String {
        var notes: [String] = []
        if let lines = inference.lines, !isUnexplained {
            notes.append(
                lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)-\(lines.upperBound)")
        }
        if let versions = inference.versions { notes.append(versions) }
        if !inference.alternatives.isEmpty { notes.append("or " + inference.alternatives.joined(separator: ", or ")) }
        return inference.words + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
    }

    /// A diagnostic for each departure that the rule unfinished-transition doesn't report. The halves of a callback out
    /// of place are one, and so are all doubled callbacks of a controller.
    func diagnostics(_ context: RuleContext, _ unfinished: [LooseEnd]) -> [Diagnostic] {
        var doubled: Set<ControllerID> = []
        return departures.compactMap { position, action -> Diagnostic? in
            guard let id = action.subject, action.detail != .doubled || doubled.insert(id).inserted else { return nil }
            if action.kind == .expected, action.detail == .moved { return nil }
            if action.kind == .expected, reports(unfinished, action, id, before: position) { return nil }
            var found = context.diagnostic(position, id, message(about: action, at: position, id, context))
            found.mismatch = action.detail == .kept ? nil : mismatch(context)
            return found
        }
    }

    /// Whether one of the transitions that never end lacks the callback of an action.
    private func reports(
        _ unfinished: [LooseEnd], _ action: ActionEvent, _ id: ControllerID, before position: Int
    ) -> Bool {
        unfinished.last { $0.controller == id && $0.position < position }?.did.swiftName == action.name
    }

    private func message(
        about action: ActionEvent, at position: Int, _ id: ControllerID, _ context: RuleContext
    ) -> String {
        let name = context.name(id)
        let callback = action.name ?? ""
        let during = "during '\(inference.words)'"
        switch (action.kind, action.detail) {
        case (.expected, .kept):
            let other = context.run.callbacks.first { $0.event.callback == .deinitializer }?.event.controller
            let released = other.map { ", although \(context.name($0)) was" } ?? ""
            return "\(name) leaves the hierarchy \(during) and is never deallocated\(released); something "
                + "keeps a strong reference to it"
        case (.expected, _):
            return "UIKit would send \(callback) to \(name) here, \(during); the log is incomplete, a class "
                + "doesn't call super, or a container doesn't forward the callback"
        case (_, .doubled):
            let all = departures.filter { $0.action.subject == id && $0.action.detail == .doubled }
                .compactMap(\.action.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            return "\(name) receives \(all.joined(separator: " and ")) twice in succession, so there are two senders: "
                + "the container forwards callbacks automatically and by hand, or the app calls the method"
        case (_, .moved):
            return
                "\(name) receives \(callback) out of place: UIKit would send it \(location(of: action, at: position, context)), \(during)"
        default:
            let cause =
                callback.hasPrefix("viewDidLoad")
                ? "an appearance callback before it was called directly, or sent before the view was loaded"
                : "look for a direct call or for a transition by hand"
            return "\(name) receives \(callback), which UIKit would not send here, \(during); \(cause)"
        }
    }

    /// Where UIKit would send the callback at `position`, which is out of place.
    private func location(of action: ActionEvent, at position: Int, _ context: RuleContext) -> String {
        let expectations = context.actions(.expected).filter {
            $0.event.detail == .moved && $0.event.subject == action.subject && $0.event.name == action.name
        }
        guard let expected = expectations.map(\.position).min(by: { abs($0 - position) < abs($1 - position) }) else {
            return "elsewhere"
        }
        func named(_ event: Event) -> String? {
            // When an object is deallocated depends on the app.
            guard case .callback(let event) = event.body, event.callback != .deinitializer else { return nil }
            return "\(event.callback.swiftName) of \(context.name(event.controller))"
        }
        let other =
            expected > position
            ? context.run.events[..<expected].lazy.reversed().compactMap(named).first.map { "after \($0)" }
            : context.run.events[expected...].lazy.compactMap(named).first.map { "before \($0)" }
        return other ?? "elsewhere"
    }

    /// The expected and the actual order of the step's callbacks.
    private func mismatch(_ context: RuleContext) -> OrderMismatch? {
        var (expected, actual) = ([String](), [String]())
        for (_, body) in events {
            switch body {
            case .callback(let event) where event.callback.phase == .appearance || event.callback.phase == .loading:
                let entry = "\(context.run[event.controller].id).\(event.callback.baseName)"
                expected.append(entry)
                actual.append(entry)
            case .action(let action) where action.kind == .expected && action.detail != .kept:
                let name = action.subject.map { context.run[$0].id } ?? ""
                expected.append("\(name).\((action.name ?? "").prefix { $0 != "(" })")
            case .action(let action) where action.kind == .unexpected:
                if !expected.isEmpty { expected.removeLast() }
            default: break
            }
        }
        if expected == actual { return nil }
        let common = zip(expected, actual).prefix { $0 == $1 }.count
        return OrderMismatch(expected: expected, actual: actual, firstMismatch: common)
    }
}
