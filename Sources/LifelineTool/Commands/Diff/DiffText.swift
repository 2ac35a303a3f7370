import LifecycleModel

struct DiffText {
    private let difference: RunComparison
    private let names: (String, String)
    private let context: Int
    /// For each row, the index of the nearest row above it that is in the second run, or nil.
    private let previous: [Int?]

    init(_ difference: RunComparison, names: (String, String), context: Int) {
        self.difference = difference
        self.names = names
        self.context = context
        var last: Int?
        previous = difference.rows.enumerated().map { index, row in
            defer { if row.right != nil { last = index } }
            return last
        }
    }

    /// The difference as text for a terminal: the changed rows, their steps, and the unchanged rows around them.
    ///
    /// Each changed row begins with `-` (removed), `+` (added), `<` (moved away), `>` (moved here), or `~` (different
    /// flags or `animated` argument).
    var text: String {
        var text = "--- \(PrintableText.line(names.0))\n+++ \(PrintableText.line(names.1))\n"
        text += unlogged
        guard !difference.isEmpty else { return text + "no differences\n" }
        let shown = shownRows
        var last = -1
        for index in difference.rows.indices where shown.contains(index) {
            if index > last + 1 { text += last < 0 ? "" : "  …\n" }
            text += line(index)
            last = index
        }
        let counts = difference.counts
        return text
            + "\(counts.removed) removed, \(counts.added) added, \(counts.moved) moved, \(counts.changed) changed\n"
    }

    /// A line that lists the callbacks that are not compared, because a log never contains them. The line is empty if
    /// there are none.
    private var unlogged: String {
        let names = Callback.allCases.filter(difference.unlogged.contains).map(\.shortName)
        let list = names.joined(separator: ", ")
        return names.isEmpty ? "" : "  not compared, because the log never contains them: \(list)\n"
    }

    private var shownRows: Set<Int> {
        let rows = difference.rows
        var shown: Set<Int> = []
        var step: Int?
        for index in rows.indices {
            if rows[index].change != .same {
                shown.formUnion(max(0, index - context)...min(rows.count - 1, index + context))
                if let step { shown.insert(step) }
            }
            if case .step = rows[index].content { step = index }
        }
        return shown
    }

    private func line(_ index: Int) -> String {
        let row = difference.rows[index]
        var indent = "    "
        if case .step = row.content { indent = "" }
        let content = indent + PrintableText.line(row.content.text)
        return switch row.change {
        case .same: "  \(content)\n"
        case .changed(let from, let to): "~ \(content)  \(from) -> \(to)\n"
        case .removed: "- \(content)\n"
        case .added: "+ \(content)\n"
        case .movedTo(let other): "< \(content)  moved \(other > index ? "down" : "up"), \(neighbor(of: other))\n"
        case .movedFrom(let other): "> \(content)  moved from \(other > index ? "below" : "above")\n"
        }
    }

    /// Returns the position of the row at `index` in the second run: `after home.viewDidLoad`, for example, or
    /// `to the start`.
    private func neighbor(of index: Int) -> String {
        previous[index].map { "after \(PrintableText.line(difference.rows[$0].content.text))" } ?? "to the start"
    }

    var json: String {
        var json = JSONText()
        json.object { json in
            json.member("from", names.0)
            json.member("to", names.1)
            json.member("equal", difference.isEmpty)
            if !difference.unlogged.isEmpty {
                json.array("notCompared") { list in
                    for callback in Callback.allCases where difference.unlogged.contains(callback) {
                        list.value(callback.shortName)
                    }
                }
            }
            json.list("changes", difference.rows.filter { $0.change != .same }, write)
        }
        return json.text
    }

    private func write(_ row: RunComparison.Row, to json: inout JSONText) {
        switch row.change {
        case .same: return
        case .removed: json.member("change", "removed")
        case .added: json.member("change", "added")
        case .movedTo: json.member("change", "movedTo")
        case .movedFrom: json.member("change", "movedFrom")
        case .changed(let from, let to):
            json.member("change", "changed")
            json.member("from", from)
            json.member("to", to)
        }
        json.member("event", row.content.text)
        json.member("left", row.left)
        json.member("right", row.right)
    }
}
