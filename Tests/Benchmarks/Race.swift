/// Whole processes beside those of a peer.
///
/// A new one is a file with a static race, and its line in ``all``.
struct Race: Sendable {
    let name: String
    /// Measures and prints; says whether every limit is met.
    let run: @Sendable (Workbench) throws -> Bool

    /// Every race, in the order of the output.
    static let all: [Race] = [.threeDrawings, .timeline, .plantUML, .longTimeline, .samples]

    /// Says that a peer is not there to be measured.
    static func skip(_ peer: String, _ package: String) -> Bool {
        print("  skipped: \(peer) is not installed ('apt-get install \(package)')")
        return true
    }
}
