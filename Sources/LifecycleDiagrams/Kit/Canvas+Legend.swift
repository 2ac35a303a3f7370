import Graphviz
import LifecycleModel

/// An item of a legend: a sample and its meaning.
struct LegendItem: Hashable {
    /// A sample: the symbol that the item explains.
    enum Sample: Hashable {
        case box(fill: ThemeColor, stroke: ThemeColor, dashed: Bool)
        case pill(fill: ThemeColor, stroke: ThemeColor)
        case ellipse(fill: ThemeColor, stroke: ThemeColor)
        case line(Canvas.LineLook)
        case circle(ThemeColor)
        case cross(ThemeColor)
        /// No symbol.
        case none
    }

    var sample: Sample
    var text: String

    /// Returns the items in order: the states on lifelines in lifecycle order, other boxes, pills and ellipses, the
    /// starts of lifelines, the ends of lifelines, and lines.
    static func ordered(_ items: [LegendItem]) -> [LegendItem] {
        func rank(_ item: LegendItem) -> Int {
            switch item.sample {
            case .box(let fill, _, _):
                [Theme.barAppearing, Theme.barAppeared, Theme.barDisappearing].firstIndex(of: fill) ?? 3
            case .pill, .ellipse: 4
            case .circle: 5
            case .cross: 6
            case .line: 7
            case .none: 8
            }
        }
        return items.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }
}

extension [LegendItem] {
    /// Adds an item, unless the legend contains it.
    mutating func note(_ item: LegendItem) { if !contains(item) { append(item) } }
}

extension Canvas {
    /// Draws a legend with its upper-left corner at `point`, in rows of at most `width` points, and returns the
    /// legend's lower edge.
    mutating func legend(_ items: [LegendItem], _ options: DiagramOptions, at point: Point, width: Double) -> Double {
        let items = (options.legend(items) ?? []).map {
            LegendItem(sample: $0.sample, text: options[Wording($0.text)])
        }
        var (x, y) = (point.x, point.y + 8)
        for item in items {
            let indent = item.sample == .none ? 0.0 : 28
            let needed = indent + TextMetrics.width(item.text, Theme.small) + 18
            if x > point.x, x + needed > point.x + width {
                x = point.x
                y += 17
            }
            let name = text(item.text, Point(x + indent, y), Theme.small, .left, classes: "legend")
            draw(item.sample, at: Point(x + 11, y), of: name)
            x += needed
        }
        return items.isEmpty ? point.y : y + 8
    }

    /// Draws a sample with its center at `middle`, next to the text with the name `text`.
    private mutating func draw(_ sample: LegendItem.Sample, at middle: Point, of text: String) {
        switch sample {
        case .box(let fill, let stroke, let dashed):
            box(middle, 18, 10, BoxLook(fill: fill, stroke: stroke, isDashed: dashed), classes: "legend")
        case .pill(let fill, let stroke):
            box(middle, 20, 11, BoxLook(fill: fill, stroke: stroke, isRounded: true), classes: "legend")
        case .ellipse(let fill, let stroke):
            box(middle, 22, 11, BoxLook(shape: .ellipse, fill: fill, stroke: stroke), classes: "legend")
        case .line(let look):
            let (start, end) = (Point(middle.x - 11, middle.y), Point(middle.x + 11, middle.y))
            let anchor = box(start, 1, 1, BoxLook(), classes: "legend")
            line(
                .straight(start, end, tipLength: look.tipLength), look, from: anchor, to: text, classes: "legend")
        case .circle(let color):
            box(middle, 7, 7, BoxLook(shape: .circle, fill: Theme.page, stroke: color), classes: "legend")
        case .cross(let color): cross(middle, color)
        case .none: break
        }
    }

    /// Draws the cross that marks the end of a lifeline.
    mutating func cross(_ middle: Point, _ color: ThemeColor, title: String? = nil) {
        let style = Theme.Style(font: .bold, size: 19, color: color)
        text("×", middle, style, title: title, classes: "deallocated")
    }

    /// Draws a title and a caption in the upper-left corner, and returns the position below them at which the drawing
    /// continues. Lines are at most as long as the larger of `width` and `least`, in points.
    mutating func heading(
        _ title: String, _ caption: String, _ options: DiagramOptions?, width: Double, least: Double = 420
    ) -> Double {
        let caption = options.map { $0.captionLine(caption) ?? "" } ?? caption
        var y = 0.0
        let limit = max(width, least)
        for (lines, style) in [
            (TextMetrics.wrapEvenly(title, to: limit, Theme.heading), Theme.heading),
            (TextMetrics.wrapCaption(caption, to: limit, Theme.caption), Theme.caption),
        ] where !lines.isEmpty {
            let height = TextMetrics.height(lines, style)
            text(lines, Point(0, y + height / 2), style, .left, classes: style == Theme.heading ? "heading" : "caption")
            y += height + 3
        }
        return y + 6
    }
}
