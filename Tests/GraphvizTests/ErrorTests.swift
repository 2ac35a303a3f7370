import Testing

@testable import Graphviz

@Suite("Graphviz errors")
struct ErrorTests {
    @Test(
        "The error for a different major version suggests a rebuild of the program",
        arguments: [("2.43.0", "2.50.0", false), ("2.43.0", "12.2.1", true), ("14.1.2", "16.1.0", true)])
    func versions(compiled: String, loaded: String, isOther: Bool) throws {
        let error = GraphvizError.otherVersion(compiled: compiled, ifOther: loaded)
        #expect((error != nil) == isOther)
        if let error { #expect("\(error)".contains(compiled) && "\(error)".contains("rebuild the program")) }
    }

    @Test(
        "A drawing has a size if its sides are numbers of at most 1,000,000,000 points",
        arguments: [(1e9, true), (1.000001e9, false), (-1e9, true), (.infinity, false), (.nan, false)])
    func sizes(side: Double, canDraw: Bool) {
        #expect(GraphvizLibrary.canDraw(width: side, height: 10) == canDraw)
        #expect(GraphvizLibrary.canDraw(width: 10, height: side) == canDraw)
    }

    @Test(
        "Errors and warnings about the drawing are failures; a warning about a missing plugin isn't",
        arguments: [
            ("Error: out of memory", true), ("Warning: vermilion is not a known color.", true),
            ("Warning: node 'a', graph 'b' size too small for label", false),
            ("Warning: Could not load \"/usr/lib/graphviz/libgvplugin_gd.so.6\" - file not found", false),
            ("node a, port n unrecognized", false),
        ])
    func failures(line: String, isFailure: Bool) {
        #expect(MessageCollector.isFailure(line) == isFailure)
    }

    @Test("The error for a missing layout engine names the engine and its package")
    func missingEngine() throws {
        let messages = [
            "Error: Layout type: \"nop2\" not recognized", "There is no layout engine support for \"nop2\"",
        ]
        let error = try #require(GraphvizError.missingEngine(in: messages))
        #expect(error == .missingEngine("nop2"))
        #expect("\(error)".contains("libgvplugin-neato-layout8"))
        #expect("\(GraphvizError.missingEngine("dot"))".hasSuffix("'dot'; reinstall Graphviz"))
        #expect(GraphvizError.missingEngine(in: ["Error: something else"]) == nil)
    }
}
