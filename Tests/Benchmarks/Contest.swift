import Foundation

/// Contenders that run in turn, and their measurements.
struct Contest {
    /// A contender, and the processes to measure.
    struct Contender {
        let name: String
        let run: () throws -> Launch
    }

    /// The median measurements, in the order of the contenders.
    let results: [(name: String, launch: Launch)]
    /// The measurements for each contender, by round.
    private let launches: [String: [Launch]]

    /// Runs the contenders in turn, `rounds` times.
    init(_ contenders: [Contender], rounds: Int) throws {
        var launches: [[Launch]] = Array(repeating: [], count: contenders.count)
        for _ in 0..<rounds {
            for (index, contender) in contenders.enumerated() {
                launches[index].append(try contender.run())
            }
        }
        results = zip(contenders, launches).map { ($0.name, Launch.median($1)) }
        self.launches = Dictionary(uniqueKeysWithValues: zip(contenders.map(\.name), launches))
    }

    /// Returns the median of the ratios in all rounds. Within a round, a busy machine slows both contenders.
    private func ratio(_ name: String, to peer: String, _ key: KeyPath<Launch, Double>) -> Double? {
        guard let own = launches[name], let others = launches[peer] else { return nil }
        return Launch.middle(zip(own, others).map { $0[keyPath: key] / $1[keyPath: key] })
    }

    /// Prints the measurements for all contenders.
    func printResults() {
        for (name, launch) in results {
            let times = "\(Words.time(launch.wall)) wall, \(Words.time(launch.cpu)) CPU"
            print("  " + Words.padded(name, 34) + Words.padded(times, 30) + Words.decimal(launch.memory, 0) + " MB")
        }
    }

    /// Prints the ratio of one contender to another, and the limit. Returns whether the ratio meets the limit, or true
    /// without a limit.
    ///
    /// - Parameter measure: The measurement that has the limit.
    func judge(
        _ name: String, to peer: String, limit: Double?, by measure: KeyPath<Launch, Double> = \.wall
    ) -> Bool {
        guard let wall = ratio(name, to: peer, \.wall), let cpu = ratio(name, to: peer, \.cpu) else { return true }
        let ratios = "\(Words.decimal(wall, 3)) (CPU \(Words.decimal(cpu, 3)))"
        return Verdict.print(
            "\(name) : \(peer)", ratios, limit.map { "at most \(Words.decimal($0, 3))" },
            isMet: (measure == \.cpu ? cpu : wall) <= limit ?? .infinity)
    }
}

/// The printed results of comparisons with limits.
enum Verdict {
    /// Prints one line, and returns whether the limit is met. Without a limit, the line is for information.
    static func print(_ what: String, _ measured: String, _ limit: String?, isMet: Bool) -> Bool {
        let verdict = limit.map { Words.padded($0, 16) + (isMet ? "met" : "MISSED") } ?? "for information"
        Swift.print("  " + Words.padded(what, 34) + Words.padded(measured, 30) + verdict)
        return limit == nil || isMet
    }
}

/// Formatted numbers and columns.
enum Words {
    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    static func decimal(_ number: Double, _ places: Int) -> String { String(format: "%.\(places)f", number) }

    static func time(_ seconds: Double) -> String {
        seconds < 1 ? "\(decimal(seconds * 1000, 1)) ms" : "\(decimal(seconds, 2)) s"
    }

    /// Returns a number with thousands separators.
    static func grouped(_ number: Double) -> String {
        var digits = String(Int(number.rounded()))
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }
}
