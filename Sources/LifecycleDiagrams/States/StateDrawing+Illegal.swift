import Graphviz
import LifecycleModel

/// The illegal transitions, which are numbered on the ring and listed below the ring.
extension StateDrawing {
    mutating func drawIllegal(_ place: Int) {
        let (transition, _) = visits.illegal[place]
        let look = Canvas.LineLook(stroke: Theme.illegal, width: 1.8, style: .dashed, head: .normal)
        let (route, badge) = ring.detour(from: transition.from, to: transition.to, tipLength: look.tipLength)
        canvas.line(
            route, look, from: transition.from.rawValue, to: transition.to.rawValue, title: sentence(of: place),
            classes: "move illegal")
        drawBadge(place, at: badge)
        note(
            LegendItem(
                sample: .line(Theme.illegal, style: .dashed, head: .normal, width: 1.8), text: "illegal transition"))
    }

    private mutating func drawBadge(_ place: Int, at middle: Point) {
        canvas.box(
            middle, 17, 17, Canvas.BoxLook(shape: .circle, fill: Theme.errorFill, stroke: Theme.illegal),
            label: String(place + 1), Theme.Style(font: .bold, size: 9, color: Theme.errorText), classes: "illegal")
    }

    /// Lists the illegal transitions by number, and the controllers whose names don't fit on the ring. Returns the
    /// lower edge.
    mutating func list(at top: Double) -> Double {
        var y = top + (visits.illegal.isEmpty ? 0 : 10)
        for place in visits.illegal.indices {
            let style = Theme.Style(size: Theme.body.size, color: Theme.errorText)
            let lines = TextMetrics.wrap(sentence(of: place), to: StateDrawing.width - 36, style)
            let height = max(19, TextMetrics.height(lines, style) + 6)
            canvas.box(
                Point(StateDrawing.width / 2, y + height / 2), StateDrawing.width, height + 2,
                Canvas.BoxLook(fill: Theme.errorFill, isRounded: true), title: sentence(of: place), classes: "illegal")
            drawBadge(place, at: Point(13, y + height / 2))
            canvas.text(lines, Point(28, y + height / 2), style, .left, classes: "illegal")
            y += height + 5
        }
        return names(at: y)
    }

    /// Lists the controllers in each state whose ellipse has no space for their names. Returns the lower edge.
    private mutating func names(at top: Double) -> Double {
        var y = top
        for state in StateRing.order {
            guard let here = visits.present[state], presentWords(here) == nil else { continue }
            let words = "Now \(state.rawValue): \(here.joined(separator: ", "))"
            let lines = TextMetrics.wrap(words, to: StateDrawing.width, Theme.caption)
            let height = TextMetrics.height(lines, Theme.caption)
            canvas.text(lines, Point(0, y + 8 + height / 2), Theme.caption, .left, classes: "state")
            y += height + 8
        }
        return y
    }

    /// Returns the names in a state's ellipse, or nil if the ellipse has no space for them.
    func presentWords(_ here: [String]) -> String? {
        let words = "now: " + here.joined(separator: ", ")
        return TextMetrics.width(words, Theme.Style(size: 9, color: Theme.text)) > 104 ? nil : words
    }

    func sentence(of place: Int) -> String {
        let (transition, found) = visits.illegal[place]
        var text = "\(options.spelling(of: transition.callback)) while \(transition.from.rawValue)"
        text += transition.from == transition.to ? " already" : ", which is not a legal transition"
        text += " · ×\(found.count) · \(found.controllers.joined(separator: ", "))"
        if let first = found.lines.first {
            text +=
                found.lines.count == 1
                ? " · line \(first)" : " · lines " + found.lines.map(String.init).joined(separator: ", ")
        }
        return text
    }
}
