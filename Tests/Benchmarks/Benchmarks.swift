import Foundation

/// Benchmarks that compare Lifeline with similar programs, and that measure how the time for its parts grows.
///
/// The processes take turns, so a busy machine slows all of them equally. Missed limits are reported.
@main
struct Benchmarks {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let child = Growth.child(arguments) { return child() }
        if arguments.count == 2, arguments[0] == "--walk", let count = Int(arguments[1]) {
            return print(Walk.run(callbacks: count).jsonLines, terminator: "")
        }
        guard let options = BenchmarkOptions(arguments) else {
            print(BenchmarkOptions.help)
            exit(arguments == ["--help"] ? 0 : 64)
        }
        #if DEBUG
        FileHandle.standardError.write(
            Data("warning: this is a debug build; run 'swift run -c release Benchmarks'\n".utf8))
        #endif
        let bench = try Workbench(options)
        defer { bench.clear() }
        var isMet = true
        for race in Race.all where options.hasRaces && options.wants(race.name) {
            isMet = try race.run(bench) && isMet
        }
        for growth in Growth.all where options.wants(growth.name) {
            isMet = try growth.run(bench) && isMet
        }
        if !isMet { print("\na limit was missed") }
        if !isMet && options.hasLimits {
            bench.clear()
            exit(1)
        }
    }
}

/// The benchmark options.
struct BenchmarkOptions {
    /// The number of runs for each contender.
    var runs = 9
    /// Whether a missed limit is a failure.
    var hasLimits = true
    /// The path of a program to measure instead of building one.
    var program: String?
    /// The path of an earlier build with which the inference of steps is compared.
    var earlier: String?
    /// Whether to compare the program with other programs.
    var hasRaces = true
    /// The word that the names of the selected benchmarks contain, or nil to select all benchmarks.
    var word: String?

    static let help = """
        usage: swift run -c release Benchmarks [--growth] [--runs COUNT] [--only WORD] [--lifeline PATH] [--earlier PATH]
                                               [--no-limits]

        Compares the time of lifeline with that of mscgen, PlantUML, and dot, and measures how the time of its parts
        grows with their input; --growth measures only that. --earlier names the program of an earlier build, with which
        the inference of steps is compared. The exit status is 1 if a limit is missed, unless --no-limits is given.
        """

    /// Parses the arguments, or returns nil if they are invalid.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--no-limits": hasLimits = false
            case "--growth": hasRaces = false
            case "--runs":
                guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
                runs = count
            case "--only": self.word = rest.popFirst()
            case "--lifeline": program = rest.popFirst()
            case "--earlier": earlier = rest.popFirst()
            default: return nil
            }
        }
    }

    func wants(_ name: String) -> Bool { word.map { name.contains($0) } ?? true }
}
