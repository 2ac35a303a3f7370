import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("lifeline check", .waitsForProcesses)
struct CheckTests {
    private static let good = """
        title: Push
        controllers:
          nav:    { class: UINavigationController, children: [home] }
          home:   HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
            expect: [home.viewWillDisappear, detail.viewWillAppear, home.viewDidDisappear, detail.viewDidAppear]
        """
    private static let bad = good + "\n  - push: detail\n"

    private func program(_ scenario: String = good) throws -> Program {
        let program = try Program()
        try program.write(scenario, to: "samples/push.yaml")
        return program
    }

    @Test("A valid scenario passes without output")
    func passes() throws {
        let result = try program()("check", "samples")
        #expect((result.status, result.output, result.errors) == (0, "", ""))
        #expect(result.summary == "no diagnostics in 1 file")
    }

    @Test(
        "An unreadable input is reported in every format, with exit status 2",
        arguments: ["text", "json", "sarif", "github", "junit", "gitlab"])
    func unreadable(format: String) throws {
        let program = try program("controllers: { home: Home }\nsteps:\n  - launh: home\n")
        let result = try program("check", "samples", "missing.yaml", "--format", format)
        #expect(result.status == 2)
        let report = format == "text" ? result.errors : result.output
        #expect(report.replacing("&#39;", with: "'").contains("unknown verb 'launh'"))
        #expect(report.contains("samples/push.yaml") && report.contains("missing.yaml"))
        #expect(format == "text" || result.errors == "")
        #expect(format != "json" || report.contains("\"suggestion\":\"launch\""))
        #expect(format != "text" || report.contains("  - launh: home\n        ^\n"))
    }

