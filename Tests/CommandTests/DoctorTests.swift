import Graphviz
import LifecycleReaders
import Testing

@Suite("What is installed")
struct DoctorTests {
    @Test("Doctor names versions, every plugin and every font")
    func names() throws {
        let result = try Program()("doctor")
        #expect(
            result.output.contains("lifeline 1.")
                && result.output.contains(
                    "Graphviz \(Renderer.shared.version), built with \(Renderer.shared.headerVersion)")
        )
        for word in ["dot", "nop2", "png", "pdf", "Helvetica", "Helvetica Bold", "Courier"] {
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
}
