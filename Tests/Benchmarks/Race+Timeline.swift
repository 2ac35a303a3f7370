import LifecycleModel

extension Race {
    /// A race in which the program draws 1,000 callbacks on one page, and mscgen draws the same messages.
    static let timeline = Race(name: "timeline") { bench in
        print("\nA timeline of 1,000 callbacks on one page, compared with mscgen on the same messages")
        guard let mscgen = Workbench.find("mscgen") else { return Race.skip("mscgen", "mscgen") }
        let chart = try bench.write("walk.msc", messageChart(Walk.run(callbacks: 1_000)))
        let contest = try Contest(
            [
                Contest.Contender(name: "mscgen") {
                    try Launch([mscgen, "-T", "svg", "-i", chart, "-o", bench.unused("walk.svg")])
                }
            ] + timelines(bench), rounds: bench.options.runs * 3)
        contest.printResults()
        return bench.judge(contest, to: "mscgen", limit: 2.5)
    }

    /// A race in which PlantUML draws the same messages.
    static let plantUML = Race(name: "plantuml") { bench in
        print("\nThe same timeline, compared with PlantUML on the same messages")
        guard let plantUML = Workbench.find("plantuml") else { return Race.skip("plantuml", "plantuml") }
        let chart = try bench.write("walk.puml", sequence(Walk.run(callbacks: 1_000)))
        let contest = try Contest(
            [
                Contest.Contender(name: "plantuml") {
                    try Launch([plantUML, "-tsvg", chart], in: ["PLANTUML_LIMIT_SIZE": "200000"])
                }
            ] + timelines(bench), rounds: 3)
        contest.printResults()
        return bench.judge(contest, to: "plantuml", limit: 0.015)
    }

    /// A race in which the program draws 100,000 callbacks on pages of 1,000 rows.
    static let longTimeline = Race(name: "long timeline") { bench in
        print("\nA timeline of 100,000 callbacks in pages of 1,000 rows")
        let run = try bench.writeWalk("long.jsonl", callbacks: 100_000)
        let contenders = bench.programs.map { program in
            Contest.Contender(name: program.name) {
                let command = [program.path, "render", run, "--diagram", "timeline", "--set", "pageSize=1000"]
                return try Launch(command + ["-o", bench.unused("long")])
            }
        }
        let contest = try Contest(contenders, rounds: 3)
        contest.printResults()
        var isMet = true
        for (program, (name, launch)) in zip(bench.programs, contest.results) {
            let (time, memory) = (Words.time(launch.wall), Words.decimal(launch.memory, 0) + " MB")
            func judge(_ what: String, _ measured: String, _ limit: String, _ holds: Bool) {
                let isHeld = Verdict.print("\(name), \(what)", measured, program.isJudged ? limit : nil, isMet: holds)
                isMet = isHeld && isMet
            }
            judge("time", time, "at most 6 s", launch.wall <= 6)
            judge("memory", memory, "at most 400 MB", launch.memory <= 400)
        }
        return isMet
    }

    private static func timelines(_ bench: Workbench) throws -> [Contest.Contender] {
        let run = try bench.writeWalk("walk.jsonl", callbacks: 1_000)
        return bench.programs.map { program in
            Contest.Contender(name: program.name) {
                try Launch([program.path, "render", run, "--diagram", "timeline", "-o", bench.unused("walk")])
            }
        }
    }

    private static func participants(_ run: Run) -> [String] {
        var seen: Set<String> = []
        return Walk.messages(of: run).flatMap { [$0.sender, $0.receiver] }.filter { seen.insert($0).inserted }
    }

    /// Returns the messages in mscgen's language.
    private static func messageChart(_ run: Run) -> String {
        let messages = Walk.messages(of: run).map { "  \"\($0)\" => \"\($1)\" [label=\"\($2)\"];\n" }.joined()
        return "msc {\n  \(participants(run).map { "\"\($0)\"" }.joined(separator: ", "));\n\(messages)}\n"
    }

    /// Returns the messages in PlantUML's language.
    private static func sequence(_ run: Run) -> String {
        let people = participants(run).map { "participant \"\($0)\"\n" }.joined()
        let messages = Walk.messages(of: run).map { "\"\($0)\" -> \"\($1)\" : \($2)\n" }.joined()
        return "@startuml\n\(people)\(messages)@enduml\n"
    }
}
