import Graphviz
import LifecycleModel

/// Drawings as Mermaid diagrams.
enum Mermaid {
    /// Returns the text with spaces in place of newlines, and with character codes in place of all characters that
    /// could be syntax in a diagram, including colons if `escapingColons` is true.
    static func escaped(_ text: String, escapingColons: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let scalar = scalar == "\n" ? scalar : VisibleText.visible(scalar)
            let isPlain =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " _.,()·×'‘’“”→←−–…?!=+/[]".unicodeScalars.contains(scalar) || scalar == ":" && !escapingColons
                // Mermaid reads a hyphen at the start of a text as a list item.
                || scalar == "-" && !result.isEmpty
            if isPlain {
                result.unicodeScalars.append(scalar)
            } else {
                result += scalar == "\n" ? " " : "#\(scalar.value);"
            }
        }
        // In some diagrams, Mermaid treats the word `end` as syntax, in uppercase and lowercase.
        return result.lowercased() == "end" ? "#101;nd" : result
    }

    /// Returns the first lines of a diagram: the title in YAML, which Mermaid shows verbatim, and the kind of
    /// diagram.
    static func header(_ title: String, _ kind: String) -> [String] {
        var quoted = ""
        for scalar in title.unicodeScalars {
            if scalar == "\\" || scalar == "\"" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar.value < 32 ? " " : scalar)
        }
        return ["---", "title: \"\(quoted)\"", "---", kind]
    }

    /// Returns a timeline as a sequence diagram.
    static func sequence(_ model: TimelineModel) -> String {
        var lines = header(model.words.title, "sequenceDiagram")
        for (index, participant) in model.participants.enumerated() {
            lines.append("    participant p\(index) as \(escaped(model.words.name(participant.controller)))")
        }
        let columns = model.columns
        func name(_ controller: ControllerID?) -> String? { columns[controller].map { "p\($0)" } }
        let all =
            model.participants.isEmpty
            ? nil : model.participants.count == 1 ? "p0" : "p0,p\(model.participants.count - 1)"
        for row in model.rows {
            switch row {
            case .step(let step):
                if let all { lines.append("    Note over \(all): \(step.number) \(escaped(step.text))") }
            case .message(let message):
                guard let target = name(message.event.controller) else { continue }
                let arrow = message.isLegal ? "->>" : "-x"
                let detail = message.detail.isEmpty ? "" : " (\(escaped(message.detail)))"
                let sender = message.isFound ? nil : name(message.sender)
                lines.append(
                    "    \(sender ?? target)\(arrow)\(target): \(escaped(message.label))\(detail)")
            case .fold(let messages):
                if let all { lines.append("    Note over \(all): \(escaped(model.words(messages)))") }
            case .mark(let controller, let text), .code(let controller, let text),
                .expected(let controller, _, let text):
                if let target = name(controller) { lines.append("    Note right of \(target): \(escaped(text))") }
            case .banner(_, let word, let text, _):
                if let all { lines.append("    Note over \(all): \(escaped(word)): \(escaped(text))") }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the states as a state diagram, with the number of times that the run makes each transition.
    static func states(_ visits: StatesModel, _ options: DiagramOptions, title: String) -> String {
        var lines = header(title, "stateDiagram-v2")
        for state in AppearanceState.allCases {
            let word = options[Wording(state.rawValue)]
            if word != state.rawValue { lines.append("    state \"\(escaped(word))\" as \(state.rawValue)") }
        }
        lines.append("    [*] --> disappeared")
        for (index, transition) in StateTransition.table.enumerated() {
            let count = visits.isEmpty ? "" : " ×\(visits.counts[index])"
            lines.append(
                "    \(transition.from.rawValue) --> \(transition.to.rawValue): \(escaped(options.spelling(of: transition.callback), escapingColons: true))\(count)"
            )
        }
        for (transition, found) in visits.illegal {
            lines.append(
                "    \(transition.from.rawValue) --> \(transition.to.rawValue): \(escaped(options["illegal"])) \(escaped(options.spelling(of: transition.callback), escapingColons: true)) ×\(found.count)"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a hierarchy as a flowchart.
    static func hierarchy(_ tree: HierarchyModel, _ options: DiagramOptions, title: String) -> String {
        var lines = header(title, "flowchart TD")
        for (index, box) in tree.boxes.enumerated() {
            let texts = ([box.name] + box.remark.split(separator: "\n").map(String.init)).map { escaped($0) }
            lines.append("    c\(index)[\"\(texts.joined(separator: "<br>"))\"]")
        }
        for (index, box) in tree.boxes.enumerated() {
            for child in box.children {
                let arrow =
                    switch tree.boxes[child].link {
                    case .presented: "==>|\(escaped(options["presents"]))|"
                    case .child(let role?): "-->|\(escaped(role))|"
                    case .root: "-->|\(escaped(options["root"]))|"
                    case .child, nil: "-->"
                    }
                lines.append("    c\(index) \(arrow) c\(child)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
