import LifecycleModel

extension Inference {
    /// The scenario in YAML, with expectations of what UIKit sends, and with a comment at each deviation.
    public var yaml: String {
        var scenario = scenario
        scenario.title = scenario.title ?? title
        let parts = grouped
        scenario.steps = parts.map(\.step)
        scenario = scenario.forwardingByHand
        let owners = parts.map(\.owner)
        let found = Dictionary(grouping: deviations) { $0.step ?? -1 }
        let ids = names.reduce(into: [:]) { $0[ControllerID($1.value)] = $1.key }
        return scenario.yaml(comments: [
            "Inferred from \(scenario.file ?? "a log"). Other steps can send the same callbacks.",
            "The expectations contain what UIKit sends. To check a log of the app: lifeline check LOG --expect FILE",
        ]) { index in
            let owner = owners[index]
            var (before, after) = ([String](), [String]())
            if index == 0 ? owner == nil : (owner == nil) != (owners[index - 1] == nil) {
                before.append(owner == nil ? "  # Not in the log" : "  # The log")
            }
            if let owner, index == 0 || owners[index - 1] != owner { before += unexplained(before: owner) }
            let isLast = index + 1 == owners.count
            if let owner {
                let isFirstPart = !isLast && owners[index + 1] == owner
                var step = steps[owner]
                // The transitions of an exchange that has two parts end in the second one.
                let begins = step.callbacks.prefix { ![.viewDidAppear, .viewDidDisappear].contains($0.callback) }
                if isFirstPart {
                    (step.callbacks, step.ignored) = (Array(begins), [])
                } else if index > 0, owners[index - 1] == owner {
                    step.callbacks.removeFirst(begins.count)
                }
                after = expectation(of: step, isFirstPart ? [] : found[owner] ?? [], ids)
            }
            return (before, after + (isLast ? unexplained(before: steps.count) : []))
        }
    }

    /// The steps of the scenario with the inferred steps to which they belong. Several steps in one turn of the run loop
    /// that explain one inferred step are a group, so that the expectation covers all of them.
    private var grouped: [(step: Step, owner: Int?)] {
        var parts: [(step: Step, owner: Int?)] = []
        var start = 0
        for (index, step) in scenario.steps.enumerated() {
            let isLast = index + 1 == owners.count || owners[index + 1] != owners[index]
            guard let owner = owners[index] else {
                parts.append((step, nil))
                start = index + 1
                continue
            }
            guard step.waits || isLast else { continue }
            if start == index {
                parts.append((step, owner))
            } else {
                var group = Step(
                    verb: .group, subject: .steps(Self.withMoves(scenario.steps[start...index])),
                    location: step.location)
                group.title = StepWords.proven(steps[owner].inference.words)
                parts.append((group, owner))
            }
            start = index + 1
        }
        return parts
    }

    /// Returns the steps of a group with the calls of `willMove` and `didMove` that UIKit requires. The inference leaves
    /// them out, because they change no appearance.
    private static func withMoves(_ steps: ArraySlice<Step>) -> [Step] {
        let removed = steps.filter { $0.verb == .removeFromParent }.map(\.subject)
        var result: [Step] = []
        for var step in steps {
            step.waits = true
            if step.verb == .removeFromSuperview, removed.contains(step.subject) {
                result.append(
                    Step(
                        verb: .willMove, subject: step.subject, options: ["to": Step.Argument.none],
                        location: step.location))
            }
            result.append(step)
        }
        for step in steps where step.verb == .addChild && !removed.contains(step.subject) {
            result.append(Step(verb: .didMove, subject: step.subject, options: step.options, location: step.location))
        }
        return result
    }

    /// A comment for each group of callbacks directly before a step that no step explains.
    private func unexplained(before step: Int) -> [String] {
        steps[..<step].reversed().prefix { $0.inference.verb == StepInference.unexplained }.reversed().map {
            "  # \($0.inference.words)"
        }
    }

