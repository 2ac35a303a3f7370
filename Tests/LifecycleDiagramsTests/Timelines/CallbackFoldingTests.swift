import LifecycleModel
import Testing

@testable import LifecycleDiagrams

@Suite("Callback folding in timelines")
struct CallbackFoldingTests {
    private func model(
        _ callbacks: DiagramOptions.Callbacks = .folded, highlights: Set<DiagramOptions.Highlight> = [],
        build: (inout RunBuilder, ControllerID, ControllerID) -> Void
    ) -> TimelineModel {
        var builder = RunBuilder("Folding")
        let nav = builder.controller("nav", "UINavigationController", .navigationController)
        let home = builder.controller("home", "HomeViewController")
        build(&builder, nav, home)
        var options = DiagramOptions(name: "f")
        options.callbacks = callbacks
        options.highlights = highlights
        return TimelineModel(builder.run, options)
    }

    /// Returns the rows in short form: numbers for callbacks, parentheses around folded callbacks, and dashes for
    /// steps.
    private func rows(_ model: TimelineModel) -> String {
        model.rows.map { row in
            switch row {
            case .message(let message): String(message.event.number)
            case .fold: "(" + row.messages.map { String($0.event.number) }.joined(separator: " ") + ")"
            case .step: "-"
            case .mark, .code, .expected: "+"
            case .banner: "!"
            }
        }.joined(separator: " ")
    }

    private func appear(_ builder: inout RunBuilder, _ id: ControllerID) {
        for callback in [Callback.loadView, .viewDidLoad, .viewWillAppear, .viewWillLayoutSubviews, .viewDidAppear] {
            builder.call(id, callback)
        }
    }

    @Test("The folded callbacks of a step share one row, and the description contains all of them in order")
    func between() throws {
        let model = model { builder, _, home in appear(&builder, home) }
        #expect(rows(model) == "(1 2 4) 3 5")
        var rest = model.description[...]
        for number in 1...5 {
            rest = rest[try #require(rest.firstRange(of: "\n\(number). home receives ")).upperBound...]
        }
        #expect(model.summary.contains("5 callbacks"))
    }

    @Test("The option 'all' folds no callbacks")
    func all() { #expect(rows(model(.all) { builder, _, home in appear(&builder, home) }) == "1 2 3 4 5") }

    @Test("A step without appearance callbacks shows its other callbacks or, if there are none, all of them")
    func aboutThem() {
        let model = model { builder, _, home in
            builder.step("launch: home")
            appear(&builder, home)
            builder.step("layout: home")
            builder.call(home, .viewWillLayoutSubviews)
            builder.call(home, .viewDidLayoutSubviews)
            builder.step("memoryWarning")
            builder.call(home, .didReceiveMemoryWarning)
            builder.call(home, .viewWillLayoutSubviews)
        }
        #expect(rows(model) == "- (1 2 4) 3 5 - 6 7 - (9) 8")
    }

    @Test("The band of a step shows the number of folded callbacks in each group")
    func words() throws {
        let model = model { builder, nav, home in
            builder.call(nav, .loadView)
            builder.call(nav, .viewDidLoad)
            builder.call(home, .viewDidLoad)
            builder.call(nav, .willMoveToParent)
            appear(&builder, home)
        }
        guard case .fold(let folded) = try #require(model.rows.first) else { return #expect(Bool(false), "no fold") }
        #expect(model.words(folded) == "+5 loading, 1 containment, 1 layout")
    }

    @Test("A lifeline is drawn only for a controller that sends or receives a shown callback")
    func lifelines() {
        let model = model { builder, nav, home in
            builder.call(nav, .loadView)
            builder.call(home, .viewWillAppear)
        }
        #expect(model.participants.map(\.name) == ["UIKit", "home"])
    }

    @Test("A callback that an expectation names for a controller is not folded")
    func highlighted() {
        let build: (inout RunBuilder, ControllerID, ControllerID) -> Void = { builder, nav, home in
            builder.call(nav, .viewDidLoad)
            builder.call(home, .viewDidLoad)
            builder.call(home, .viewWillAppear)
        }
        #expect(rows(model(build: build)) == "(1 2) 3")
        #expect(rows(model(highlights: [.init(.viewDidLoad, of: "home")], build: build)) == "(1) 2 3")
        #expect(rows(model(highlights: [.init(.viewDidLoad)], build: build)) == "1 2 3")
    }

    @Test("A callback is not folded if app code runs in it, the app calls it, or a diagnostic refers to it")
    func essential() {
        let model = model { builder, nav, home in
            builder.call(home, .viewDidLoad)
            builder.event(.action(ActionEvent(.beginTask, subject: home, name: "timer", inside: 1)))
            builder.call(home, .viewWillAppear)
            builder.event(.action(ActionEvent(.call, subject: home, name: "viewDidLoad()")))
            builder.call(home, .viewDidLoad)
            builder.call(nav, .viewDidLoad)
            builder.event(.diagnostic(DiagnosticEvent(rule: "r", severity: .warning, text: "t", callback: 4)))
            builder.call(nav, .loadView)
            builder.event(.action(ActionEvent(.leave, subject: nav, name: "loadView()", inside: 5)))
        }
        #expect(rows(model) == "(5) 1 + 2 3 4 !")
    }

    @Test("deinit is not folded, and callbacks in other phases are folded next to appearance callbacks")
    func others() {
        let model = model { builder, _, home in
            builder.call(home, .viewWillAppear)
            builder.call(home, .viewWillTransitionToSize)
            builder.call(home, .didReceiveMemoryWarning)
            builder.call(home, .deinitializer)
        }
        #expect(rows(model) == "(2 3) 1 4")
    }

    @Test("A part of a run shows only steps with visible callbacks")
    func emptySteps() {
        var builder = RunBuilder("Part")
        let home = builder.controller("home", "HomeViewController")
        for callback in [Callback.viewWillAppear, .viewDidAppear, .viewWillDisappear] {
            builder.step("\(callback)")
            builder.call(home, callback)
        }
        var options = DiagramOptions(name: "p")
        #expect(rows(TimelineModel(builder.run, options)) == "- 1 - 2 - 3")
        (options.from, options.to) = (2, 2)
        let part = TimelineModel(builder.run, options)
        #expect(rows(part) == "- 2" && part.positions.count == 2)
    }
}
