import Graphviz
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleEngine
import LifecycleModel
import LifecycleReaders
import Lifeline
import Testing

@Suite("Extensions in programs that import the library")
struct ExtensionTests {
    @Test("A custom verb is read and simulated")
    func verb() throws {
        var lifeline = Lifeline()
        let signature = VerbSignature("dismissAll", .controller, summary: "dismisses whatever a controller presents")
        lifeline.verbs.append(Verb(signature) { call in call.subject?.dismiss(animated: false) })
        let text = """
            controllers: { home: HomeViewController, sheet: SheetViewController }
            steps: [ { launch: home }, { present: sheet, style: fullScreen }, { dismissAll: home } ]
            """
        let run = try lifeline.play(try lifeline.load(InputSource(name: "a.yaml", text: text))).runs[0]
        #expect(
            run.callbacks.contains { $0.event.callback == .viewDidDisappear && run[$0.event.controller].id == "sheet" })
        #expect(throws: ReadError.self) { try Lifeline().load(InputSource(name: "a.yaml", text: text)) }
    }

    @Test("A custom rule reports diagnostics that expectations can name")
    func rule() throws {
        var lifeline = Lifeline()
        lifeline.rules.append(
            Rule(
                "long-name", .note, "a class with a long name", why: "It is cut off.", remedy: "Shorten it.", bad: "",
                good: ""
            ) { context in
                context.run.controllers.indices.filter { context.run.controllers[$0].className.count > 20 }.map {
                    context.diagnostic(nil, ControllerID($0), "the name is long; shorten it")
                }
            })
        let text = """
            controllers: { home: VeryVeryVeryLongViewController }
            steps: [ { launch: home } ]
            expect: [ { diagnostics: [long-name] } ]
            """
        let result = lifeline.diagnose(try lifeline.play(try lifeline.load(InputSource(name: "a.yaml", text: text))))
        #expect(result.reported == [])
        #expect(result.ruleDiagnostics[0].map(\.rule) == ["long-name"])
        #expect(result.ruleDiagnostics[0].map(\.controllerName) == ["home"])
    }

    @Test("A custom reader takes precedence over the built-in readers")
    func reader() throws {
        var lifeline = Lifeline()
        let reader = Reader(
            name: "trace", summary: "a trace", fileExtensions: ["trace"],
            recognizes: { $0.text.hasPrefix("TRACE") },
            read: { source, _ in
                var run = Run(title: "Traced", source: .run)
                run.controllers.append(ControllerInfo(id: "a", className: "AController"))
                run.events.append(
                    Event(.callback(CallbackEvent(number: 1, controller: ControllerID(0), callback: .viewDidLoad))))
                return .runs([run])
            })
        lifeline.readers.insert(reader, at: 0)
        let played = try lifeline.play(try lifeline.load(InputSource(name: "x.log", text: "TRACE viewWillAppear")))
        #expect(played.runs.map(\.title) == ["Traced"])
    }

    @Test("A custom diagram and a custom format are drawn")
    func diagramAndFormat() throws {
        var lifeline = Lifeline()
        lifeline.diagrams = [
            Diagram(
                name: "classes", summary: "the classes of a run", isDefault: { _ in true }, canDraw: { _, _ in true },
                draw: { subject, options in
                    guard case .run(let run) = subject else { return [] }
                    var graph = Graph(name: "classes")
                    for controller in run.controllers { graph.add(Node(controller.id, [.label(controller.className)])) }
                    return [
                        Picture(
                            name: options.name, graph: graph, layout: .dot, title: "Classes",
                            description: "The classes of a run.")
                    ]
                })
        ]
        var request = DrawingRequest()
        request.formats = [
            .svg,
            Format(name: "names", summary: "the nodes' names", isReproducible: true) { _, picture, _ in
                Array(picture.graph.nodes.map(\.name).joined(separator: ",").utf8)
            },
        ]
        let text = "controllers: { home: HomeViewController }\nsteps: [ { launch: home } ]\n"
        let result = lifeline.diagnose(try lifeline.play(try lifeline.load(InputSource(name: "a.yaml", text: text))))
        let drawings = lifeline.diagram(result, request)
        #expect(drawings.map(\.name) == ["a.classes.svg", "a.classes.names"])
        #expect(String(decoding: try lifeline.render(drawings[0]), as: UTF8.self).contains("HomeViewController"))
        #expect(String(decoding: try lifeline.render(drawings[1]), as: UTF8.self).contains("home"))
    }
}
