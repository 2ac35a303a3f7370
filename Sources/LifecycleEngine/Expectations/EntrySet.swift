import LifecycleScenario

/// The beats that a list of entries stands for: some of any controller, some of one.
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

    /// Whether an entry without a controller stands for the beat.
    func names(_ beat: Expectation.Beat) -> Bool { common.contains(beat) }

    /// Whether an entry of this controller stands for the beat.
    func names(_ beat: Expectation.Beat, of controller: String) -> Bool { own[controller]?.contains(beat) == true }
}
