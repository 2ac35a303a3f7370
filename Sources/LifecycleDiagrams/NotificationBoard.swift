import LifecycleModel

/// The notifications of a run: who observes them, who posts them, and what reached whom.
struct NotificationBoard {
    /// Someone who observes.
    struct Observer: Hashable {
        var name: String
        /// Whose posts are observed; nil for anyone's.
        var object: String?
        /// How often a post reached it.
        var count = 0
        /// Whether it observes to the end of the run.
        var isObserving = true
        /// Whether a post came when it was gone already.
        var isDangling = false
        /// Whether it was deallocated by the end of the run.
        var isGone = false
    }

    /// Someone who posts; nil is the app.
    struct Poster: Hashable {
        var name: String
        var count = 0
    }

    /// One notification.
    struct Topic: Hashable {
        var name: String
        var observers: [Observer] = []
        var posters: [Poster] = []
    }

    private(set) var topics: [Topic] = []

    init(_ run: Run, _ options: DiagramOptions) {
        for event in run.events {
            if case .callback(let callback) = event.body, callback.callback == .deinitializer {
                end(run[callback.controller].id)
            }
            guard case .action(let action) = event.body else { continue }
            let subject = action.subject.map { run[$0].id }
            let object = action.target.map { run[$0].id }
            switch action.kind {
            case .observe: observe(subject ?? "app", object, topic(action.name ?? ""))
            case .unobserve: unobserve(subject ?? "app", action.name)
            case .post: post(subject ?? "app", topic(action.name ?? ""))
            case .deliver: deliver(subject ?? "app", topic(action.name ?? ""), isDangling: action.detail == "dangling")
            default: continue
            }
        }
    }

    private mutating func topic(_ name: String) -> Int {
        if let found = topics.firstIndex(where: { $0.name == name }) { return found }
        topics.append(Topic(name: name))
        return topics.count - 1
    }

    private mutating func observe(_ name: String, _ object: String?, _ topic: Int) {
        if let found = topics[topic].observers.firstIndex(where: { $0.name == name && $0.object == object }) {
            topics[topic].observers[found].isObserving = true
            topics[topic].observers[found].isGone = false
        } else {
            topics[topic].observers.append(Observer(name: name, object: object))
        }
    }

    /// Marks an observer as gone, wherever it observes.
    private mutating func end(_ name: String) {
        for topic in topics.indices {
            for observer in topics[topic].observers.indices where topics[topic].observers[observer].name == name {
                topics[topic].observers[observer].isGone = true
            }
        }
    }

    private mutating func unobserve(_ name: String, _ topic: String?) {
        for place in topics.indices where topic == nil || topics[place].name == topic {
            for observer in topics[place].observers.indices where topics[place].observers[observer].name == name {
                topics[place].observers[observer].isObserving = false
            }
        }
    }

    private mutating func post(_ name: String, _ topic: Int) {
        if let found = topics[topic].posters.firstIndex(where: { $0.name == name }) {
            topics[topic].posters[found].count += 1
        } else {
            topics[topic].posters.append(Poster(name: name, count: 1))
        }
    }

    private mutating func deliver(_ name: String, _ topic: Int, isDangling: Bool) {
        guard let found = topics[topic].observers.firstIndex(where: { $0.name == name }) else { return }
        if isDangling { topics[topic].observers[found].isDangling = true }
        topics[topic].observers[found].count += 1
    }
}
