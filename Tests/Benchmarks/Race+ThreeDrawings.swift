extension Race {
    /// A race in which the program draws one small scenario as three SVGs, and `dot` draws only the state diagram.
    static let threeDrawings = Race(name: "three drawings") { bench in
        print("\nOne scenario to three SVGs, compared with dot on the DOT text of its state diagram")
        guard let dot = Workbench.find("dot") else { return Race.skip("dot", "graphviz") }
        let scenario = bench.package + "/samples/states/four-states.yaml"
        let diagrams = ["--diagram", "states,hierarchy,timeline"]
        let graphs = bench.unused("three-graphs")
        _ = try Launch([bench.programs[0].path, "render", scenario, "--format", "dot", "-o", graphs] + diagrams)
        let states = graphs + "/four-states.states.dot"
        var contenders = [
            Contest.Contender(name: "dot") { try Launch([dot, "-Tsvg", states, "-o", "\(graphs)/states.svg"]) }
        ]
        for program in bench.programs {
            contenders.append(
                Contest.Contender(name: program.name) {
                    try Launch([program.path, "render", scenario, "-o", bench.unused("three")] + diagrams)
                })
        }
        let contest = try Contest(contenders, rounds: bench.options.runs * 3)
        contest.printResults()
        return bench.judge(contest, to: "dot", limit: 0.9)
    }
}
