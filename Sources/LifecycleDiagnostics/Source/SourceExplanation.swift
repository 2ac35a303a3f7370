import LifecycleModel

/// What the callbacks of the controllers in a Swift file do: which lines each callback runs, and how often.
public struct SourceExplanation: Sendable {
    /// A callback of a controller.
    struct Step: Sendable {
        let callback: Callback
        let function: SourceFunction
        /// The lines of code that the callback runs, in their helpers, too, in the order in which they run.
        let lines: [SourceLine]

        /// The number of lines that the text shows.
        static let longest = 12

        /// Returns the lines that the text shows: those with findings, and then the callback's own before those of
        /// helpers.
        func shownLines(of diagnostics: [Diagnostic]) -> [SourceLine] {
            let found = Set(diagnostics.map(\.location.line))
            let ranks = lines.map { found.contains($0.number) ? -1 : $0.depth }
            return lines.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.prefix(Self.longest).sorted().map {
                lines[$0]
            }
        }
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
        let found = type.functions.compactMap { function -> Step? in
            // An initializer that only ends the app is never called.
            let isUnused = function.kind == .initializer && function.events.map(\.name) == ["fatalError"]
            return isUnused
                ? nil
                : function.callback.map {
                    Step(callback: $0, function: function, lines: model.lines(of: function, in: type))
                }
        }
        return found.sorted { ($0.callback.rank, $0.function.location) < ($1.callback.rank, $1.function.location) }
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
            for line in step.shownLines(of: controller.diagnostics) {
                let number = String(line.number)
                let marks = [line.isGuarded ? "on a condition" : nil, line.isDeferred ? "later" : nil].compactMap(
                    \.self)
                text +=
                    "      " + String(repeating: " ", count: width - number.count) + number + "  "
                    + String(repeating: "  ", count: line.depth) + line.code
                    + (marks.isEmpty ? "" : "  (\(marks.joined(separator: ", ")))") + "\n"
            }
            let hidden = step.lines.count - Step.longest
            if hidden > 0 { text += "      and \(hidden) more\n" }
        }
        if !controller.diagnostics.isEmpty { text += "\n" }
        for diagnostic in controller.diagnostics {
            text += "  Line \(diagnostic.location.line ?? 0): \(diagnostic.message) [\(diagnostic.rule)]\n"
        }
        return text
    }

    /// The explanation as a JSON object.
    public var json: String {
        var json = JSONText()
        json.object { $0.list("controllers", controllers, write) }
        return json.text
    }

    private func write(_ controller: Controller, to json: inout JSONText) {
        json.member("class", controller.type.name)
        json.member("superclass", controller.parent)
        json.list("callbacks", controller.steps) { step, json in
            json.member("callback", step.callback.swiftName)
            json.member("line", step.function.location.line)
            json.member("sent", step.callback.definition.frequency)
            json.list("runs", step.lines) { line, json in
                json.member("line", line.number)
                json.member("code", line.code)
                if line.isGuarded { json.member("guarded", true) }
                if line.isDeferred { json.member("deferred", true) }
            }
        }
        json.list("findings", controller.diagnostics) { diagnostic, json in
            json.member("line", diagnostic.location.line)
            json.member("severity", diagnostic.severity.rawValue)
            json.member("rule", diagnostic.rule)
            json.member("message", diagnostic.message)
        }
    }
}

extension Callback {
    /// The position in the life of a controller.
    fileprivate var rank: Int { self == .deinitializer ? .max : Int(rawValue) }
}
