import LifecycleModel

/// A timeline as plain text in a fixed-width font, for a terminal.
///
/// To fit in a terminal, lifelines are narrow, and the text is to the right of them. A lifeline consists of `░` in
/// the state appearing, `█` in appeared, `▒` in disappearing, and `┊` in disappeared and in an unknown state.
struct TimelineText {
    private let model: TimelineModel
    private let indices: [ControllerID?: Int]
    private var columns: [Int] = []
    private var width = 0
    private var states: [AppearanceState?] = []
    private var isGone: [Bool] = []
    private var lines: [String] = []

    init(_ model: TimelineModel) {
        self.model = model
        indices = model.columns
        placeColumns()
    }

    /// Returns the complete text, with a newline at its end.
    consuming func text() -> String {
        states = model.participants.map { $0.controller.flatMap { model.initial[$0] } }
        isGone = model.participants.map { _ in false }
        lines = [model.words.title, model.options["Timeline · \(model.words.source)"], "", header()]
        for row in model.rows { draw(row) }
        if !legend.isEmpty { lines += ["", legend.joined(separator: "  ")] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The meanings of the symbols in the lines for illegal transitions and for states other than disappeared.
    private var legend: [String] {
        [("░", "appearing"), ("█", "appeared"), ("▒", "disappearing"), ("✗", "illegal")]
            .filter { sign, _ in lines.contains { $0.contains(sign) } }.map { "\($0) \(model.options[Wording($1)])" }
    }

    private func index(of controller: ControllerID?) -> Int? { indices[controller] }

    private func name(_ index: Int) -> String { model.words.name(model.participants[index].controller) }

    private mutating func placeColumns() {
        let count = model.participants.count
        guard count > 0 else { return }
        var gaps = Array(repeating: 0, count: count + 1)
        for column in 1..<max(count, 1) { gaps[column] = (name(column - 1).count + name(column).count) / 2 + 3 }
        gaps[0] = name(0).count / 2 + 1
        var x = 0
        for column in 0..<count {
            x += gaps[column]
            columns.append(x)
        }
        width = x + gaps[count] + name(count - 1).count / 2 + 2
    }

    private func header() -> String {
        var cells = Cells(width)
        for column in columns.indices { cells.put(name(column), at: columns[column] - name(column).count / 2) }
        return cells.text
    }

    /// Returns a line that contains only the lifelines.
    private func lifelines() -> Cells {
        var cells = Cells(width)
        for (column, x) in columns.enumerated() where !isGone[column] {
            switch states[column] {
            case .appearing: cells.put("░", at: x)
            case .appeared: cells.put("█", at: x)
            case .disappearing: cells.put("▒", at: x)
            case .disappeared, nil: cells.put("┊", at: x)
            }
        }
        return cells
    }

    private mutating func draw(_ row: TimelineModel.Row) {
        switch row {
        case .step(let step):
            let title = "━━ \(step.number) \(step.text) "
            lines.append(title + String(repeating: "━", count: max(2, width - title.count)))
        case .message(let message): draw(message)
        case .mark(let controller, let text), .expected(let controller, _, let text):
            draw("◆ \(text)", on: controller)
        case .code(let controller, let text): draw("  \(text)", on: controller)
        case .fold(let messages): lines.append("   " + model.words(messages))
        case .banner(_, let word, let text, _): lines.append("   [\(word)] \(text)")
        }
    }

    private mutating func draw(_ text: String, on controller: ControllerID) {
        guard let column = index(of: controller) else { return }
        var cells = lifelines()
        cells.put(text, at: columns[column])
        lines.append(cells.text)
    }

    private mutating func draw(_ message: TimelineModel.Message) {
        guard let target = index(of: message.event.controller) else { return }
        var cells = lifelines()
        let label = (message.isLegal ? "" : "✗ ") + message.label
        let sender = message.isFound ? nil : index(of: message.sender)
        let x = columns[target]
        if sender == target {
            cells.put("◀┐", at: x + 1)
        } else if sender ?? -1 < target {
            cells.fill("─", from: sender.map { columns[$0] + 1 } ?? max(0, x - 3), to: x - 2)
            cells.put("▶", at: x - 1)
        } else if let sender {
            cells.fill("─", from: x + 2, to: columns[sender] - 1)
            cells.put("◀", at: x + 1)
        }
        let detail = message.detail.isEmpty ? "" : " (\(message.detail))"
        cells.put("\(name(target)).\(label)\(detail)", at: max(width, cells.count) + 1)
        if let state = message.becomes { states[target] = state }
        if message.event.callback == .deinitializer { isGone[target] = true }
        lines.append(cells.text)
    }

    /// A line of characters in which text is placed.
    private struct Cells {
        private var characters: [Character]

        init(_ width: Int) { characters = Array(repeating: " ", count: width) }

        var count: Int { characters.count }

        mutating func put(_ text: String, at start: Int) {
            for (offset, character) in text.enumerated() {
                let column = max(0, start) + offset
                while characters.count <= column { characters.append(" ") }
                characters[column] = character
            }
        }

        mutating func fill(_ character: Character, from start: Int, to end: Int) {
            guard start <= end else { return }
            put(String(repeating: character, count: end - start + 1), at: start)
        }

        var text: String { String(characters).trimmedEnd }
    }
}
