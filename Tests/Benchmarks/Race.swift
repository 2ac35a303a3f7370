/// A comparison of whole processes with those of another program.
///
/// To add a race, add a file with a static property, and list the property in ``all``.
struct Race: Sendable {
    let name: String
    /// Measures, prints the results, and returns whether every limit is met.
    let run: @Sendable (Workbench) throws -> Bool

    /// All races, in the order of the output.
    static let all: [Race] = [.threeDrawings, .timeline, .plantUML, .longTimeline, .samples]

    /// Prints that a program is not installed and returns true.
    static func skip(_ peer: String, _ package: String) -> Bool {
        print("  skipped: \(peer) is not installed ('apt-get install \(package)')")
        return true
    }
}
