import Foundation
import Testing

/// The script axe-core, which finds accessibility problems in a page. The Python package `axe-core-python` contains it.
enum Axe {
    private static let script: String? = {
        let find = "import axe_core_python, os; print(os.path.dirname(axe_core_python.__file__))"
        let python = ProcessInfo.processInfo.environment["LIFELINE_PYTHON"] ?? "python3"
        guard let result = try? Tool.run([python, "-c", find]), result.status == 0 else { return nil }
        let folder = URL(filePath: result.output.trimmingCharacters(in: .whitespacesAndNewlines))
        return try? String(contentsOf: folder.appending(path: "axe.min.js"), encoding: .utf8)
    }()
    static let isInstalled = script != nil

    /// Returns the violations in the page, each with an element.
    static func violations(in page: DevTools) throws -> String {
        try page.evaluate((try #require(script)) + "; 0")
        return try page.text(
            """
            await axe.run(document).then(result => result.violations
              .map(one => one.id + ': ' + one.nodes[0].html.slice(0, 200)).join('\\n'))
            """)
    }
}
