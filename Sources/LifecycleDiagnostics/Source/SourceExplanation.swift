import LifecycleModel

/// What the callbacks of the controllers in a Swift file do: which lines each callback runs, and how often.
public struct SourceExplanation: Sendable {
    /// A callback of a controller.
    struct Step: Sendable {
        let callback: Callback
        let function: SourceFunction
        /// The lines of code that the callback runs, in their helpers, too, in the order in which they run.
        let lines: [Line]
    }

    /// A line of code in a callback or in one of its helpers.
    struct Line: Sendable, Hashable {
        let number: Int
        let code: String
        let isGuarded: Bool
        let isDeferred: Bool
        /// The number of helpers that lead to the line.
        let depth: Int
    }

    /// A controller of the file.
    struct Controller: Sendable {
        let type: SourceClass
        let parent: String?
        let steps: [Step]
        let diagnostics: [Diagnostic]
    }

    private let controllers: [Controller]

    /// Explains a file on its own.
    public init(_ file: SourceFile, by rules: [Rule] = Rule.all) {
        let model = SourceModel([file])
        let diagnostics = Rule.diagnostics(in: model, file: file.name, by: rules)
        controllers = model.classes(in: file.name).filter { model.mayBeController($0) }.map { type in
            let name = type.name.isEmpty ? nil : type.name
            return Controller(
                type: type, parent: type.declaration.inherited.first, steps: Self.steps(of: type, in: model),
                diagnostics: diagnostics.filter { $0.controllerName == name })
        }
    }

    /// Whether the file contains no controller.
    public var isEmpty: Bool { controllers.isEmpty }

    private static func steps(of type: SourceClass, in model: SourceModel) -> [Step] {
        let found = type.functions.compactMap { function in
            function.callback.map { Step(callback: $0, function: function, lines: lines(of: function, type, model)) }
        }
        return found.sorted { ($0.callback.rank, $0.function.location) < ($1.callback.rank, $1.function.location) }
    }

    private static func lines(of function: SourceFunction, _ type: SourceClass, _ model: SourceModel) -> [Line] {
        var seen: Set<Int> = []
        return model.reach(of: function, in: type).compactMap { reached in
            let event = reached.event
            guard event.kind != .read, event.target.root != .super, event.isWork, let number = event.location.line,
                seen.insert(number).inserted
            else { return nil }
            return Line(
                number: number, code: event.code, isGuarded: event.isGuarded, isDeferred: event.isDeferred,
                depth: reached.route.count)
        }
    }

    /// The explanation as text.
    public var text: String {
        guard !controllers.isEmpty else {
            return "The code contains no view controller: no class inherits from a controller of UIKit.\n"
        }
        return controllers.map(text).joined(separator: "\n")
    }

    private func text(of controller: Controller) -> String {
        let name = controller.type.name.isEmpty ? "Methods without a class" : controller.type.name
        let count = controller.steps.count == 1 ? "1 callback" : "\(controller.steps.count) callbacks"
        var text = "\(name)\(controller.parent.map { " (\($0))" } ?? ""), \(count)\n"
        for step in controller.steps {
            text += "\n  \(step.callback.swiftName), line \(step.function.location.line ?? 0)\n"
            text += "      Sent: \(step.callback.definition.frequency)\n"
            let width = String(step.lines.map(\.number).max() ?? 0).count
            for line in step.lines.prefix(Self.longest) {
                let number = String(line.number)
                let marks = [line.isGuarded ? "on a condition" : nil, line.isDeferred ? "later" : nil].compactMap(
                    \.self)
                text +=
                    "      " + String(repeating: " ", count: width - number.count) + number + "  "
                    + String(repeating: "  ", count: line.depth) + line.code
                    + (marks.isEmpty ? "" : "  (\(marks.joined(separator: ", ")))") + "\n"
            }
            if step.lines.count > Self.longest { text += "      and \(step.lines.count - Self.longest) more\n" }
        }
        if !controller.diagnostics.isEmpty { text += "\n" }
        for diagnostic in controller.diagnostics {
            text += "  Line \(diagnostic.location.line ?? 0): \(diagnostic.message) [\(diagnostic.rule)]\n"
        }
        return text
    }

    /// The number of lines of a callback that the text shows.
    private static let longest = 12

    /// The explanation as a JSON object.
    public var json: String {
        var json = JSONText()
        json.object { json in
            json.array("controllers") { list in
                for controller in controllers { list.object { write(controller, to: &$0) } }
            }
        }
        return json.text
    }

    private func write(_ controller: Controller, to json: inout JSONText) {
        json.member("class", controller.type.name)
        json.member("superclass", controller.parent)
        json.array("callbacks") { list in
            for step in controller.steps {
                list.object { json in
                    json.member("callback", step.callback.swiftName)
                    json.member("line", step.function.location.line)
                    json.member("sent", step.callback.definition.frequency)
                    json.array("runs") { list in
                        for line in step.lines {
                            list.object {
                                $0.member("line", line.number)
                                $0.member("code", line.code)
                                if line.isGuarded { $0.member("guarded", true) }
                                if line.isDeferred { $0.member("deferred", true) }
                            }
                        }
                    }
                }
            }
        }
        json.array("findings") { list in
            for diagnostic in controller.diagnostics {
                list.object {
                    $0.member("line", diagnostic.location.line)
                    $0.member("severity", diagnostic.severity.rawValue)
                    $0.member("rule", diagnostic.rule)
                    $0.member("message", diagnostic.message)
                }
            }
        }
    }
}

extension SourceEvent {
    /// Whether the event does something on its own: not the creation of an object for another call.
    fileprivate var isWork: Bool {
        guard kind == .call, case .type = target.root, name == "init" else { return true }
        return isStatement
    }

    /// The code in short.
    fileprivate var code: String {
        switch kind {
        case .assign: return "\(target.text) = \(arguments.first?.text ?? "")"
        case .read: return target.text
        case .call:
            let list = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.text }.joined(separator: ", ")
            let call = "\(target.isSelf ? "" : target.text + ".")\(name)(\(list))"
            return call.count > 100 ? call.prefix(99) + "…" : call
        }
    }
}

extension Callback {
    /// The position in the life of a controller.
    fileprivate var rank: Int { self == .deinitializer ? .max : Int(rawValue) }
}
