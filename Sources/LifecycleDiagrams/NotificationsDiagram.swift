import Graphviz
import LifecycleModel

extension Diagram {
    /// Who observes and who posts which notification.
    static let notifications = ofRuns(
        "notifications", "who posts and who observes which notification",
        fits: { run, options in !NotificationBoard(run, options).topics.isEmpty },
        draw: { run, options in [NotificationsDrawing(run, options).picture()] })
}

/// Draws posters to the left, notifications in the middle and observers to the right.
struct NotificationsDrawing {
    private let words: RunWords
    private let options: DiagramOptions
    private let board: NotificationBoard
    private var canvas = Canvas(name: "notifications")
    private var legend: [LegendItem] = []

    private static let rise = 44.0

    init(_ run: Run, _ options: DiagramOptions) {
        self.options = options
        words = RunWords(run: run, options: options)
        board = NotificationBoard(run, options)
    }

    private func widest(_ names: [String], _ style: Theme.Style) -> Double {
        names.reduce(70) { max($0, TextMetrics.width($1, style) + 26) }
    }

    consuming func picture() -> Picture {
        let left = widest(board.topics.flatMap { $0.posters.map(\.name) }, Theme.name)
        let middle = widest(board.topics.map(\.name), NotificationsDrawing.topicStyle)
        let right = widest(board.topics.flatMap { $0.observers.map(\.name) }, Theme.name)
        let (first, second, third) = (left / 2, left + 110 + middle / 2, left + 110 + middle + 190 + right / 2)
        let caption = "Notifications · \(words.origin)"
        var y = canvas.heading(words.title, caption, width: third + right / 2) + 16
        for (text, x) in [("posts", first), ("notification", second), ("observes", third)] {
            canvas.text(text, Point(x, y), Theme.caption)
        }
        y += 14
        for topic in board.topics {
            let rows = max(topic.posters.count, topic.observers.count, 1)
            let height = Double(rows) * NotificationsDrawing.rise
            let place = Point(second, y + height / 2)
            for (index, poster) in topic.posters.enumerated() {
                draw(poster, at: Point(first, row(index, topic.posters.count, y, height)), left, to: place, middle)
            }
            for (index, observer) in topic.observers.enumerated() {
                draw(
                    observer, at: Point(third, row(index, topic.observers.count, y, height)), right, from: place, middle
                )
            }
            canvas.box(
                place, middle, 28, Canvas.BoxLook(fill: Theme.pill, stroke: Theme.pillOutline, isRounded: true),
                label: topic.name, NotificationsDrawing.topicStyle, title: topic.name, classes: "notification")
            y += height + 10
        }
        _ = canvas.legend(legend, at: Point(0, y + 4), width: max(third + right / 2, 420))
        return canvas.picture(options, title: "Notifications: \(words.title)", description: description)
    }

    private static let topicStyle = Theme.Style(font: .mono, size: 10.5, color: Theme.pillText)

    private func row(_ index: Int, _ count: Int, _ top: Double, _ height: Double) -> Double {
        top + height / 2 + (Double(index) - Double(count - 1) / 2) * NotificationsDrawing.rise
    }

    private mutating func draw(
        _ poster: NotificationBoard.Poster, at place: Point, _ width: Double, to topic: Point, _ topicWidth: Double
    ) {
        let look = Canvas.LineLook(stroke: Theme.outline, width: 1.6, head: .normal)
        connect(
            Point(place.x + width / 2, place.y), Point(topic.x - topicWidth / 2, topic.y), look, "×\(poster.count)",
            Theme.text,
            bendsLate: true)
        card(poster.name, place, width)
        note(
            LegendItem(sample: .line(Theme.outline, style: .solid, head: .normal, width: 1.6), text: "posts, delivered")
        )
    }

