import Foundation

extension Race {
    /// A race in which the program draws 200 scenarios as 600 SVGs and checks the drawings, and `dot` runs 600 times.
    static let samples = Race(name: "samples") { bench in
        print("\n200 scenarios to 600 SVGs in one command, and their check, compared with 600 runs of dot")
        guard let dot = Workbench.find("dot") else { return Race.skip("dot", "graphviz") }
        let scenarios = try copies(of: bench.package + "/samples", count: 200, bench)
        let diagrams = ["--diagram", "states,hierarchy,timeline"]
        let graphs = bench.unused("graphs")
        let program = bench.programs[0].path
        _ = try Launch([program, "render", scenarios, "--format", "dot", "-o", graphs] + diagrams)
        let commands = Workbench.files(graphs, ".dot").map { [dot, "-Tsvg", $0, "-o", bench.folder + "/dot.svg"] }
        var contenders = [Contest.Contender(name: "dot") { Launch.sum(try commands.map { try Launch($0) }) }]
        for program in bench.programs {
            var drawings = ""
            contenders.append(
                Contest.Contender(name: program.name) {
                    drawings = bench.unused("samples")
                    return try Launch([program.path, "render", scenarios, "-o", drawings] + diagrams)
                })
            contenders.append(
                Contest.Contender(name: "\(program.name), check") {
                    try Launch([program.path, "check", scenarios, "-o", drawings] + diagrams, accepting: [0, 1])
                })
        }
        let contest = try Contest(contenders, rounds: 3)
        print("  \(commands.count) drawings")
        contest.printResults()
        // A check renders every drawing and compares the bytes. The check has no limit.
        _ = bench.judge(contest, ", check", to: "dot", limit: nil)
        return bench.judge(contest, to: "dot", limit: 0.06)
    }

    /// Copies the package's samples repeatedly until the folder contains `count` files, and returns the folder.
    private static func copies(of samples: String, count: Int, _ bench: Workbench) throws -> String {
        let folder = bench.unused("scenarios")
        let files = try Workbench.files(samples, ".yaml").filter { file in
            // Leaves out samples with intentional errors and samples that need another file.
            let text = try String(contentsOfFile: file, encoding: .utf8)
            return !file.contains("/mistakes/") && !text.contains("storyboard:")
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for number in 0..<count {
            let file = files[number % files.count]
            try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/sample-\(1000 + number).yaml")
        }
        return folder
    }
}
