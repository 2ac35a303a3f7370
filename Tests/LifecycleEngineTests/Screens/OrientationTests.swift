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
            return .some(action.detail)
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
}
