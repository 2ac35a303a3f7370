/// A comparison of the program's processes with another program's processes.
///
/// To add a race, add a file with a static property, and list the property in ``all``.
struct Race: Sendable {
    let name: String
    /// A closure that measures the processes, prints the results, and returns whether every limit is met.
    let run: @Sendable (Workbench) throws -> Bool

    /// All races, in output order.
    static let all: [Race] = [.threeDrawings, .timeline, .plantUML, .longTimeline, .samples, .inference]

    /// Prints that a program is not installed, and returns true.
    static func skip(_ peer: String, _ package: String) -> Bool {
        print("  skipped: \(peer) is not installed ('apt-get install \(package)')")
        return true
    }
}
