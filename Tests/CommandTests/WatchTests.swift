import Foundation
import Testing

@Suite("lifeline watch")
struct WatchTests {
    private static let story = "controllers: { home: HomeViewController }\nsteps:\n  - launch: home\n"

    @Test("A changed, an invalid, and a new input are detected, and an interrupt ends the watch without an error")
    func notices() async throws {
        let program = try Program()
        try program.write(Self.story, to: "samples/home.yaml")
        let process = try program.start("watch", "samples", "-o", "output")
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        func until(_ holds: () -> Bool) async throws -> Bool {
            for _ in 0..<200 where !holds() { try await Task.sleep(for: .milliseconds(50)) }
            return holds()
        }
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

    @Test("A missing file and standard input can't be watched")
    func refuses() throws {
        let program = try Program()
        let missing = try program("watch", "nowhere")
        #expect(missing.status == 2 && missing.errors.contains("'nowhere'"))
        #expect(try program("watch", "-").status == 64)
    }
}
