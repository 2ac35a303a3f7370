#if os(Linux)
import Foundation
import Testing

/// A block of Swift code in a document.
struct DocumentedCode: CustomTestStringConvertible {
    let file: String
    let line: Int
    let text: String

    var testDescription: String { "\(file):\(line)" }

    /// The package's folder.
    static let package = Program.package

    /// The blocks in the README, in CONTRIBUTING, and in the articles.
    static let all: [DocumentedCode] = {
        let catalog = "Sources/Lifeline/Lifeline.docc"
        let articles =
            (try? FileManager.default.subpathsOfDirectory(atPath: package.appending(path: catalog).path)) ?? []
        let files = articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
        return (["README.md", ".github/CONTRIBUTING.md"] + files).flatMap(blocks)
    }()

    private static func blocks(in file: String) -> [DocumentedCode] {
        let text = (try? String(contentsOf: package.appending(path: file), encoding: .utf8)) ?? ""
        var (blocks, current): ([DocumentedCode], [String]?) = ([], nil)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.trimmingCharacters(in: .whitespaces)
            if content == "```swift" {
                current = []
            } else if content == "```", let lines = current {
                blocks.append(
                    DocumentedCode(file: file, line: index - lines.count + 1, text: lines.joined(separator: "\n")))
                current = nil
            } else {
                current?.append(String(line))
            }
        }
        return blocks
    }

    /// Declarations of names that the text around a block introduces.
    private static let context = [
        "text": "let text = \"\"", "bytes": "let bytes: [UInt8] = []", "run": "let run = try Lifeline.run(yaml: \"\")",
        "folder": "let folder = URL(filePath: \"/\")",
        "taskInLayout": "let taskInLayout = Rule.all[0]",
    ]

    /// The block as a complete file, with the surrounding declarations that its document describes.
    var source: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let imports = lines.filter { $0.hasPrefix("import ") }.joined(separator: "\n")
        let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        if text.contains(".package(") {
            let arguments = body.trimmingCharacters(in: .init(charactersIn: ",\n"))
            return "import PackageDescription\nlet package = Package(name: \"Tea\",\n\(arguments))"
        }
        if text.hasPrefix(".target(") || text.hasPrefix(".testTarget(") {
            return "import PackageDescription\nlet target: Target = \(body)"
        }
        if text.contains("#expect") {
            return "import Testing\n\(imports)\n@Test func example() throws {\nlet consoleText = \"\"\n\(body)\n}"
        }
        if text.hasPrefix("override ") {
            return "import LifecycleEngine\nclass Example: UIViewController {\n\(body)\n}"
        }
        if text.contains("AppDelegate") { return "import Foundation\nimport UIKit\n\(body)" }
        let names = Set(text.matches(of: /[a-z]\w*/).map { String($0.output) })
        let declared = Set(text.matches(of: /(?:let|var) (\w+)/).map { String($0.output.1) })
        let context = DocumentedCode.context.filter { names.contains($0.key) && !declared.contains($0.key) }.values
        return "import Foundation\nimport LifecycleDiagnostics\nimport Lifeline\n\(text)\n"
            + context.joined(separator: "\n")
    }
}

/// Tests that the code in documents compiles, because people copy it.
@Suite("Swift code in the documentation", .waitsForProcesses)
struct DocumentationCodeTests {
    @Test("Every block compiles", arguments: DocumentedCode.all)
    func compiles(code: DocumentedCode) throws {
        let program = try Program()
        let isApp = code.text.contains("AppDelegate")
        try program.write(code.source, to: isApp || code.text.contains("override") ? "Example.swift" : "main.swift")
        let build = Program.executable.deletingLastPathComponent().path
        let package = DocumentedCode.package.path
        let script =
            isApp
            ? """
            for module in ObjectiveC os UIKit; do
              swiftc -parse-as-library -I . -emit-module -module-name $module \(package)/Tests/CommandTests/Recorder/$module.swift
            done
            swiftc -typecheck -parse-as-library -I . *.swift \(package)/samples/recorder/LifelineRecorder.swift
            """
            : """
            library=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift
            headers=$(pkg-config --cflags-only-I libgvc | sed 's/-I/-Xcc -I/g')
            swiftc -typecheck -package-name lifeline -I \(build)/Modules -package-description-version 6.1 \
              -I \(package)/Sources/CGraphviz -I \(build)/../../checkouts/Yams/Sources/CYaml/include $headers \
              -I \(build)/../../checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include \
              -I "$library/pm/ManifestAPI" -load-plugin-library "$library/host/plugins/libTestingMacros.so" *.swift
            """
        let result = try program.shell("set -e\n" + script)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("README and articles contain code")
    func documents() {
        let files = Set(DocumentedCode.all.map(\.file))
        #expect(files.contains("README.md") && files.contains { $0.hasSuffix("UsingTheLibrary.md") })
    }
}
#endif
