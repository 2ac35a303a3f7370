import Graphviz
import LifecycleModel

/// The places of a timeline's columns: every text gets the room that it takes.
///
/// The names of messages stand on their lines. Where that makes a drawing wider than it may be, the lifelines move together,
/// and all names stand to the right of them.
struct TimelineLayout {
    let model: TimelineModel
    /// The middle of each lifeline.
    private(set) var columns: [Double] = []
    /// The name of each lifeline's box, which lines hang on.
    let names: [String]
    /// The text of each lifeline's box: the name and, below it, the remark.
    private(set) var headers: [(name: String, remark: String)] = []
    /// The font of the names in the boxes.
    private(set) var nameStyle = Theme.name
    private(set) var headerWidths: [Double] = []
    private(set) var headerHeight = 0.0
    private(set) var width = 0.0
    /// Where the texts of rows begin if they stand to the right of all lifelines; nil if they stand on their lines.
    private(set) var textColumn: Double?
    /// Whether every other box of a lifeline stands lower than those beside it.
    private(set) var isStaggered = false
    /// The rows between which each lifeline is drawn, where several share a column; empty where none do.
    private var spans: [ClosedRange<Int>] = []
    /// The lifelines that begin or end at each row, where several share a column.
    private(set) var beginnings: [Int: [Int]] = [:]
    private(set) var endings: [Int: [Int]] = [:]
    private var indices: [ControllerID: Int] = [:]
    private var hasUIKitColumn = false

    /// Half the width of a bar.
    static let bar = 5.0
    /// Room between a text and the lifelines beside it.
    static let gap = 13.0
    /// Room between the name of a message and its detail where both stand on one line.
    static let detailGap = 8.0
    /// The least and the most between two lifelines whose texts stand to the right of all.
    private static let spacing = 32.0...96

    init(_ model: TimelineModel) {
        self.model = model
        names = model.participants.indices.map { "p\($0)" }
        for (index, participant) in model.participants.enumerated() {
            if let controller = participant.controller { indices[controller] = index } else { hasUIKitColumn = true }
        }
        headers = model.participants.map { ($0.name, $0.remark) }
        measureHeaders()
        placeColumns()
        if let limit = model.options.widthLimit().map({ $0 - 2 * Theme.margin }), width > limit { moveTogether(limit) }
    }

    /// The column of a controller, or of UIKit; nil for a sender who has none.
    func column(of controller: ControllerID?) -> Int? {
        guard let controller else { return hasUIKitColumn ? 0 : nil }
        return indices[controller]
    }

    /// The column that a message comes from; nil where it comes from nowhere.
    func sender(of message: TimelineModel.Message) -> Int? { message.isFound ? nil : column(of: message.sender) }

    private mutating func measureHeaders(least: Double = 70, padding: Double = 22) {
        headerWidths = headers.map { header in
            let text = max(TextMetrics.width(header.name, nameStyle), TextMetrics.width(header.remark, Theme.small))
            return max(least, text + padding)
        }
        headerHeight = 14 + (headers.map(height).max() ?? 0)
    }

    /// The height of the box of one lifeline.
    func headerHeight(_ index: Int) -> Double { isShared ? 12 + height(of: headers[index]) : headerHeight }

    /// Whether several lifelines share a column.
    var isShared: Bool { !spans.isEmpty }

    private func height(of header: (name: String, remark: String)) -> Double {
        TextMetrics.height(header.name, nameStyle)
            + (header.remark.isEmpty ? 0 : TextMetrics.height(header.remark, Theme.small))
    }

