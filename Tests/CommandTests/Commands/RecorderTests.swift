#if os(Linux)
import Foundation
import Testing

/// Tests that compile the recorder, which is iOS code, with stubs, and run it with an emulation of the runtime.
@Suite("App recorder", .waitsForProcesses)
struct RecorderTests {
    private static let stubs = Program.package.appending(path: "Tests/CommandTests/Recorder").path
    private static let recorder = Program.package.appending(path: "samples/recorder/LifelineRecorder.swift").path

    private static func compile(_ folder: URL, _ arguments: String...) throws {
        try run(folder, ["swiftc", "-parse-as-library", "-warnings-as-errors", "-I", "."] + arguments)
    }

    private static func run(_ folder: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(arguments)")
    }

    private static func compileStubs(_ folder: URL) throws {
        for name in ["ObjectiveC", "os", "UIKit"] {
            try compile(
                folder, "-swift-version", "6", "-emit-module", "-emit-library", "-static", "-module-name", name, "-o",
                "lib\(name).a", "\(stubs)/\(name).swift")
        }
    }

    @Test(
        "The recorder compiles in both language modes, with each default isolation, such as that of new Xcode projects")
    func compiled() throws {
        let program = try Program()
        try Self.compileStubs(program.folder)
        for version in ["5", "6"] {
            for isolation in ["nonisolated", "MainActor"] {
                try Self.compile(
                    program.folder, "-swift-version", version, "-default-isolation", isolation, "-typecheck",
                    Self.recorder)
            }
        }
    }

    @Test("The recorder passes swift-format with its default settings")
    func formatted() throws {
        // In this folder, swift-format doesn't find the settings of Lifeline.
        let program = try Program()
        let text = try String(contentsOfFile: Self.recorder, encoding: .utf8)
        try program.write(text, to: "LifelineRecorder.swift")
        try Self.run(program.folder, ["swift", "format", "lint", "--strict", "LifelineRecorder.swift"])
        // swift-format doesn't check the length of comments.
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test("The recording is read, checked, and drawn")
    func recorded() throws {
        let program = try Program()
        try Self.compileStubs(program.folder)
        try Self.compile(
            program.folder, "-swift-version", "6", "-L", ".", "-lUIKit", "-los", "-lObjectiveC", "-lBlocksRuntime",
            "-o",
            "app", Self.recorder, "\(Self.stubs)/App.swift")
        for _ in 1...2 {
            let app = try Process.run(
                program.folder.appending(path: "app"), arguments: [program.folder.path + "/app.jsonl"])
            app.waitUntilExit()
            #expect(app.terminationStatus == 0)
        }
        // The recording before a crash is kept.
        #expect(try program("inspect", "app-previous.jsonl").output.contains("CartViewController.viewDidAppear"))

        let read = try program("inspect", "app.jsonl")
        #expect((read.status, read.errors) == (0, ""))
        for (text, count) in Self.expected { #expect(read.output.occurrences(of: text) == count, "\(text)") }
        let check = try program("check", "app.jsonl")
        #expect(check.status == 1 && check.summary == "1 error in 1 file")
        #expect(check.errors.contains("viewWillAppear(_:) of 'CartViewController' doesn't call super"))
        #expect(try program("render", "app.jsonl", "--diagram", "hierarchy").status == 0)
        let hierarchy = String(decoding: try program.read("output/app.hierarchy.svg"), as: UTF8.self)
        #expect(hierarchy.contains(">UINavigationController<"))
        #expect(hierarchy.contains("DetailViewController was deallocated."))
    }

    /// Texts in the recording from `App.swift`, with their counts.
    private static let expected: [(String, Int)] = [
        ("app.didFinishLaunching", 1), ("init(nibName:bundle:)", 6), ("UINavigationController.viewDidLoad", 1),
        // An override that calls super is one callback. The second instance of a class has a different name.
        (" DetailViewController.viewDidLoad", 1), (" DetailViewController#2.viewDidLoad", 1),
        ("isMovingToParent", 4), ("isMovingFromParent", 4), ("isBeingPresented", 2), ("isBeingDismissed", 2),
        ("deinit", 6), ("HomeViewController.willShow", 2), ("KeyboardController", 0),
    ]
}

extension String {
    fileprivate func occurrences(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
#endif
