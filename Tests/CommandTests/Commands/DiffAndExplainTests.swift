import Foundation
import LifecycleCatalog
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
        #expect(try program("diff", "sheet.yaml", "--ios", "5", "--ios", "27").status == 1)
        #expect(try program("diff", "sheet.yaml", "--ios", "4", "--ios", "27").status == 64)
        #expect(try program("diff", "sheet.yaml", "--ios", "5", "--ios", "28").status == 64)
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

    @Test("A misspelled option with a value is reported before its value, and too many inputs are an error")
    func misspelledOption() throws {
        let program = try program()
        for command in [["sheet.yaml", "--ios", "12", "--ios", "17"], ["sheet.yaml", "sheet.yaml"]] {
            let misspelled = try program(["diff"] + command + ["--contextt", "7"])
            #expect(misspelled.status == 64 && misspelled.errors.contains("Unknown option '--contextt'"))
            let result = try program(["diff"] + command + ["sheet.yaml"])
            #expect(result.status == 64 && result.errors.contains("inputs"))
        }
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
            ("whose view is not in the window hierarchy", "present fails: the view is not in the window"),
            ("what is viewIsAppearing for", "viewIsAppearing(_:)"),
        ])
    func explained(word: String, start: String) throws {
        let result = try program()("explain", word)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix(start))
    }

    /// Names and terms of Apple's class reference, programming guide, and sample code.
    private static let terms = [
        "Appeared", "Disappeared", "Disappearing", "IBAction", "Info.plist", "NSNotification", "NSNotificationCenter",
        "UIContentSizeCategoryDidChangeNotification", "UIResponder", "action", "addObserver:selector:name:object:",
        "autoresizesSubviews", "autoresizingMask", "bounds", "child", "container", "container view controller",
        "defaultCenter", "geometry", "instantiateViewControllerWithIdentifier:", "nextResponder",
        "nibName",
        "outlet", "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle", "removeObserver:",
        "removeObserver:name:object:", "responder chain", "rootViewController", "setNeedsStatusBarAppearanceUpdate",
        "setTranslatesAutoresizingMaskIntoConstraints:", "shouldAutorotateToInterfaceOrientation:",
        "statusBarOrientation", "supportedInterfaceOrientations", "ten steps", "unsafe retained", "userInfo", "window",
        "xib", "appearing", "trait",
    ]

    @Test("Names and terms of Apple's documents are explained, not words that look like them", arguments: terms)
    func term(word: String) throws {
        let answer = Answer(to: word)
        let terms = Catalog.Terms.all.filter { entry in
            ([entry.id] + entry.items("names")).contains { base(of: $0) == base(of: word) }
        }
        #expect(answer.corrected == nil && answer.topic?.cause == terms.first?["means"] && terms.count == 1)
        #expect(terms.first?["evidence"].hasPrefix("https://developer.apple.com/documentation/") == true)
    }

    private func base(of name: String) -> String { name.prefix { $0 != "(" && $0 != ":" }.lowercased() }

    @Test(
        "A term quotes only words of the scenario language, diagrams, and commands",
        arguments: Catalog.Terms.terms.map { $0["means"] })
    func quotedWords(text: String) {
        for match in text.matches(of: /[ (]'(\w+)/) {
            let word = String(match.1)
            let isLanguage = Topic.everything.contains { $0.id == word && [.verbs, .keys].contains($0.subject) }
            #expect(isLanguage || Diagram.named(word) != nil || word == "lifeline", "\(word)")
        }
    }

    @Test("A short word is corrected only if one letter differs")
    func shortWords() {
        #expect(Answer(to: "lanch").corrected == "launch")
        #expect(Answer(to: "wat").topic == nil)
    }

    @Test("explain lists a verb's options and first version, and an option's verbs")
    func language() throws {
        let program = try program()
        let verb = try program("explain", "hideColumn").output
        #expect(verb.hasPrefix("hideColumn\n\nA verb: ") && verb.contains("Options: in. Since iOS 14."))
        #expect(try !program("explain", "push").output.contains("Since"))
        let option = try program("explain", "interrupt").output
        #expect(option.contains("An option of steps. Accepted by: push, pop, present, dismiss"))
        #expect(try !program("explain", "controllers").output.contains("Accepted by"))
    }

    @Test("Without an argument, explain lists the topics by subject")
    func lists() throws {
        let output = try program()("explain").output
        #expect(output.contains("\n  controller-leaked ") && output.contains("\n  appearance-twice "))
        #expect(Topic.Subject.allCases.allSatisfy { output.contains("\($0.rawValue)\n  ") })
    }

    @Test("A question without a topic has the exit status 1 and three nearest topics", arguments: ["wat", "git merge"])
    func unknown(question: String) throws {
        let result = try program()("explain", question)
        #expect(result.status == 1 && result.output.components(separatedBy: "\n  lifeline explain ").count == 4)
    }

    @Test("A typo is corrected, and an argument after -- is explained")
    func corrected() throws {
        let program = try program()
        let result = try program("explain", "viewWilAppear")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("viewWillAppear(_:)"))
        #expect(result.errors.contains("'viewWilAppear' is unknown; explaining 'viewWillAppear'"))
        #expect(try program("explain", "--", "viewDidLoad").output.hasPrefix("viewDidLoad()"))
    }
}
