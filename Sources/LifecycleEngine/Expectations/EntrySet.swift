import LifecycleScenario

/// The beats that a list of entries matches, for any controller or for one controller.
struct EntrySet {
    private var common: Set<Expectation.Beat> = []
    private var own: [String: Set<Expectation.Beat>] = [:]

    init(_ entries: [Expectation.Entry]) {
        for entry in entries {
            if let controller = entry.controller {
                own[controller, default: []].formUnion(entry.beats)
            } else {
                common.formUnion(entry.beats)
            }
        }
    }

    /// Returns whether an unqualified entry matches the beat.
    func names(_ beat: Expectation.Beat) -> Bool { common.contains(beat) }

    /// Returns whether an entry of this controller matches the beat.
    func names(_ beat: Expectation.Beat, of controller: String) -> Bool { own[controller]?.contains(beat) == true }
}
