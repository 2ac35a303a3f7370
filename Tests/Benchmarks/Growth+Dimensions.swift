import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// Other dimensions in which an input can grow. Most measurements include reading, simulation, and diagnostics.
extension Growth {
    /// The number of controllers in a log, each with a different address.
    static let controllers = Growth(name: "controllers", unit: "controllers", sizes: [100, 1_000, 10_000]) { size in
        diagnosing("controllers.log", log(of: size), size)
    }

    /// The number of controllers in a log whose timeline has pages of 100 rows.
    static let pages = Growth(name: "pages", unit: "controllers", sizes: [100, 1_000, 10_000]) { size in
        guard var parser = try? LogParser(file: "pages.log", options: Reader.Options()) else { return { 0 } }
        parser.feed(Array(log(of: size).utf8))
        parser.finish()
        var options = DiagramOptions(name: "pages")
        options.pageSize = 100
        let subject = Subject.run(parser.runs[0])
        return { [options] in Diagram.named("timeline")?.draw(subject, options).isEmpty == false ? size : 0 }
    }

    /// Returns a log of controllers that each appear and disappear at their own address.
    private static func log(of controllers: Int) -> String {
        let lines = (0..<controllers).flatMap { number in
            let object = "<ScreenViewController: 0x\(String(0x1000_0000 + number * 16, radix: 16))>"
            return ["viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"].map {
                "\(object) \($0)\n"
            }
        }
        return lines.joined()
    }

    /// The number of diagnostics for a log in which viewWillAppear is repeated.
    static let diagnostics = Growth(name: "diagnostics", unit: "diagnostics", sizes: [100, 1_000, 10_000]) { size in
        let lines = (0..<size).map { _ in "HomeViewController viewWillAppear\nHomeViewController viewWillAppear\n" }
        return diagnosing("diagnostics.log", lines.joined(), size)
    }

    /// The number of diagnostics in one line of an input, each with an excerpt of the line.
    static let excerpts = Growth(name: "excerpts", unit: "excerpts", sizes: [1_000, 10_000, 100_000]) { size in
        let source = InputSource(name: "line.yaml", text: String(repeating: "{ push: détail }, ", count: size))
        return {
            var excerpted = ExcerptedSource(source)
            return (0..<size).reduce(into: 0) { count, number in
                if excerpted.excerpt(line: 1, column: number * 18 + 3)?.text.isEmpty == false { count += 1 }
            }
        }
    }

    /// The number of children in a container that selects 50 children.
    static let children = Growth(name: "children", unit: "children", sizes: [100, 500, 1_900]) { size in
        let names = (0..<size).map { "c\($0)" }
        let yaml = """
            controllers:
              tabs: { class: UITabBarController, children: [\(names.joined(separator: ", "))] }
            \(names.map { "  \($0): Screen\n" }.joined())
            steps:
              - launch: tabs
            \((1...50).map { "  - select: c\($0)\n" }.joined())
            """
        return diagnosing("children.yaml", yaml, size)
    }

    /// The number of levels of nested containers. The engine limits the number to 500.
    static let levels = Growth(name: "levels", unit: "levels", sizes: [50, 150, 450], isBounded: true) { size in
        let controllers = (0..<size).map { "  c\($0): { class: UITabBarController, children: [c\($0 + 1)] }\n" }
        let yaml = "controllers:\n\(controllers.joined())  c\(size): Screen\nsteps: [ { launch: c0 } ]\n"
        return diagnosing("levels.yaml", yaml, size)
    }

    /// The number of callbacks in one expected order.
    static let order = Growth(name: "order", unit: "expected callbacks", sizes: [100, 1_000, 10_000]) { size in
        let pairs = size / 4
        let order = (0..<pairs).map { _ in
            "second.viewWillAppear, first.viewDidDisappear, first.viewWillAppear, second.viewDidDisappear"
        }
        let yaml = """
            controllers:
              tabs: { class: UITabBarController, children: [first, second] }
              first: First
              second: Second
            steps:
              - launch: tabs
            \((0..<pairs).map { _ in "  - select: second\n  - select: first\n" }.joined())
            expect:
              - order: [first.viewWillAppear, \(order.joined(separator: ", "))]
            """
        return diagnosing("order.yaml", yaml, size)
    }

