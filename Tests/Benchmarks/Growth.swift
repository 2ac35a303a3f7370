import Foundation
import Graphviz

/// A measurement of how the time for a part of the program grows with the size of the input.
///
/// Each size runs in a separate process of this program, so that the peak memory can be measured. To add a part, add a
/// file with a static property, and list the property in ``all``.
struct Growth: Sendable {
    let name: String
    /// The unit that is counted, such as "callbacks".
    let unit: String
    let sizes: [Int]
    /// Whether the program limits the size of the input, in which case the exponent has no limit.
    var isBounded = false
    /// A closure that creates an input of about the given size and returns the work to measure. The work returns the
    /// number of processed units.
    let prepare: @Sendable (Int) -> () -> Int

    /// All measured parts.
    static let all: [Growth] = [
        .engine, .log, .storyboard, .dot, .controllers, .pages, .diagnostics, .excerpts, .children, .levels, .order,
        .expectations, .comparison, .storyboards, .scenes, .nodes, .inference, .departures, .classes,
        .noise,
    ]

    /// The maximum exponent of the time as a power of the size.
    private static let limit = 1.1

    /// Returns the work for a child process if the arguments request it, or nil. The work prints the number of units
    /// and the time.
    static func child(_ arguments: [String]) -> (() -> Void)? {
        guard arguments.count == 3, arguments[0] == "--child", let size = Int(arguments[2]),
            let growth = all.first(where: { $0.name == arguments[1] })
        else { return nil }
        return { growth.measure(size) }
    }

    /// Repeats the work for at least a quarter of a second, and prints the median time.
    private func measure(_ size: Int) {
        let work = prepare(size)
        let clock = ContinuousClock()
        let start = clock.now
        var (count, times): (Int, [Double]) = (0, [])
        while times.count < 3 || clock.now - start < .milliseconds(250) {
            let time = clock.measure { count = work() }
            times.append(Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
            if clock.now - start > .seconds(20) { break }
        }
        print(count, times.sorted()[times.count / 2])
    }

    /// Measures every size, in three rounds, and prints the table and the exponent.
    ///
    /// The exponent is the median over the rounds, because a temporary load on the machine slows only one round.
    func run(_ bench: Workbench) throws -> Bool {
        print("\nGrowth: \(name)")
        let rounds = try (0..<3).map { _ in try sizes.map { try point($0, bench) } }
        for index in sizes.indices {
            let points = rounds.map { $0[index] }
            let (count, seconds) = (points[0].count, Launch.middle(points.map(\.seconds)))
            let rate = Words.grouped(count / seconds) + " \(unit) per second"
            let memory = Launch.middle(points.map(\.memory))
            print(
                "  " + Words.padded(Words.grouped(count) + " " + unit, 34) + Words.padded(rate, 36)
                    + Words.decimal(memory, 0) + " MB")
        }
        let exponent = Launch.middle(rounds.map(Growth.slope))
        return Verdict.print(
            "exponent", Words.decimal(exponent, 2), isBounded ? nil : "at most \(Growth.limit)",
            isMet: isBounded || exponent <= Growth.limit)
    }

    /// The number of units, the time, and the memory for an input of one size.
    private typealias Point = (count: Double, seconds: Double, memory: Double)

    /// Measures one size in a separate process.
    private func point(_ size: Int, _ bench: Workbench) throws -> Point {
        let output = "\(bench.folder)/growth.txt"
        let launch = try Launch([CommandLine.arguments[0], "--child", name, String(size)], output: output)
        let words = try String(contentsOfFile: output, encoding: .utf8).split { $0 == " " || $0 == "\n" }
        guard words.count == 2, let count = Double(words[0]), let seconds = Double(words[1]), count > 0 else {
            throw Launch.Failure(command: ["--child", name, String(size)], status: 0)
        }
        return (count, seconds, launch.memory)
    }

    /// Returns the exponent of growth: the slope of the best-fitting line through the logarithms.
    private static func slope(_ points: [Point]) -> Double {
        let xs = points.map { Foundation.log($0.count) }
        let ys = points.map { Foundation.log($0.seconds) }
        let middleX: Double = xs.reduce(0, +) / Double(xs.count)
        let middleY: Double = ys.reduce(0, +) / Double(ys.count)
        var (rise, run) = (0.0, 0.0)
        for (x, y) in zip(xs, ys) {
            rise += (x - middleX) * (y - middleY)
            run += (x - middleX) * (x - middleX)
        }
        return rise / run
    }
}
