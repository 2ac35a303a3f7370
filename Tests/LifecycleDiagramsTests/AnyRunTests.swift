import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A generator that produces the same numbers on every machine.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}

@Suite("Arbitrary runs")
struct AnyRunTests {
    /// Returns a run with events in arbitrary order, including callbacks that violate rules and hierarchies with
    /// cycles.
    static func run(seed: UInt64) -> Run {
        var generator = Dice(state: seed)
        var run = Run(
            title: "Seed \(seed)", ios: IOSVersion(Int(5 + seed % 20)), source: Run.Source.allCases[Int(seed % 3)])
        let names = ["home", "a<b>", "日本", "x & y", "nav", "tabs", "VeryLongControllerNameOfSomeKind"]
        for index in 0..<Int.random(in: 1...7, using: &generator) {
            let kind = ControllerKind.allCases.randomElement(using: &generator) ?? .viewController
            run.controllers.append(ControllerInfo(id: names[index], className: names[index] + "Controller", kind: kind))
        }
        func randomID() -> ControllerID { ControllerID(Int.random(in: 0..<run.controllers.count, using: &generator)) }
        func optionalID() -> ControllerID? { Bool.random(using: &generator) ? randomID() : nil }
        for number in 1...Int.random(in: 2...60, using: &generator) {
            let body: Event.Body
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: body = .step(StepEvent(number: number, text: "step \(number)"))
            case 1...6:
                var event = CallbackEvent(
                    number: number, controller: randomID(),
                    callback: Callback.allCases.randomElement(using: &generator) ?? .loadView)
                event.sender = optionalID()
                event.flags = AppearanceFlags(rawValue: UInt8.random(in: 0..<16, using: &generator))
                event.parent = event.callback.carriesParent ? ParentArgument(optionalID()) : nil
                body = .callback(event)
            case 7, 8, 9:
                let change = HierarchyEvent.Change.allCases.randomElement(using: &generator) ?? .push
                body = .hierarchy(
                    HierarchyEvent(change, subject: optionalID(), target: optionalID(), detail: "pageSheet"))
            case 10:
                let kind = ActionEvent.Kind.allCases.randomElement(using: &generator) ?? .note
                body = .action(
                    ActionEvent(
                        kind, subject: optionalID(), target: optionalID(), name: "N \(number % 3)", detail: .init("d")))
            default: body = .warning(WarningEvent(id: "w", text: "warning & <\(number)>", controller: optionalID()))
            }
            run.events.append(Event(body, line: number))
        }
        return run
    }

    @Test("Every diagram of any run is well-formed XML with a description", arguments: 1...40 as ClosedRange<UInt64>)
    func anything(seed: UInt64) throws {
        let run = AnyRunTests.run(seed: seed)
        var options = DiagramOptions(name: "seed-\(seed)")
        if seed % 4 == 0 { options.pageSize = 7 }
        options.film = seed % 5 == 0
        for diagram in Diagram.all where diagram.canDraw(.run(run), options) {
            for (page, picture) in diagram.draw(.run(run), options).enumerated() {
                let svg = try Renderer.shared.render(picture, as: .svg)
                _ = try XMLDocument(data: Data(svg), options: [])
                #expect(!picture.title.isEmpty && !picture.description.isEmpty)
                #expect(DrawingMetadata(svg: svg)?.digest == picture.digest)
                if let folder = ProcessInfo.processInfo.environment["LIFELINE_PICTURES"] {
                    let name = "seed-\(seed).\(diagram.stem(page: page, of: 1)).svg"
                    try Data(svg).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
                }
                for write in picture.textRenderings.values { #expect(!write().isEmpty) }
            }
        }
    }

    @Test("Any two runs can be compared", arguments: 1...15 as ClosedRange<UInt64>)
    func differences(seed: UInt64) throws {
        let (left, right) = (AnyRunTests.run(seed: seed), AnyRunTests.run(seed: seed + 100))
        let options = DiagramOptions(name: "d")
        let difference = RunDifference(left, right, options: options)
        _ = try Renderer.shared.render(difference.picture(options), as: .svg)
        if let hierarchies = difference.hierarchies(options) { _ = try Renderer.shared.render(hierarchies, as: .svg) }
    }
}
