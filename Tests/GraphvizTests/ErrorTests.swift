import Testing

@testable import Graphviz

@Suite("Graphviz errors")
struct ErrorTests {
    @Test(
        "The error for a different major version asks to rebuild the program",
        arguments: [("2.43.0", "2.50.0", false), ("2.43.0", "12.2.1", true), ("14.1.2", "16.1.0", true)])
    func versions(compiled: String, loaded: String, isOther: Bool) throws {
        let error = GraphvizError.otherVersion(compiled: compiled, ifOther: loaded)
        #expect((error != nil) == isOther)
        if let error { #expect("\(error)".contains(compiled) && "\(error)".contains("build it again")) }
    }

    @Test("The error for a missing layout engine names the engine and its package")
    func missingEngine() throws {
        let messages = [
            "Error: Layout type: \"nop2\" not recognized", "There is no layout engine support for \"nop2\"",
        ]
        let error = try #require(GraphvizError.missingEngine(in: messages))
        #expect(error == .missingEngine("nop2"))
        #expect("\(error)".contains("libgvplugin-neato-layout8"))
        #expect(GraphvizError.missingEngine(in: ["Error: something else"]) == nil)
    }
}
