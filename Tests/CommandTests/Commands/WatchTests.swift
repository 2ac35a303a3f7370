import Foundation
import Testing

@testable import LifelineTool

@Suite("lifeline watch")
struct WatchTests {
    private static let story = "controllers: { home: HomeViewController }\nsteps:\n  - launch: home\n"

    /// Waits until `holds` returns true, but no longer than 20 seconds. Returns whether it does.
    private func until(_ holds: () -> Bool) async throws -> Bool {
        for _ in 0..<400 where !holds() { try await Task.sleep(for: .milliseconds(50)) }
        return holds()
    }

    @Test("Changed, invalid, and new inputs are detected, and an interrupt ends the watch without an error")
    func notices() async throws {
        let program = try Program()
        try program.write(Self.story, to: "samples/home.yaml")
        let process = try program.start("watch", "samples", "-o", "output")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func drawing(_ name: String) -> [UInt8]? { try? program.read("output/\(name).timeline.svg") }
        #expect(try await until { drawing("home") != nil })
        let first = drawing("home")
        try program.write(Self.story + "  - background:\n", to: "samples/home.yaml")
        #expect(try await until { drawing("home") != first })
        try program.write("steps: [", to: "samples/home.yaml")
        #expect(try await until { (try? program.read(".err").isEmpty) == false })
        try program.write(Self.story, to: "samples/deep/new.yaml")
        #expect(try await until { drawing("deep/new") != nil })
        process.interrupt()
        #expect(try await until { !process.isRunning })
        guard !process.isRunning else { return }
        #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
    }

    @Test(
        "After a drawing is written to a single file, a signal ends the watch without an error",
        arguments: [SIGINT, SIGTERM])
    func interrupt(signal: Int32) async throws {
        let program = try Program()
        try program.write(Self.story, to: "home.yaml")
        let process = try program.start("watch", "home.yaml", "--diagram", "timeline", "-o", "home.svg")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        #expect(try await until { (try? program.read("home.svg")) != nil })
        kill(process.processIdentifier, signal)
        #expect(try await until { !process.isRunning })
        guard !process.isRunning else { return }
        #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
    }

