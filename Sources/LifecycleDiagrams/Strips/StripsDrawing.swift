import Graphviz
import LifecycleModel

/// A drawing of strips below each other.
struct StripsDrawing {
    private let title: String
    /// The origin of the strips in the caption.
    private let source: String
    private let options: DiagramOptions
    private let strips: [StripsModel.Strip]
    private var canvas = Canvas(name: "strips")
    private var states: Set<AppearanceState> = []

    private static let bar = (height: 19.0, pitch: 22.0)
    private static let label = Theme.Style(size: 7.2, color: Theme.text)
    private static let widestColumn = 46.0
    /// The width of a phone's page, in CSS pixels.
    private static let phone = 358.0
    /// The page width in points below which titles are above their bars.
    private static let narrow = 400.0

    init(_ run: Run, _ options: DiagramOptions) {
        let words = RunWords(run: run, options: options)
        self.init(StripsModel(run, options).strips, title: words.title, source: words.source, options)
    }

    init(_ strips: [StripsModel.Strip], title: String, source: String, _ options: DiagramOptions) {
        (self.strips, self.title, self.source, self.options) = (strips, options.title ?? title, source, options)
    }

    /// The horizontal positions: the right edges of names and of the page, and the left edge of bars.
    private struct Columns {
        var names: Double
        var bars: Double
        var right: Double
        /// Whether titles are above their bars.
        var isNarrow: Bool
        /// The width of titles.
        var title: Double

        /// Returns the width of a column in a strip.
        func width(_ strip: StripsModel.Strip) -> Double {
            min(StripsDrawing.widestColumn, max(4, (right - bars) / Double(strip.columns)))
        }

        /// Returns the right edge of a strip's bars.
        func end(_ strip: StripsModel.Strip) -> Double { bars + width(strip) * Double(strip.columns) }
    }

    /// The positions for a page with the given width or, by default, for a phone. On a narrow page, titles are above
    /// their bars, and columns are narrower.
    private var columns: Columns {
        let page = options.fitsWidth ? options.width ?? 830 : StripsDrawing.phone
        let limit = page * 0.75 - 2 * Theme.margin
        let isNarrow = limit < StripsDrawing.narrow
        let names = strips.lazy.flatMap(\.bars).map { TextMetrics.width($0.name, Theme.caption.with($0.level)) }
        let name = min(names.max() ?? 0, isNarrow ? 68 : 140)
        let title = isNarrow ? 0 : min(strips.map { TextMetrics.width($0.title, Theme.name) }.max() ?? 0, 150)
        let left = title + (title > 0 ? 14 : 0) + name + 7
        return Columns(names: left - 7, bars: left, right: limit, isNarrow: isNarrow, title: isNarrow ? limit : title)
    }

    consuming func picture() -> Picture {
        let columns = columns
        let right = strips.map(columns.end).max() ?? columns.bars
        let caption = options["One column for each appearance callback, from left to right"] + " · " + source
        let width = columns.isNarrow ? max(right, columns.title) : max(right, 420)
        var y = canvas.heading(title, caption, options, width: width, least: width) + 8
        for strip in strips { y = draw(strip, columns, at: y) + 12 }
        let items = [AppearanceState.appearing, .appeared, .disappearing].filter(states.contains).map { state in
            let sample = LegendItem.Sample.box(
                fill: Theme.colors(of: state).fill, stroke: stroke(state), dashed: state == .disappearing)
            return LegendItem(sample: sample, text: state.rawValue)
        }
        let line = LegendItem(sample: .line(Canvas.LineLook(stroke: Theme.fadedLine)), text: "disappeared")
        _ = canvas.legend(items + [line], options, at: Point(0, y), width: width)
        return canvas.picture(
            options, title: options["Strips: \(title)"], description: description, summary: summary)
    }

    /// Draws the bars of a step, and returns their lower edge.
    private mutating func draw(_ strip: StripsModel.Strip, _ columns: Columns, at top: Double) -> Double {
        var y = top
        let title = TextMetrics.wrap(strip.title, to: max(columns.title, 60), Theme.name)
        let height = TextMetrics.height(title, Theme.name)
        let row = columns.isNarrow ? y + height / 2 : y + max(StripsDrawing.bar.height, height) / 2
        canvas.text(title, Point(0, row), Theme.name, .left, classes: "step")
        if columns.isNarrow { y += height + 4 }
        var numbered: [StripsModel.Change] = []
        for bar in strip.bars {
            numbered += draw(bar, strip, columns, at: y + StripsDrawing.bar.height / 2)
            y += StripsDrawing.bar.pitch
        }
        y = list(numbered.sorted { $0.column < $1.column }, from: columns.bars, to: columns.end(strip), at: y)
        return max(y, top + height)
    }

    /// Lists the callbacks whose parts of bars contain only numbers, and returns the lower edge of the list.
    private mutating func list(
        _ changes: [StripsModel.Change], from left: Double, to right: Double, at top: Double
    ) -> Double {
        guard !changes.isEmpty else { return top }
        let height = TextMetrics.height("", StripsDrawing.label)
        var (x, y) = (left, top + height / 2)
        for change in changes {
            let text = "\(change.column) \(change.callback.baseName)"
            let width = TextMetrics.width(text, StripsDrawing.label)
            if x > left, x + width > right { (x, y) = (left, y + height + 1) }
            canvas.text(
                text, Point(x, y), StripsDrawing.label, .left, classes: "callback",
                link: options.link(of: change.callback))
            x += width + 8
        }
        return y + height / 2
    }

