import Foundation
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleModel
import Testing

@testable import LifelineTool

@Suite("lifeline diff and explain")
struct DiffAndExplainTests {
    private static let sheet = """
        controllers: { home: HomeViewController, sheet: SheetViewController }
        steps:
          - launch: home
          - present: sheet
        """

    private func program() throws -> Program {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.yaml")
        return program
    }

    @Test("A run doesn't differ from itself")
    func same() throws {
        let result = try program()("diff", "sheet.yaml", "sheet.yaml")
        #expect((result.status, result.output) == (0, "--- sheet.yaml\n+++ sheet.yaml\nno differences\n"))
    }

    @Test("A scenario can differ between two iOS versions")
    func versions() throws {
        let result = try program()("diff", "sheet.yaml", "--ios", "12", "--ios", "13", "--ignore", "layout,environment")
        #expect(result.status == 1)
        #expect(result.output.contains("--- sheet.yaml (iOS 12)\n+++ sheet.yaml (iOS 13)\n"))
        #expect(result.output.contains("\n-     home.viewWillDisappear\n"))
        #expect(result.output.contains("\n+     sheet.viewIsAppearing\n"))
    }

    @Test("The oldest and the newest version can be compared, and versions outside this range are errors")
    func outermostVersions() throws {
        let program = try program()
        #expect(try program("diff", "sheet.yaml", "--ios", "5", "--ios", "26").status == 1)
        #expect(try program("diff", "sheet.yaml", "--ios", "4", "--ios", "26").status == 64)
        #expect(try program("diff", "sheet.yaml", "--ios", "5", "--ios", "27").status == 64)
    }

    @Test("A difference is drawn")
    func drawn() throws {
        let program = try program()
        try program("diff", "sheet.yaml", "--ios", "12", "--ios", "13", "-o", "out")
        #expect(try !program.read("out/sheet.difference.svg").isEmpty)
    }

    @Test("Inputs and options that can't be compared are errors")
    func refused() throws {
        let program = try program()
        #expect(try program("diff", "sheet.yaml").status == 2)
        #expect(try program("diff", "sheet.yaml", "--ios", "99").status == 64)
        #expect(try program("diff", "sheet.yaml", "sheet.yaml", "--ignore", "lay").status == 64)
    }

