import Foundation
import Testing

/// A drawing that ends the program where no worker process makes it is named all the same.
@Suite("A drawing that ends the program", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
struct NamedDeathTests {
    /// Scenes whose layout takes minutes: there is time to do to the program what a fault in Graphviz would do.
    private static let knot: String = {
        let count = 150
        var state: UInt64 = 1
        let scenes = (0..<count).map { scene in
            let segues = (1...4).map { number in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let target = Int(state >> 33) % count
                return "<segue destination=\"v\(target)\" kind=\"show\" id=\"g\(scene)-\(number)\"/>"
            }
            return """
                <scene sceneID="s\(scene)"><objects><viewController id="v\(scene)" sceneMemberID="viewController">
                <connections>\(segues.joined())</connections></viewController></objects></scene>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" initialViewController="v0"><scenes>\(scenes.joined())</scenes></document>
            """
    }()

    @Test(
        "The drawing, the signal and the status are told",
        arguments: [
            (["report", "knot.storyboard", "-o", "page"], SIGABRT),
            (["embed", "read.md"], SIGALRM), (["report", "knot.storyboard", "-o", "page"], SIGSEGV),
            (["render", "knot.storyboard", "-o", "-"], SIGFPE),
        ])
    func death(words: [String], signal: Int32) throws {
        let program = try Program()
        try program.write(Self.knot, to: "knot.storyboard")
        try program.write("<!-- lifeline: knot storyboard -->\n<!-- /lifeline -->\n", to: "read.md")
        try program.write("old", to: "output/knot.storyboard.svg")
        let process = try program.start(words)
        try waitForTheLayout(of: process)
        kill(process.processIdentifier, signal)
        let result = try program.result(of: process)
        #expect(process.terminationReason == .exit && result.status == 2)
        let end = signal == SIGALRM ? "timed out after 300 s" : "crashed (signal \(signal), "
        #expect(result.errors.hasPrefix("lifeline: error: drawing 'knot.storyboard"), "\(result.errors)")
        #expect(result.errors.contains(end) && result.errors.hasSuffix("\n"), "\(result.errors)")
        #expect(try program.read("output/knot.storyboard.svg") == Array("old".utf8))
    }

    /// Waits until the plugin that lays out is loaded.
    private func waitForTheLayout(of process: Process) throws {
        let maps = "/proc/\(process.processIdentifier)/maps"
        func isLoaded() -> Bool {
            let bytes = try? FileHandle(forReadingAtPath: maps)?.readToEnd()
            return String(decoding: bytes ?? Data(), as: UTF8.self).contains("libgvplugin_dot_layout")
        }
        for _ in 0..<600 where !isLoaded() && process.isRunning { usleep(50_000) }
        try #require(isLoaded())
    }
}
