import LifecycleModel
import Testing

@Suite("Notification center")
struct NotificationTests {
    /// Returns the deliveries in a scenario in which `a` observes `observation`, followed by the step `removal`.
    private func deliveries(_ observation: String, _ removal: String? = nil) throws -> [String] {
        let story = try Story(
            """
            controllers: { home: Home, a: { class: A, keep: true }, b: { class: B, keep: true } }
            steps:
              - launch: home
              - { observe: \(observation), by: a }
              - { \(removal ?? "layout: home") }
              - { post: Ping, by: home }
              - { post: Ping, by: b }
              - { post: Pong, by: b }
            """)
        return story.run.events.compactMap { event in
            guard case .action(let action) = event.body, action.kind == .deliver else { return nil }
            return "\(action.name ?? "") \(action.target.map { story.run[$0].name } ?? "")"
        }
    }

    @Test("An observer receives notifications by name, by sender, or without a filter")
    func matching() throws {
        #expect(try deliveries("Ping") == ["Ping home", "Ping b"])
        #expect(try deliveries("Ping, object: b") == ["Ping b"])
        #expect(try deliveries("'*'") == ["Ping home", "Ping b", "Pong b"])
        #expect(try deliveries("'*', object: b") == ["Ping b", "Pong b"])
    }

    @Test("An observer of a deallocated sender receives nothing, not even notifications without a sender")
    func deallocatedSender() throws {
        let story = try Story(
            """
            controllers: { nav: { class: UINavigationController, children: [a] }, a: A, b: B }
            steps:
              - launch: nav
              - push: b
              - { observe: Ping, by: a, object: b }
              - { post: Ping, by: b }
              - pop:
              - { post: Ping }
            """)
        let deliveries = story.run.events.count { event in
            if case .action(let action) = event.body { action.kind == .deliver } else { false }
        }
        #expect(deliveries == 1)
    }

    @Test("A removal also matches the sender")
    func removal() throws {
        #expect(try deliveries("Ping, object: b", "unobserve: Ping, by: a, object: home") == ["Ping b"])
        #expect(try deliveries("Ping, object: b", "unobserve: Ping, by: a, object: b") == [])
        #expect(try deliveries("Ping, object: b", "unobserve: Ping, by: a") == [])
        #expect(try deliveries("'*'", "unobserve: '*', by: a") == [])
    }
}
