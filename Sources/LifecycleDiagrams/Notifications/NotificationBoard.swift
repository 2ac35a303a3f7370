import LifecycleModel

/// The notifications of a run, with their posters and observers.
struct NotificationBoard {
    /// An observer of a notification.
    struct Observer: Hashable {
        var name: String
        /// The observed poster, or nil for all posters.
        var object: String?
        /// The method that receives the notification, or nil if the run doesn't contain the method.
        var selector: String?
        /// The number of posts that the observer received.
        var count = 0
        /// Whether the app hasn't removed the observer by the end of the run. An observer that is deallocated without
        /// being removed counts as observing.
        var isObserving = true
        /// Whether the observer received a post after its deallocation.
        var isDangling = false
        /// Whether the observer is deallocated at the end of the run.
        var isGone = false
    }

    /// A poster of a notification, with the number of its posts.
    struct Poster: Hashable {
        var name: String
        var count = 0
    }

    /// A notification.
    struct Topic: Hashable {
        var name: String
        var observers: [Observer] = []
        var posters: [Poster] = []
    }

    /// The position of an observer: the index of the notification, and the index among the notification's observers.
    private struct Place {
        var topic: Int
        var observer: Int
    }

    private struct PosterKey: Hashable {
        var topic: Int
        var name: String
    }

    /// The notifications, in the order of their first occurrence.
    private(set) var topics: [Topic] = []
    private var topicIndices: [String: Int] = [:]
    private var posterIndices: [PosterKey: Int] = [:]
    /// The positions of the observers, keyed by the observers' names.
    private var places: [String: [Place]] = [:]

    init(_ run: Run, _ options: DiagramOptions) {
        for event in run.events {
            if case .callback(let callback) = event.body, callback.callback == .deinitializer {
                change(run[callback.controller].id) { $0.isGone = true }
            }
            guard case .action(let action) = event.body else { continue }
            let name = action.subject.map { run[$0].id } ?? "app"
            switch action.kind {
            case .observe:
                let observer = Observer(
                    name: name, object: action.target.map { run[$0].id }, selector: action.detail)
                observe(observer, topic(action.name ?? ""))
            case .unobserve where action.detail != ActionEvent.withoutEffect:
                stop(name, action.target.map { run[$0].id }, of: action.name)
            case .post: post(name, topic(action.name ?? ""))
            case .deliver: deliver(name, topic(action.name ?? ""), isDangling: action.detail == "dangling")
            default: continue
            }
        }
    }

    private mutating func topic(_ name: String) -> Int {
        if let index = topicIndices[name] { return index }
        topicIndices[name] = topics.count
        topics.append(Topic(name: name))
        return topics.count - 1
    }

    private mutating func observe(_ observer: Observer, _ topic: Int) {
        let known = places[observer.name, default: []].first {
            $0.topic == topic && topics[topic].observers[$0.observer].object == observer.object
        }
        if let known {
            topics[topic].observers[known.observer].isObserving = true
            topics[topic].observers[known.observer].isGone = false
        } else {
            places[observer.name, default: []].append(Place(topic: topic, observer: topics[topic].observers.count))
            topics[topic].observers.append(observer)
        }
    }

    /// Changes the observers with a name, for one notification or for all notifications.
    private mutating func change(_ name: String, of topic: String? = nil, _ body: (inout Observer) -> Void) {
        for place in places[name, default: []] where topic == nil || topics[place.topic].name == topic {
            body(&topics[place.topic].observers[place.observer])
        }
    }

    /// Ends the observation of a notification from a poster. If `topic` is nil, every notification matches. If
    /// `object` is nil, every poster matches.
    private mutating func stop(_ name: String, _ object: String?, of topic: String?) {
        change(name, of: topic) { if object == nil || $0.object == object { $0.isObserving = false } }
    }

    /// The index of the entry for observers of every notification, or nil if no observer has registered for every
    /// notification.
    private var everything: Int? { topicIndices["*"] }

    private mutating func post(_ name: String, _ topic: Int) {
        let key = PosterKey(topic: topic, name: name)
        if let index = posterIndices[key] {
            topics[topic].posters[index].count += 1
        } else {
            posterIndices[key] = topics[topic].posters.count
            topics[topic].posters.append(Poster(name: name, count: 1))
        }
    }

    private mutating func deliver(_ name: String, _ topic: Int, isDangling: Bool) {
        let known = places[name, default: []]
        guard let place = known.first(where: { $0.topic == topic }) ?? known.first(where: { $0.topic == everything })
        else { return }
        if isDangling { topics[place.topic].observers[place.observer].isDangling = true }
        topics[place.topic].observers[place.observer].count += 1
    }
}
