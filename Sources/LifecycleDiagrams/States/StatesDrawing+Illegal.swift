import Graphviz
import LifecycleModel

/// The illegal transitions, with their callbacks on the ring. A list below the ring names the controllers.
extension StatesDrawing {
    mutating func drawIllegal(_ index: Int) {
        let (transition, found) = visits.illegal[index]
        let look = Canvas.LineLook(stroke: Theme.illegal, width: 2.4, head: .normal)
        let (route, middle) = ring.detour(from: transition.from, to: transition.to, tipLength: look.tipLength)
        canvas.line(
            route, look, from: transition.from.rawValue, to: transition.to.rawValue, title: sentence(of: index),
            classes: "move illegal")
        let label = "✕ " + options.spelling(of: transition.callback) + (found.count > 1 ? "   ×\(found.count)" : "")
        let style = Theme.Style(font: .bold, size: Theme.body.size, color: Theme.errorText)
        let pill = Canvas.BoxLook(fill: Theme.errorFill, stroke: Theme.illegal, lineWidth: 1.4, isRounded: true)
        canvas.box(
            middle, TextMetrics.width(label, style) + 16, 22, pill, label: label, style, title: sentence(of: index),
            classes: "illegal", link: options.link(of: transition.callback))
        legend.note(LegendItem(sample: .line(look), text: "illegal transition"))
    }

    /// Lists the illegal transitions, and the controllers whose names don't fit on the ring. Returns the
    /// lower edge.
    mutating func list(at top: Double) -> Double {
        var y = top + (visits.illegal.isEmpty ? 0 : 10)
        for index in visits.illegal.indices {
            let style = Theme.Style(size: Theme.body.size, color: Theme.errorText)
            let lines = TextMetrics.wrap(sentence(of: index), to: StatesDrawing.width - 36, style)
            let height = max(19, TextMetrics.height(lines, style) + 6)
            canvas.box(
                Point(StatesDrawing.width / 2, y + height / 2), StatesDrawing.width, height + 2,
                Canvas.BoxLook(fill: Theme.errorFill, isRounded: true), title: sentence(of: index), classes: "illegal")
            canvas.text("✕", Point(13, y + height / 2), style, classes: "illegal")
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
            let words = options["Now \(options[Wording(state.rawValue)]): \(options.row(here))"]
            let lines = TextMetrics.wrap(words, to: StatesDrawing.width, Theme.caption)
            let height = TextMetrics.height(lines, Theme.caption)
            canvas.text(lines, Point(0, y + 8 + height / 2), Theme.caption, .left, classes: "state")
            y += height + 8
        }
        return y
    }

    /// Returns the names in a state's ellipse, or nil if the ellipse has no space for them.
    func presentWords(_ here: [String]) -> String? {
        let words = options["now: \(options.row(here))"]
        return TextMetrics.width(words, Theme.Style(size: 9, color: Theme.text)) > 104 ? nil : words
    }

    func sentence(of index: Int) -> String {
        let (transition, found) = visits.illegal[index]
        let (name, state) = (options.spelling(of: transition.callback), options[Wording(transition.from.rawValue)])
        var text =
            transition.from == transition.to
            ? options["\(name) while \(state) already"]
            : options["\(name) while \(state), which is not a legal transition"]
        text += " · ×\(found.count) · \(options.row(found.controllers))"
        if let first = found.lines.first {
            text +=
                found.lines.count == 1
                ? " · " + options["line \(first)"]
                : " · " + options["lines \(options.row(found.lines.map(String.init)))"]
        }
        return text
    }
}