    private mutating func draw(
        _ observer: NotificationBoard.Observer, at place: Point, _ width: Double, from topic: Point,
        _ topicWidth: Double
    ) {
        let look: Canvas.LineLook
        var text = observer.count == 0 ? "never delivered" : "×\(observer.count)"
        var color = Theme.text
        if observer.isDangling {
            look = Canvas.LineLook(stroke: Theme.illegal, width: 1.8, head: .normal)
            (text, color) = ("crash: it is gone", Theme.illegal)
            note(
                LegendItem(
                    sample: .line(look.stroke, style: .solid, head: .normal, width: 1.8),
                    text: "delivered to one that is gone"))
        } else if observer.count == 0 {
            look = Canvas.LineLook(stroke: Theme.fadedLine, style: .dashed, head: .normal)
            color = Theme.muted
            note(
                LegendItem(
                    sample: .line(look.stroke, style: .dashed, head: .normal, width: 1), text: "observes, nothing came")
            )
        } else {
            look = Canvas.LineLook(stroke: Theme.outline, width: 1.6, head: .normal)
        }
        if let object = observer.object { text += " of \(object)" }
        if !observer.isObserving { text += ", then stopped" }
        connect(Point(topic.x + topicWidth / 2, topic.y), Point(place.x - width / 2, place.y), look, text, color)
        card(observer.name, place, width, isGone: observer.isGone)
    }

    /// A way that bends near its start or its end, with its words above the long level part, which is its own.
    private mutating func connect(
        _ start: Point, _ end: Point, _ look: Canvas.LineLook, _ text: String, _ color: ThemeColor,
        bendsLate: Bool = false
    ) {
        let isLevel = abs(start.y - end.y) < 0.5
        let bend = bendsLate ? end.x - 26 : start.x + 22
        let corners = isLevel ? [start, end] : [start, Point(bend, start.y), Point(bend, end.y), end]
        canvas.line(
            .polyline(corners, tipLength: look.tipLength), look, from: "notifications", to: "notifications",
            classes: "notification")
        let (left, right) = isLevel ? (start.x, end.x) : bendsLate ? (start.x, bend) : (bend, end.x)
        let y = bendsLate ? start.y : end.y
        canvas.text(text, Point((left + right) / 2, y - 9), Theme.Style(size: 9.5, color: color))
    }

    /// A card; one of somebody who was deallocated is pale and dashed, with the cross that ends a life beside it.
    private mutating func card(_ name: String, _ place: Point, _ width: Double, isGone: Bool = false) {
        let look =
            isGone
            ? Canvas.BoxLook(fill: Theme.faded, stroke: Theme.fadedLine, isRounded: true, isDashed: true)
            : Canvas.BoxLook(fill: Theme.card, stroke: Theme.outline, isRounded: true)
        let style = Theme.Style(font: .bold, size: Theme.name.size, color: isGone ? Theme.fadedText : Theme.text)
        canvas.box(
            place, width, 28, look, label: name, style, title: isGone ? "\(name), deallocated" : name,
            classes: isGone ? "controller gone" : "controller")
        guard isGone else { return }
        canvas.cross(Point(place.x + width / 2 + 14, place.y), Theme.outline)
        note(LegendItem(sample: .cross(Theme.outline), text: "deallocated"))
    }

    private mutating func note(_ item: LegendItem) {
        if !legend.contains(item) { legend.append(item) }
    }

    private var description: String {
        var lines = ["\(words.title), notifications, \(words.origin)."]
        for topic in board.topics {
            for poster in topic.posters { lines.append("\(poster.name) posts \(topic.name), \(poster.count) times.") }
            for observer in topic.observers {
                let end =
                    observer.isDangling
                    ? " after it was gone"
                    : (observer.isObserving ? "" : ", then stops") + (observer.isGone ? ", and is deallocated" : "")
                lines.append("\(observer.name) observes \(topic.name), is told \(observer.count) times\(end).")
            }
        }
        return lines.joined(separator: "\n")
    }
}
