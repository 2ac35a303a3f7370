import Graphviz
import LifecycleModel

/// A drawing with posters on the left, notifications in the middle, and observers on the right.
struct NotificationsDrawing {
    private let words: RunWords
    private let options: DiagramOptions
    private let board: NotificationsModel

    init(_ run: Run, _ options: DiagramOptions) {
        self.options = options
        words = RunWords(run: run, options: options)
        board = NotificationsModel(run, options)
    }

    func picture() -> Picture {
        let others = board.topics.indices.filter { board.topics[$0].name != "*" }
            .map { NotificationNodes.name("\($0) ") }
        let topics = board.topics.enumerated().map { NotificationNodes($1, prefix: "\($0) ", others: others, options) }
        let caption = options["Notifications"] + " · \(words.source)"
        let columns = (0..<3).map { column in topics.map { $0.widths[column] }.max() ?? 0 }
        let width = columns.reduce(-NetworkGraph.rise) { $0 + $1 + NetworkGraph.rise }
        var graph = NetworkGraph(
            title: words.title, caption: [options.captionLine(caption)].compactMap(\.self), .right, width: width)
        for topic in topics {
            for node in topic.nodes(widths: columns) { graph.add(node) }
            for edge in topic.edges { graph.add(edge) }
        }
        graph.addRow(topics.flatMap(\.roots))
        return graph.picture(
            options, name: "notifications", title: options["Notifications: \(words.title)"], description: description,
            summary: summary)
    }

    private var summary: String {
        let posters = board.topics.reduce(0) { $0 + $1.posters.count }
        let observers = board.topics.reduce(0) { $0 + $1.observers.count }
        let names = options.list(board.topics.map(\.name))
        let counts = (options.count(posters, "poster"), options.count(observers, "observer"))
        return options["\(names): \(counts.0) and \(counts.1), \(words.origin)."]
    }

    private var description: String {
        var lines = [options["\(words.title), notifications, \(words.origin)."]]
        for topic in board.topics {
            for poster in topic.posters {
                let name = topic.name == "*" ? options["every notification"] : topic.name
                lines.append(options["\(poster.name) posts \(name) \(options.count(poster.count, "time"))."])
            }
            for observer in topic.observers {
                let end =
                    observer.isDangling
                    ? options[" after it was deallocated"]
                    : (observer.isObserving ? "" : options[", then stops"])
                        + (observer.isGone ? options[", and is deallocated"] : "")
                let times = options.count(observer.count, "time")
                let name = topic.name == "*" ? options["every notification"] : topic.name
                lines.append(options["\(observer.name) observes \(name) and receives it \(times)\(end)."])
            }
        }
        return lines.joined(separator: "\n")
    }
}
