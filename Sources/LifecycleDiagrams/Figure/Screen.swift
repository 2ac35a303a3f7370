import Graphviz
import LifecycleModel

/// A schematic screen and the views on it.
struct Screen {
    let run: Run
    let hierarchy: Hierarchy
    let options: DiagramOptions

    /// The height of the phone.
    var height = Screen.leastHeight
    /// Whether the phone is in a landscape orientation.
    var isLandscape = false
    /// A controller whose view has left the screen, although its state is not disappeared yet.
    var removed: ControllerID?

    static let width = 138.0
    static let leastHeight = 222.0
    /// The height of a screen for one of several actions.
    static let smallHeight = 84.0
    /// The height of a phone in a landscape orientation.
    static let landscapeHeight = 104.0

    /// The controllers of the visible views, outermost first. `isSheet` indicates whether the controller is presented.
    private var layers: [(controller: ControllerID, isSheet: Bool)] {
        var layers: [(controller: ControllerID, isSheet: Bool)] = []
        var seen: Set<ControllerID> = []
        var rest: [(controller: ControllerID, isSheet: Bool)] = hierarchy.root.map { [($0, false)] } ?? []
        while let (id, isSheet) = rest.popLast() {
            guard seen.insert(id).inserted else { continue }
            let node = hierarchy[id]
            if node.state != .disappeared, id != removed { layers.append((id, isSheet)) }
            // A presented view covers all children of the presenter, so it comes last.
            if let presented = node.presented { rest.append((presented, true)) }
            if let child = node.selected ?? node.children.last { rest.append((child, false)) }
        }
        return layers
    }

    /// The contents of the screen as text.
    var words: String {
        let names = layers.map { run[$0.controller].id }
        let list = names.joined(separator: options[", inside it "])
        return names.isEmpty ? options["The screen is empty."] : options["On screen: \(list)."]
    }

    /// Draws a phone, centered at `middle`, whose screen shows at most the five innermost views, with the state of the
    /// innermost. Returns the name of the phone's box.
    func draw(on canvas: inout Canvas, at middle: Point) -> String {
        let layers = layers
        let phone = canvas.box(
            middle, Screen.width, height,
            Canvas.BoxLook(fill: Theme.card, stroke: Theme.outline, lineWidth: 2.2, isRounded: true), title: words,
            classes: "screen")
        let rim = isLandscape ? (x: 18.0, y: 9.0) : (x: 9.0, y: 18.0)
        let speaker = isLandscape ? (width: 4.0, height: 34.0) : (width: 34.0, height: 4.0)
        canvas.box(
            isLandscape
                ? Point(middle.x - Screen.width / 2 + 9, middle.y) : Point(middle.x, middle.y - height / 2 + 9),
            speaker.width, speaker.height, Canvas.BoxLook(fill: Theme.outline, isRounded: true), classes: "screen")
        guard !layers.isEmpty else {
            canvas.box(
                middle, Screen.width - 2 * rim.x, height - 2 * rim.y,
                Canvas.BoxLook(fill: Theme.emptyScreen, stroke: Theme.outline),
                label: options["empty"], Theme.Style(size: 10, color: Theme.emptyScreenText), title: words,
                classes: "screen")
            return phone
        }
        var (left, top) = (middle.x - Screen.width / 2 + rim.x, middle.y - height / 2 + rim.y)
        var (right, bottom) = (middle.x + Screen.width / 2 - rim.x, middle.y + height / 2 - rim.y)
        let count = min(5, Int((height - 40) / 24))
        for (controller, isSheet) in layers.suffix(count) {
            if isSheet { top += 8 }
            let isInner = controller == layers.last?.controller
            canvas.box(
                Point((left + right) / 2, (top + bottom) / 2), right - left, bottom - top,
                Canvas.BoxLook(
                    fill: Theme.page, stroke: isSheet ? Theme.presents : Theme.outline, isRounded: isSheet),
                title: options["the view of \(run[controller].id)"], classes: "screen")
            let style = Theme.Style(font: isInner ? .bold : .regular, size: 10, color: Theme.text)
            canvas.text(
                TextMetrics.shortened(run[controller].id, to: right - left - 8, style),
                Point((left + right) / 2, top + 12), style,
                classes: "screen")
            if isInner, bottom - top > 34, let state = hierarchy[controller].state {
                canvas.text(
                    options[Wording(state.rawValue)], Point((left + right) / 2, top + 25), Theme.small,
                    classes: "screen")
            }
            top += 24
            left += 7
            right -= 7
            bottom -= 7
        }
        return phone
    }
}
