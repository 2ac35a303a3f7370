import LifecycleModel

/// Drawings as plain text in a fixed-width font, for a terminal.
enum PlainText {
    /// The moves between the states, with a run's visits.
    static func states(_ visits: StateVisits, _ options: DiagramOptions, title: String) -> String {
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        var lines = [title, ""]
        for (place, move) in AppearanceMove.table.enumerated() {
            let arrow = "── \(options.spelling(of: move.callback)) "
            let line = arrow + String(repeating: "─", count: max(0, 30 - arrow.count)) + "▶ "
            let count = visits.isEmpty ? "" : "×\(visits.counts[place])"
            lines.append((padded(move.from.rawValue, 14) + line + padded(move.to.rawValue, 14) + count).trimmedEnd)
        }
        for (move, found) in visits.illegal {
            let names = found.controllers.joined(separator: ", ")
            lines.append(
                "✗ \(options.spelling(of: move.callback)) while \(move.from.rawValue) ×\(found.count): \(names)")
        }
        for state in StateRing.order {
            if let here = visits.present[state] {
                lines.append("now \(state.rawValue): \(here.joined(separator: ", "))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A hierarchy as a tree of lines.
    static func hierarchy(_ tree: HierarchyTree, title: String) -> String {
        var lines = [title, ""]
        func draw(_ index: Int, _ indent: String, _ isLast: Bool, isRoot: Bool) {
            let box = tree.boxes[index]
            let link =
                switch box.link {
                case .presented: "presents "
                case .child(let word): word == "child" ? "" : "\(word): "
                case .window, nil: ""
                }
            let name = box.name.split(separator: "\n").joined()
            let remark = box.remark.isEmpty ? "" : " (\(box.remark))"
            lines.append(indent + (isRoot ? "" : isLast ? "└─ " : "├─ ") + link + name + remark)
            let children = tree.nodes[index].children
            for child in children {
                draw(child, indent + (isRoot ? "" : isLast ? "   " : "│  "), child == children.last, isRoot: false)
            }
        }
        for root in tree.roots { draw(root, "", true, isRoot: true) }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text without blanks at its end.
    fileprivate var trimmedEnd: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
