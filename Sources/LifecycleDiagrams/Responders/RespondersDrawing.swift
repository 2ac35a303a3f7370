import Graphviz
import LifecycleModel

/// A drawing of a responder chain from bottom to top: views on the left, controllers on the right, and other responders
/// above them.
struct RespondersDrawing {
    private let run: Run
    private let words: RunWords
    private let options: DiagramOptions
    private let chain: RespondersModel

    init(_ run: Run, _ options: DiagramOptions) {
        self.run = run
        self.options = options
        words = RunWords(run: run, options: options)
        chain = RespondersModel(run, options)
    }

    func picture() -> Picture {
        let isIgnored = chain.isTouched && !chain.links.contains(where: \.isHandler)
        let reason = options[
            isReached ? "No responder handles it" : "The view is outside a window, so it receives no touch"]
        let lines = [options.captionLine(caption)].compactMap(\.self) + (isIgnored ? [reason] : [])
        // Two frames are side by side.
        let width = (RespondersDrawing.width + NetworkGraph.frameMargin + NetworkGraph.gap) * 2
        var graph = NetworkGraph(title: words.title, caption: lines, .up, width: width)
        let kinds: [(kind: RespondersModel.Kind, label: String)] = [
            (.view, options["Views"]), (.controller, options["Controllers"]), (.other, options["Window and app"]),
        ]
        for (number, (kind, label)) in kinds.enumerated() {
            let nodes = chain.links.indices.filter { chain.links[$0].kind == kind }.map(node)
            if !nodes.isEmpty {
                graph.addFrame("kind \(number)", label: [label], title: label, nodes: nodes)
            }
        }
        if chain.isTouched { addTouch(to: &graph) }
        for index in chain.links.indices.dropLast() { graph.add(edge(index)) }
        if !chain.links.isEmpty {
            graph.addRow([NetworkGraph.Root(name: RespondersDrawing.name(chain.links.count - 1), isAlone: true)])
        }
        return graph.picture(
            options, name: "responders", title: options["Responders: \(words.title)"], description: description,
            summary: summary)
    }

    /// The minimum width of a box, so that the line from the center of its frame doesn't cross the frame's label.
    private static let width = 190.0

    private static func name(_ index: Int) -> String { "responder \(index)" }

    private var summary: String {
        let handler = chain.links.first(where: \.isHandler).map { options["\($0.name) handles the touch"] }
        let end = handler ?? (chain.isTouched ? options["no responder handles the touch"] : nil)
        let what = caption.split(separator: " · ").joined(separator: options[", "])
        return "\(what): " + options.count(chain.links.count, "responder") + (end.map { options[", "] + $0 } ?? "")
            + "."
    }

    private var caption: String {
        let name = chain.start.map { run[$0].name } ?? ""
        let what =
            chain.isTouched
            ? options["Responder chain of a touch in \(name)'s view"] : options["Responder chain of \(name)'s view"]
        return "\(what) · \(words.source)"
    }

    private func node(_ index: Int) -> Node {
        let link = chain.links[index]
        let isFull = !chain.isTouched || link.isReached
        let colors: (fill: ThemeColor, stroke: ThemeColor, text: ThemeColor, word: Wording) =
            switch link.kind {
            case .view: (Theme.card, Theme.viewCard, Theme.text, "view")
            case .controller: (Theme.card, Theme.controllerCard, Theme.text, "view controller")
            case .other: (Theme.act, Theme.actOutline, Theme.text, "window or app object")
            }
        var look: [Attribute] = [
            .style(link.kind == .view ? [.filled] : [.filled, .rounded]), .fill(isFull ? colors.fill : Theme.faded),
            .stroke(link.isHandler ? Theme.outline : isFull ? colors.stroke : Theme.fadedOutline),
            .textColor(isFull ? colors.text : Theme.fadedText),
        ]
        if link.isHandler { look.append(.lineWidth(2.6)) }
        let action = action(index)
        let box = TextBox(link.name, [action].compactMap { $0 }, leastWidth: RespondersDrawing.width)
        let title = options["\(link.name), a \(options[colors.word])"] + (action.map { options[", "] + $0 } ?? "")
        return box.node(RespondersDrawing.name(index), look, title: title, classes: "responder")
    }

    /// Returns the text that describes how a responder handles the touch, or nil if the run contains no touch.
    private func action(_ index: Int) -> String? {
        let link = chain.links[index]
        guard chain.isTouched else { return nil }
        if link.isHandler { return options["handles the touch"] }
        guard link.isReached else { return options["not reached"] }
        return index == chain.links.count - 1 ? options["doesn't handle it"] : options["forwards it"]
    }

    private func edge(_ index: Int) -> Edge {
        let (from, to) = (chain.links[index], chain.links[index + 1])
        let isTaken = !chain.isTouched || to.isReached
        var look: [Attribute] = [.cssClass(isTaken ? "next" : "next unvisited")]
        // The weight straightens a line that neither starts nor ends at a view.
        if from.kind != .view, to.kind != .view { look.append(.weight(8)) }
        if isTaken {
            look.append(.lineWidth(chain.isTouched ? 2 : 1.3))
        } else {
            look += [.stroke(Theme.fadedLine), .style([.dashed])]
        }
        return Edge(
            RespondersDrawing.name(index), RespondersDrawing.name(index + 1), look,
            title: options["the next responder of \(from.name) is \(to.name)"])
    }

    private func addTouch(to graph: inout NetworkGraph) {
        let box = TextBox(options["touch"])
        let look: [Attribute] = [.shape(.ellipse), .style([.filled]), .fill(Theme.card), .stroke(Theme.outline)]
        graph.add(box.node("touch", look, title: options["the touch"], classes: "touch"))
        guard !chain.links.isEmpty else { return }
        let line: [Attribute] = isReached ? [.lineWidth(2)] : [.stroke(Theme.illegal), .style([.dashed])]
        graph.add(Edge("touch", RespondersDrawing.name(0), line))
    }

    /// Whether a responder receives the touch. A view outside a window receives none.
    private var isReached: Bool { chain.links.contains(where: \.isReached) }

    private var description: String {
        var lines = ["\(words.title). \(caption)."]
        for (index, link) in chain.links.enumerated() {
            let words: String =
                switch (link.isHandler, chain.isTouched && !link.isReached) {
                case (true, _): options["\(link.name) handles the touch"]
                case (_, true): options["\(link.name) is not reached"]
                default: link.name
                }
            lines.append("\(index + 1). \(words).")
        }
        return lines.joined(separator: "\n")
    }
}