    @Test("A changed input is checked and drawn, and the drawings of a deleted input are removed")
    func rounds() async throws {
        let program = try Program()
        try program.write(Self.story, to: "samples/home.yaml")
        try program.write(Self.story, to: "samples/other.yaml")
        try program.write("", to: "output/other.timeline.txt")
        let process = try program.start("watch", "samples", "--diagram", "timeline,hierarchy")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func messages() -> String { (try? program.read(".err")).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        func expect(_ text: String) async throws {
            #expect(try await until { messages().hasSuffix(text) })
        }
        try await expect("wrote 4 drawings to output; no diagnostics\n")
        let wrong = Self.story + "    expect: [home.viewDidAppear, home.viewWillAppear]\n"
        try program.write(wrong, to: "samples/home.yaml")
        try await expect("wrote no drawings to output, 4 unchanged; 1 error\n")
        #expect(messages().contains("samples/home.yaml:4:13: error: expected 'home.viewDidAppear' at position 1"))
        #expect(messages().contains("    > home.viewDidAppear  | —\n"))
        try program.write(Self.story + "  - background:\n", to: "samples/home.yaml")
        try await expect("wrote output/home.timeline.svg\nwrote 1 drawing to output, 3 unchanged; no diagnostics\n")
        try program.remove("samples/other.yaml")
        try await expect("wrote no drawings to output, 2 unchanged, 2 removed; no diagnostics\n")
        let names = program.names(in: "output")
        #expect(names == ["home.hierarchy.svg", "home.timeline.svg", "other.timeline.txt"])
        #expect(String(decoding: try program.read(".out"), as: UTF8.self).hasSuffix("samples/other.yaml\n"))
    }

    @Test("A change draws its input, inputs with diagnostics, and missing drawings, and counts the other drawings")
    func selects() async throws {
        let program = try Program()
        let wrong = Self.story + "    expect: [home.viewDidAppear, home.viewWillAppear]\n"
        for name in ["first", "second", "third"] { try program.write(Self.story, to: "samples/\(name).yaml") }
        try program.write(wrong, to: "samples/wrong.yaml")
        let process = try program.start("watch", "samples", "--diagram", "timeline")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func messages() -> String { (try? program.read(".err")).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        func expect(_ text: String) async throws {
            #expect(try await until { messages().hasSuffix(text) })
        }
        try await expect("wrote 4 drawings to output; 1 error\n")
        let edited =
            String(decoding: try program.read("output/second.timeline.svg"), as: UTF8.self) + "<!-- edited -->\n"
        try program.write(edited, to: "output/second.timeline.svg")
        try program.remove("output/third.timeline.svg")
        try program.write(Self.story + "  - background:\n", to: "samples/first.yaml")
        let written = ["first", "third"].map { "wrote output/\($0).timeline.svg\n" }.joined()
        try await expect(written + "wrote 2 drawings to output, 2 unchanged; 1 error\n")
        #expect(String(decoding: try program.read("output/second.timeline.svg"), as: UTF8.self) == edited)
        #expect(messages().components(separatedBy: "samples/wrong.yaml:4:13: error: ").count == 3)
        try program.write(Self.story, to: "samples/wrong.yaml")
        try await expect("wrote no drawings to output, 4 unchanged; no diagnostics\n")
        // A new input can change the names of all drawings, so all inputs are drawn, and the edited drawing is
        // replaced.
        try program.write(Self.story, to: "samples/fourth.yaml")
        try await expect(
            ["fourth", "second"].map { "wrote output/\($0).timeline.svg\n" }.joined()
                + "wrote 2 drawings to output, 3 unchanged; no diagnostics\n")
    }

    @Test("A change of a scenario's storyboard or of the settings file draws the scenario")
    func dependencies() async throws {
        let program = try Program()
        func board(_ name: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="home"><scenes>
            <scene sceneID="s"><objects><viewController id="home" customClass="\(name)"/></objects></scene></scenes></document>
            """
        }
        try program.write(board("FirstViewController"), to: "App/Main.storyboard")
        try program.write("storyboard: App/Main.storyboard\nsteps:\n  - launch: home\n", to: "home.yaml")
        let process = try program.start("watch", "home.yaml", "--diagram", "timeline")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func drawing() -> String {
            (try? program.read("output/home.timeline.svg")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        #expect(try await until { drawing().contains("FirstViewController") })
        #expect(drawing().contains("prefers-color-scheme"))
        try program.write(board("SecondViewController"), to: "App/Main.storyboard")
        #expect(try await until { drawing().contains("SecondViewController") })
        try program.write("drawings: { theme: dark }\n", to: ".lifeline.yml")
        #expect(try await until { drawing() != "" && !drawing().contains("prefers-color-scheme") })
    }

    @Test("A change is reported while a file is written all the time", .timeLimit(.minutes(1)))
    func writesWithoutPause() async throws {
        let program = try Program()
        let folder = program.folder
        let writer = Thread {
            while !Thread.current.isCancelled { try? Data("log".utf8).write(to: folder.appending(path: "app.log")) }
        }
        writer.start()
        defer { writer.cancel() }
        await withCheckedContinuation { change in
            Thread.detachNewThread {
                FileWatcher(folders: [folder.path]).wait()
                change.resume()
            }
        }
    }

    @Test("A file that can't be drawn any more keeps its drawing until it is deleted")
    func keeps() async throws {
        let program = try Program()
        try program.write("[1:1] -[HomeViewController viewDidLoad]\n", to: "logs/app.log")
        try program.write(Self.story, to: "logs/home.yaml")
        let process = try program.start("watch", "logs", "--diagram", "timeline")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func messages() -> String { (try? program.read(".err")).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        #expect(try await until { messages().hasSuffix("wrote 2 drawings to output; no diagnostics\n") })
        try program.write([UInt8](repeating: 0, count: 100), to: "logs/app.log")
        #expect(try await until { messages().hasSuffix("wrote no drawings to output, 1 unchanged; 1 error\n") })
        #expect(messages().contains("logs/app.log: error: the file is empty"))
        #expect(program.names(in: "output") == ["app.timeline.svg", "home.timeline.svg"])
        try program.remove("logs/app.log")
        #expect(try await until { program.names(in: "output") == ["home.timeline.svg"] })
    }

    @Test("A folder without inputs is reported, and its first input is drawn")
    func empty() async throws {
        let program = try Program()
        try FileManager.default.createDirectory(
            at: program.folder.appending(path: "in"), withIntermediateDirectories: true)
        let process = try program.start("watch", "in", "--diagram", "timeline")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func messages() -> String { (try? program.read(".err")).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        #expect(try await until { messages().contains("in: error: can't find inputs: the folder contains no ") })
        try program.write(Self.story, to: "in/home.yaml")
        #expect(try await until { program.names(in: "output") == ["home.timeline.svg"] })
    }

    @Test("A change is complete when two stamps in a row are equal", arguments: [true, false])
    func settles(usesEvents: Bool) throws {
        let program = try Program()
        // With inotify, each stamp makes an event, so the watcher never waits for another change.
        let watcher = FileWatcher(folders: [program.folder.path], quiet: 1, usesEvents: usesEvents)
        var stamps = [0, 0, 1, 2, 0, 0, 3, 4, 5, 5, 6][...]
        let change = watcher.change(from: 0) {
            try? program.write("", to: "file-\(stamps.count)")
            return stamps.removeFirst()
        }
        // The changes 1 and 2 are undone.
        #expect(change == 5 && stamps == [6])
    }

    @Test("A missing file and standard input can't be watched")
    func refuses() throws {
        let program = try Program()
        let missing = try program("watch", "nowhere")
        #expect(missing.status == 2 && missing.errors.contains("nowhere: error: can't watch the input: "))
        let input = try program("watch", "-")
        #expect(input.status == 64 && input.errors.contains("Usage: lifeline watch [<options>]"))
    }

    @Test("With an invalid settings file, nothing is watched")
    func settings() throws {
        let program = try Program()
        try program.write(Self.story, to: "home.yaml")
        try program.write("rules: [zzz]\n", to: ".lifeline.yml")
        let result = try program("watch", "home.yaml")
        #expect(result.status == 2)
        #expect(result.errors.contains(".lifeline.yml:1:8: error: unknown rule 'zzz'"))
        #expect(program.names(in: ".").filter { !$0.hasPrefix(".") } == ["home.yaml"])
    }
}
