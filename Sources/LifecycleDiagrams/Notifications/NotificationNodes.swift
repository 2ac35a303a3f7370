import Graphviz

/// A notification with its posters and observers, as nodes and edges of a graph.
struct NotificationNodes {
    /// A node whose column width is not known yet.
    private struct Card {
        var box: TextBox
        var column: Column
        var name: String
        var look: [Attribute]
        var classes: String
        var title: String?
    }

    private let options: DiagramOptions
    private var cards: [Card] = []
    private(set) var edges: [Edge] = []
    /// The posters, or the placeholder for a missing poster.
    private(set) var roots: [NetworkGraph.Root] = []
    /// The widths of the columns: the widest poster, the notification, and the widest observer.
    private(set) var widths = [0.0, 0, 0]

    /// Creates the nodes and edges. The names of nodes begin with `prefix`. `others` are the names of the nodes of all
    /// notifications, to which observers of every notification are connected.
    init(_ topic: NotificationsModel.Topic, prefix: String, others: [String], _ options: DiagramOptions) {
        self.options = options
        let name = NotificationNodes.name(prefix)
        let isEvery = topic.name == "*" && !others.isEmpty
        if !isEvery {
            for (index, poster) in topic.posters.enumerated() { add(poster, prefix + "poster \(index)", to: name) }
            if topic.posters.isEmpty { addNobody(prefix + "nobody", to: name) }
            add(
                TextBox(topic.name == "*" ? options["every notification"] : topic.name), .notification, name,
                NotificationNodes.notification, "notification")
        }
        for (index, observer) in topic.observers.enumerated() {
            add(observer, prefix + "observer \(index)", from: isEvery ? others : [name], isEvery: isEvery)
        }
    }

    /// Returns the name of the node of a notification.
    static func name(_ prefix: String) -> String { prefix + "notification" }

    /// Returns the nodes, each at least as wide as its column.
    func nodes(widths: [Double]) -> [Node] {
        cards.map { card in
            card.box.widened(to: widths[card.column.rawValue])
                .node(card.name, card.look, title: card.title, classes: card.classes)
        }
    }

    private enum Column: Int { case poster, notification, observer }

    private static let card: [Attribute] = [
        .style([.filled, .rounded]), .fill(Theme.card), .stroke(Theme.outline),
    ]
    private static let faded: [Attribute] = [
        .style([.filled, .rounded, .dashed]), .fill(Theme.faded), .stroke(Theme.fadedLine), .textColor(Theme.fadedText),
    ]
    private static let crash: [Attribute] = [
        .style([.filled, .rounded, .dashed]), .fill(Theme.errorFill), .stroke(Theme.illegal),
        .textColor(Theme.errorText),
    ]
    private static let notification: [Attribute] = [
        .style([.filled]), .fill(Theme.act), .stroke(Theme.actOutline),
    ]

    private mutating func add(
        _ box: TextBox, _ column: Column, _ name: String, _ look: [Attribute], _ classes: String, title: String? = nil
    ) {
        widths[column.rawValue] = max(widths[column.rawValue], box.width)
        cards.append(Card(box: box, column: column, name: name, look: look, classes: classes, title: title))
        if column == .poster { roots.append(NetworkGraph.Root(name: name, isAlone: false)) }
    }

    private mutating func add(_ poster: NotificationsModel.Poster, _ name: String, to topic: String) {
        let box = TextBox(poster.name, [options["posts it \(times(poster.count))"]])
        add(box, .poster, name, NotificationNodes.card, "controller", title: poster.name)
        edges.append(Edge(name, topic, [.lineWidth(1.6)]))
    }

    /// Adds a placeholder poster, which keeps a notification without posters in its column.
    private mutating func addNobody(_ name: String, to topic: String) {
        add(TextBox(options["no poster"], []), .poster, name, NotificationNodes.faded, "nobody")
        edges.append(Edge(name, topic, [.stroke(Theme.fadedLine), .style([.dashed])]))
    }

    private mutating func add(
        _ observer: NotificationsModel.Observer, _ name: String, from topics: [String], isEvery: Bool
    ) {
        var line =
            switch (observer.count, isEvery) {
            case (0, _): options["receives nothing"]
            case (let count, true): options["receives every notification: \(count)"]
            case (let count, false): options["receives it \(times(count))"]
            }
        if let object = observer.object { line += options[", only from \(object)"] }
        var lines = [line]
        if let selector = observer.selector { lines.append(selector) }
        if !observer.isObserving { lines.append(options["then stops observing"]) }
        if observer.isDangling {
            lines.append(options["crash: deallocated"])
        } else if observer.isGone {
            lines.append(options["deallocated"])
        }
        let look =
            observer.isDangling
            ? NotificationNodes.crash : observer.isGone ? NotificationNodes.faded : NotificationNodes.card
        add(
            TextBox(observer.name, lines), .observer, name, look, observer.isGone ? "controller gone" : "controller",
            title: observer.isGone ? options["\(observer.name), deallocated"] : observer.name)
        for topic in topics { edges.append(Edge(topic, name, NotificationNodes.look(observer))) }
    }

    private static func look(_ observer: NotificationsModel.Observer) -> [Attribute] {
        if observer.isDangling { return [.stroke(Theme.illegal), .lineWidth(1.8)] }
        return observer.count == 0 ? [.stroke(Theme.fadedLine), .style([.dashed])] : [.lineWidth(1.6)]
    }

    private func times(_ count: Int) -> String {
        switch count {
        case 1: options["once"]
        case 2: options["twice"]
        default: options.count(count, "time")
        }
    }
}
