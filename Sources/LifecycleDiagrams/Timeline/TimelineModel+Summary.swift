import LifecycleModel

extension TimelineModel {
    /// A summary with the numbers of callbacks and steps or, for a comparison, the numbers of callbacks in the same
    /// position and in only one run.
    var summary: String {
        let messages = allRows.flatMap(\.messages)
        if let comparison {
            let left = messages.count { $0.side == .left }
            let right = messages.count { $0.side == .right }
            let (same, names) = (options.count(messages.count - left - right, "callback"), comparison)
            let only = options["\(left) only in \(names.left), \(right) only in \(names.right)"]
            return options["\(names.left) compared with \(names.right): \(same) in the same position, \(only)."]
        }
        let steps = allRows.count { if case .step = $0 { true } else { false } }
        let receivers = Set(messages.map(\.event.controller))
        let names = receivers.sorted { order[$0] ?? 0 < order[$1] ?? 0 }.map { words.name($0) }
        if names.isEmpty { return options["No callbacks, \(words.origin)."] }
        let all = options.count(messages.count, "callback")
        let received = steps == 0 ? all : options["\(all) in \(options.count(steps, "step"))"]
        return names.count == 1
            ? options["\(names[0]) receives \(received), \(words.origin)."]
            : options["\(options.list(names)) receive \(received), \(words.origin)."]
    }

    /// The run as numbered sentences, with steps as headings.
    var description: String {
        let origin = comparison.map { options["\($0.left) compared with \($0.right)"] } ?? words.origin
        var text = ""
        text.append(options["\(words.title), \(origin)."])
        if !participants.isEmpty {
            text.append("\n" + options["Lifelines: \(options.row(participants.map { words.name($0.controller) }))."])
        }
        // Folded callbacks are described in their place among the others.
        var pending: ArraySlice<Message> = []
        func flush(before number: Int = .max) {
            while let next = pending.first, next.event.number < number {
                text.append("\n\(next.event.number). \(next.sentence)")
                pending.removeFirst()
            }
        }
        for row in allRows {
            switch row {
            case .step(let step):
                flush()
                text.append("\n" + options["Step \(step.number), \(step.text):"])
            case .message(let message):
                flush(before: message.event.number)
                text.append("\n\(message.event.number). \(message.sentence)")
            case .fold(let messages): pending = messages[...]
            case .code(_, let line): text.append("\n  \(line)")
            case .mark(let id, let act), .expected(let id, _, let act):
                text.append("\n\(words.name(id)): " + options["\(act)."])
            case .banner(_, let word, let words, _): text.append("\n\(word): \(words)")
            }
        }
        flush()
        return text
    }
}
