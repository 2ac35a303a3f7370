import LifecycleModel

/// Drawings as plain text in a fixed-width font, for a terminal.
enum PlainText {
    /// Returns the transitions between states as text, with the number of times that the run makes each transition.
    static func states(_ visits: StatesModel, _ options: DiagramOptions, title: String) -> String {
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        var lines = [title, ""]
        for (index, transition) in StateTransition.table.enumerated() {
            let arrow = "── \(options.spelling(of: transition.callback)) "
            let line = arrow + String(repeating: "─", count: max(0, 30 - arrow.count)) + "▶ "
            let count = visits.isEmpty ? "" : "×\(visits.counts[index])"
            let (from, to) = (options[Wording(transition.from.rawValue)], options[Wording(transition.to.rawValue)])
            lines.append((padded(from, 14) + line + padded(to, 14) + count).trimmedEnd)
        }
        for (transition, found) in visits.illegal {
            let (callback, state) = (
                options.spelling(of: transition.callback), options[Wording(transition.from.rawValue)]
            )
            lines.append(
                "✗ " + options["\(callback) while \(state)"] + " ×\(found.count): \(options.row(found.controllers))")
        }
        for state in StateRing.order {
            if let here = visits.present[state] {
                lines.append(options[Wording(state.rawValue)] + options[", now: \(options.row(here))"])
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a hierarchy as a tree of lines.
    static func hierarchy(_ tree: HierarchyModel, _ options: DiagramOptions, title: String) -> String {
        var lines = [title, ""]
        // Uses an explicit stack instead of recursion, because a hierarchy can be deep.
        var pending = tree.roots.reversed().map { (index: $0, indent: "", mark: "", below: "") }
        while let next = pending.popLast() {
            let box = tree.boxes[next.index]
            let link =
                switch box.link {
                case .presented: options["presents"] + " "
                case .child(let role?) where role != "child": "\(role): "
                default: ""
                }
            let remark = box.remark.isEmpty ? "" : " (\(box.remark))"
            lines.append(next.indent + next.mark + link + box.name + remark)
            let indent = next.indent + next.below
            for (index, child) in box.children.enumerated().reversed() {
                let isLast = index == box.children.count - 1
                pending.append((child, indent, isLast ? "└─ " : "├─ ", isLast ? "   " : "│  "))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text without spaces at its end.
    var trimmedEnd: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
