import Graphviz
import LifecycleModel

/// The positions of a timeline's columns, with enough space for all text.
///
/// The names of messages are on the messages' lines. If this makes the drawing too wide, the lifelines move closer
/// together, and all names are to the right of the lifelines.
struct TimelineLayout {
    let model: TimelineModel
    /// The center of each lifeline.
    private(set) var columns: [Double] = []
    /// The name of each lifeline's box, to which lines are connected.
    let names: [String]
    /// The text of each lifeline's box: the name and, below it, the remark.
    private(set) var headers: [(name: String, remark: String)] = []
    /// The style of names in the boxes.
    private(set) var nameStyle = Theme.name
    private(set) var headerWidths: [Double] = []
    private(set) var headerHeight = 0.0
    private(set) var width = 0.0
    /// The left edge of the text to the right of all lifelines, or nil if the text is on the messages' lines.
    private(set) var textColumn: Double?
    /// Whether alternate boxes are lower than their neighbors.
    private(set) var isStaggered = false
    /// The range of rows in which each lifeline is drawn, or an empty array if no lifelines share a column.
    private var spans: [ClosedRange<Int>] = []
    /// The lifelines that begin and end at each row, if lifelines share columns.
    private(set) var beginnings: [Int: [Int]] = [:]
    private(set) var endings: [Int: [Int]] = [:]
    private var indices: [ControllerID: Int] = [:]
    private var hasUIKitColumn = false
    /// The times in the left margin.
    let times: TimelineTimes

    /// Half the width of a bar.
    static let bar = 5.0
    /// The space between text and the lifelines next to it.
    static let gap = 13.0
    /// The space between the name and the detail of a message on the same line.
    static let detailGap = 8.0
    /// The minimum and maximum distance between lifelines if text is to their right.
    private static let spacing = 32.0...96

    init(_ model: TimelineModel) {
        self.model = model
        names = model.participants.indices.map { "p\($0)" }
        times = TimelineTimes(model)
        for (index, participant) in model.participants.enumerated() {
            if let controller = participant.controller { indices[controller] = index } else { hasUIKitColumn = true }
        }
        headers = model.participants.map { ($0.name, $0.remark) }
        measureHeaders()
        placeColumns()
        if let limit = model.options.widthLimit.map({ $0 - 2 * Theme.margin }), width > limit { moveTogether(limit) }
    }

    /// Returns the column of a controller or UIKit, or nil if it has no column.
    func column(of controller: ControllerID?) -> Int? {
        guard let controller else { return hasUIKitColumn ? 0 : nil }
        return indices[controller]
    }

    /// Returns the column of a message's sender, or nil for an unknown sender.
    func sender(of message: TimelineModel.Message) -> Int? { message.isFound ? nil : column(of: message.sender) }

    private mutating func measureHeaders(least: Double = 70, padding: Double = 22) {
        headerWidths = headers.map { header in
            let text = max(TextMetrics.width(header.name, nameStyle), TextMetrics.width(header.remark, Theme.small))
            return max(least, text + padding)
        }
        headerHeight = 14 + (headers.map(height).max() ?? 0)
    }

    /// Returns the height of the box of one lifeline.
    func headerHeight(_ index: Int) -> Double { isShared ? 12 + height(of: headers[index]) : headerHeight }

    /// Whether several lifelines share a column.
    var isShared: Bool { !spans.isEmpty }

    private func height(of header: (name: String, remark: String)) -> Double {
        TextMetrics.height(header.name, nameStyle)
            + (header.remark.isEmpty ? 0 : TextMetrics.height(header.remark, Theme.small))
    }

    // MARK: Text on messages' lines

