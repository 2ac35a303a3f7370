import LifecycleModel

struct RecordedRuns {
    private(set) var runs: [Run] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether the file doesn't begin with a valid header, so no other line is read.
    private(set) var isForeign = false

    private let file: String
    private var ids: [String: ControllerID] = [:]
    private var nesting = NestingGauge()
    /// The number of the last callback in the current run.
    private var callbacks = 0
    private var steps = 0

    init(file: String) { self.file = file }

    /// Reads the next line. Ignores a blank line, and leaves out an incomplete last line, as after a crash.
    mutating func take(_ line: UnsafeBufferPointer<UInt8>, number: Int, isLast: Bool) {
        let line = line.last == 0x0D ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
        guard line.contains(where: { $0 > 0x20 }) else { return }
        let value: JSONLine
        do throws(JSONValue.Problem) { value = try JSONLine(line) } catch {
            if runs.isEmpty { return refuse(line: number) }
            if isLast, line.last != UInt8(ascii: "}") {
                runs[runs.count - 1].incompleteLine = number
                return
            }
            let column = String(decoding: line.prefix(error.offset), as: UTF8.self).count + 1
            diagnostics.append(
                .unreadable("can't parse the JSON: \(error.message)", in: file, line: number, column: column))
            return
        }
        if value["lifeline"]?.double != nil { return begin(value) }
        guard !runs.isEmpty else { return refuse(line: number) }
        read(value, number)
    }

    /// Reports that the header is missing or invalid.
    mutating func refuse(line: Int?) {
        isForeign = true
        diagnostics.append(
            .unreadable(
                "the file doesn't begin with a valid header; write one such as '{\"lifeline\":1,\"source\":\"run\"}'",
                in: file, line: line)
        )
    }

    private mutating func begin(_ header: JSONLine) {
        let run = Run(
            title: header["title"]?.string,
            ios: (header["ios"]?.string ?? header["ios"]?.double.map { JSONText.decimal($0) }).flatMap {
                IOSVersion($0)
            },
            source: header["source"]?.string.flatMap(Run.Source.init) ?? .run,
            file: header["file"]?.string ?? (file == "-" ? nil : file))
        runs.append(run)
        (ids, nesting, callbacks, steps) = ([:], NestingGauge(), 0, 0)
    }

    // MARK: Events

    /// The values of `event` in a line.
    private enum EventKind: String { case controller, step, callback, hierarchy, warning, diagnostic, action }

    private mutating func read(_ value: JSONLine, _ number: Int) {
        guard let kind = value["event"]?.string else {
            diagnostics.append(missing("event", of: "line", example: "callback", number))
            return
        }
        let body: Event.Body?
        switch EventKind(rawValue: kind) {
        case .controller: body = controller(value, number)
        case .step: body = step(value)
        case .callback: body = callback(value, number)
        case .hierarchy: body = hierarchy(value, number)
        case .warning: body = warning(value)
        case .diagnostic: body = diagnostic(value)
        case .action: body = action(value, number)
        case nil:
            // A later version may define other events.
            runs[runs.count - 1].skippedLines += 1
            body = nil
        }
        guard let body else { return }
        runs[runs.count - 1].events.append(Event(body, time: value["time"]?.double, line: value["line"]?.position))
    }

    private mutating func controller(_ value: JSONLine, _ number: Int) -> Event.Body? {
        guard let id = value["id"]?.string else {
            diagnostics.append(missing("id", of: "controller", example: "home", number))
            return nil
        }
        let className = value["class"]?.string ?? id
        let kind =
            value["kind"]?.string.flatMap(ControllerKind.init(rawValue:)) ?? ControllerKind(uiKitClass: className)
        var info = ControllerInfo(
            id: id, name: value["name"]?.string, className: className,
            kind: kind ?? (id == "app" ? .application : .viewController), address: value["address"]?.string)
        info.isInferred = value["inferred"]?.bool ?? false
        if let known = ids[id] {
            runs[runs.count - 1].controllers[known.index] = info
            return .controller(known)
        }
        return .controller(add(info))
    }

    private mutating func add(_ info: ControllerInfo) -> ControllerID {
        let id = ControllerID(runs[runs.count - 1].controllers.count)
        runs[runs.count - 1].controllers.append(info)
        ids[info.id] = id
        return id
    }

    /// Returns the controller that the member `key` names, or nil if the member is missing or is not a string. Adds the
    /// controller to the run if no line introduced it.
    private mutating func reference(_ key: String, _ value: JSONLine) -> ControllerID? {
        guard let name = value[key]?.string else { return nil }
        if let known = ids[name] { return known }
        let info = name == "app" ? ControllerInfo.application : ControllerInfo(id: name, className: name)
        let id = add(info)
        runs[runs.count - 1].events.append(Event(.controller(id)))
        return id
    }

    private mutating func step(_ value: JSONLine) -> Event.Body {
        steps += 1
        var step = StepEvent(number: value["n"]?.int ?? steps, text: value["text"]?.string ?? "")
        guard value["inferred"]?.bool == true else {
            step.verb = value["verb"]?.string
            step.arguments = (value["arguments"]?.members ?? []).compactMap { name, value in
                value.string.map { StepArgument(name: name == "subject" ? "" : name, value: $0) }
            }
            return .step(step)
        }
        if let verb = value["verb"]?.string {
            let lines = value["lines"]?.ints ?? []
            step.inference = StepInference(
                verb: verb, words: value["words"]?.string ?? step.text,
                alternatives: value["alternatives"]?.strings ?? [],
                lines: lines.count == 2 && lines[0] <= lines[1] ? lines[0]...lines[1] : nil,
                versions: value["versions"]?.string, isAfterGap: value["afterGap"]?.bool == true)
            step.inference?.window = value["window"]?.int
            step.inference?.isWindowGuessed = value["windowGuess"]?.bool == true
        }
        return .step(step)
    }

