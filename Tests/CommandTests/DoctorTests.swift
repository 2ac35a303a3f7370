import LifecycleReaders
import Testing

@testable import Graphviz

@Suite("What is installed")
struct DoctorTests {
    @Test("Doctor names versions, every plugin and every font")
    func names() throws {
        let result = try Program()("doctor")
        #expect(result.output.contains("lifeline 1.") && result.output.contains("Graphviz \(Renderer.shared.version)"))
        for word in Plugin.all.map(\.name) + [Font.regular.rawValue, Font.mono.rawValue] {
            #expect(result.output.contains(word))
        }
    }

    @Test("Doctor lists every limit of the readers")
    func limits() throws {
        let lines = try Program()("doctor").output.split(separator: "\n")
        for limit in Limit.all { #expect(lines.contains("  \(limit.value) \(limit.subject)")) }
        #expect(lines.contains("  500 levels of controllers that hold or present one another"))
    }

    @Test("Where drawing works nothing required is missing, and what is missing comes with a command")
    func status() throws {
        let result = try Program()("doctor")
        #expect(result.status == 0)
        #expect(!result.output.contains("✗ core"))
        #expect(result.errors.isEmpty || result.errors.contains("apt-get install"))
    }

    @Test("A plugin that nobody has is not loadable")
    func missing() {
        #expect(!Plugin(name: "no-such-thing", purpose: "", isRequired: true).isLoadable)
    }
}
