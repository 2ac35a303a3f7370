import LifecycleModel

/// The rows of two timelines in the order of a comparison, with marks on the rows that differ.
struct ComparedRows {
    private(set) var rows: [TimelineModel.Row] = []
    private let names: (left: String, right: String)
    private let options: DiagramOptions
    /// For each run, the rows that are not compared, such as notes, except callbacks and the steps of a log. The key is
    /// the position of the preceding compared event, or -1 if there is none.
    private let extras: (left: [Int: [TimelineModel.Row]], right: [Int: [TimelineModel.Row]])

    init(
        _ comparison: RunComparison, _ left: TimelineModel, _ right: TimelineModel,
        _ names: (left: String, right: String)
    ) {
        self.names = names
        options = left.options
        let compared = (Set(comparison.rows.compactMap(\.left)), Set(comparison.rows.compactMap(\.right)))
        extras = (
            ComparedRows.extras(of: left, besides: compared.0), ComparedRows.extras(of: right, besides: compared.1)
        )
        let (first, second) = (ComparedRows.byPosition(left), ComparedRows.byPosition(right))
        addExtras(after: -1, -1)
        for row in comparison.rows {
            let shown = row.left.flatMap { first[$0] } ?? row.right.flatMap { second[$0] }
            if let shown { rows.append(marked(shown, row.change)) }
            addExtras(after: row.left, row.right)
        }
    }

    private static func byPosition(_ model: TimelineModel) -> [Int: TimelineModel.Row] {
        Dictionary(zip(model.positions, model.allRows)) { first, _ in first }
    }

    private static func extras(of model: TimelineModel, besides compared: Set<Int>) -> [Int: [TimelineModel.Row]] {
        let anchors = compared.sorted()
        var next = 0
        var extras: [Int: [TimelineModel.Row]] = [:]
        for (position, row) in zip(model.positions, model.allRows) where !compared.contains(position) {
            // Omits callbacks that are not compared, folded or not, and the steps of a log.
            switch row {
            case .message, .fold: continue
            case .step where model.run.source == .log: continue
            case .step, .mark, .code, .expected, .banner: break
            }
            while next < anchors.count, anchors[next] < position { next += 1 }
            extras[next == 0 ? -1 : anchors[next - 1], default: []].append(row)
        }
        return extras
    }

    /// Adds the rows that are not compared and follow the event at `left` in the left run or the event at `right` in
    /// the right run. A row that both runs contain, except a step, is added once. A row of only one run is marked,
    /// except a step.
    private mutating func addExtras(after left: Int?, _ right: Int?) {
        let first = left.flatMap { extras.left[$0] } ?? []
        var second = right.flatMap { extras.right[$0] } ?? []
        for row in first {
            // In a comparison with a log, the steps of the other run are not compared.
            if case .step = row {
                rows.append(row)
            } else if let same = second.firstIndex(where: { $0.text == row.text }) {
                second.remove(at: same)
                rows.append(row)
            } else {
                rows.append(marked(row, .removed))
            }
        }
        rows += second.map { if case .step = $0 { $0 } else { marked($0, .added) } }
    }

    private func marked(_ row: TimelineModel.Row, _ change: RunComparison.Change) -> TimelineModel.Row {
        switch change {
        case .same: row
        case .changed(let from, let to):
            changed(row, [(names.left, from), (names.right, to)].map(flags(in:_:)).joined(separator: options["; "]))
        case .removed: marked(row, .left, sign: "− ", options["only in \(names.left)"])
        case .movedTo: marked(row, .left, sign: "− ", options["moved: here in \(names.left)"])
        case .added: marked(row, .right, sign: "+ ", options["only in \(names.right)"])
        case .movedFrom: marked(row, .right, sign: "+ ", options["moved: here in \(names.right)"])
        }
    }

    /// Returns the flags of a callback in one of the runs. Names of flags stay as they are.
    private func flags(in name: String, _ flags: String) -> String {
        name + ": " + flags.split(separator: ", ").map { options[Wording(String($0))] }.joined(separator: options[", "])
    }

    private func changed(_ row: TimelineModel.Row, _ detail: String) -> TimelineModel.Row {
        guard case .message(var message) = row else { return row }
        message.label = "~ " + message.label
        message.detail = detail
        message.sentence += options[" Its flags differ: \(detail)."]
        return .message(message)
    }

    private func marked(
        _ row: TimelineModel.Row, _ side: TimelineModel.Side, sign: String, _ remark: String
    ) -> TimelineModel.Row {
        switch row {
        case .message(var message):
            message.side = side
            message.label = sign + message.label
            message.detail = message.detail.isEmpty ? remark : "\(remark) · \(message.detail)"
            message.sentence += options[" This is \(remark)."]
            return .message(message)
        case .step(var step):
            step.text = "\(sign)\(step.text) (\(remark))"
            return .step(step)
        case .mark(let controller, let text): return .mark(controller, "\(sign)\(text) (\(remark))")
        case .expected(let controller, let sender, let text):
            return .expected(controller, from: sender, "\(sign)\(text) (\(remark))")
        case .fold, .code: return row
        case .banner(let severity, let word, let text, let controller):
            return .banner(severity, word: sign + word, text: "\(text) (\(remark))", about: controller)
        }
    }
}

extension TimelineModel.Row {
    /// The text of a row whose event is not compared.
    fileprivate var text: String {
        switch self {
        case .step(let step): step.text
        case .message(let message): message.label
        case .mark(let controller, let text), .code(let controller, let text), .expected(let controller, _, let text):
            "\(controller.index) \(text)"
        case .fold: ""
        case .banner(_, let word, let text, _): "\(word) \(text)"
        }
    }
}
