import Graphviz
import LifecycleModel

/// A table with a row for each appearance callback, under the step that causes it, and a column for each flag.
struct FlagsDrawing {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let rows: [FlagsModel.Row]
    private var canvas = Canvas(name: "flags")
    /// The horizontal position of callbacks, which is to the right of the names of controllers.
    private var indent = 0.0

    private static let rowHeight = 18.0
    private static let columnWidth = 118.0

    init(_ run: Run, _ options: DiagramOptions) {
        (self.run, self.options) = (run, options)
        words = RunWords(run: run, options: options)
        rows = FlagsModel(run, options).rows
    }

    consuming func picture() -> Picture {
        let events = rows.compactMap { if case .callback(let event) = $0 { event } else { nil } }
        indent = 18 + (events.map { TextMetrics.width(run[$0.controller].id, Theme.body) }.max() ?? 0)
        let names = events.map { TextMetrics.width(options.spelling(of: $0.callback), Theme.body) }
        let first = max(150, indent + (names.max() ?? 0)) + 16
        let width = first + FlagsDrawing.columnWidth * Double(AppearanceFlags.names.count)
        var y =
            canvas.heading(words.title, options["Flags in each callback"] + " · " + words.source, options, width: width)
            + 14
        for (column, flag) in AppearanceFlags.names.enumerated() {
            canvas.text(flag.name, center(column, first, y), Theme.body, title: flag.name)
        }
        for row in rows {
            y += FlagsDrawing.rowHeight
            draw(row, first, width, y)
        }
        var picture = canvas.picture(
            options, title: options["Flags: \(words.title)"], description: description, summary: summary)
        picture.add { [run, rows, options, title = words.title] in FlagsDrawing.table(run, rows, options, title: title)
        }
        return picture
    }

    private static func table(_ run: Run, _ rows: [FlagsModel.Row], _ options: DiagramOptions, title: String) -> Table {
        var (table, step) = (Table(title: title, header: .flags, options), "")
        for row in rows {
            switch row {
            case .step(let text): step = text
            case .callback(let event):
                let flags = AppearanceFlags.names.map { Table.Cell("\(event.flags.contains($0.flag))") }
                let callback = Table.Cell.code(options.spelling(of: event.callback))
                table.rows.append([.init(step), .init(run[event.controller].id), callback] + flags)
            }
        }
        return table
    }

    private func center(_ column: Int, _ first: Double, _ y: Double) -> Point {
        Point(first + FlagsDrawing.columnWidth * (Double(column) + 0.5), y)
    }

    private mutating func draw(_ row: FlagsModel.Row, _ first: Double, _ width: Double, _ y: Double) {
        switch row {
        case .step(let text):
            canvas.box(
                Point(width / 2, y), width, FlagsDrawing.rowHeight - 2, Canvas.BoxLook(fill: Theme.band), label: text,
                Theme.body, inset: 8, classes: "step")
        case .callback(let event):
            canvas.text(run[event.controller].id, Point(8, y), Theme.body, .left, classes: "controller")
            canvas.text(
                options.spelling(of: event.callback), Point(indent, y), Theme.body, .left, classes: "callback",
                link: options.link(of: event.callback))
            for (column, flag) in AppearanceFlags.names.enumerated() {
                let isTrue = event.flags.contains(flag.flag)
                canvas.text(
                    isTrue ? "true" : "false", center(column, first, y),
                    isTrue ? Theme.name : Theme.Style(size: 10.5, color: Theme.fadedText),
                    title: options["\(flag.name) is \(isTrue) in \(label(event))"],
                    classes: isTrue ? "flag true" : "flag")
            }
        }
    }

    private func label(_ event: CallbackEvent) -> String {
        "\(run[event.controller].id)  \(options.spelling(of: event.callback))"
    }

    private var summary: String {
        let events = rows.compactMap { if case .callback(let event) = $0 { event } else { nil } }
        let explained = events.count { !$0.flags.isEmpty }
        let all = options.count(events.count, "callback")
        return options["A flag is true in \(explained) of \(all), \(words.origin)."]
    }

    private var description: String {
        let lines = rows.map { row in
            switch row {
            case .step(let text): "\(text):"
            case .callback(let event):
                "\(label(event)): "
                    + (event.flags.isEmpty ? options["no flag"] : event.flags.names.joined(separator: ", "))
                    + "."
            }
        }
        return ([options["\(words.title), flags in each callback, \(words.origin)."]] + lines).joined(separator: "\n")
    }
}