    /// The number of steps, each with an expectation.
    static let expectations = Growth(name: "expectations", unit: "expectations", sizes: [100, 1_000, 10_000]) { size in
        let steps = (0..<size).map { number in
            "  - select: \(number % 2 == 0 ? "second" : "first")\n    expect: { state: { tabs: appeared } }\n"
        }
        let yaml = """
            controllers:
              tabs: { class: UITabBarController, children: [first, second] }
              first: First
              second: Second
            steps:
              - launch: tabs
            \(steps.joined())
            """
        return diagnosing("expectations.yaml", yaml, size)
    }

    /// The number of callbacks in a run that is compared with the first two thirds of the run.
    static let comparison = Growth(name: "comparison", unit: "callbacks", sizes: [1_000, 10_000, 100_000]) { size in
        let (whole, rest) = (Walk.run(callbacks: size), Walk.run(callbacks: size * 2 / 3))
        return { RunComparison(from: whole, to: rest).isEmpty ? 0 : size }
    }

    /// The number of storyboards among the inputs, with references to each other.
    static let storyboards = Growth(name: "storyboards", unit: "storyboards", sizes: [10, 100, 1_000]) { size in
        let sources = (0..<size).map { number in
            InputSource(
                name: "Flow\(number).storyboard",
                text: """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
                    <scene sceneID="s"><objects><viewController id="a" customClass="Screen"><connections>
                    <segue destination="b" kind="show" id="g"/></connections></viewController></objects></scene>
                    <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="Flow\((number + 1) % size)" \
                    id="b" sceneMemberID="viewController"/></objects></scene></scenes></document>
                    """)
        }
        return {
            let lifeline = Lifeline()
            let inputs = sources.compactMap { try? lifeline.load($0) }
            let set = StoryboardSet(sorting: inputs.compactMap(\.storyboard))
            return inputs.reduce(into: 0) { count, input in
                var input = input
                input.refer(to: set)
                guard let played = try? lifeline.play(input) else { return }
                if !lifeline.diagram(lifeline.diagnose(played), DrawingRequest()).isEmpty { count += 1 }
            }
        }
    }

    /// The number of scenes in a storyboard, drawn with each layout and as text.
    static let scenes = Growth(name: "scenes", unit: "scenes", sizes: [50, 500, 5_000]) { size in
        let scenes = (0..<size).map { number in
            """
            <scene sceneID="s\(number)"><objects><viewController id="v\(number)"><connections>\
            <segue destination="v\(number / 2)" kind="show" id="a\(number)"/>\
            <segue destination="v\((number + 1) % size)" kind="presentation" id="b\(number)"/>\
            </connections></viewController></objects><point key="canvasLocation" \
            x="\(number % 40 * 600)" y="\(number / 40 * 900)"/></scene>
            """
        }
        let source = InputSource(
            name: "Main.storyboard",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" initialViewController="v0"><scenes>\(scenes.joined())</scenes></document>
                """)
        return {
            guard let input = try? Lifeline().load(source), let storyboard = input.storyboard else { return 0 }
            for layout in StoryboardOptions.Layout.allCases {
                var options = DiagramOptions(name: "scenes")
                options.storyboard.layout = layout
                let pictures = Diagram.named("storyboard")?.draw(.storyboard(storyboard), options) ?? []
                guard let picture = pictures.first, (try? Renderer.shared.render(picture, as: .dot)) != nil else {
                    return 0
                }
            }
            return size
        }
    }

    /// The number of nodes in a hierarchy dump.
    static let nodes = Growth(name: "dump", unit: "nodes", sizes: [100, 1_000, 10_000]) { size in
        let lines = (0..<size).map { number in
            "\(number == 0 ? "" : "   | ")<Screen\(number % 9)ViewController 0x\(String(0x1000_0000 + number * 16, radix: 16))>, "
                + "state: appeared, view: <UIView 0x\(String(0x2000_0000 + number * 16, radix: 16))>\n"
        }
        return diagnosing("dump.txt", lines.joined(), size)
    }

    /// Returns work that reads, simulates, and checks an input. The work returns `count`, or 0 if the input is invalid,
    /// which ends the benchmark.
    private static func diagnosing(_ name: String, _ text: String, _ count: Int) -> () -> Int {
        let source = InputSource(name: name, text: text)
        return {
            let lifeline = Lifeline()
            guard let input = try? lifeline.load(source), let played = try? lifeline.play(input) else { return 0 }
            return lifeline.diagnose(played).failures.isEmpty ? count : 0
        }
    }
}
