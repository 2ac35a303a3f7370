import LifecycleModel

/// The notifications of a run, with their posters and observers.
struct NotificationsModel {
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
    private struct Position {
        var topic: Int
        var observer: Int
    }

    /// The posts of a notification by one sender, or without a sender.
    private struct Posts: Hashable {
        var topic: Int
        var sender: String?
    }

    /// The notifications, in the order of their first occurrence.
    private(set) var topics: [Topic] = []
    private var topicIndices: [String: Int] = [:]
    private var posterIndices: [Posts: Int] = [:]
    /// The positions of the observers, keyed by the observers' names.
    private var positions: [String: [Position]] = [:]
    /// The current registrations in order, keyed by the observers' names. An observer that registers twice for a
    /// notification receives each post twice.
    private var registrations: [String: [Position]] = [:]
    /// The number of registrations, keyed by the observers' names, that the deliveries of the latest post have passed.
    private var passed: [Posts: [String: Int]] = [:]

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
                    name: name, object: action.target.map { run[$0].id }, selector: action.detail?.rawValue)
                observe(observer, topic(action.name ?? ""))
            case .unobserve where action.detail != .withoutEffect:
                stop(name, action.target.map { run[$0].id }, of: action.name)
            case .post:
                let topic = topic(action.name ?? "")
                post(name, topic)
                passed[Posts(topic: topic, sender: action.subject.map { run[$0].id })] = nil
            case .deliver:
                let posts = Posts(topic: topic(action.name ?? ""), sender: action.target.map { run[$0].id })
                deliver(posts, to: name, isDangling: action.detail == .dangling)
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
        let known = positions[observer.name, default: []].first {
            $0.topic == topic && topics[topic].observers[$0.observer].object == observer.object
        }
        let position = known ?? Position(topic: topic, observer: topics[topic].observers.count)
        registrations[observer.name, default: []].append(position)
        if known != nil {
            topics[topic].observers[position.observer].isObserving = true
            topics[topic].observers[position.observer].isGone = false
        } else {
            positions[observer.name, default: []].append(position)
            topics[topic].observers.append(observer)
        }
    }

    /// Changes the observers with a name, for one notification or for all notifications.
    private mutating func change(_ name: String, of topic: String? = nil, _ body: (inout Observer) -> Void) {
        for position in positions[name, default: []] where topic == nil || topics[position.topic].name == topic {
            body(&topics[position.topic].observers[position.observer])
        }
    }

    /// Ends the observation of a notification from a poster. If `topic` is nil, every notification matches. If
    /// `object` is nil, every poster matches.
    private mutating func stop(_ name: String, _ object: String?, of topic: String?) {
        change(name, of: topic) { if object == nil || $0.object == object { $0.isObserving = false } }
        registrations[name]?.removeAll { !topics[$0.topic].observers[$0.observer].isObserving }
    }

    /// The index of the entry for observers of every notification, or nil if no observer has registered for every
    /// notification.
    private var everything: Int? { topicIndices["*"] }

    private mutating func post(_ name: String, _ topic: Int) {
        let key = Posts(topic: topic, sender: name)
        if let index = posterIndices[key] {
            topics[topic].posters[index].count += 1
        } else {
            posterIndices[key] = topics[topic].posters.count
            topics[topic].posters.append(Poster(name: name, count: 1))
        }
    }

    /// Counts a delivery for the observer's next registration that matches the notification and its sender. For each
    /// post, the notification center delivers once to each matching registration, in the order of registration.
    private mutating func deliver(_ posts: Posts, to name: String, isDangling: Bool) {
        let registrations = registrations[name, default: []]
        let first = passed[posts]?[name] ?? 0
        let matching = registrations.indices.dropFirst(first).first { index in
            let position = registrations[index]
            guard position.topic == posts.topic || position.topic == everything else { return false }
            let object = topics[position.topic].observers[position.observer].object
            return object == nil || object == posts.sender
        }
        guard let matching else { return }
        passed[posts, default: [:]][name] = matching + 1
        let position = registrations[matching]
        if isDangling { topics[position.topic].observers[position.observer].isDangling = true }
        topics[position.topic].observers[position.observer].count += 1
    }
}
