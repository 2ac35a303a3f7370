import Graphviz
import LifecycleModel

/// Storyboard cards on a canvas.
extension Canvas {
    /// Draws a card whose text is at most `textWidth` points wide. Also draws the mark of an initial card.
    mutating func draw(
        _ card: StoryboardMap.Card, _ box: StoryboardPlaces.Box, textWidth: Double = StoryboardTheme.cardWidth,
        link: String?
    ) {
        self.box(
            box.middle, box.width, box.height, BoxLook(card), title: card.sentence, name: card.key, classes: "scene",
            link: link)
        let lines = card.inItsFile.lines(atMost: textWidth)
        let (name, rest) = (lines.name.joined(separator: "\n"), lines.rest.joined(separator: "\n"))
        let nameHeight = TextMetrics.height(name, StoryboardTheme.name)
        let color = card.kind == .missing ? Theme.errorText : Theme.text
        let (bold, plain) = (
            Theme.Style(font: .bold, size: StoryboardTheme.name.size, color: color),
            Theme.Style(size: StoryboardTheme.text.size, color: color)
        )
        let top = box.middle.y - box.height / 2 + 7
        text(name, Point(box.middle.x, top + nameHeight / 2), bold, classes: "scene")
        if !rest.isEmpty {
            let height = TextMetrics.height(rest, StoryboardTheme.text)
            text(rest, Point(box.middle.x, top + nameHeight + height / 2), plain, classes: "scene")
        }
        guard card.isInitial else { return }
        let left = Point(box.middle.x - box.width / 2, box.middle.y)
        let look = LineLook(stroke: Theme.outline, width: 2, head: .normal)
        // Graphviz 14 rounds the radius of a circle without an outline.
        let mark = self.box(
            Point(left.x - 22, left.y), 8, 8,
            BoxLook(shape: .circle, fill: Theme.outline, stroke: Theme.outline))
        line(
            .straight(Point(left.x - 20, left.y), left, tipLength: look.tipLength), look, from: mark, to: card.key,
            title: "\(card.name) is the initial controller")
    }
}

extension Canvas.BoxLook {
    /// Creates the style for a card.
    init(_ card: StoryboardMap.Card) {
        switch card.kind {
        case .scene:
            self.init(
                fill: StoryboardTheme.scene, stroke: card.isUnreachable ? Theme.illegal : Theme.outline,
                lineWidth: card.isInitial ? 2.4 : 1, isRounded: true, isDashed: card.isUnreachable)
        case .reference:
            self.init(fill: StoryboardTheme.other, stroke: Theme.fadedLine, isRounded: true, isDashed: true)
        case .application: self.init(fill: Theme.act, stroke: Theme.actOutline)
        case .missing: self.init(fill: Theme.errorFill, stroke: Theme.illegal, isDashed: true)
        }
    }
}

extension Canvas.LineLook {
    /// Creates the style for a link, with an arrowhead at one end.
    init(_ look: StoryboardTheme.Look) {
        self.init(
            stroke: look.color, width: look.width, style: look.style, head: look.head == .none ? look.tail : look.head)
    }
}

extension StoryboardMap.Card {
    /// The card with its file name as the first detail, unless the file is the drawing's own.
    var inItsFile: StoryboardMap.Card {
        guard !group.isEmpty else { return self }
        var card = self
        card.details.insert(StoryboardText.plain("in \(group)", limit: 60), at: 0)
        return card
    }
}

extension StoryboardDrawing {
    /// The items of the legend on a canvas: the kinds of segues in the drawing.
    var legend: [LegendItem] {
        works.map { work in
            let look = StoryboardTheme.look(of: work)
            let line = Canvas.LineLook(look)
            return LegendItem(
                sample: .line(line.stroke, style: line.style, head: line.head, width: line.width), text: look.meaning)
        }
    }
}

extension StoryboardMap.Card {
    /// Returns the size of the card, in points, with its text in lines of at most `limit` points.
    func size(atMost limit: Double = StoryboardTheme.cardWidth) -> (width: Double, height: Double) {
        let (name, rest) = lines(atMost: limit)
        let widths =
            name.map { TextMetrics.width($0, StoryboardTheme.name) }
            + rest.map { TextMetrics.width($0, StoryboardTheme.text) }
        let height = Double(name.count + rest.count) * StoryboardTheme.text.size * Theme.lineHeight
        return (max(80, (widths.max() ?? 0) + 22), height + 14)
    }
}

extension StoryboardMap.Link {
    /// Returns the size of the label, in points, with its text in lines of at most `limit` points.
    func size(atMost limit: Double = StoryboardTheme.labelWidth) -> (width: Double, height: Double) {
        let text = lines(atMost: limit).joined(separator: "\n")
        return (
            TextMetrics.width(text, StoryboardTheme.label) + 6, TextMetrics.height(text, StoryboardTheme.label) + 4
        )
    }
}