    /// Sets the width of each gap between lifelines to the width of its widest text.
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
        var x = times.width
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
        case .step, .banner: return
        }
    }

    // MARK: Text to the right of all lifelines

    /// Moves lifelines closer together, so that the drawing is at most `limit` points wide if possible. If there are
    /// too many lifelines, or if a third of the columns is enough, lifelines that don't overlap in time share
    /// columns.
    private mutating func moveTogether(_ limit: Double) {
        let text = min(model.rows.map(textWidth).max() ?? 0, limit / 2)
        let room = limit - times.width - text - 2 * TimelineLayout.gap
        var numbers = Array(columns.indices)
        var count = numbers.count
        let isFull = Double(count) * TimelineLayout.spacing.lowerBound > room
        let sharing = LifelineSharing(model, column: column)
        if isFull || sharing.count * 3 <= count {
            (numbers, count) = (sharing.columns, sharing.count)
            spans = sharing.spans
            beginnings = Dictionary(grouping: spans.indices) { sharing.spans[$0].lowerBound }
            endings = Dictionary(grouping: spans.indices) { sharing.spans[$0].upperBound }
        }
        let spacing = min(
            max(room / Double(max(count, 1)), TimelineLayout.spacing.lowerBound), TimelineLayout.spacing.upperBound)
        nameHeaders(spacing)
        let first = times.width + max(spacing / 2, (headerWidths.first ?? 0) / 2)
        columns = numbers.map { first + Double($0) * spacing }
        let start = first + (Double(count) - 0.5) * spacing + TimelineLayout.gap
        textColumn = start
        width = max(start + text, 420)
    }

    /// Finds short text for the boxes of lifelines at a distance of `spacing`. If a word doesn't fit, alternate boxes
    /// are lower, and the boxes are about twice as wide.
    private mutating func nameHeaders(_ spacing: Double) {
        let texts = model.participants.map { participant -> (name: String, remark: String) in
            let className = participant.name.replacing("\n", with: "")
            if participant.remark.isEmpty || participant.controller == nil { return (className, "") }
            if isShared, participant.remark == participant.address { return (className, participant.address) }
            // Addresses distinguish instances of one class that share a column.
            if isShared, participant.remark.hasPrefix(className) { return (participant.remark, participant.address) }
            // An ID that is derived from the class name already contains the name.
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
            // A remark that would be broken within words is left out.
            let hasRoom = longest(remark, Theme.small) <= box - 6
            return (title, hasRoom ? TextMetrics.wrapName(remark, to: box - 6, Theme.small) : "")
        }
        measureHeaders(least: min(box, 50), padding: 6)
        headerWidths = headerWidths.map { min($0, box) }
    }

    /// Returns the words of a class name.
    private static func words(of name: String) -> [String] {
        name.reduce(into: [""]) { words, character in
            if character.isUppercase, words[words.count - 1].last?.isLowercase == true { words.append("") }
            words[words.count - 1].append(character)
        }
    }

    /// Returns the width of a row's text to the right of all lifelines, or 0 for a row whose text is wrapped.
    private func textWidth(_ row: TimelineModel.Row) -> Double {
        switch row {
        case .message(let message):
            let detail = TextMetrics.width(message.detail, Theme.small)
            return TextMetrics.width(model.words(message), Theme.body)
                + (message.detail.isEmpty ? 0 : TimelineLayout.detailGap + detail)
        case .mark(let controller, let text):
            return TextMetrics.width("\(model.words.name(controller)): \(text)", Theme.small)
        case .fold, .step, .banner: return 0
        }
    }

    /// Returns whether there is space for the detail of a message after its name, to the right of all lifelines.
    /// Returns false if the text is on the messages' lines.
    func fitsOnLine(_ message: TimelineModel.Message) -> Bool {
        textColumn.map { $0 + textWidth(.message(message)) <= width + 1 } ?? false
    }

    // MARK: Wrapped text

    /// Returns the lines of a step's band.
    func stepText(_ step: StepEvent) -> String { TextMetrics.wrap(step.text, to: width - 76, Theme.body) }

    /// Returns the lines of a banner's text, which is next to the word at the start of the banner.
    ///
    /// Both ends of the text are inset, so that it doesn't overlap the word in bitmaps, for which Pango measures the
    /// text.
    func stripText(_ word: String, _ text: String) -> String {
        TextMetrics.wrap(text, to: width - 2 * stripIndent(word), Theme.body)
    }

    /// Returns the distance from the left edge of a banner to its text.
    func stripIndent(_ word: String) -> Double { TextMetrics.width(word, Theme.name) + 30 }

    /// Returns the lines of text for folded callbacks, to the right of all lifelines.
    func foldText(_ folds: [TimelineModel.Fold]) -> String {
        TextMetrics.wrap(model.words(folds), to: width - (textColumn ?? 0), Theme.small)
    }
}

extension TimelineModel {
    /// Returns the number and the name of a message. Options, diagnostics, and reports refer to messages by number.
    /// In a comparison, returns only the name, because each run has a different number for the message.
    func numbered(_ message: Message) -> String {
        comparison == nil ? "\(message.event.number) \(message.label)" : message.label
    }

    /// Returns a message as text with its receiver and, except in a comparison, its number. This text is used to the
    /// right of all lifelines.
    func words(_ message: Message) -> String {
        let words = "\(words.name(message.event.controller)): \(message.label)"
        return comparison == nil ? "\(message.event.number)  \(words)" : words
    }
}
