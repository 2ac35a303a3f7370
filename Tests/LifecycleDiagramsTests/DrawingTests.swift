import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Drawings")
struct DrawingTests {
    /// Every picture of every sample, with its name.
    static let pictures: [(name: String, picture: Picture)] = SampleRuns.all.flatMap { name, run in
        let options = DiagramOptions(name: name)
        return Diagram.all.filter { $0.fits(.run(run), options) }.flatMap { diagram in
            diagram.draw(.run(run), options).enumerated().map { ("\(name).\(diagram.stem(page: $0))", $1) }
        }
    }

    /// Writes every drawing of the samples into the folder that LIFELINE_PICTURES names, to be looked at.
    @Test("can be looked at", .enabled(if: ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] != nil))
    func look() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] ?? ".")
        for (name, picture) in DrawingTests.pictures {
            for format in Format.all where format.isReproducible || format.name == "png" {
                if let bytes = try? Renderer.shared.render(picture, as: format) {
                    try Data(bytes).write(to: folder.appendingPathComponent("\(name).\(format.name)"))
                }
            }
        }
    }

    @Test("are well-formed, with unique ids, no scripts and only safe links", arguments: pictures.indices)
    func wellFormed(index: Int) throws {
        let svg = try Renderer.shared.render(DrawingTests.pictures[index].picture, as: .svg)
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        let ids = try root.nodes(forXPath: "//@id").compactMap(\.stringValue)
        #expect(Set(ids).count == ids.count)
        #expect(try root.nodes(forXPath: "//*[local-name()='script']").isEmpty)
        #expect(try root.nodes(forXPath: "//@*[starts-with(local-name(),'on')]").isEmpty)
        for link in try root.nodes(forXPath: "//@*[local-name()='href']").compactMap(\.stringValue) {
            #expect(link.hasPrefix("https://"))
        }
    }

    @Test("come out the same in any order")
    func anyOrder() throws {
        let first = try DrawingTests.pictures.map { try Renderer.shared.render($0.picture, as: .svg) }
        let second = try DrawingTests.pictures.reversed().map { try Renderer.shared.render($0.picture, as: .svg) }
        #expect(first == second.reversed())
    }

    @Test("name every controller and every callback of a run", arguments: SampleRuns.all.indices)
    func namesAll(index: Int) throws {
        let run = SampleRuns.all[index].run
        let picture = try #require(Diagram.named("timeline")?.draw(.run(run), DiagramOptions(name: "x")).first)
        let svg = try Renderer.shared.render(picture, as: .svg)
        let text = try #require(try XMLDocument(data: Data(svg), options: []).rootElement()?.stringValue)
        for callback in run.callbacks { #expect(text.contains(callback.event.callback.shortName.prefix { $0 != "(" })) }
        let order = run.callbacks.map { "\n\($0.event.number). " }
        var rest = Substring(picture.description)
        for number in order { rest = rest[try #require(rest.range(of: number)).upperBound...] }
    }

    @Test("tell drawings apart by digest, and one drawing from itself not")
    func digests() {
        let digests = DrawingTests.pictures.map(\.picture.digest)
        #expect(Set(digests).count == digests.count)
    }
}
