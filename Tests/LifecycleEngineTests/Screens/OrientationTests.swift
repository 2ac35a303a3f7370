import LifecycleModel
import Testing

@Suite("Default supported orientations")
struct OrientationTests {
    /// Returns the recorded rotations, with `not supported` if the interface doesn't rotate.
    private func rotations(_ device: String, to orientation: String, ios: Int = 17) throws -> [String?] {
        let story = try Story(
            """
            ios: \(ios)
            device: { idiom: \(device) }
            controllers: { home: Home }
            steps:
              - launch: home
              - rotate: \(orientation)
            """)
        return story.run.events.compactMap { event -> String?? in
            guard case .action(let action) = event.body, action.kind == .rotate else { return nil }
            return .some(action.detail?.rawValue)
        }
    }

    @Test("A pad supports portraitUpsideDown, but a phone doesn't")
    func upsideDown() throws {
        #expect(try rotations("phone", to: "portraitUpsideDown") == ["not supported"])
        #expect(try rotations("pad", to: "portraitUpsideDown") == [nil])
    }

    @Test(
        "Both idioms support landscape since iOS 6", arguments: ["phone", "pad"], ["landscapeLeft", "landscapeRight"])
    func landscape(device: String, orientation: String) throws {
        #expect(try rotations(device, to: orientation) == [nil])
        #expect(try rotations(device, to: orientation, ios: 6) == [nil])
        #expect(try rotations(device, to: orientation, ios: 5) == ["not supported"])
    }

    @Test(
        "The run contains each change of the interface's orientation, and the controller that determines it",
        arguments: [
            ("ios: 17\ndevice: { orientation: landscapeLeft }", "", ["home: landscapeLeft"]),
            ("ios: 10\ndevice: { orientation: landscapeLeft }", "", ["home: landscapeLeft"]),
            ("ios: 17", "  - rotate: landscapeRight\n  - rotate: landscapeRight", ["home: landscapeRight"]),
            ("ios: 6", "  - rotate: landscapeRight", ["home: landscapeRight"]),
            (
                "ios: 17", "  - { present: photo, style: fullScreen }\n  - dismiss:",
                ["photo: landscapeRight", "home: portrait"]
            ),
            (
                "ios: 17", "  - rotate: landscapeLeft\n  - setRoot: upright",
                ["home: landscapeLeft", "upright: portrait"]
            ),
        ])
    func changes(settings: String, steps: String, expected: [String]) throws {
        let story = try Story(
            """
            \(settings)
            controllers:
              home: { class: Home, orientations: [portrait, landscapeLeft, landscapeRight] }
              photo: { class: Photo, orientations: [landscapeRight] }
              upright: { class: Upright, orientations: [portrait] }
            steps:
              - launch: home
            \(steps)
            """)
        let changes = story.run.events.compactMap { event -> String? in
            guard case .action(let action) = event.body, action.kind == .rotate, action.detail == nil else {
                return nil
            }
            return "\(action.subject.map { story.run[$0].name } ?? "–"): \(action.name ?? "")"
        }
        #expect(changes == expected)
    }

    @Test("In iOS 5, the child that refuses an orientation is named, not its container")
    func refuser() throws {
        let story = try Story(
            """
            ios: 5
            controllers:
              tabs: { class: UITabBarController, children: [nav, map] }
              nav: { class: UINavigationController, children: [list] }
              list: List
              map: { class: Map, orientations: [portrait, landscapeLeft] }
            steps:
              - launch: tabs
              - rotate: landscapeLeft
            """)
        let refusers = story.run.events.compactMap { event -> String? in
            guard case .action(let action) = event.body, action.kind == .rotate, action.detail != nil else {
                return nil
            }
            return action.subject.map { story.run[$0].name }
        }
        #expect(refusers == ["list"])
    }

    @Test("A new root keeps a supported orientation, even if it isn't the first one that the root supports")
    func newRoot() throws {
        let story = try Story(
            """
            ios: 17
            device: { idiom: phone }
            controllers: { home: Home, game: { class: Game, orientations: [portrait, landscapeRight] } }
            steps:
              - launch: home
              - rotate: landscapeRight
              - rotate: portraitUpsideDown
              - setRoot: game
            """)
        #expect(story.order(.viewWillTransitionToSize, step: 2) == ["home.viewWillTransition"])
        #expect(story.appearance(step: 4) == ["home.vWD", "home.vDD", "game.vWA", "game.vDA"])
        #expect(story.order(.viewWillTransitionToSize, step: 4).isEmpty)
    }
}