    @Test(
        "A folder without inputs and a broken storyboard are in every report",
        arguments: ["json", "sarif", "github", "junit", "gitlab"])
    func brokenInputs(format: String) throws {
        let program = try Program()
        try program.write(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><a></document>", to: "b.xib")
        try program.write("text", to: "empty/notes.md")
        let result = try program("check", "b.xib", "empty", "--format", format)
        #expect(result.status == 2 && result.output.contains("b.xib") && result.output.contains("invalid XML"))
        let none = try program("check", "empty", "--format", format)
        #expect(none.status == 2 && none.output.contains("contains no *.jsonl") && none.errors == "")
        #expect(format != "sarif" || none.output.contains("\"executionSuccessful\":false"))
    }

    @Test(
        "A log without a callback is an error in every format, and the rule can be disabled",
        arguments: ["text", "json", "sarif", "github", "junit", "gitlab"])
    func unrecognized(format: String) throws {
        let program = try Program()
        try program.write("hello\nworld\n", to: "notes.log")
        let result = try program("check", "notes.log", "--format", format)
        #expect(result.status == 1 && result.summary == "1 error in 1 file")
        let report = format == "text" ? result.errors : result.output
        #expect(report.contains("no view controller callback was recognized"))
        #expect(report.contains("unrecognized-input") && !report.contains("warning:"))
        #expect(try program("check", "notes.log", "--disable", "unrecognized-input").status == 0)
        // Without events there is nothing to draw, so no drawing is missing.
        let drawn = try program("render", "notes.log")
        #expect(drawn.status == 0 && drawn.summary == "wrote no drawings to output")
        #expect(try program("check", "notes.log", "-o", "output", "--disable", "unrecognized-input").status == 0)
    }

    @Test("A message of UIKit is reported with the name of its controller, below the name in the line")
    func messages() throws {
        let program = try Program()
        let prefix = "2026-11-01 10:00:00.123456+0100 0x1f2e     Error       0x0                  4711   0    App: "
        let message =
            "(UIKitCore) [com.apple.UIKit:Presentation] Attempt to present <App.SheetViewController: 0x10> on "
            + "<App.CartViewController: 0x20> (from <App.CartViewController: 0x20>) whose view is not in the window"
            + " hierarchy."
        try program.write(prefix + message + "\n", to: "a.log")
        let lines = try program("check", "a.log").errors.split(separator: "\n").map(String.init)
        let place = try #require(lines.firstIndex { $0.contains("error: 'SheetViewController': present") })
        let (excerpt, caret) = (lines[place + 1], lines[place + 2].prefix { $0 == " " })
        #expect(excerpt.hasPrefix("    …") && excerpt.hasSuffix("…"))
        #expect(excerpt.dropFirst(caret.count).hasPrefix("SheetViewController: 0x10"))
    }

    @Test("A log that hides all names is reported with the way to show them")
    func hiddenNames() throws {
        let program = try Program()
        try program.write("2026-11-01 10:00:00.0 App[1:2] <private> viewWillAppear\n", to: "a.log")
        #expect(try program("check", "a.log").errors.contains("log them with 'privacy: .public' or '%{public}@'"))
        #expect(try program("inspect", "a.log", "--why", "1").output.contains("privacy: .public"))
    }

    @Test("An incomplete recording is read with a warning, and its diagnostics show no lines of another file")
    func recordings() throws {
        let program = try Program()
        let scenario =
            "controllers:\n  home: { class: HomeVC, callsSuper: [viewDidAppear] }\nsteps:\n  - launch: home\n"
        try program.write(scenario, to: "a.yaml")
        try program.write(try program("run", "a.yaml", "--format", "jsonl").output + "{\"event", to: "a.jsonl")
        for command in ["check", "inspect", "render", "report"] {
            let options = command == "report" ? ["-o", "page"] : []
            let result = try program([command, "a.jsonl"] + options)
            #expect(result.status == (command == "check" ? 1 : 0))
            #expect(result.errors.contains(": warning: the last line is incomplete and was not read"))
        }
        let result = try program("check", "a.jsonl")
        #expect(result.errors.contains("a.yaml:4:1: error: ") && !result.errors.contains("{\"event\":\"c"))
    }

    @Test("An error in the configuration or the baseline is in the report", arguments: [".lifeline.yaml", "known"])
    func configurationErrors(file: String) throws {
        let program = try program()
        if file == ".lifeline.yaml" { try program.write("disable: [x]\n", to: file) }
        let result = try program("check", "samples", "--format", "json", "--baseline", "known")
        #expect(result.status == 2 && result.errors == "" && result.output.contains("\"file\":\"\(file)\""))
    }

    @Test("A report and explain state the same severity", arguments: ["push-twice", "stale-drawing", "other-graphviz"])
    func severity(rule: String) throws {
        let program = try Program()
        let sarif = try program("check", ".", "--format", "sarif").output
        let object = try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any]
        let driver =
            ((object?["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        let entry = try #require(rules.first { $0["id"] as? String == rule })
        let level = try #require((entry["defaultConfiguration"] as? [String: Any])?["level"] as? String)
        #expect(try program("explain", rule).output.hasPrefix("\(rule) (\(level))\n"))
    }

    @Test("The stamp for build systems is written only if the check passes")
    func stamp() throws {
        let program = try program(Self.bad)
        #expect(try program("check", "samples", "--stamp", "made/Stamp.swift").status == 1)
        #expect(throws: (any Error).self) { try program.read("made/Stamp.swift") }
        try program.write(Self.good, to: "samples/push.yaml")
        #expect(try program("check", "samples", "--stamp", "made/Stamp.swift").status == 0)
        #expect(try program.read("made/Stamp.swift").starts(with: Array("//".utf8)))
    }

    @Test("A swapped expectation fails with its location and both orders side by side")
    func flipped() throws {
        let order = "home.viewDidDisappear, detail.viewDidAppear"
        let flipped = "detail.viewDidAppear, home.viewDidDisappear"
        let result = try program(Self.good.replacing(order, with: flipped))("check", "samples")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("samples/push.yaml:9:13: error: expected 'detail.viewDidAppear' at position 3"))
        #expect(result.errors.contains("\n                ^\n"))
        #expect(
            result.errors.contains(
                """
                    > detail.viewDidAppear   | —
                      home.viewDidDisappear  | home.viewDidDisappear
                    > —                      | detail.viewDidAppear

                """))
    }

    @Test("A diagnostic fails the check, with its line, a caret, and its rule")
    func diagnostic() throws {
        let result = try program(Self.bad)("check", "samples")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                samples/push.yaml:10:11: error: 'detail' is already on the stack of 'nav'; pop to it, or push a new instance \
                [push-twice]
                      - push: detail
                              ^

                """)
    }

    @Test(
        "Options disable rules, select rules, and set severities",
        arguments: [
            (["--disable", "push-twice"], 0), (["--set", "rules=missing-super"], 0),
            (["--set", "rules=push-twice"], 1),
            (["--set", "rules=missing-super, push-twice"], 1), (["--disable", "missing-super, push-twice"], 0),
            (["--severity", "push-twice=warning"], 0), (["--severity", "push-twice=warning,warning"], 1),
        ])
    func switches(arguments: [String], status: Int) throws {
        #expect(try Int(program(Self.bad)("check", "samples", arguments[0], arguments[1]).status) == status)
    }

    @Test("An unknown rule is an error with a suggestion")
    func unknownRule() throws {
        let result = try program()("check", "samples", "--disable", "push-twic")
        #expect(result.status == 64)
        #expect(result.errors.contains("unknown rule 'push-twic'; did you mean 'push-twice'?"))
    }

    @Test("Diagnostics in the baseline don't fail the check, but new diagnostics do")
    func baseline() throws {
        let program = try program(Self.bad)
        #expect(try program("check", "samples", "--baseline", "known", "--update-baseline").status == 0)
        #expect(try program("check", "samples", "--baseline", "known").status == 0)
        try program.write("# moved down\n" + Self.bad, to: "samples/push.yaml")
        #expect(try program("check", "samples", "--baseline", "known").status == 0)
        let call = Self.good + "\n  - call: home.viewWillAppear\n  - push: detail\n"
        try program.write(call, to: "samples/push.yaml")
        let result = try program("check", "samples", "--baseline", "known")
        #expect(result.status == 1)
        #expect(result.errors.contains("'home'") && !result.errors.contains("'detail'"))
    }

    @Test("A baseline of a log stays valid if a line is added above, although its messages contain line numbers")
    func baselineOfLog() throws {
        let program = try Program()
        let log = "A viewDidLoad\nA viewWillAppear\nB viewDidLoad\nB viewWillAppear\nB viewDidAppear\nsaved\n"
        try program.write(log, to: "a.log")
        let check = ["check", "a.log", "--severity", "warning", "--baseline", "known"]
        #expect(try program(check).errors.contains("at line 2 and never"))
        #expect(try program(check + ["--update-baseline"]).status == 0)
        try program.write("started\n" + log, to: "a.log")
        #expect(try program(check).status == 0)
        let known = String(decoding: try program.read("known"), as: UTF8.self)
        try program.write(known.replacing("line …", with: "line 7").replacing(" [", with: "; a remedy ["), to: "known")
        #expect(try program(check).status == 0, "a baseline of an earlier version")
    }

    @Test(
        "A missing or an extra callback neither hides a window nor merges controllers of a class",
        arguments: [
            ("A viewDidLoad, A viewWillAppear, A viewDidAppear, A viewWillAppear", "B viewDidAppear", 4),
            ("A viewDidLoad, A viewWillAppear, A viewDidAppear", "scene active", 8),
        ])
    func oneDeparture(first: String, end: String, line: Int) throws {
        let program = try Program()
        let lines =
            first.split(separator: ", ").map(String.init) + ["SceneDelegate scene(_:willConnectTo:options:)"]
            + ["B viewDidLoad", "B viewWillAppear", end, "Detail viewDidLoad", "B viewWillDisappear"]
            + ["Detail viewWillAppear", "B viewDidDisappear", "Detail viewDidAppear"]
        for name in ["Other", "A"] {
            let log = lines.map { $0.replacing(/^B\ /, with: "\(name) ") }.joined(separator: "\n") + "\n"
            try program.write(log, to: "a.log")
            let result = try program("check", "a.log")
            #expect(result.errors.contains("open a second window with \(name)"), "\(result.errors)")
            #expect(result.errors.contains("a.log:\(line):1: warning"), "\(result.errors)")
            #expect(result.summary.contains("1 warning, 1 note"), "\(result)")
        }
    }

    @Test("A direct call isn't the beginning of a canceled transition")
    func directCall() throws {
        let program = try Program()
        try program.write(
            "A viewDidLoad\nA viewWillAppear\nA viewDidAppear\nA viewWillAppear\nB viewDidLoad\nA viewWillDisappear\n"
                + "B viewWillAppear\nA viewDidDisappear\nB viewDidAppear\n", to: "a.log")
        let result = try program("check", "a.log")
        #expect(result.errors.contains("a.log:4:1: warning") && !result.errors.contains("canceled"), "\(result.errors)")
    }

    @Test("The exception of a crash is reported although the file also contains a hierarchy dump")
    func crashWithDump() throws {
        let program = try Program()
        try program.write(
            "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present "
                + "modally a view controller <EditController: 0x106602200> that is already being presented by "
                + "<SiteController: 0x10655d200>.'\n<UINavigationController 0x10580aa00>, state: appeared, "
                + "view: <UIView: 0x10582c000>\n   | <SiteController 0x10655d200>, state: appeared, view: <UIView: 0x1>\n",
            to: "crash.txt")
        let result = try program("check", "crash.txt")
        #expect(result.status == 1 && result.errors.contains("crash.txt:1:"), "\(result)")
        #expect(result.errors.contains("already presented") && result.errors.contains("[uikit-warning]"))
    }

    @Test("A scenario declares the controllers to which its storyboard refers in another storyboard")
    func storyboardReference() throws {
        let program = try Program()
        let sample = Program.package.appending(path: "samples/storyboards/Main.storyboard")
        try program.write(try String(contentsOf: sample, encoding: .utf8), to: "Main.storyboard")
        let start = "storyboard: Main.storyboard\n"
        let steps = "steps: [ { launch: tab-Ba-r01 }, { select: Profile } ]\n"
        try program.write(start + steps, to: "a.yaml")
        let missing = try program("check", "a.yaml")
        #expect(missing.status == 2)
        #expect(
            missing.errors.contains(
                "a.yaml:1:13: error: the storyboard refers to 'Profile (initial)' in another storyboard, which the scenario "
                    + "doesn't read; declare 'Profile' under 'controllers', with 'view: storyboard'"),
            "\(missing.errors)")
        let declared =
            "controllers: { Profile: { class: UINavigationController, view: storyboard, children: [profile] }, "
            + "profile: { class: ProfileViewController, view: storyboard } }\n"
        try program.write(start + declared + steps, to: "a.yaml")
        let played = try program("run", "a.yaml")
        #expect(played.status == 0 && !played.output.contains("nibName"))
        #expect(played.output.contains("profile.init(coder:)"), "\(played.output)")
    }

    @Test("A baseline doesn't depend on what messages say about other files, nor on how many segues lack an identifier")
    func baselineOfOthers() throws {
        func board(_ segues: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" customClass="ListViewController"
            sceneMemberID="viewController"><connections>
            \(segues)
            </connections></viewController></objects></scene><scene sceneID="t"><objects>
            <viewController id="b" customClass="TrailViewController" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        }
        let named = "<segue destination=\"b\" kind=\"show\" identifier=\"showTrail\" id=\"n1\"/>\n"
        let unnamed = "<segue destination=\"b\" kind=\"show\" id=\"n2\"/>\n"
        let other = "<segue destination=\"b\" kind=\"presentation\" id=\"n3\"/>\n"
        let program = try Program()
        try program.write(
            "<ListViewController: 0x1> viewDidLoad\n*** Terminating app due to uncaught exception "
                + "'NSInvalidArgumentException', reason: 'Receiver (<ListViewController: 0x1>) has no segue with identifier "
                + "'showTrial''\n", to: "crash.log")
        try program.write(board(named + unnamed + other), to: "Main.storyboard")
        let check = ["check", "crash.log", "Main.storyboard", "--severity", "note", "--baseline", "known"]
        let found = try program(check)
        #expect(try program(check + ["--update-baseline"]).status == 0)
        #expect(found.errors.contains("Main.storyboard:4") && found.errors.contains("(2 segues lack one)"), "\(found)")
        try program.write("<!-- -->\n" + board(named + unnamed.replacing("n2", with: "n4")), to: "Main.storyboard")
        let later = try program(check)
        #expect(later.status == 0, "\(later.errors)")
        #expect(try program(check.filter { $0 != "Main.storyboard" }).status == 0)
    }

    @Test("The baseline of a settings file also applies in the folders below the file")
    func baselineBelow() throws {
        let program = try Program()
        try program.write(
            "controllers: { home: Home }\nsteps: [{ launch: home }, { call: home.viewWillAppear }]\n", to: "in/a.yaml")
        try program.write("inputs: [in]\nbaseline: known\n", to: ".lifeline.yml")
        try program.write("", to: "deep/note")
        #expect(try program("check", "--update-baseline").status == 0)
        #expect(try program.read("known").contains(UInt8(ascii: "[")))
        #expect(try program.shell("cd deep && \"$lifeline\" check --severity warning").status == 0)
    }

    @Test(
        "In a Git repository, a baseline applies in each folder, and keeps the diagnostics of files that aren't checked"
    )
    func baselineInRepository() throws {
        let program = try program(Self.bad)
        try program.write(Self.bad, to: "other/a.yaml")
        #expect(
            try program.shell("mkdir .git && \"$lifeline\" check samples other --baseline k --update-baseline").status
                == 0)
        let known = try program.read("k")
        for check in [
            "cd samples && \"$lifeline\" check push.yaml --baseline ../k",
            "\"$lifeline\" check $PWD/other --baseline k",
        ] {
            #expect(try program.shell(check).status == 0)
            #expect(try program.shell(check + " --update-baseline").status == 0)
            #expect(try program.read("k") == known)
        }
        try program.write("steps: [lunch]", to: "other/a.yaml")
        #expect(try program("check", "samples", "other", "--baseline", "k", "--update-baseline").status == 2)
        #expect(try program.read("k") == known, "a file that can't be read keeps its diagnostics")
        try program.write(Self.good, to: "other/a.yaml")
        #expect(try program("check", "other", "--baseline", "k", "--update-baseline").status == 0)
        #expect(try program.read("k").count < known.count)
    }

    @Test("Warnings that fail a check are printed with --quiet, too", arguments: ["error", "warning"])
    func quietFailure(limit: String) throws {
        let program = try Program()
        try program.write(
            "A viewDidLoad\nA viewWillAppear\nB viewDidLoad\nB viewWillAppear\nB viewDidAppear\n", to: "a.log")
        let result = try program("check", "a.log", "-q", "--severity", limit)
        #expect(result.status == (limit == "warning" ? 1 : 0))
        #expect(result.errors.contains("[unfinished-transition]") == (limit == "warning"))
        #expect(!result.errors.contains("[inferred-steps]"))
    }

    @Test(
        "Standard output contains no other report next to a document",
        arguments: [["--report", "json=-", "--report", "junit=-"], ["--format", "json", "--report", "sarif=-"]])
    func reportsOnStandardOutput(arguments: [String]) throws {
        let result = try program(Self.good)(["check", "samples"] + arguments)
        #expect(result.status == 64 && result.errors.contains("can't share standard output with another one"))
    }

    @Test("The fingerprint of a diagnostic depends neither on the working directory nor on other arguments")
    func stableFingerprints() throws {
        let program = try program(Self.bad)
        let format = "--format gitlab | grep -o '\"fingerprint\":\"[^\"]*'"
        let first = try program.shell("mkdir .git out && \"$lifeline\" check samples -o out \(format)").output
        let second = try program.shell("cd samples && \"$lifeline\" check . -o ../out --set jobs=4 \(format)").output
        #expect(first.contains("fingerprint") && first == second)
    }

    @Test("A merge conflict is an error at its first line", arguments: ["samples/push.yaml", ".lifeline.yml"])
    func mergeConflict(path: String) throws {
        let program = try program(Self.good)
        let conflict = "<<<<<<< HEAD\n  - pop:\n=======\n  - push: detail\n>>>>>>> topic\n"
        let text = path == ".lifeline.yml" ? "inputs: [samples]\n" : Self.good + "\n"
        try program.write(text + conflict, to: path)
        let result = try program("check", "samples")
        let line = text.count { $0 == "\n" } + 1
        #expect(result.status == 2)
        #expect(result.errors.contains("\(path):\(line):1: error: an unresolved merge conflict begins here"))
    }

    @Test("The error about a missing baseline names the option that creates it; other errors don't")
    func unreadableBaseline() throws {
        let program = try program(Self.bad)
        let missing = try program("check", "samples", "--baseline", "known")
        #expect(missing.status == 2 && missing.errors.contains("create it with --update-baseline"))
        let folder = try program("check", "samples", "--baseline", "samples")
        #expect(folder.status == 2 && !folder.errors.contains("--update-baseline"))
    }

    @Test("A baseline without a file name isn't written, and the error names the option")
    func namelessBaseline() throws {
        let program = try program(Self.bad)
        let result = try program("check", "samples", "--update-baseline")
        #expect(result.status == 64 && result.errors.contains("name it with --baseline"))
        #expect(program.names(in: "") == [".err", ".out", "samples", "samples/push.yaml"])
    }

    @Test("A line in the baseline covers one diagnostic, not all equal diagnostics")
    func countedBaseline() throws {
        let call = "  - call: detail.viewWillAppear\n"
        let program = try program(Self.good + "\n" + call)
        #expect(try program("check", "samples", "--baseline", "known", "--update-baseline").status == 0)
        try program.write(Self.good + "\n" + call + call, to: "samples/push.yaml")
        let result = try program("check", "samples", "--baseline", "known")
        #expect(result.status == 1)
        #expect(result.errors.matches(of: /\[direct-appearance-call\]/).count == 1)
        #expect(try program("check", "samples", "--baseline", "known", "--update-baseline").status == 0)
        #expect(try program("check", "samples", "--baseline", "known").status == 0)
    }

    @Test(
        "SARIF contains paths as percent-encoded URIs",
        arguments: [("a b", "a%20b"), ("a\u{1}b\tc", "a%01b%09c"), ("é", "%C3%A9"), ("a-b_c~1.x", "a-b_c~1.x")])
    func address(name: String, address: String) throws {
        let program = try Program()
        try program.write(Self.bad, to: "samples/\(name).yaml")
        let report = try program("check", "samples", "--format", "sarif").output
        let found = report.matches(of: /"uri":"([^"]*)"/).map { String($0.output.1) }
        #expect(Set(found) == ["samples/\(address).yaml"])
    }

    @Test(
        "Services get paths without './'",
        arguments: ["sarif", "github"], [".", "./samples", ".//./samples/push.yaml"])
    func repositoryPaths(format: String, input: String) throws {
        let report = try program(Self.bad)("check", input, "--format", format).output
        #expect(report.contains(format == "sarif" ? #""uri":"samples/push.yaml""# : "file=samples/push.yaml,"))
    }

    @Test("In a Git repository, services get paths from its root", arguments: ["sarif", "gitlab"])
    func repositoryRoot(format: String) throws {
        let program = try program(Self.bad)
        let result = try program.shell(
            "git init -q . && mkdir deep && cd samples && \"$lifeline\" check push.yaml --format \(format)"
                + " && cd ../deep; \"$lifeline\" check ../samples --format \(format); root=$(dirname \"$PWD\"); cd /"
                + " && \"$lifeline\" check \"$root/samples\" --format \(format)")
        let key = format == "sarif" ? "uri" : "path"
        #expect(result.output.components(separatedBy: "\"\(key)\":\"samples/push.yaml\"").count > 3)
        #expect(!result.output.contains("\"\(key)\":\"..") && !result.output.contains("\"\(key)\":\"push"))
    }

    @Test("A report with the path - goes to standard output")
    func reportToOutput() throws {
        let program = try program(Self.bad)
        let result = try program("check", "samples", "--report", "github=-", "--report", "text=-")
        #expect(result.output.hasPrefix("::error ") && result.output.contains("\n1 error in 1 file"))
        #expect(!program.names(in: ".").contains("-"))
    }

    @Test("Two reports can't be written to one file")
    func repeatedReport() throws {
        let program = try program(Self.bad)
        let result = try program("check", "samples", "--report", "junit=a.xml", "--report", "sarif=a.xml")
        #expect(result.status == 64 && result.errors.contains("'a.xml' can contain only one report"))
    }

    @Test("A baseline in a folder isn't an input")
    func baselineInFolder() throws {
        let program = try program(Self.bad)
        let arguments = ["check", "samples", "--baseline", "samples/known.txt"]
        #expect(try program(arguments + ["--update-baseline"]).status == 0)
        #expect(
            try program(arguments + ["-v"]).errors.contains("skipped 1 file that isn't an input: samples/known.txt"))
    }

    @Test("A fingerprint in SARIF stays if lines are added, and differs for each diagnostic")
    func fingerprints() throws {
        func prints(_ text: String) throws -> [String] {
            try program(text)("check", "samples", "--format", "sarif").output
                .matches(of: /"primaryLocationLineHash":"([^"]*)"/).map { String($0.output.1) }
        }
        let claim = "  - memoryWarning:\n    expect: { state: { home: appeared } }\n"
        let twice = Self.bad + claim + claim
        let bad = try prints(twice)
        #expect(try prints("# moved\n\n" + twice) == bad)
        #expect(bad.count > 1 && Set(bad).count == bad.count, "\(bad)")
    }

    @Test("Line numbers in a message are no part of a fingerprint")
    func messageLines() throws {
        let log = "\nHome viewDidLoad\nHome viewWillAppear\nHome viewDidAppear\n"
        let prints = try [log, "\n" + log].map { text in
            let program = try Program()
            try program.write(text, to: "a.log")
            let report = try program("check", "a.log", "--format", "sarif").output
            #expect(report.contains("(lines \(text.hasPrefix("\n\n") ? "3-5" : "2-4"))"))
            return report.firstMatch(of: /"primaryLocationLineHash":"([^"]*)"/).map { String($0.output.1) }
        }
        #expect(prints[0] != nil && prints[0] == prints[1])
    }

    @Test(
        "An empty log says so, and what leaves it empty",
        arguments: ["", " \n\r\n"], ["check", "render", "inspect"])
    func emptyLog(text: String, command: String) throws {
        let program = try Program()
        try program.write(text, to: "a.log")
        let errors = try program(command, "a.log").errors
        #expect(errors.contains("the file is empty; ") && errors.contains("no device attached"))
        #expect(!errors.contains("--set patterns"))
    }

    @Test("A log whose tool repeats lines has a note about them, and no second sender")
    func repeatedLines() throws {
        let callbacks = [
            (12, "A viewDidLoad"), (12, "A viewWillAppear"), (13, "A viewDidAppear"), (15, "B viewDidLoad"),
        ]
        let lines = callbacks.map { "Nov 28 10:11:\($0) iPhone Demo[871] <Notice>: \($1)" }
        let program = try Program()
        try program.write(lines.indices.map { lines[...$0].joined(separator: "\n") + "\n" }.joined(), to: "a.log")
        let result = try program("check", "a.log")
        #expect(result.status == 0)
        #expect(result.errors.contains("a.log:2:1: note: 6 lines repeat earlier lines"), "\(result.errors)")
        #expect(!result.errors.contains("sender") && result.errors.contains("[repeated-lines]"))
        #expect(try program("inspect", "a.log").output.contains("6 repeated lines"))
    }

    @Test("A configuration file is found in a parent folder, and its errors have locations")
    func configuration() throws {
        let program = try program(Self.bad)
        try program.write("disable: [push-twice]\n", to: ".lifeline.yaml")
        #expect(try program("check", "samples").status == 0)
        try program.write("disable: [push-twice]\nbaselin: x\n", to: ".lifeline.yaml")
        let result = try program("check", "samples")
        #expect(result.status == 2)
        #expect(
            result.errors == """
                .lifeline.yaml:2:1: error: unknown key 'baselin'; did you mean 'baseline'?
                    baselin: x
                    ^

                """)
    }

    @Test("A report is written as JSON, GitHub annotations, or SARIF", arguments: ["json", "github", "sarif"])
    func formats(format: String) throws {
        let result = try program(Self.bad)("check", "samples", "--format", format)
        #expect(result.status == 1)
        #expect(result.errors == "")
        if format == "github" {
            #expect(
                result.output.hasPrefix("::error file=samples/push.yaml,line=10,col=11,title=push-twice::'detail' is"))
        } else {
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            let runs = object?["runs"] as? [[String: Any]]
            let list = object?["findings"] ?? runs?.first?["results"]
            #expect((list as? [[String: Any]])?.count == 1)
        }
    }

    @Test("Each diagnostic is a test case in JUnit, which fails from the severity that fails the check")
    func junit() throws {
        let program = try program(Self.bad)
        try program.write(Self.good, to: "samples/<good>.yaml")
        try program.write("steps: [", to: "samples/broken.yaml")
        let text = try program("check", "samples", "--format", "junit").output
        let document = try XMLDocument(data: Data(text.utf8))
        let cases = try document.nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
        func value(_ element: XMLElement, _ name: String) -> String? { element.attribute(forName: name)?.stringValue }
        #expect(cases.count == 3)
        #expect(value(try #require(document.rootElement()), "tests") == "3")
        let failed = cases.filter { !$0.elements(forName: "failure").isEmpty }
        #expect(failed.map { value($0, "classname") } == ["samples/push.yaml"])
        #expect(
            cases.filter { !$0.elements(forName: "error").isEmpty }.map { value($0, "file") } == ["samples/broken.yaml"]
        )
        #expect(
            cases.contains { value($0, "classname") == "samples/<good>.yaml" && value($0, "name") == "no diagnostics" })
        let rule = try #require(failed.first?.elements(forName: "failure").first.flatMap { value($0, "type") })
        let tolerant = try program("check", "samples/push.yaml", "--severity", "\(rule)=note", "--format", "junit")
            .output
        #expect(!tolerant.contains("<failure") && tolerant.contains("<system-out>"))
    }

    @Test("Test cases of the same file have different names in JUnit, also for a light and a dark drawing")
    func junitNames() throws {
        let program = try program(Self.good)
        let command = ["check", "samples", "-o", "out", "--diagram", "timeline", "--set", "theme=pair"]
        try program.write("", to: "out/empty")
        let text = try program(command + ["--format", "junit"]).output
        #expect(
            text.contains("name=\"missing-drawing, line 1\"") && text.contains("name=\"missing-drawing, line 1 (2)\""))
    }

    @Test("GitLab's report has a fingerprint without line numbers, a severity, and a line for each diagnostic")
    func gitlab() throws {
        let program = try program(Self.bad)
        func issues() throws -> [[String: Any]] {
            let output = try program("check", "./samples", "--format", "gitlab").output
            return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
        }
        let first = try issues()
        #expect(!first.isEmpty && first.allSatisfy { ["info", "minor", "major"].contains($0["severity"] as? String) })
        let location = try #require(first[0]["location"] as? [String: Any])
        #expect(location["path"] as? String == "samples/push.yaml")
        #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 > 1)
        try program.write("# a line\n" + Self.bad, to: "samples/push.yaml")
        #expect(try issues().map { $0["fingerprint"] as? String } == first.map { $0["fingerprint"] as? String })
        try program.write(Self.good, to: "samples/push.yaml")
        #expect(try issues().isEmpty)
    }

    @Test("Several reports of one check are files, which replace only files of this program")
    func reports() throws {
        let program = try program(Self.bad)
        let formats = ["junit=j.xml", "gitlab=g.json", "sarif=s.sarif", "json=o.json"]
        let arguments = ["check", "samples"] + formats.flatMap { ["--report", $0] }
        for _ in 1...2 {
            let result = try program(arguments)
            #expect(result.status == 1 && result.errors.contains("push.yaml"))
        }
        for format in formats {
            let parts = format.split(separator: "=").map(String.init)
            let report = String(decoding: try program.read(parts[1]), as: UTF8.self)
            #expect(report == (try program("check", "samples", "--format", parts[0]).output), "\(format)")
        }
        try program.write("<own/>", to: "j.xml")
        let refused = try program(arguments)
        #expect(
            refused.status == 2 && refused.errors.contains("j.xml: error: can't write the file: the existing file can"))
        #expect(try program.read("j.xml").elementsEqual("<own/>".utf8))
        for (word, message) in [
            ("junot=x", "unknown format 'junot'; did you mean 'junit'?"), ("junit=", "write a file"),
        ] {
            let result = try program("check", "samples", "--report", word)
            #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test("Insufficient coverage fails the check and lists the missing transitions")
    func coverage() throws {
        #expect(try program()("check", "samples", "--set", "minCoverage=60").status == 0)
        let result = try program()("check", "samples", "--set", "minCoverage=70")
        #expect(result.status == 1)
        #expect(result.errors.contains("appearing -> disappearing by viewWillDisappear(_:)"))
    }
}
