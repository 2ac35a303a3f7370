import Foundation
import Testing

@Suite("Commands with Swift code", .waitsForProcesses)
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

    @Test("The help says that the program reads Swift code")
    func help() throws { #expect(try Program()("--help").output.contains("and\nSwift code")) }

    #if Source
    @Test("check reports the line and the column in every format", arguments: ["text", "json", "sarif", "github"])
    func formats(format: String) throws {
        let result = try program(["Sources/Home.swift": Self.code])("check", "Sources", "--format", format)
        #expect(result.status == 1)
        #expect((result.output + result.errors).contains("missing-super"))
        #expect((result.output + result.errors).contains("Sources/Home.swift"))
    }

    @Test("run prints the run that --run or its setting names", arguments: [["--run", "2"], ["--set", "run=2"]])
    func oneRun(option: [String]) throws {
        let classes = ["A", "B"].map {
            "class \($0)Controller: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }\n"
        }
        let program = try program(["Home.swift": classes.joined()])
        let all = try program("run", "Home.swift").output
        #expect(all.contains("AController, pushed") && all.contains("BController, pushed"))
        let one = try program(["run", "Home.swift"] + option)
        #expect(one.status == 0 && one.output.hasPrefix("BController, pushed"))
        #expect(!one.output.contains("AController"))
        let none = try program("run", "Home.swift", "--run", "3")
        #expect(none.status == 2 && none.errors.contains("there is no run 3; the input has runs 1 to 2"))
    }

    @Test("A comment that disables an unknown rule is a warning at the comment, and its explanation isn't")
    func unknownRule() throws {
        let program = try program([
            "Home.swift": Self.code.replacing(
                "{\n        start()", with: "{ // lifeline:disable mising-super\n start()"),
            "Good.swift": Self.code.replacing(
                "{\n        start()", with: "{ // lifeline:disable missing-super because the base is empty\n start()"),
        ])
        let result = try program("check", "Home.swift", "--severity", "warning")
        #expect(result.status == 1 && result.errors.contains("Home.swift:4:5: error: viewDidAppear(_:)"))
        let message = "warning: unknown rule 'mising-super'; did you mean 'missing-super'? [unknown-rule]"
        #expect(result.errors.contains("Home.swift:4:56: \(message)"), "\(result.errors)")
        #expect(try program("check", "Good.swift").summary == "no diagnostics in 1 file")
        let disabled = try program("check", "Home.swift", "--disable", "unknown-rule,missing-super")
        #expect(disabled.summary == "no diagnostics in 1 file")
    }

    @Test("The files of a folder are one module")
    func module() throws {
        let base = "class Base: UITableViewController { override func viewDidLoad() { super.viewDidLoad() } }"
        let home = "class Home: Base { override func viewDidAppear(_ animated: Bool) {} }"
        let program = try program(["Sources/Base.swift": base, "Sources/Home.swift": home])
        #expect(try program("check", "Sources").summary == "1 error in 1 of 2 files")
        #expect(try program("check", "Sources/Home.swift").summary == "no diagnostics in 1 file")
    }

    @Test("A Swift file and a scenario whose drawings have the same name are an error")
    func sameName() throws {
        let scenario = "controllers: { home: HomeViewController }\nsteps: [ { launch: home } ]\n"
        let program = try program(["a/Home.swift": Self.code, "a/home.yaml": scenario])
        let result = try program("render", "a")
        #expect(result.status == 2)
        #expect(result.errors.contains("'a/home.yaml' has a drawing with the same name"), "\(result.errors)")
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

    /// The files of an app: the root and two screens, with code without a controller, and a scenario.
    private static let app = [
        "Sources/SceneDelegate.swift": """
        class SceneDelegate: UIResponder {
            func start(_ window: UIWindow) {
                window.rootViewController = UINavigationController(rootViewController: HomeViewController())
            }
        }
        """,
        "Sources/Home.swift": """
        class HomeViewController: UIViewController {
            override func viewDidLoad() { super.viewDidLoad() }
            func edit() { present(EditViewController(), animated: true) }
            func help() { present(factory.help(), animated: true) }
            func warn() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
        }
        class EditViewController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                NotificationCenter.default.addObserver(self, selector: #selector(load), name: .saved, object: nil)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                NotificationCenter.default.removeObserver(self)
            }
            @objc func load() {}
        }
        """,
        "Sources/Model.swift": "struct Model { var name = 1 }",
        "Sources/a.yaml": "controllers: { home: Home }\nsteps:\n  - launch: home\n",
    ]

    @Test("A folder with code and scenarios is drawn, and files without a controller have no drawing")
    func drawings() throws {
        let program = try program(Self.app)
        #expect(try program("render", "Sources", "-o", "out").status == 0)
        #expect(try program("report", "Sources", "-o", "pages").status == 0)
        let names = try program.shell("ls out").output
        #expect(names.contains("SceneDelegate.timeline.svg") && names.contains("a.timeline.svg"))
        #expect(names.contains("Home-1.timeline.svg") && !names.contains("Model"))
        #expect(try program("check", "Sources", "-o", "out").status == 0)
        let nothing = try program("render", "Sources/Model.swift", "-o", "out")
        #expect(nothing.status == 2 && nothing.errors.contains("the code contains no view controller"))
    }

    @Test("The map of screens has unknown targets and no alerts, with the lines of the calls")
    func screens() throws {
        let program = try program(Self.app.filter { $0.key.hasSuffix(".swift") })
        #expect(try program("render", "Sources", "-o", "out", "--diagram", "storyboard").status == 0)
        let map = try program.shell("cat out/Sources.storyboard.svg").output
        #expect(map.contains("EditViewController") && map.contains("factory.help()"))
        #expect(map.contains("present, line 3") && !map.contains("UIAlertController"))
    }

    @Test("check plays code only with --play, and its findings are warnings at the line of the code")
    func play() throws {
        let program = try program(Self.app)
        #expect(try program("check", "Sources").summary == "no diagnostics in 4 files")
        let result = try program("check", "Sources", "--play", "--severity", "warning")
        #expect(result.status == 1)
        #expect(result.errors.contains("Sources/Home.swift:10:9: warning: 'edit' already observes 'saved'"))
    }

    @Test("init writes a scenario of the app's flow that check accepts, with the lines of the code")
    func scenario() throws {
        let program = try program(Self.app)
        #expect(try program("init", "--from", "Sources", "-o", "story.yaml").status == 0)
        let text = try program.shell("cat story.yaml").output
        #expect(text.contains("- { observe: saved }  # Home.swift:10"))
        #expect(text.contains("# Home.swift:3\n  - present: edit\n"))
        #expect(try program("check", "story.yaml").status == 0)
        #expect(try program("init", "--from", "Sources/Model.swift").status == 1)
    }

    @Test("diff compares the code on two iOS versions")
    func versions() throws {
        let result = try program(Self.app)("diff", "Sources/Home.swift", "--ios", "12", "--ios", "13")
        #expect(result.status == 1 && result.output.contains("+     app.sceneWillConnect"))
    }

    @Test("A finding in a log names the override in the code")
    func log() throws {
        let program = try program(Self.app)
        let callbacks = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillAppear", "viewDidAppear"]
        let lines = callbacks.map { "EditViewController \($0)\n" }
        try program.write(lines.joined(), to: "app.log")
        let result = try program("check", "app.log", "Sources")
        #expect(result.errors.contains("; the override is in Sources/Home.swift:8"))
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
        let both = try program("check", "Sources")
        #expect(both.status == 0 && both.errors.contains("skipped 1 Swift file, because \(Self.reason)"))
    }
    #endif
}
