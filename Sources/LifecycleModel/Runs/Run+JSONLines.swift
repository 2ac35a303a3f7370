extension Run {
    /// The run as JSON Lines: a header, and one object for each event, in order. See the Recording article.
    ///
    /// Each line ends with a newline.
    public var jsonLines: String {
        var lines = headerLine
        lines.reserveCapacity(events.count * 160)
        for event in events { lines += jsonLine(event) }
        return lines
    }

    /// The header line of ``jsonLines``.
    public var headerLine: String {
        line {
            $0.member("lifeline", 1)
            $0.member("title", title)
            $0.member("ios", ios?.description)
            $0.member("source", source.rawValue)
            $0.member("file", file)
        }
    }

    /// Returns the line for one event.
    public func jsonLine(_ event: Event) -> String {
        line { json in
            switch event.body {
            case .controller(let id): write(self[id], &json)
            case .step(let step):
                json.member("event", "step")
                json.member("n", step.number)
                json.member("text", step.text)
                if let inference = step.inference { write(inference, &json) }
            case .callback(let callback): write(callback, time: event.time, &json)
            case .hierarchy(let change): write(change, &json)
            case .warning(let warning):
                json.member("event", "warning")
                json.member("id", warning.id)
                json.member("text", warning.text)
                json.member("controller", warning.controller.map { self[$0].id })
            case .diagnostic(let diagnostic): write(diagnostic, &json)
            case .action(let action) where action.kind == .leave: writeEnd(action, time: event.time, &json)
            case .action(let action): write(action, &json)
            }
            json.member("line", event.line)
        }
    }

    private func line(_ body: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.object(body)
        return json.text + "\n"
    }

    private func write(_ info: ControllerInfo, _ json: inout JSONText) {
        json.member("event", "controller")
        json.member("id", info.id)
        if info.name != info.id { json.member("name", info.name) }
        json.member("class", info.className)
        json.member("kind", info.kind.rawValue)
        json.member("address", info.address)
        if info.isInferred { json.member("inferred", true) }
    }

    private func write(_ inference: StepInference, _ json: inout JSONText) {
        json.member("inferred", true)
        json.member("verb", inference.verb)
        json.member("words", inference.words)
        json.member("versions", inference.versions)
        json.key("alternatives")
        json.array { array in for words in inference.alternatives { array.value(words) } }
        guard let lines = inference.lines else { return }
        json.key("lines")
        json.array { array in
            array.value(lines.lowerBound)
            array.value(lines.upperBound)
        }
    }

    private func write(_ event: CallbackEvent, time: Double?, _ json: inout JSONText) {
        json.member("event", "callback")
        json.member("n", event.number)
        if let time {
            json.key("time")
            json.value(seconds: time)
        }
        json.member("controller", self[event.controller].id)
        json.member("name", event.callback.baseName)
        json.member("swift", event.callback.swiftName)
        json.member("objc", event.callback.selector)
        json.member("animated", event.animated)
        json.member("sender", event.sender.map { self[$0].id })
        json.member("state", event.state?.rawValue)
        if let nib = event.nibName {
            json.key("nibName")
            json.value(nib.name)
        }
        json.member("applicationState", event.applicationState?.rawValue)
        if let parent = event.parent {
            json.key("parent")
            json.value(parent.id.map { self[$0].id })
        }
        if !event.flags.isEmpty {
            json.key("flags")
            json.array { array in for name in event.flags.names { array.value(name) } }
        }
        if event.isGuess { json.member("guess", true) }
    }

    /// Writes the end of a callback: an event `callback` with the `phase` `end` and the number of the callback's
    /// start. Writes an unknown callback as an action.
    private func writeEnd(_ event: ActionEvent, time: Double?, _ json: inout JSONText) {
        guard let callback = event.name.flatMap({ Callback.named($0).first }) else { return write(event, &json) }
        json.member("event", "callback")
        json.member("n", event.inside)
        if let time {
            json.key("time")
            json.value(seconds: time)
        }
        json.member("controller", event.subject.map { self[$0].id })
        json.member("name", callback.baseName)
        json.member("swift", callback.swiftName)
        json.member("objc", callback.selector)
        json.member("phase", "end")
    }

    private func write(_ event: HierarchyEvent, _ json: inout JSONText) {
        json.member("event", "hierarchy")
        json.member("change", event.change.rawValue)
        json.key("subject")
        json.value(event.subject.map { self[$0].id })
        json.member("to", event.target.map { self[$0].id })
        json.member("detail", event.detail)
    }

    private func write(_ event: DiagnosticEvent, _ json: inout JSONText) {
        json.member("event", "diagnostic")
        json.member("rule", event.rule)
        json.member("severity", event.severity.rawValue)
        json.member("text", event.text)
        json.member("controller", event.controller.map { self[$0].id })
        json.member("n", event.callback)
    }

    private func write(_ event: ActionEvent, _ json: inout JSONText) {
        json.member("event", "action")
        json.member("kind", event.kind.rawValue)
        json.member("subject", event.subject.map { self[$0].id })
        json.member("to", event.target.map { self[$0].id })
        json.member("name", event.name)
        json.member("detail", event.detail)
        json.member("inside", event.inside)
    }
}