    /// The first steps in words.
    public var title: String {
        let steps = steps.filter { $0.inference.verb != StepInference.unexplained }
        let words = steps.prefix(3).map { StepWords.proven($0.inference.words) }.joined(separator: "; ")
        return words.capitalizedFirst + (steps.count > 3 ? " …" : "")
    }

    /// The callbacks that UIKit sends in a step as an expectation, below a comment for each deviation.
    private func expectation(
        of step: InferredStep, _ deviations: [Deviation], _ ids: [ControllerID: String]
    ) -> [String] {
        var lines: [String] = []
        for deviation in deviations {
            let prefix = deviation.line.map { "line \($0): " } ?? ""
            let name = ids[deviation.controller] ?? run[deviation.controller].id
            lines.append("    # \(prefix)\(deviation.kind.words(name, deviation.callback))")
        }
        func names(_ events: [CallbackEvent]) -> [String] {
            events.compactMap { event in ids[event.controller].map { "\($0).\(event.callback.shortName)" } }
        }
        let (order, ignored) = (names(step.callbacks), names(step.ignored))
        guard !order.isEmpty else { return lines }
        var row = "    expect: \(ignored.isEmpty ? "[" : "{ order: [")"
        let end = ignored.isEmpty ? "]" : "], ignore: [\(ignored.joined(separator: ", "))] }"
        for (offset, entry) in order.enumerated() {
            let part = entry + (offset + 1 < order.count ? "," : end)
            if row.count + part.count > 110 {
                lines.append(row)
                row = "      "
            }
            row += row.hasSuffix("[") || row == "      " ? part : " " + part
        }
        return lines + [row]
    }
}

extension Scenario {
    /// The scenario with containers that forward all appearances by hand, if they exchange children by hand and this
    /// sends the same callbacks.
    fileprivate var forwardingByHand: Scenario {
        let groups = steps.compactMap { if case .steps(let steps) = $0.subject { steps } else { nil } }
        let added = groups.filter { $0.contains { $0.verb == .beginAppearance } }.joined().filter {
            $0.verb == .addSubview
        }
        guard !added.isEmpty else { return self }
        let before = play().appearances
        var result = self
        for (parent, children) in Dictionary(grouping: added, by: { $0.options["to"] }) {
            guard case .controller(let name)? = parent, var spec = controllers[name], spec.forwardsAppearance,
                let first = spec.overrides[.viewDidLoad]?.filter({ $0.verb == .embed }), !first.isEmpty
            else { continue }
            spec.forwardsAppearance = false
            func forward(_ children: [Step], _ isAppearing: Bool, in will: Callback, _ did: Callback) {
                spec.overrides[will] = children.map {
                    Step(
                        verb: .beginAppearance, subject: $0.subject, options: ["appearing": .flag(isAppearing)],
                        location: $0.location)
                }
                spec.overrides[did] = children.map {
                    Step(verb: .endAppearance, subject: $0.subject, location: $0.location)
                }
            }
            forward(first, true, in: .viewWillAppear, .viewDidAppear)
            if before.contains("\(name).\(Callback.viewWillDisappear.shortName)") {
                forward(Array(children.suffix(1)), false, in: .viewWillDisappear, .viewDidDisappear)
            }
            result.controllers[name] = spec
        }
        return result.play().appearances == before ? result : self
    }
}

extension Run {
    /// The callbacks that change the appearance of a controller, in order.
    fileprivate var appearances: [String] {
        callbacks.filter { $0.event.callback.changesAppearance }
            .map { "\(self[$0.event.controller].name).\($0.event.callback.shortName)" }
    }
}

extension Deviation.Kind {
    /// Returns the deviation in words.
    func words(_ controller: String, _ callback: Callback) -> String {
        let call = "\(controller).\(callback.shortName)"
        return switch self {
        case .missing: "the log lacks \(call)"
        case .extra: "UIKit would not send \(call) here"
        case .moved: "\(call) is out of place"
        case .doubled: "\(call) comes twice"
        case .kept: "\(controller) is never deallocated"
        }
    }
}