    /// The members that can name a callback, in the order in which they are tried. The first known name is used.
    private static let names: [String] = ["swift", "objc", "name"]

    private func callback(named value: JSONLine) -> Callback? {
        RecordedRuns.names.lazy.compactMap { value[$0]?.string }.compactMap { Callback.named($0).first }.first
    }

    private mutating func callback(_ value: JSONLine, _ number: Int) -> Event.Body? {
        guard let controller = reference("controller", value) else {
            diagnostics.append(missing("controller", of: "callback", example: "home", number))
            return nil
        }
        guard let callback = callback(named: value) else {
            if let said = RecordedRuns.names.compactMap({ value[$0]?.string }).last {
                let message = "unknown callback '\(said)'; 'lifeline explain' lists the callbacks"
                diagnostics.append(.unreadable(message, in: file, line: number))
            } else {
                diagnostics.append(missing("name", of: "callback", example: "viewDidLoad", number))
            }
            return nil
        }
        if value["phase"]?.string == "end" {
            let end = ActionEvent(.leave, subject: controller, name: callback.swiftName, inside: value["n"]?.int)
            return .action(end)
        }
        callbacks = callbackNumber(value)
        var event = CallbackEvent(number: callbacks, controller: controller, callback: callback)
        event.animated = value["animated"]?.bool
        event.isGuess = value["guess"]?.bool ?? false
        event.sender = reference("sender", value)
        if let nib = value["nibName"] { event.nibName = NibNameArgument(nib.string) }
        event.applicationState = value["applicationState"]?.string.flatMap(ApplicationState.init)
        event.state = value["state"]?.string.flatMap(AppearanceState.init)
        if let parent = value["parent"] {
            event.parent = ParentArgument(parent.isNull ? nil : reference("parent", value))
        }
        for name in value["flags"]?.strings ?? [] {
            if let flag = AppearanceFlags.names.first(where: { $0.name == name }) { event.flags.insert(flag.flag) }
        }
        return .callback(event)
    }

    /// Returns the number of the next callback: the number in the file if it is greater than the previous callback's
    /// number and less than `Int32.max`, or else the previous number plus one. Numbers are therefore unique and in
    /// order.
    private func callbackNumber(_ value: JSONLine) -> Int {
        guard let number = value["n"]?.int, number > callbacks, number < Int(Int32.max) else { return callbacks + 1 }
        return number
    }

    private mutating func hierarchy(_ value: JSONLine, _ number: Int) -> Event.Body? {
        guard let change = value["change"]?.string.flatMap(HierarchyEvent.Change.init) else {
            return unknown("change", example: "push", value, number)
        }
        let subject = reference("subject", value)
        let event = HierarchyEvent(
            change, subject: subject, target: reference("to", value), detail: value["detail"]?.string)
        if Limit.hierarchyLevels.isExceeded(by: nesting.levels(after: event)) {
            diagnostics.append(.unreadable(Limit.hierarchyLevels.refusal, in: file, line: number, column: 1))
        }
        return .hierarchy(event)
    }

    private mutating func warning(_ value: JSONLine) -> Event.Body {
        .warning(
            WarningEvent(
                id: value["id"]?.string ?? "", text: value["text"]?.string ?? "",
                controller: reference("controller", value)))
    }

    private mutating func diagnostic(_ value: JSONLine) -> Event.Body {
        .diagnostic(
            DiagnosticEvent(
                rule: value["rule"]?.string ?? "",
                severity: value["severity"]?.string.flatMap(Severity.init) ?? .warning,
                text: value["text"]?.string ?? "", controller: reference("controller", value),
                callback: value["n"]?.int))
    }

    private mutating func action(_ value: JSONLine, _ number: Int) -> Event.Body? {
        guard let kind = value["kind"]?.string.flatMap(ActionEvent.Kind.init) else {
            return unknown("kind", example: "post", value, number)
        }
        let subject = reference("subject", value)
        // A recorder reports every override that doesn't call super.
        let callback = kind == .missingSuper ? callback(named: value) : nil
        if let callback, callback.workOfSuper == nil { return nil }
        return .action(
            ActionEvent(
                kind, subject: subject, target: reference("to", value),
                name: callback?.swiftName ?? value["name"]?.string,
                detail: value["detail"]?.string.map(ActionEvent.Detail.init(rawValue:)), inside: value["inside"]?.int))
    }

    /// Skips a line with an unknown string for `key`, because a later version may define the string, but reports a
    /// value that is missing or not a string. Returns nil.
    private mutating func unknown(_ key: String, example: String, _ value: JSONLine, _ number: Int)
        -> Event.Body?
    {
        if value[key]?.string == nil {
            diagnostics.append(missing(key, of: "line", example: example, number))
        } else {
            runs[runs.count - 1].skippedLines += 1
        }
        return nil
    }

    /// Returns the error for a key whose value is missing or not a string, with an example of the value.
    private func missing(_ key: String, of object: String, example: String, _ number: Int) -> Diagnostic {
        .unreadable(
            "the \(object) requires a string for '\(key)', such as '\"\(key)\":\"\(example)\"'", in: file, line: number)
    }
}
