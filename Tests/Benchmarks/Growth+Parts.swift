import Foundation
import Graphviz
import LifecycleDiagrams
import LifecycleEngine
import LifecycleInference
import LifecycleModel
import LifecycleReaders

extension Growth {
    /// The engine, with a scenario of the given number of callbacks.
    static let engine = Growth(name: "engine", unit: "callbacks", sizes: [1_000, 10_000, 100_000, 1_000_000]) { size in
        let scenario = Walk.scenario(callbacks: size)
        return { scenario.play().callbacks.reduce(into: 0) { count, _ in count += 1 } }
    }

    /// The reader for console logs, with a callback in every third line and other output in between.
    static let log = Growth(name: "log", unit: "lines", sizes: [1_000, 10_000, 100_000, 1_000_000]) { size in
        let names = ["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"]
        let lines = (0..<size).map { line in
            let time = "2025-03-04 09:\(10 + line / 60_000 % 50):\(10 + line / 1_000 % 50).\(100_000 + line % 800_000)"
            let start = "\(time)+0100 Recipes[4711:90210] "
            return switch line % 3 {
            case 0: start + "-[Screen\(line / 12 % 9)ViewController \(names[line / 3 % 4])]"
            case 1: start + "[Network] request \(line) finished in 12 ms"
            default: "loading image \(line) from cache, downloaded 4711 bytes"
            }
        }
        let source = InputSource(name: "walk.log", text: lines.joined(separator: "\n") + "\n")
        return { reading(source, size) }
    }

    /// The inference of steps from a log of pushes and pops.
    static let inference = inference("inference", departure: nil)
    /// The inference from such a log that lacks one callback in 20.
    static let departures = inference("inference with departures", departure: 20)

    private static func inference(_ name: String, departure: Int?) -> Growth {
        Growth(name: name, unit: "callbacks", sizes: [100, 1_000, 10_000]) { inference(of: $0, departure) }
    }

    private static func inference(of size: Int, _ departure: Int?) -> () -> Int {
        var lines = visits(size)
        if let departure { lines = lines.enumerated().filter { $0.offset % departure != departure - 1 }.map(\.element) }
        return inference(of: lines) { $0?.deviations.isEmpty == (departure == nil) }
    }

    /// A log of about the given number of callbacks: a launch, and pages that are pushed and popped.
    static func visits(_ size: Int) -> [String] {
        let (load, home) = (["viewDidLoad", "viewWillAppear:", "viewDidAppear:"], "HomeViewController")
        var lines = load.map { "-[\(home) \($0)] <\(home): 0x1>" }
        while lines.count < size {
            let page = "Page\(lines.count % 7)ViewController"
            let visit = [
                (page, "viewDidLoad"), (home, "viewWillDisappear:"), (page, "viewWillAppear:"),
                (home, "viewDidDisappear:"), (page, "viewDidAppear:"), (page, "viewWillDisappear:"),
                (home, "viewWillAppear:"), (page, "viewDidDisappear:"), (home, "viewDidAppear:"), (page, "dealloc"),
            ]
            let address = lines.count + 16
            lines += visit.map { "-[\($0) \($1)] <\($0): 0x\($0 == home ? 1 : address)>" }
        }
        return lines
    }

    /// The inference from a log in which each class is pushed once.
    static let classes = Growth(name: "inference of many classes", unit: "callbacks", sizes: [250, 1_000, 4_000]) {
        size in
        let pages = (0...size / 5).map { "Page\($0)ViewController" }
        let launch = ["viewDidLoad", "viewWillAppear", "viewDidAppear"].map { "\(pages[0]) \($0)" }
        let pushes = zip(pages, pages.dropFirst()).flatMap { old, new in
            [
                "\(new) viewDidLoad", "\(old) viewWillDisappear", "\(new) viewWillAppear", "\(old) viewDidDisappear",
                "\(new) viewDidAppear",
            ]
        }
        return inference(of: launch + pushes) { $0?.deviations.isEmpty == true }
    }

    /// The inference from callbacks in any order, which no steps explain.
    static let noise = Growth(name: "inference in noise", unit: "callbacks", sizes: [100, 400, 1_600]) { size in
        let names = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        let lines = (0..<size).map { "Page\($0 * $0 / 7 % 5)ViewController \(names[($0 * 13 + $0 * $0 / 3) % 5])" }
        return inference(of: lines) { _ in true }
    }

    /// Returns the inference from a log. Its work returns the number of lines, or 0 if the result is wrong.
    private static func inference(of lines: [String], isRight: @escaping (Inference?) -> Bool) -> () -> Int {
        let source = InputSource(name: "app.log", text: lines.joined(separator: "\n") + "\n")
        return {
            guard case .runs(let runs)? = try? Reader.log.read(source, Reader.Options()),
                isRight(runs.first?.inferred())
            else { return 0 }
            return lines.count
        }
    }

    /// The reader for storyboards, with scenes in a chain of segues.
    static let storyboard = Growth(name: "storyboard", unit: "bytes", sizes: [1_000, 10_000, 100_000, 1_000_000]) {
        size in
        let scenes = (0..<max(1, size / 500)).map { number in
            """
              <scene sceneID="s\(number)">
                <objects>
                  <viewController id="v\(number)" customClass="Screen\(number)ViewController" sceneMemberID="viewController">
                    <view key="view" id="w\(number)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                    <connections><segue destination="v\(number + 1)" kind="show" id="g\(number)"/></connections>
                  </viewController>
                </objects>
              </scene>

            """
        }
        let last = "<scene sceneID=\"s\"><objects><viewController id=\"v\(scenes.count)\"/></objects></scene>"
        let source = InputSource(
            name: "walk.storyboard",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                targetRuntime="iOS.CocoaTouch" initialViewController="v0"><scenes>
                \(scenes.joined())\(last)</scenes></document>
                """)
        return { reading(source, source.bytes.count) }
    }

    /// The timeline of a run as DOT text.
    static let dot = Growth(name: "dot", unit: "bytes", sizes: [1_000, 10_000, 100_000]) { size in
        let subject = Subject.run(Walk.run(callbacks: size))
        return {
            guard let diagram = Diagram.named("timeline"),
                let picture = diagram.draw(subject, DiagramOptions(name: "walk")).first
            else { return 0 }
            return (try? Renderer.shared.render(picture, as: .dot).count) ?? 0
        }
    }

    /// Reads an input. Returns `count`, or 0 if the input can't be read, which ends the benchmark.
    private static func reading(_ source: InputSource, _ count: Int) -> Int {
        do {
            guard let reader = Reader.reader(for: source) else { return 0 }
            _ = try reader.read(source, Reader.Options())
            return count
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 0
        }
    }
}
