import Foundation
import Testing

@Suite("Commands with Swift code")
struct SourceCommandTests {
    private static let code = """
        import UIKit

        class HomeViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                start()
            }
            private func start() { title = "Home" }
        }
        """

    private func program(_ files: [String: String]) throws -> Program {
        let program = try Program()
        for (name, text) in files { try program.write(text, to: name) }
        return program
    }

    #if Source
    @Test("check reports the line and the column in every format", arguments: ["text", "json", "sarif", "github"])
    func formats(format: String) throws {
        let result = try program(["Sources/Home.swift": Self.code])("check", "Sources", "--format", format)
        #expect(result.status == 1)
        #expect((result.output + result.errors).contains("missing-super"))
        #expect((result.output + result.errors).contains("Sources/Home.swift"))
    }

    @Test("The files of a folder are one module")
    func module() throws {
        let base = "class Base: UITableViewController { override func viewDidLoad() { super.viewDidLoad() } }"
        let home = "class Home: Base { override func viewDidAppear(_ animated: Bool) {} }"
        let program = try program(["Sources/Base.swift": base, "Sources/Home.swift": home])
        #expect(try program("check", "Sources").summary == "1 error in 1 of 2 files")
        #expect(try program("check", "Sources/Home.swift").summary == "no diagnostics in 1 file")
    }

    @Test("A baseline accepts known findings")
    func baseline() throws {
        let program = try program(["Sources/Home.swift": Self.code])
        #expect(try program("check", "Sources", "--baseline", "known.txt", "--update-baseline").status == 0)
        #expect(try program("check", "Sources", "--baseline", "known.txt").status == 0)
    }

    @Test("Code on standard input is recognized by its content")
    func standardInput() throws {
        let program = try program(["Home.swift": Self.code])
        #expect(try program.shell("$lifeline check - < Home.swift").errors.hasPrefix("-:4:5: error: viewDidAppear(_:)"))
        #expect(try program.shell("$lifeline explain - < Home.swift").output.contains("viewDidAppear(_:), line 4"))
    }

    @Test("explain shows which lines a callback runs, and how often UIKit sends the callback")
    func explain() throws {
        let result = try program(["Home.swift": Self.code])("explain", "Home.swift")
        #expect(result.status == 0)
        #expect(result.output.contains("Sent: at every appearance that is not canceled"))
        #expect(result.output.contains("7    title = \"Home\""))
        #expect(result.output.contains("[missing-super]"))
    }

    @Test("inspect prints the types as text and as JSON")
    func inspect() throws {
        let program = try program(["Home.swift": Self.code])
        #expect(try program("inspect", "Home.swift").output.hasPrefix("class HomeViewController: UIViewController\n"))
        let json = try program("inspect", "Home.swift", "--format", "json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect((object?["types"] as? [Any])?.count == 1)
    }

    @Test("Swift code can't be drawn, and folders are drawn without it", arguments: ["render", "report"])
    func drawings(command: String) throws {
        let program = try program([
            "Sources/Home.swift": Self.code,
            "Sources/a.yaml": "controllers: { home: Home }\nsteps:\n  - launch: home\n",
        ])
        let result = try program(command, "Sources/Home.swift", "-o", "out")
        #expect(result.status == 2 && result.errors.contains("Swift code can't be drawn"))
        #expect(try program(command, "Sources", "-o", "out").status == 0)
    }

    @Test("explain fails if the code contains no controller, or if there is no file")
    func nothing() throws {
        let program = try program(["A.swift": "struct A {}"])
        #expect(try program("explain", "A.swift").status == 1)
        #expect(try program("explain", "B.swift").status == 2)
    }
    #else
    private static let reason = "this build can't read Swift source; build with '--traits Source', or use a release"

    @Test(
        "A build without the parser says how to get it", arguments: [["check"], ["explain"], ["inspect"], ["render"]])
    func unavailable(command: [String]) throws {
        let result = try program(["Home.swift": Self.code])(command + ["Home.swift"])
        #expect(result.status == 2)
        #expect(result.errors.contains("Home.swift: error: \(Self.reason)"))
    }

    @Test("A build without the parser skips Swift files in folders, and says why if there is nothing else")
    func folder() throws {
        let program = try program(["Sources/Home.swift": Self.code])
        let result = try program("check", "Sources")
        #expect(result.status == 2 && result.errors.contains(Self.reason))
        try program.write("controllers: { home: Home }\nsteps:\n  - launch: home\n", to: "Sources/home.yaml")
        #expect(try program("check", "Sources").status == 0)
    }
    #endif
}
