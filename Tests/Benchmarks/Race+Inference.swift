extension Race {
    /// A race against an earlier build that checks logs of apps. The limits are those for the build of commit d505f934.
    static let inference = Race(name: "inference") { bench in
        print("\nThe inference of steps from logs, compared with an earlier build")
        guard let earlier = bench.options.earlier else {
            print("  skipped: name the program of an earlier build with --earlier")
            return true
        }
        var isMet = true
        for (task, log, limit) in logs {
            let path = try bench.write("\(task).log", log.joined(separator: "\n") + "\n")
            let programs = bench.programs.map { ($0.name, $0.path) } + [("earlier", earlier)]
            let contest = try Contest(
                programs.map { name, program in
                    Contest.Contender(name: "\(name), \(task)") {
                        try Launch([program, "check", path], accepting: [0, 1])
                    }
                }, rounds: bench.options.runs)
            contest.printResults()
            for program in bench.programs {
                let isHeld = contest.judge(
                    "\(program.name), \(task)", to: "earlier, \(task)", limit: program.isJudged ? limit : nil, by: \.cpu
                )
                isMet = isHeld && isMet
            }
        }
        return isMet
    }

    private static let logs: [(task: String, log: [String], limit: Double)] = [
        ("33 lines", visit(in: 0, 0), 0.05),
        ("330 lines", (0..<10).flatMap { connection($0) + visit(in: $0 % 2, $0 / 2) }, 0.05),
        ("10,000 callbacks", Growth.visits(10_000), 0.5),
    ]

    /// The line for the scene of a window before its first visit.
    private static func connection(_ number: Int) -> [String] {
        number < 2 ? ["scene(_:willConnectTo:options:)"] : []
    }

    /// A window's list, a sheet, and a pager of the app's own that begins two appearances and never ends them.
    private static func visit(in window: Int, _ number: Int) -> [String] {
        let names = [
            "load": "viewDidLoad", "will": "viewWillAppear:", "did": "viewDidAppear:", "leave": "viewWillDisappear:",
            "left": "viewDidDisappear:",
        ]
        let launch = number > 0 ? "" : "List load, List will, List did, "
        let rest = """
            Edit load, Edit will, Edit did, Edit leave, Edit left, Board load, List leave, Board will, One load, One will, \
            List left, Board did, One did, Two load, One leave, Two will, One left, One will, Two leave, Two left, \
            Three load, One leave, Three will, One left, Board leave, Three leave, List will, Board left, Three left, \
            List did
            """
        return (launch + rest).split(separator: ", ").map { entry in
            let words = entry.split(separator: " ").map(String.init)
            let visit = words[0] == "List" ? 0 : number
            let address = "0x\(1 + window)\(visit)\(words[0].utf8.reduce(0) { $0 + Int($1) })"
            return "-[\(words[0])ViewController \(names[words[1]] ?? "")] <\(words[0])ViewController: \(address)>"
        }
    }
}
