import LifecycleModel

extension PlainText {
    /// Returns a storyboard as plain text: each card with its details, followed by its links.
    static func storyboard(_ map: StoryboardModel, title: String) -> String {
        var lines = [title, ""]
        let leaving = Dictionary(grouping: map.links, by: \.from)
        for card in map.cards {
            let group = card.group.isEmpty ? [] : [card.options["in \(card.group)"]]
            let marks =
                (card.isInitial ? [card.options["initial"]] : [])
                + (card.isUnreachable ? [card.options["unreachable"]] : [])
            let identifier = card.identifier.map { ["id \($0)"] } ?? []
            let details = (card.details + identifier + group + marks).map { $0.onOneLine(limit: 90) }
            let remark = details.isEmpty ? "" : " (" + details.joined(separator: ", ") + ")"
            lines.append(card.name.onOneLine(limit: 120) + remark)
            for link in leaving[card.key] ?? [] {
                let target = map[link.to].map { $0.name.onOneLine(limit: 120) } ?? link.to
                let mark = link.work.isContainment ? "<>" : "->"
                lines.append(
                    "  \(mark) \(target): " + link.lines.joined(separator: " ").onOneLine(limit: 200))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Mermaid {
    /// Returns a storyboard as a Mermaid flowchart, with a subgraph for each file other than the drawing's own.
    static func storyboard(_ map: StoryboardModel, title: String) -> String {
        var lines = header(title, "flowchart LR")
        let numbers = Dictionary(uniqueKeysWithValues: map.cards.enumerated().map { ($1.key, $0) })
        let groups = Dictionary(grouping: map.cards.enumerated(), by: \.element.group)
            .sorted { $0.value[0].offset < $1.value[0].offset }
        for (number, (group, cards)) in groups.enumerated() {
            if !group.isEmpty { lines.append("    subgraph g\(number)[\"\(escaped(group))\"]") }
            for (number, card) in cards {
                let (name, rest) = card.lines()
                let text = ([name] + rest).map { escaped($0) }.joined(separator: "<br>")
                let (open, close) = card.isInitial ? ("([", "])") : card.kind == .scene ? ("(", ")") : ("[", "]")
                lines.append("    s\(number)\(open)\"\(text)\"\(close)")
            }
            if !group.isEmpty { lines.append("    end") }
        }
        for link in map.links {
            guard let from = numbers[link.from], let to = numbers[link.to] else { continue }
            let text = link.lines.map { escaped($0.onOneLine(limit: 60)) }.joined(separator: "<br>")
            lines.append("    s\(from) \(arrow(link.work))|\"\(text)\"| s\(to)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func arrow(_ work: Storyboard.Segue.Work) -> String {
        switch work {
        case .relationship, .embed: "---"
        case .present: "==>"
        case .popover, .custom, .unwind, .other, .showDetail, .nextPage: "-.->"
        case .show: "-->"
        }
    }
}
