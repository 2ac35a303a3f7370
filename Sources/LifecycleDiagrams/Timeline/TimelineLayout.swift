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
    /// The name of the box around each lifeline's name, to which lines are connected.
    let names: [String]
    /// The text at the ends of each lifeline: the name and, below it, the remark.
    private(set) var headers: [(name: String, remark: String)] = []
    /// The style of names.
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
    /// The brackets, with the text and the horizontal position of each.
    private(set) var brackets: [(bracket: TimelineBracket, text: String, x: Double)] = []
    /// The width of the numbers in the left margin.
    let gutter: Double
    /// The left edge of the details to the right of all lifelines.
    private(set) var detailColumn = 0.0
    private var labelWidth = 0.0

    /// Half the width of a bar.
    static let bar = 5.0
    /// The space between text and the lifelines next to it.
    static let gap = 13.0
    /// The space between the name and the detail of a message on the same line.
    static let detailGap = 14.0
    /// The distance of a line of code from the name of its callback.
    static let codeIndent = 12.0
    /// The distance between a message's tip and its text.
    static let textGap = 11.0
    /// The length of a message with an unknown sender.
    static let foundLength = 16.5
    /// The minimum and maximum distance between lifelines if text is to their right.
    private static let spacing = 32.0...96

    init(_ model: TimelineModel) {
        self.model = model
        names = model.participants.indices.map { "p\($0)" }
        times = TimelineTimes(model)
        gutter = TimelineLayout.gutter(model)
        for (index, participant) in model.participants.enumerated() {
            if let controller = participant.controller { indices[controller] = index } else { hasUIKitColumn = true }
        }
        headers = model.participants.map {
            (TextMetrics.wrapName($0.name, to: 130, Theme.name), TextMetrics.wrapName($0.remark, to: 130, Theme.small))
        }
        measureHeaders()
        placeColumns()
        placeBrackets()
        let limit = model.options.widthLimit.map { ($0 - 2 * Theme.margin).rounded(.down) }
        if let limit, width > limit { moveTogether(limit) }
        // Graphviz rounds the sides of the bands up to whole points, which would move everything else.
        width = width.rounded(.up)
    }

    /// Returns the width of the left margin for the numbers of steps and callbacks.
    private static func gutter(_ model: TimelineModel) -> Double {
        guard model.comparison == nil, !model.options.omittedParts.contains(.numbers) else { return 22 }
        let numbers = model.rows.lazy.flatMap(\.messages).map(\.event.number)
        return max(22, TextMetrics.width(String(numbers.max() ?? 0), Theme.small) + 14)
    }

    /// Returns the column of a controller or UIKit, or nil if it has no column.
    func column(of controller: ControllerID?) -> Int? {
        guard let controller else { return hasUIKitColumn ? 0 : nil }
        return indices[controller]
    }

    /// Returns the column of a message's sender, or nil for an unknown sender.
    func sender(of message: TimelineModel.Message) -> Int? { message.isFound ? nil : column(of: message.sender) }

    private mutating func measureHeaders(least: Double = 44, padding: Double = 4) {
        headerWidths = headers.map { header in
            let text = max(TextMetrics.width(header.name, nameStyle), TextMetrics.width(header.remark, Theme.small))
            return max(least, text + padding)
        }
        headerHeight = 6 + (headers.map(height).max() ?? 0)
    }

    /// Returns the height of the box of one lifeline.
    func headerHeight(_ index: Int) -> Double { isShared ? 6 + height(of: headers[index]) : headerHeight }

    /// Whether several lifelines share a column.
    var isShared: Bool { !spans.isEmpty }

    /// Returns whether a lifeline that shares a column, or any other lifeline, continues below the first `count` rows.
    func continues(_ index: Int, after count: Int) -> Bool {
        !isShared || spans[index].lowerBound < count && spans[index].upperBound >= count - 1
    }

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
        gaps[0] = max(headerWidths[0] / 2, TimelineLayout.gap)
        gaps[count] = headerWidths[count - 1] / 2
        for row in model.rows { widen(&gaps, row) }
        var x = gutter + times.width
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
            let side = sender == target ? target + 1 : sender ?? -1 < target ? target : target + 1
            let extra =
                sender == target ? 34 : TimelineLayout.textGap
            gaps[side] = max(gaps[side], textWidth(of: message) + extra + TimelineLayout.gap + TimelineLayout.bar)
        case .mark(let controller, let text), .code(let controller, let text),
            .expected(let controller, _, let text):
            widen(behind: controller, for: text)
        case .fold, .step, .banner: return
        }
    }

    /// Returns the width of a message's text on its line.
    func textWidth(of message: TimelineModel.Message) -> Double {
        max(TextMetrics.width(message.text, message.style), TextMetrics.width(message.detail, Theme.small))
    }

    /// Places each bracket next to its lifeline or, if other messages are in the way, with the controller's name to the
    /// right of all lifelines.
    private mutating func placeBrackets() {
        guard model.comparison == nil else { return }
        for bracket in TimelineBracket.all(in: model.rows, initial: model.initial) {
            guard let column = column(of: bracket.controller) else { continue }
            let isFree = model.rows[bracket.rows].allSatisfy { row in
                guard case .message(let message) = row, let target = self.column(of: message.event.controller) else {
                    return switch row {
                    case .mark(let controller, _), .code(let controller, _), .expected(let controller, _, _):
                        controller != bracket.controller
                    default: true
                    }
                }
                return target <= column && sender(of: message) ?? -1 < column
            }
            let x = isFree ? columns[column] + TimelineLayout.bar + 6 : width + 6
            let words = model.options[Wording(bracket.text)]
            let text = isFree ? words : "\(model.words.name(bracket.controller))\n\(words)"
            brackets.append((bracket, text, x))
        }
        for (_, text, x) in brackets { width = max(width, x + 14 + TextMetrics.width(text, Theme.bracketText)) }
    }

    // MARK: Text to the right of all lifelines

    /// Moves lifelines closer together, so that the drawing is at most `limit` points wide if possible. If there are
    /// too many lifelines, or if a third of the columns is enough, lifelines that don't overlap in time share
    /// columns.
    private mutating func moveTogether(_ limit: Double) {
        brackets = []
        labelWidth = widestLabel()
        let margin = gutter + times.width
        let text = min(model.rows.map(textWidth).max() ?? 0, limit / 2)
        let room = limit - margin - text - 2 * TimelineLayout.gap
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
        let first = margin + max(spacing / 2, (headerWidths.first ?? 0) / 2)
        columns = numbers.map { first + Double($0) * spacing }
        let start = first + (Double(count) - 0.5) * spacing + TimelineLayout.gap
        textColumn = start
        detailColumn = start + TimelineLayout.detailGap + labelWidth
        width = max(start + text, min(420, limit))
    }

    /// Finds short text for the boxes of lifelines at a distance of `spacing`. If a word doesn't fit, alternate boxes
    /// are lower, and the boxes are about twice as wide.
    private mutating func nameHeaders(_ spacing: Double) {
        let texts = model.participants.map { participant -> (name: String, remark: String) in
            // An ID that is derived from the class name already contains the name. Addresses distinguish instances of
            // one class that share a column.
            let isDerived = participant.name.hasPrefix(participant.remark) || participant.remark == participant.address
            return (participant.name, isDerived ? isShared ? participant.address : "" : participant.remark)
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
            return message.detail.isEmpty
                ? TextMetrics.width(model.words(message), message.style)
                : labelWidth + TimelineLayout.detailGap + detail
        case .mark(let controller, let text), .expected(let controller, _, let text):
            return TextMetrics.width("\(model.words.name(controller)): \(text)", Theme.small)
        case .code(_, let text): return TimelineLayout.codeIndent + TextMetrics.width(text, Theme.small)
        case .fold, .step, .banner: return 0
        }
    }

    /// Returns the width of the widest name of a message with a detail, to the right of all lifelines.
    private func widestLabel() -> Double {
        model.rows.lazy.compactMap { row in
            guard case .message(let message) = row, !message.detail.isEmpty else { return nil }
            return TextMetrics.width(model.words(message), message.style)
        }.max() ?? 0
    }

    /// Returns whether there is space for the detail of a message after its name, to the right of all lifelines.
    func fitsOnLine(_ message: TimelineModel.Message) -> Bool {
        detailColumn + TextMetrics.width(message.detail, Theme.small) <= width + 1
    }

    // MARK: Wrapped text

    /// Returns the lines of a step's band.
    func stepText(_ step: StepEvent) -> String { TextMetrics.wrap(step.text, to: width - gutter - 12, Theme.name) }

    /// Returns the lines of a banner's text, which is next to the word at the start of the banner.
    func stripText(_ word: String, _ text: String) -> String {
        TextMetrics.wrap(text, to: width - stripIndent(word) - 24, Theme.body)
    }

    /// Returns the distance from the left edge of a banner to its text.
    func stripIndent(_ word: String) -> Double { TextMetrics.width(word, Theme.name) + 30 }
}

extension TimelineModel.Message {
    /// A cross for an illegal callback, or an empty string.
    fileprivate var mark: String { isLegal ? "" : "✕ " }

    /// The name of the callback, with a cross if it is illegal.
    var text: String { mark + label }

    /// The style of the text.
    var style: Theme.Style {
        if !isLegal { return Theme.Style(font: .bold, size: Theme.body.size, color: Theme.illegal) }
        switch side {
        case .both: return Theme.body.with(level)
        case .left: return Theme.Style(size: Theme.body.size, color: Theme.onlyLeft)
        case .right: return Theme.Style(size: Theme.body.size, color: Theme.onlyRight)
        }
    }
}

extension TimelineModel {
    /// Returns a message as text with its receiver, for the right of all lifelines.
    func words(_ message: Message) -> String {
        "\(message.mark)\(words.name(message.event.controller)): \(message.label)"
    }
}