    @Test(
        "Rules, callbacks by any name, and UIKit's messages are explained",
        arguments: [
            ("missing-super", "missing-super (error)"), ("viewWillAppear", "viewWillAppear(_:)"),
            ("viewWillAppear:", "viewWillAppear(_:)"), ("-[HomeViewController viewDidLoad]", "viewDidLoad()"),
            ("willMove(toParent:)", "willMove(toParent:)"), ("exc-view-two-controllers", "exc-view-two-controllers"),
            ("exc-segue-no-nav", "exc-segue-no-nav (exception)"),
            (
                "Unbalanced calls to begin/end appearance transitions for <Home: 0x7f8a1b2c3d4e>.",
                "unbalanced-appearance (printed"
            ),
            ("VIEWDIDLOAD", "viewDidLoad()"), ("isMovingToParent", "isMovingToParent"),
            ("beginAppearanceTransition", "beginAppearanceTransition(_:animated:)"), ("addChild", "addChild(_:)"),
            ("whose view is not in the window hierarchy", "present-not-in-window-hierarchy"),
            ("what is viewIsAppearing for", "viewIsAppearing(_:)"),
            ("viewDidAppear called twice", "Possible causes:"), ("viewWillAppear is not called", "Possible causes:"),
        ])
    func explained(word: String, start: String) throws {
        let result = try program()("explain", word)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix(start))
    }

    @Test(
        "A question about a missing callback has the same causes in any wording",
        arguments: [
            "not called", "never called", "isn't called", "isn\u{2019}t called", "not being called",
            "doesn't get called", "not fired", "not firing", "not invoked", "never invoked", "missing", "doesn't fire",
            "not get called", "wasn't called",
        ])
    func missing(words: String) {
        for subject in ["viewWillAppear", "viewDidAppear", "my appearance callback"] {
            let rules = Symptom.described(by: "\(subject) \(words) after a sheet").flatMap(\.rules)
            #expect(rules.contains("sheet-keeps-presenter"), "\(subject) \(words)")
        }
        #expect(Symptom.described(by: "viewWillAppear is called").isEmpty)
    }

    /// Names and terms of Apple's class reference, programming guide, and sample code.
    private static let terms = [
        "Appeared", "Disappeared", "Disappearing", "IBAction", "Info.plist", "NSNotification", "NSNotificationCenter",
        "UIContentSizeCategoryDidChangeNotification", "UIResponder", "action", "addObserver:selector:name:object:",
        "autoresizesSubviews", "autoresizingMask", "bounds", "child", "container", "container view controller",
        "defaultCenter", "geometry", "instantiateViewControllerWithIdentifier:", "lifecycle", "nextResponder",
        "nibName",
        "outlet", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle", "removeObserver:",
        "removeObserver:name:object:", "responder chain", "rootViewController", "setNeedsStatusBarAppearanceUpdate",
        "setTranslatesAutoresizingMaskIntoConstraints:", "shouldAutorotateToInterfaceOrientation:",
        "statusBarOrientation", "supportedInterfaceOrientations", "ten steps", "unsafe retained", "userInfo", "window",
        "xib", "appearing", "trait",
    ]

    @Test("Names and terms of Apple's documents are explained, not words that look like them", arguments: terms)
    func term(word: String) throws {
        let explanation = try #require(Explanation(of: word))
        let term = try #require(UIKitCall.named(word))
        #expect(explanation.corrected == nil && explanation.text.hasPrefix(term.explanation))
        #expect(UIKitCall.all.count { UIKitCall.named(word)?.names == $0.names } == 1)
        #expect(term.source?.hasPrefix("https://developer.apple.com/documentation/") == true)
    }

    @Test(
        "A term quotes only words of the scenario language, diagrams, and commands",
        arguments: UIKitCall.terms.map(\.text))
    func quotedWords(text: String) {
        for match in text.matches(of: /[ (]'(\w+)/) {
            let word = String(match.1)
            #expect(Explanation.language(word) != nil || Diagram.named(word) != nil || word == "lifeline", "\(word)")
        }
    }

    @Test("A short word is corrected only if one letter differs")
    func shortWords() {
        #expect(Explanation(of: "lanch")?.corrected == "launch")
        #expect(Explanation(of: "wat") == nil)
    }

    @Test("explain lists a verb's options and first version, and an option's verbs")
    func language() throws {
        let program = try program()
        let verb = try program("explain", "hideColumn").output
        #expect(verb.hasPrefix("hideColumn (verb)\n") && verb.contains("\nOptions: in.\nSince iOS 14.\n"))
        #expect(try !program("explain", "push").output.contains("Since"))
        let option = try program("explain", "interrupt").output
        #expect(option.contains("interrupt (option of steps)\nAccepted by: push, pop, present, dismiss"))
        #expect(try !program("explain", "controllers").output.contains("Accepted by"))
    }

    @Test("Without an argument, explain lists everything, and an unknown argument is an error")
    func lists() throws {
        #expect(try program()("explain").output.contains("\n  controller-leaked "))
        let result = try program()("explain", "viewController")
        #expect(result.status == 64)
        #expect(result.errors.contains("is not a known name"))
    }

    @Test("A typo is corrected, and an argument after -- is explained")
    func corrected() throws {
        let result = try program()("explain", "viewWilAppear")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("viewWillAppear(_:)"))
        #expect(result.errors.contains("'viewWilAppear' is unknown; explaining 'viewWillAppear'"))
        #expect(try program()("explain", "--", "viewDidLoad").output.hasPrefix("viewDidLoad()"))
    }

    @Test("Rules, callbacks, and UIKit's messages refer to existing sections of Evidence articles")
    func evidence() throws {
        let root = Program.package
        var headings: [String: Set<Substring>] = [:]
        let sections =
            Rule.all.map(EvidenceSection.section) + Callback.allCases.map(EvidenceSection.section)
            + UIKitWarning.all.map(EvidenceSection.section)
        for section in sections {
            let path = "\(EvidenceSection.folder)/\(section.article)"
            if headings[path] == nil {
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                let lines = text.split(separator: "\n").filter { $0.hasPrefix("##") }
                headings[path] = Set(lines.map { $0.drop { $0 == "#" }.dropFirst() })
            }
            #expect(headings[path]?.contains(section.title[...]) == true, "\(section.location)")
        }
        let article = root.appending(path: "\(EvidenceSection.folder)/EvidenceWarnings.md")
        let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n## ")
        for warning in UIKitWarning.all {
            let part = parts.first { $0.hasPrefix(EvidenceSection.section(of: warning).title + "\n") }
            #expect(part?.contains("| `\(warning.id)` |") == true, "\(warning.id)")
        }
    }
}