    // MARK: Texts on their lines

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
        func widen(behind controller: ControllerID, for text: String) {
            guard let column = column(of: controller) else { return }
            gaps[column + 1] = max(gaps[column + 1], TextMetrics.width(text, Theme.small) + 2 * TimelineLayout.gap)
        }
        switch row {
        case .message(let message):
            guard let target = column(of: message.event.controller) else { return }
            let sender = sender(of: message)
            let text = max(
                TextMetrics.width(model.numbered(message), Theme.body), TextMetrics.width(message.detail, Theme.small))
            let side = sender == target ? target + 1 : sender ?? -1 < target ? target : target + 1
            let extra = sender == target ? 34.0 : 14
            gaps[side] = max(gaps[side], text + 2 * TimelineLayout.gap + extra)
        case .mark(let controller, let text): widen(behind: controller, for: text)
        case .fold(let folds): for fold in folds { widen(behind: fold.controller, for: model.words(fold)) }
        case .step, .strip: return
        }
    }

    // MARK: Texts to the right of all lifelines

    /// Moves the lifelines together so that the drawing is no wider than `limit`. Where they are too many, those of
    /// different times share a column.
    private mutating func moveTogether(_ limit: Double) {
        let text = min(model.rows.map(textWidth).max() ?? 0, limit / 2)
        let room = limit - text - 2 * TimelineLayout.gap
        var numbers = Array(columns.indices)
        var count = numbers.count
        if Double(count) * TimelineLayout.spacing.lowerBound > room {
            let sharing = LifelineSharing(model, column: column)
            (numbers, count) = (sharing.columns, sharing.count)
            spans = sharing.spans
            beginnings = Dictionary(grouping: spans.indices) { sharing.spans[$0].lowerBound }
            endings = Dictionary(grouping: spans.indices) { sharing.spans[$0].upperBound }
        }
        let spacing = min(
            max(room / Double(max(count, 1)), TimelineLayout.spacing.lowerBound), TimelineLayout.spacing.upperBound)
        nameHeaders(spacing)
        let first = max(spacing / 2, (headerWidths.first ?? 0) / 2)
        columns = numbers.map { first + Double($0) * spacing }
        let start = first + (Double(count) - 0.5) * spacing + TimelineLayout.gap
        textColumn = start
        width = max(start + text, 420)
    }

    /// Finds short texts for boxes on lifelines that stand `spacing` apart. Where a word is wider, every other box stands
    /// lower, and has twice the room.
    private mutating func nameHeaders(_ spacing: Double) {
        let texts = model.participants.map { participant -> (name: String, remark: String) in
            let className = participant.name.replacing("\n", with: "")
            if participant.remark.isEmpty || participant.controller == nil { return (className, "") }
            // An id that was made of the class name tells it.
            return (participant.remark, participant.remark.hasPrefix(className) ? "" : className)
        }
        func longest(_ text: String, _ style: Theme.Style) -> Double {
            TimelineLayout.words(of: text).map { TextMetrics.width($0, style) }.max() ?? 0
        }
        isStaggered = texts.contains { longest($0.name, Theme.name) > spacing - 10 }
        let box = isStaggered ? 2 * spacing - 12 : spacing - 4
        let isWide = texts.allSatisfy { longest($0.name, Theme.name) <= box - 3 }
        nameStyle = isWide ? Theme.name : Theme.smallName
        headers = texts.map { name, remark in
            let title = TextMetrics.wrapName(name, to: box - 3, nameStyle)
            // A class name that would be broken within its words says less than none: the box's title has it.
            let hasRoom = longest(remark, Theme.small) <= box - 6
            return (title, hasRoom ? TextMetrics.wrapName(remark, to: box - 6, Theme.small) : "")
        }
        measureHeaders(least: min(box, 50), padding: 6)
        headerWidths = headerWidths.map { min($0, box) }
    }

    /// The words that a class name is made of.
    private static func words(of name: String) -> [String] {
        name.reduce(into: [""]) { words, character in
            if character.isUppercase, words[words.count - 1].last?.isLowercase == true { words.append("") }
            words[words.count - 1].append(character)
        }
    }

    /// How much room a row takes to the right of all lifelines.
    private func textWidth(_ row: TimelineModel.Row) -> Double {
        switch row {
        case .message(let message):
            let detail = TextMetrics.width(message.detail, Theme.small)
            return TextMetrics.width(model.words(message), Theme.body)
                + (message.detail.isEmpty ? 0 : TimelineLayout.detailGap + detail)
        case .mark(let controller, let text):
            return TextMetrics.width("\(model.words.name(controller)): \(text)", Theme.small)
        case .fold, .step, .strip: return 0
        }
    }

    /// Whether the detail of a message has room behind its name.
    func fitsOnLine(_ message: TimelineModel.Message) -> Bool {
        textColumn.map { $0 + textWidth(.message(message)) <= width + 1 } ?? false
    }

    // MARK: Wrapped texts

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

    /// The texts of folded callbacks in lines, to the right of all lifelines.
    func foldText(_ folds: [TimelineModel.Fold]) -> String {
        let words = folds.map { "\(model.words.name($0.controller)): \(model.words($0))" }.joined(separator: "; ")
        return TextMetrics.wrap(words, to: width - (textColumn ?? 0), Theme.small)
    }
}

extension TimelineModel {
    /// The name of a message after its number, by which options, findings and reports call it. In a comparison it would
    /// have two.
    func numbered(_ message: Message) -> String {
        comparison == nil ? "\(message.event.number) \(message.label)" : message.label
    }

    /// A message in words, where its line has no room for them: who receives what.
    func words(_ message: Message) -> String {
        let words = "\(words.name(message.event.controller)): \(message.label)"
        return comparison == nil ? "\(message.event.number)  \(words)" : words
    }
}
