import Foundation
import LifecycleCatalog
import LifecycleDiagnostics
import LifecycleDiagrams
import LifecycleModel
import Testing

@testable import LifelineTool

@Suite("lifeline diff and explain", .waitsForProcesses)
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

    /// Two versions of the sample storyboard: a class, a segue identifier, and a destination differ.
    private func storyboards() throws -> (program: Program, old: String, new: String) {
        let program = try program()
        let sample = Program.package.appending(path: "samples/storyboards/Main.storyboard")
        let old = try String(contentsOf: sample, encoding: .utf8)
        let new = old.replacing("OldHelpViewController", with: "HelpViewController")
            .replacing("identifier=\"showRecipe\"", with: "identifier=\"openRecipe\"")
        try program.write(old, to: "old.storyboard")
        try program.write(new, to: "new.storyboard")
        return (program, old, new)
    }

    @Test("Two storyboards are compared as text, JSON, and a drawing")
    func twoStoryboards() throws {
        let (program, _, _) = try storyboards()
        let result = try program("diff", "old.storyboard", "new.storyboard", "-o", "out")
        #expect(result.status == 1)
        #expect(result.output.contains("class: OldHelpViewController -> HelpViewController\n"))
        #expect(result.output.contains("identifier: showRecipe -> openRecipe\n"))
        let svg = String(decoding: try program.read("out/old-new.difference.svg"), as: UTF8.self)
        #expect(svg.contains("≠ changed") && svg.contains("class: OldHelpViewController → HelpViewController"))
        let json = try program("diff", "old.storyboard", "new.storyboard", "--format", "json").output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(object["equal"] as? Bool == false && (object["changes"] as? [Any])?.count == 2)
        #expect(try program("diff", "old.storyboard", "old.storyboard").status == 0)
        let mixed = try program("diff", "old.storyboard", "sheet.yaml")
        #expect(mixed.status == 2 && mixed.errors.contains("expected two storyboards, found 1 and 1 run"))
    }

    @Test("A file is compared with its version in a Git revision, and two revisions with each other")
    func git() throws {
        let (program, old, new) = try storyboards()
        try program.write(old, to: "app/Main.storyboard")
        let commit = "git -c user.name=a -c user.email=a@b commit -qam x"
        #expect(try program.shell("git init -q . && git add app && \(commit)").status == 0)
        try program.write(new, to: "app/Main.storyboard")
        let result = try program("diff", "--git", "HEAD", "app/Main.storyboard", "-o", "x.svg")
        #expect(
            result.status == 1 && result.output.hasPrefix("--- HEAD:app/Main.storyboard\n+++ app/Main.storyboard\n"))
        #expect(try program.shell(commit).status == 0)
        #expect(try program("diff", "--git", "HEAD", "app/Main.storyboard").status == 0)
        #expect(try program("diff", "--git", "HEAD~1..", "app/Main.storyboard").status == 1)
        #expect(try program("diff", "--git", "HEAD~1...HEAD", "app/Main.storyboard").status == 1)
        #expect(try program("diff", "--git", "HEAD...HEAD~1", "app/Main.storyboard").status == 0)
        let wrong = try program("diff", "--git", "nowhere", "app/Main.storyboard")
        #expect(
            wrong.status == 2 && wrong.errors.contains("app/Main.storyboard: error: can't read the file in 'nowhere'"))
        #expect(try program("diff", "--git", "HEAD", "a", "b").status == 64)
        let folder = try program("diff", "--git", "HEAD", "app")
        #expect(folder.status == 64 && folder.errors.contains("--git compares a file, and 'app' is a folder"))
    }

    @Test("Without line numbers, a storyboard's text is the same after a change of lines above, and in another file")
    func lines() throws {
        let (program, old, _) = try storyboards()
        try program.write(old.replacing("<scenes>", with: "\n\n<scenes>"), to: "moved.storyboard")
        func text(_ name: String) throws -> String { try program("inspect", name, "--no-lines").output }
        #expect(try text("old.storyboard") == text("moved.storyboard"))
        #expect(try text("old.storyboard").hasPrefix("iOS, "))
    }

    @Test("A file is explained like its text on standard input, unless its name is the name of a topic")
    func file() throws {
        let program = try Program()
        let message = "*** Terminating app due to uncaught exception 'MyException', reason: 'odd thing'"
        try program.write(message, to: "crash.txt")
        try program.write(message, to: "push")
        let result = try program("explain", "crash.txt")
        #expect(result.status == 1 && result.output.hasPrefix("'MyException: odd thing' is a crash that no entry"))
        #expect(try program("explain", "push").status == 0)
    }

    @Test("A folder is an error of explain, unless its name is the name of a topic")
    func folder() throws {
        let program = try Program()
        try program.write("", to: "Trails/Lists/a.txt")
        try program.write("", to: "push/a.txt")
        for path in ["Trails", "Trails/Lists", "push/"] {
            let result = try program("explain", path)
            #expect(result.status == 2 && result.errors.contains("\(path): error: can't read the file: it is a folder"))
        }
        #expect(try program("explain", "push").status == 0)
    }

    @Test("The drawing of two storyboards shows the old and the new values of a segue")
    func oldValues() throws {
        let (program, old, _) = try storyboards()
        let new = old.replacing(
            "kind=\"show\" identifier=\"showRecipe\"", with: "kind=\"presentation\" identifier=\"openRecipe\""
        )
        .replacing("identifier=\"cook\"", with: "identifier=\"cook\" animates=\"NO\"")
        try program.write(new, to: "new.storyboard")
        #expect(try program("diff", "old.storyboard", "new.storyboard", "-o", "a.svg").status == 1)
        let svg = String(decoding: try program.read("a.svg"), as: UTF8.self)
        #expect(svg.contains(">≠ show → present</text>") && svg.contains(">‘showRecipe → openRecipe’</text>"))
        #expect(svg.contains(">≠ present (full screen)</text>") && svg.contains(">animates: none → false</text>"))
        // Purple is a presentation in other drawings, and in the rest of this one.
        #expect(svg.contains("stroke=\"#5f7200\" stroke-width=\"2.4\"") && svg.contains("stroke=\"#6d3fc4\""))
    }

    @Test("Identifiers of segues and scenes are in a storyboard's drawing, unless a setting omits them")
    func identifiers() throws {
        let (program, _, _) = try storyboards()
        for arguments in [[], ["--set", "identifiers=false"]] {
            try program(["render", "old.storyboard", "-o", "a.svg"] + arguments)
            let svg = String(decoding: try program.read("a.svg"), as: UTF8.self)
            #expect(svg.contains(">‘showRecipe’</text>") == arguments.isEmpty)
        }
    }

    @Test("A drawing of several storyboards has the name of their folder, and counts the scenes of all")
    func together() throws {
        let (program, old, new) = try storyboards()
        try program.write(old, to: "App/Main.storyboard")
        try program.write(new, to: "App/Other.storyboard")
        let result = try program("render", "App", "--set", "together=true", "-o", "out")
        #expect(result.status == 0 && program.names(in: "out") == ["App.storyboard.svg"])
        let svg = String(decoding: try program.read("out/App.storyboard.svg"), as: UTF8.self)
        #expect(svg.contains(">App</text>") && svg.contains(" · 2 files · "))
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
            ("whose view is not in the window hierarchy", "1. present fails: the view is not in the window"),
            ("what is viewIsAppearing for", "viewIsAppearing(_:)"),
            ("updateProperties in iOS 26", "updateProperties()"),
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
        #expect(answer.corrections.isEmpty && answer.topic?.cause == terms.first?["means"] && terms.count == 1)
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
        #expect(Answer(to: "lanch").corrections.map(\.name) == ["launch"])
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

    @Test(
        "A question with a misspelled callback has the answer of the same question without the mistake",
        arguments: [
            ("viewDidApear isn't called after push", "viewDidApear", "viewDidAppear"),
            ("why is viewWilLayoutSubviews called twice?", "viewWilLayoutSubviews", "viewWillLayoutSubviews"),
            ("what is viewDidDisapear", "viewDidDisapear", "viewDidDisappear"),
        ])
    func misspelled(question: String, word: String, name: String) {
        let answer = Answer(to: question)
        let right = Answer(to: question.replacing(word, with: name))
        #expect(answer.text == right.text && answer.question == question && right.topic != nil)
        #expect(answer.corrections.map(\.word) == [word] && answer.corrections.map(\.name) == [name])
        #expect(Answer(to: question.replacing(word, with: "viewModelChanged")).corrections.isEmpty)
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
