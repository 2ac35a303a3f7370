import Testing

/// Tests for the drawings of failed expectations.
@Suite("lifeline check --draw-failures", .waitsForProcesses)
struct FailureDrawingTests {
    private static let start = "controllers: { home: HomeViewController }\nsteps:\n  - launch: home\n"

    @Test("Each failed order of callbacks is drawn with the expected and the actual callbacks")
    func orders() throws {
        let program = try Program()
        let orders = ["[home.viewDidAppear, home.viewWillAppear]", "[home.viewWillAppear, home.viewWillDisappear]"]
        let expectations = orders.map { "      - { order: \($0), only: [viewWillAppear, viewDidAppear] }\n" }.joined()
        try program.write(Self.start + "    expect:\n" + expectations, to: "a.yaml")
        #expect(try program("check", "a.yaml", "--draw-failures", "failures").status == 1)
        #expect(program.names(in: "failures") == ["a.failure-2.svg", "a.failure.svg"])
        let svg = String(decoding: try program.read("failures/a.failure.svg"), as: UTF8.self)
        #expect(svg.contains("expected") && svg.contains("actual") && svg.contains("viewDidAppear"))
    }

    @Test("The drawings have the language and the theme of the settings")
    func style() throws {
        let program = try Program()
        try program.write(Self.start + "    expect: [home.viewDidAppear, home.viewWillAppear]\n", to: "a.yaml")
        try program.write("drawings: { language: ja, theme: dark }\n", to: ".lifeline.yml")
        #expect(try program("check", "a.yaml", "--draw-failures", "failures").status == 1)
        let svg = String(decoding: try program.read("failures/a.failure.svg"), as: UTF8.self)
        #expect(svg.contains(" lang=\"ja\"") && svg.contains("期待と実際のコールバック") && !svg.contains("#fff\""))
    }

    @Test("The order that a log lacks is drawn, too")
    func log() throws {
        let program = try Program()
        try program.write("Home viewDidLoad\nHome viewWillAppear\n", to: "a.log")
        try program.write("expect: [Home.viewWillAppear, Home.viewDidAppear]\n", to: "order.yaml")
        let check = ["check", "a.log", "--expect", "order.yaml", "--draw-failures", "failures"]
        #expect(try program(check).status == 1)
        #expect(program.names(in: "failures") == ["a.failure.svg"])
        let svg = String(decoding: try program.read("failures/a.failure.svg"), as: UTF8.self)
        #expect(svg.contains("Difference: Expected and actual callbacks") && svg.contains("viewDidAppear"))
    }

    @Test("A failed expectation without callbacks, such as a responder chain, has no drawing")
    func chain() throws {
        let program = try Program()
        try program.write(Self.start + "  - touch: home\n    expect: { chain: [app, home] }\n", to: "a.yaml")
        let result = try program("check", "a.yaml", "--draw-failures", "failures")
        #expect(result.status == 1 && result.errors.contains("[expectation]"))
        #expect(program.names(in: ".").filter { $0 == "failures" } == [])
    }

    @Test("Two inputs with the same name don't replace each other's drawing, and links aren't followed")
    func sameName() throws {
        let program = try Program()
        let wrong = Self.start + "    expect: [home.viewDidAppear, home.viewWillAppear]\n"
        for folder in ["a", "b"] { try program.write(wrong, to: "\(folder)/x.yaml") }
        let result = try program("check", "a/x.yaml", "b/x.yaml", "--draw-failures", "failures")
        #expect(result.status == 2)
        #expect(
            result.errors.contains(
                "b/x.yaml: error: 'a/x.yaml' has a drawing with the same name, 'failures/x.failure.svg'; rename one of the inputs, or name their common folder, '.'"
            ))
        let linked = try program.shell(
            "mkdir outside drawn; ln -s ../outside drawn/a; \"$lifeline\" check . --draw-failures drawn")
        #expect(linked.status == 2 && linked.errors.contains("it is a symbolic link"))
        #expect(program.names(in: "outside") == [])
    }
}