    /// Draws a bar, and returns the changes whose parts are too narrow for the names of their callbacks.
    private mutating func draw(
        _ bar: StripsModel.Bar, _ strip: StripsModel.Strip, _ columns: Columns, at y: Double
    ) -> [StripsModel.Change] {
        func x(_ column: Int) -> Double { columns.bars + Double(column) * columns.width(strip) }
        let (name, style) = label(of: bar, to: columns.names + 1 - (columns.isNarrow ? 0 : columns.title + 14))
        canvas.text(name, Point(columns.names, y), style, .right, classes: "controller")
        let starts: [StripsModel.Change?] = [nil] + bar.changes
        return starts.enumerated().compactMap { index, change in
            let start = x(change?.column ?? 0)
            let end = x(index < bar.changes.count ? bar.changes[index].column : strip.columns)
            let hasName = drawPart(change, of: bar, from: start, to: end, at: y)
            return hasName ? nil : change
        }
    }

    /// Draws the part of a bar in one state, with the callback that began it: its name or, in a narrow part, its number.
    /// Returns whether the name is in the bar.
    private mutating func drawPart(
        _ change: StripsModel.Change?, of bar: StripsModel.Bar, from start: Double, to end: Double, at y: Double
    ) -> Bool {
        let (name, state) = (bar.name, change?.state ?? bar.start)
        let isIllegal = change?.isLegal == false
        let level = isIllegal ? .plain : change?.level ?? bar.level
        let isDimmed = level == .dimmed
        if !isDimmed { states.insert(state) }
        let title =
            change.map { options["\(name) receives \(options.spelling(of: $0.callback))"] }
            ?? options["\(name) is \(options[Wording(state.rawValue)])"]
        let color = isIllegal ? Theme.errorText : state == .disappeared ? Theme.text : Theme.colors(of: state).text
        let style = Theme.Style(size: StripsDrawing.label.size, color: color).with(level)
        let mark = isIllegal ? "✕ " : ""
        let names = change.map { mark + StripsDrawing.label(of: $0.callback) } ?? ""
        let hasRoom = TextMetrics.width(names, style) <= end - start - 4
        let text = hasRoom ? names : "\(mark)\(change?.column ?? 0)"
        if state == .disappeared {
            // The line continues after the text, if there is room for more than a dot.
            let rest = change == nil ? start : start + TextMetrics.width(text, style) + 7
            if end - rest > 8 {
                canvas.rule(Point(rest, y), Point(end, y), Theme.fadedLine, classes: "state disappeared")
            }
        } else {
            canvas.box(
                Point((start + end) / 2, y), end - start, StripsDrawing.bar.height,
                Canvas.BoxLook(
                    fill: isIllegal ? Theme.errorFill : isDimmed ? Theme.faded : Theme.colors(of: state).fill,
                    stroke: isIllegal ? Theme.illegal : isDimmed ? Theme.fadedOutline : stroke(state),
                    lineWidth: isIllegal ? 1.8 : 1, isDashed: state == .disappearing),
                title: title, classes: "state \(state.rawValue)")
        }
        guard let change else { return true }
        canvas.text(
            text, Point(start + 3, y), style, .left, title: title, classes: "callback",
            link: options.link(of: change.callback))
        return hasRoom
    }

    /// Returns a bar's name in one line or, if it is too wide, in two lines of small text.
    private func label(of bar: StripsModel.Bar, to limit: Double) -> (text: String, style: Theme.Style) {
        let (name, style, small) = (bar.name, Theme.caption.with(bar.level), Theme.small.with(bar.level))
        if TextMetrics.width(name, style) <= limit { return (name, style) }
        let lines = TextMetrics.wrapName(name, to: limit, small)
        return lines.count(where: \.isNewline) <= 1
            ? (lines, small) : (TextMetrics.shortened(name, to: limit, style), style)
    }

    private func stroke(_ state: AppearanceState) -> ThemeColor { Theme.bar(of: state)?.outline ?? Theme.fadedLine }

    /// Returns the name of an appearance callback in two lines.
    private static func label(of callback: Callback) -> String {
        let name = callback.baseName
        guard let end = name.lastIndex(where: \.isUppercase) else { return name }
        return "\(name[..<end])\n\(name[end...])"
    }

    private var summary: String {
        let changes = strips.flatMap(\.bars).reduce(0) { $0 + $1.changes.count }
        let (all, steps) = (options.count(changes, "appearance callback"), options.count(strips.count, "step"))
        return options["\(options["\(all) in \(steps)"]), \(source)."]
    }

    private var description: String {
        var lines = [options["\(title), states of controllers in each step, \(source)."]]
        for strip in strips {
            lines.append("\(strip.title):")
            for bar in strip.bars {
                let states =
                    [options[Wording(bar.start.rawValue)]]
                    + bar.changes.map { change in
                        let state = options[Wording(change.state.rawValue)]
                        return options["\(state) by \(options.spelling(of: change.callback))"]
                    }
                lines.append(options["\(bar.name): \(states.joined(separator: options[", "]))."])
            }
        }
        return lines.joined(separator: "\n")
    }
}
