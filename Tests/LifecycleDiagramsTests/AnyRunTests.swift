import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A generator that gives the same numbers on every machine.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}

@Suite("Any run at all")
struct AnyRunTests {
    /// A run in which anything follows anything: callbacks against the rules, hierarchies that close circles.
    static func run(seed: UInt64) -> Run {
        var dice = Dice(state: seed)
        var run = Run(
            title: "Seed \(seed)", ios: IOSVersion(Int(5 + seed % 20)), source: Run.Source.allCases[Int(seed % 3)])
        let names = ["home", "a<b>", "日本", "x & y", "nav", "tabs", "VeryLongControllerNameOfSomeKind"]
        for index in 0..<Int.random(in: 1...7, using: &dice) {
            let kind = ControllerKind.allCases.randomElement(using: &dice) ?? .viewController
            run.controllers.append(ControllerInfo(id: names[index], className: names[index] + "Controller", kind: kind))
        }
        func someone() -> ControllerID { ControllerID(Int.random(in: 0..<run.controllers.count, using: &dice)) }
        func maybe() -> ControllerID? { Bool.random(using: &dice) ? someone() : nil }
        for number in 1...Int.random(in: 2...60, using: &dice) {
            let body: Event.Body
            switch Int.random(in: 0..<12, using: &dice) {
            case 0: body = .step(StepEvent(number: number, text: "step \(number)"))
            case 1...6:
                var event = CallbackEvent(
                    number: number, controller: someone(),
                    callback: Callback.allCases.randomElement(using: &dice) ?? .loadView)
                event.sender = maybe()
                event.flags = AppearanceFlags(rawValue: UInt8.random(in: 0..<16, using: &dice))
                event.parent = event.callback.carriesParent ? ParentArgument(maybe()) : nil
                body = .callback(event)
            case 7, 8, 9:
                let change = HierarchyEvent.Change.allCases.randomElement(using: &dice) ?? .push
                body = .hierarchy(HierarchyEvent(change, subject: maybe(), target: maybe(), detail: "pageSheet"))
            case 10:
                let kind = ActionEvent.Kind.allCases.randomElement(using: &dice) ?? .note
                body = .action(
                    ActionEvent(kind, subject: maybe(), target: maybe(), name: "N \(number % 3)", detail: "d"))
            default: body = .warning(WarningEvent(id: "w", text: "warning & <\(number)>", controller: maybe()))
            }
            run.events.append(Event(body, line: number))
        }
        return run
    }

    @Test("is drawn in every kind as well-formed XML, and described", arguments: 1...40 as ClosedRange<UInt64>)
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
                    let name = "seed-\(seed).\(diagram.stem(page: page)).svg"
                    try Data(svg).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
                }
                for write in picture.textRenderings.values { #expect(!write().isEmpty) }
            }
        }
    }

    @Test("is compared with any other", arguments: 1...15 as ClosedRange<UInt64>)
    func differences(seed: UInt64) throws {
        let (left, right) = (AnyRunTests.run(seed: seed), AnyRunTests.run(seed: seed + 100))
        let options = DiagramOptions(name: "d")
        let difference = RunDifference(left, right, options: options)
        _ = try Renderer.shared.render(difference.picture(options), as: .svg)
        if let hierarchies = difference.hierarchies(options) { _ = try Renderer.shared.render(hierarchies, as: .svg) }
    }
}
