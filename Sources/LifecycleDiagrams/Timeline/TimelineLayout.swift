import Graphviz
import LifecycleModel

/// The places of a timeline's columns and rows: every text gets the room that it takes.
struct TimelineLayout {
    /// Where one row lies.
    struct Place {
        var top: Double
        /// Where its line or its middle lies.
        var line: Double
        var height: Double
    }

    let model: TimelineModel
    /// The middle of each lifeline.
    private(set) var columns: [Double] = []
    /// The name of each lifeline's box, which lines hang on.
    let names: [String]
    private(set) var headerWidths: [Double] = []
    private(set) var headerHeight = 0.0
    private(set) var width = 0.0
    private var indices: [ControllerID: Int] = [:]
    private var hasUIKitColumn = false

    /// Half the width of a bar.
    static let bar = 5.0
    /// Room between a text and the lifelines beside it.
    static let gap = 13.0

    init(_ model: TimelineModel) {
        self.model = model
        names = model.participants.indices.map { "p\($0)" }
        for (index, participant) in model.participants.enumerated() {
            if let controller = participant.controller { indices[controller] = index } else { hasUIKitColumn = true }
        }
        measureHeaders()
        placeColumns()
    }

    /// The column of a controller, or of UIKit; nil for a sender who has none.
    func column(of controller: ControllerID?) -> Int? {
        guard let controller else { return hasUIKitColumn ? 0 : nil }
        return indices[controller]
    }

    /// The column that a message comes from; nil where it comes from nowhere.
    func sender(of message: TimelineModel.Message) -> Int? { message.isFound ? nil : column(of: message.sender) }

    private mutating func measureHeaders() {
        for participant in model.participants {
            let text = max(
                TextMetrics.width(participant.name, Theme.name), TextMetrics.width(participant.remark, Theme.small))
            headerWidths.append(max(70, text + 22))
            let height =
                TextMetrics.height(participant.name, Theme.name)
                + (participant.remark.isEmpty ? 0 : TextMetrics.height(participant.remark, Theme.small))
            headerHeight = max(headerHeight, height + 14)
        }
    }

    /// Gives every gap between lifelines the width of the widest text in it.
    private mutating func placeColumns() {
        let count = model.participants.count
        guard count > 0 else {
            width = 420
            return
        }
        var gaps = Array(repeating: 0.0, count: count + 1)
        for index in 1..<max(count, 1) { gaps[index] = (headerWidths[index - 1] + headerWidths[index]) / 2 + 16 }
        gaps[0] = headerWidths[0] / 2
        gaps[count] = headerWidths[count - 1] / 2
        for row in model.rows { widen(&gaps, row) }
        var x = 0.0
        for index in 0..<count {
            x += gaps[index]
            columns.append(x)
        }
        width = max(x + gaps[count], 420)
    }

    private func widen(_ gaps: inout [Double], _ row: TimelineModel.Row) {
        switch row {
        case .message(let message):
            guard let target = column(of: message.event.controller) else { return }
            let sender = sender(of: message)
            let text = max(
                TextMetrics.width(message.label, Theme.body), TextMetrics.width(message.detail, Theme.small))
            let side = sender == target ? target + 1 : sender ?? -1 < target ? target : target + 1
            let extra = sender == target ? 34.0 : 14
            gaps[side] = max(gaps[side], text + 2 * TimelineLayout.gap + extra)
        case .mark(let controller, let text):
            guard let column = column(of: controller) else { return }
            gaps[column + 1] = max(gaps[column + 1], TextMetrics.width(text, Theme.small) + 2 * TimelineLayout.gap)
        case .step, .strip: return
        }
    }

    /// The height of a row.
    func height(of row: TimelineModel.Row) -> Double {
        switch row {
        case .step(let step): TextMetrics.height(stepText(step), Theme.body) + 18
        case .message(let message): message.detail.isEmpty ? 25 : 35
        case .mark: 18
        case .strip(_, let word, let text): TextMetrics.height(stripText(word, text), Theme.body) + 14
        }
    }

    /// Where a row's line lies below its top.
    func line(of row: TimelineModel.Row) -> Double {
        if case .message = row { 19 } else { height(of: row) / 2 }
    }

    /// The text of a step's band, in lines.
    func stepText(_ step: StepEvent) -> String { TextMetrics.wrap(step.text, to: width - 76, Theme.body) }

    /// The text of a strip, in lines, beside the word that it begins with.
    ///
    /// The strip's label is inset from both its ends: a wider one would begin before the end of the word in bitmaps,
    /// where pango measures.
    func stripText(_ word: String, _ text: String) -> String {
        TextMetrics.wrap(text, to: width - 2 * stripIndent(word), Theme.body)
    }

    /// Where the text of a strip begins.
    func stripIndent(_ word: String) -> Double { TextMetrics.width(word, Theme.name) + 30 }
}
