import Graphviz
import LifecycleModel

/// Storyboard cards on a canvas.
extension Canvas {
    /// Draws a card and the mark of an initial card.
    mutating func draw(_ card: StoryboardModel.Card, _ box: StoryboardPlaces.Box, link: String?) {
        self.box(
            box.middle, box.width, box.height, BoxLook(card), title: card.sentence, name: card.key, classes: "scene",
            link: link)
        let (name, rest) = card.inItsFile.lines()
        let nameHeight = TextMetrics.height(name, card.nameStyle)
        let color = card.kind == .missing ? Theme.errorText : Theme.text
        let bold = Theme.Style(font: .bold, size: card.nameStyle.size, color: color)
        let plain = Theme.Style(size: card.nameStyle.size, color: color)
        let top = box.middle.y - box.height / 2 + 7
        text(name, Point(box.middle.x, top + nameHeight / 2), bold, classes: "scene")
        if !rest.isEmpty {
            let text = rest.joined(separator: "\n")
            let height = TextMetrics.height(text, plain)
            self.text(text, Point(box.middle.x, top + nameHeight + height / 2), plain, classes: "scene")
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
            title: card.options["\(card.name) is the initial controller"])
    }

    /// Draws the line of a link through its corners, and returns them in the direction of the line. The line is drawn
    /// toward the container, so that the diamond is at its end.
    @discardableResult
    mutating func draw(_ link: StoryboardModel.Link, through corners: [Point]) -> [Point] {
        let look = StoryboardTheme.look(of: link)
        let isReversed = look.head == .none
        let (line, corners) = (LineLook(look), isReversed ? corners.reversed() : corners)
        self.line(
            .polyline(corners, tipLength: line.tipLength), line, from: isReversed ? link.to : link.from,
            to: isReversed ? link.from : link.to, title: link.sentences.joined(separator: "; "),
            classes: "segue \(link.work.rawValue)")
        return corners
    }
}

extension Canvas.BoxLook {
    /// Creates the style for a card.
    init(_ card: StoryboardModel.Card) {
        defer { if let mark = card.mark { (stroke, lineWidth) = (mark.color, 2.4) } }
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

extension StoryboardModel.Card {
    /// The card with its file name as the first detail, unless the name of the card is that of a file.
    var inItsFile: StoryboardModel.Card {
        guard !group.isEmpty, kind != .reference else { return self }
        var card = self
        card.details.insert(options["in \(group)"].onOneLine(limit: 60), at: 0)
        return card
    }
}

extension StoryboardDrawing {
    /// The meanings of the marks without labels, for the text below a graph.
    var footer: String {
        var parts = map.cards.contains(where: \.isInitial) ? ["● " + options["initial"]] : []
        if works.contains(.relationship) { parts.append("◆ " + options["contains"]) }
        if works.contains(.embed) { parts.append("◇ " + options["embeds"]) }
        if map.cards.contains(where: \.isUnreachable) { parts.append(options["red dashes: unreachable"]) }
        parts += marks.map { "\($0.sign) " + options[$0.word] }
        return parts.joined(separator: " · ")
    }

    /// The marks in the drawing.
    private var marks: [StoryboardMarks.Mark] {
        let used = Set((map.cards.map(\.mark) + map.links.map(\.mark)).compactMap(\.self))
        return StoryboardMarks.Mark.allCases.filter(used.contains)
    }

    /// The items of the legend on a canvas: the marks and the kinds of segues in the drawing.
    var legend: [LegendItem] {
        let marks = marks.map { mark in
            LegendItem(
                sample: .line(Canvas.LineLook(stroke: mark.color, width: 2.4, head: .normal)),
                text: "\(mark.sign) " + options[mark.word])
        }
        return marks
            + works.map { work in
                let look = StoryboardTheme.look(of: work)
                return LegendItem(sample: .line(Canvas.LineLook(look)), text: options[look.meaning])
            }
    }
}

extension StoryboardModel.Card {
    /// The style of the name. The text of a card with a long name is smaller.
    var nameStyle: Theme.Style {
        var style = StoryboardTheme.name
        if TextMetrics.width(plainName, style) > StoryboardTheme.cardWidth { style.size = StoryboardTheme.label.size }
        return style
    }

    private var detailStyle: Theme.Style { Theme.Style(size: nameStyle.size, color: Theme.text) }

    private var plainName: String { name.isEmpty ? "?" : name.onOneLine(limit: 120) }

    /// Returns the name and the lines below it. The name is in one line, so that text search finds it.
    func lines() -> (name: String, rest: [String]) {
        let identifier = identifier.flatMap { $0 == name ? nil : "id \($0)" }
        let marks = [mark.map { "\($0.sign) " + options[$0.word] }, identifier].compactMap(\.self)
        let rest =
            (marks + details).map { $0.onOneLine(limit: 90) }
            + (isUnreachable ? [options["unreachable"]] : [])
        let words = rest.flatMap { $0.split(separator: " ") }.map { TextMetrics.width(String($0), detailStyle) }
        let width = max(
            TextMetrics.width(plainName, nameStyle), words.max() ?? 0, StoryboardTheme.detailWidth)
        let lines = rest.reduce(into: [String]()) { lines, text in
            let longer = lines.last.map { "\($0) · \(text)" } ?? text
            if !lines.isEmpty, TextMetrics.width(longer, detailStyle) <= width { lines.removeLast() }
            lines.append(TextMetrics.width(longer, detailStyle) <= width ? longer : text)
        }
        let text = TextMetrics.wrap(lines.joined(separator: "\n"), to: width, detailStyle)
        return (plainName, text.split(separator: "\n").map(String.init))
    }

    /// The size of the card, in points.
    var size: (width: Double, height: Double) {
        let (name, rest) = lines()
        let width = max(
            TextMetrics.width(name, nameStyle), TextMetrics.width(rest.joined(separator: "\n"), detailStyle))
        return (max(80, width + 22), Double(rest.count + 1) * nameStyle.size * Theme.lineHeight + 14)
    }
}

extension StoryboardModel.Link {
    /// The size of the label, in points.
    var size: (width: Double, height: Double) {
        (TextMetrics.width(label, StoryboardTheme.label) + 6, TextMetrics.height(label, StoryboardTheme.label) + 4)
    }
}
