import LifecycleModel
import LifecycleReaders
import Lifeline
import Testing

/// Tests for exceptions and messages in logs that aren't known messages of UIKit, and for identifiers in messages.
@Suite("Exceptions in logs")
struct ExceptionTests {
    private func diagnosed(_ text: String, _ boards: [(file: String, text: String)] = []) throws -> DiagnosedInput {
        let lifeline = Lifeline()
        var input = try lifeline.load(InputSource(name: "test.log", text: text + "\n"))
        let storyboards = try boards.map { try lifeline.load(InputSource(name: $0.file, text: $0.text)).storyboard }
        input.refer(to: StoryboardSet(sorting: storyboards.compactMap(\.self)))
        return lifeline.diagnose(try lifeline.play(input))
    }

    private func reports(_ text: String, _ boards: [(file: String, text: String)] = []) throws -> [String] {
        try diagnosed(text, boards).reported.map { "\($0.location.line ?? 0) \($0.severity.rawValue): \($0.message)" }
    }

    private static let terminating = "*** Terminating app due to uncaught exception"

    @Test(
        "An unknown exception is an error with its name, reason, controllers, callbacks, and the app's first function",
        arguments: [
            (
                """
                2023-01-05 10:00:00.1 App[1:2] HomeVC viewDidLoad
                2023-01-05 10:00:00.2 App[1:2] \(terminating) 'NSInvalidArgumentException', reason: '-[App.HomeVC tap:]: unrecognized selector sent to instance 0x7f0012'
                *** First throw call stack:
                (
                \t0   CoreFoundation      0x000000010c1e3d26 __exceptionPreprocess + 226
                \t1   libobjc.A.dylib     0x000000010bd1fb20 objc_exception_throw + 48
                \t2   UIKitCore           0x00000001136d2f39 -[UIApplication sendAction:] + 936
                \t3   App                 0x000000010b1f4e31 -[HomeVC viewWillAppear:] + 123
                \t4   App                 0x000000010b1f4f31 main + 76
                )
                """,
                """
                2 error: an uncaught exception ended the app: 'NSInvalidArgumentException: -[App.HomeVC tap:]: \
                unrecognized selector sent to instance 0x7f0012'; it names 'HomeVC'; the last callbacks before it: \
                HomeVC.viewDidLoad; the app's first function in the call stack: -[HomeVC viewWillAppear:] + 123
                """
            ),
            (
                """
                Fatal Exception: NSRangeException
                *** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]
                0  CoreFoundation   0x1842a0e48 __exceptionPreprocess
                1  libobjc.A.dylib  0x19844f92c objc_exception_throw
                2  Online Shop      0x100e0c4f4 HomeViewController.viewDidLoad() + 42 (HomeViewController.swift:42)
                """,
                """
                1 error: an uncaught exception ended the app: 'NSRangeException: -[__NSArrayM objectAtIndex:]: index 3 \
                beyond bounds [0 .. 2]'; the app's first function in the call stack: HomeViewController.viewDidLoad() \
                + 42 (HomeViewController.swift:42)
                """
            ),
            (
                "> \(terminating) 'MyException', reason: 'two\nlines'\n> \n> HomeVC viewDidLoad",
                "1 error: an uncaught exception ended the app: 'MyException: two lines'"
            ),
        ])
    func unknown(log: String, report: String) throws {
        #expect(try reports(log) == [report])
    }

    @Test("The app's first function in a text crash report has a tab before its address, and is no binary image")
    func textCrashReport() throws {
        func log(_ frames: String) -> String {
            """
            Exception Type:  EXC_CRASH (SIGABRT)
            Application Specific Information:
            \(Self.terminating) 'MyException', reason: 'odd'

            Last Exception Backtrace:
            \(frames)
            Binary Images:
                   0x100e04000 -        0x100e3bfff Demo arm64  <8a3d0f8b9a6e3c7c> /x/Demo.app/Demo
            """
        }
        let start = "3 error: an uncaught exception ended the app: 'MyException: odd'"
        let system = "0   CoreFoundation                \t0x1842a0e48 __exceptionPreprocess + 164"
        #expect(try reports(log(system)) == [start])
        #expect(
            try reports(log(system + "\n2   Demo                          \t0x100e0c4f4 HomeVC.viewDidLoad() + 42"))
                == [
                    start + "; the app's first function in the call stack: HomeVC.viewDidLoad() + 42"
                ])
    }

    @Test(
        "A crash report in JSON has its exception at the line of the app's first function, which its list of images shows",
        arguments: [
            (#""asi" : {"CoreFoundation":["\#(terminating) 'MyException', reason: 'odd\nthing'"]}"#, 4),
            (
                #""exceptionReason" : {"name":"MyException","composed_message":"odd thing","type":"objc-exception"}"#,
                4
            ),
        ], [(0, "HomeVC.viewDidLoad() + 42 (HomeVC.swift:7)"), (1, "0x100e04000 + 33012"), (2, nil)])
    func crashReport(reason: (json: String, line: Int), frame: (image: Int, function: String?)) throws {
        let symbol =
            #""symbol":"HomeVC.viewDidLoad()","symbolLocation":42,"sourceFile":"HomeVC.swift","sourceLine":7,"#
        let report = """
            {"app_name":"CoreShop","bug_type":"309","os_version":"iPhone OS 26.1"}
            {
              "uptime" : 1200,
              \(reason.json),
              "lastExceptionBacktrace" : [{"imageOffset":1,"symbol":"-[MyKit raise]","imageIndex":2},
            {"imageOffset":33012,\(frame.image == 1 ? "" : symbol)"imageIndex":\(frame.image)},\
            {"imageOffset":8,"symbol":"main","symbolLocation":8,"imageIndex":0}],
              "usedImages" : [
                {"base":4309663744,"path":"\\/private\\/var\\/Demo.app\\/CoreShop","name":"CoreShop"},
                {"base":4309663744,"path":"\\/private\\/var\\/Demo.app\\/Kit","name":"Kit"},
                {"base":6442450944,"path":"\\/System\\/Library\\/MyKit","name":"MyKit"}
              ]
            }
            """
        let end = frame.function.map { "; the app's first function in the call stack: \($0)" } ?? ""
        #expect(
            try reports(report) == [
                "\(frame.function == nil ? reason.line : 6) error: an uncaught exception ended the app: 'MyException: odd thing'\(end)"
            ])
    }

    @Test("A known exception also shows the callbacks before it and the app's first function")
    func known() throws {
        let log = """
            HomeVC viewDidLoad
            \(Self.terminating) 'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard: 0x6>) doesn't contain a view controller with identifier 'x''
            3   App   0x000000010b1f4e31 $s3App6HomeVCC11viewDidLoadyyF + 123
            HomeVC viewWillAppear
            """
        let report = try #require(try reports(log).first { $0.contains(" error: ") })
        #expect(report.hasPrefix("2 error: instantiateViewController(withIdentifier:) was called with an unknown"))
        #expect(report.contains("; the last callbacks before it: HomeVC.viewDidLoad; the app's first function"))
        #expect(report.hasSuffix("HomeVC.viewDidLoad() + 123"))
    }

    @Test("An unknown message in UIKit's categories is a note, and an app's line in the same form is not")
    func messages() throws {
        let start = "2023-01-05 10:00:00.300 App[12:34]"
        #expect(
            try reports(
                """
                \(start) [Presentation] Something new about a presentation controller that nobody knows.
                \(start) [ViewController] tapped the button and went on
                \(start) [ViewController] viewDidLoad
                \(start) BUG IN CLIENT OF UIKIT: never do this with a window scene please.
                """) == [
                    """
                    1 note: UIKit printed '[Presentation] Something new about a presentation controller that nobody \
                    knows.', a message that Lifeline doesn't know
                    """,
                    """
                    4 note: UIKit printed 'BUG IN CLIENT OF UIKIT: never do this with a window scene please.', a \
                    message that Lifeline doesn't know
                    """,
                ])
    }

    @Test("Text about exceptions is not an exception")
    func prose() throws {
        for text in [
            "My app crashes with an uncaught exception in viewDidLoad.", "Fatal Exception: what is it?",
            "libc++abi: terminating with uncaught exception of type NSException", "0   App   is 0x1 here",
        ] { #expect(try diagnosed(text).reported.isEmpty, "\(text)") }
    }

    @Test("The timeline shows an exception in the title and in one banner")
    func drawing() throws {
        let input = try diagnosed("HomeVC viewDidLoad\n\(Self.terminating) 'Odd', reason: 'peculiar'")
        var request = DrawingRequest()
        request.formats = [.dot]
        let timeline = try #require(Lifeline().diagram(input, request).first { $0.name == "test.timeline.dot" })
        let dot = String(decoding: try Lifeline().render(timeline), as: UTF8.self)
        #expect(dot.ranges(of: "peculiar").count == 2)
    }

    private static let board = (
        file: "App/Main.storyboard",
        text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s"><objects><viewController id="v" storyboardIdentifier="recipe" customClass="RecipeVC">
        <connections><segue destination="w" kind="show" identifier="showDetail" id="g"/></connections>
        </viewController></objects></scene>
        <scene sceneID="t"><objects>
        <viewController id="w" storyboardIdentifier="detail" customClass="DetailVC"/></objects></scene>
        </scenes></document>
        """
    )

    @Test(
        "A message about an identifier names the scenes or segues of the storyboards, and the nearest identifier",
        arguments: [
            (
                "Storyboard (<UIStoryboard: 0x6>) doesn't contain a view controller with identifier 'Recipes'",
                """
                ; identifiers of scenes: 'recipe' (RecipeVC, Main.storyboard:2), 'detail' (DetailVC, \
                Main.storyboard:6); did you mean 'recipe'?
                """
            ),
            (
                "Storyboard (<UIStoryboard: 0x6>) doesn't contain a view controller with identifier 'detail'",
                """
                ; 'detail' is in the storyboards (DetailVC, Main.storyboard:6): the app contains an older file or \
                looks in another one
                """
            ),
            (
                "Receiver (<App.RecipeVC: 0x7f8>) has no segue with identifier 'showDetai'",
                """
                ; identifiers of segues: 'showDetail' (a segue of RecipeVC, Main.storyboard:3); did you mean \
                'showDetail'?
                """
            ),
            (
                "Receiver (<App.OtherVC: 0x7f8>) has no segue with identifier 'showDetail'",
                """
                ; 'showDetail' is in the storyboards (a segue of RecipeVC, Main.storyboard:3): the receiver wasn't \
                instantiated from this scene
                """
            ),
        ])
    func identifiers(message: String, advice: String) throws {
        let log = "\(Self.terminating) 'NSInvalidArgumentException', reason: '\(message)'"
        let alone = try #require(try reports(log).first)
        #expect(try reports(log, [Self.board]) == [alone + advice])
    }

    @Test(
        "A scenario with a storyboard raises an exception for an identifier that the storyboard lacks",
        arguments: [
            (
                "launch: recipe\n  - segue: detail\n    identifier: showDetails",
                "; identifiers of segues: 'showDetail' (a segue of RecipeVC, Main.storyboard:3); did you mean 'showDetail'?"
            ),
            (
                "launch: recipe\n  - present: recipes",
                """
                ; identifiers of scenes: 'recipe' (RecipeVC, Main.storyboard:2), 'detail' (DetailVC, \
                Main.storyboard:6); did you mean 'recipe'?
                """
            ),
            ("launch: recipe\n  - segue: detail\n    identifier: showDetail", nil),
            ("launch: recipe\n  - segue: made\n    from: recipe", nil),
            ("launch: made\n  - segue: detail\n    identifier: showDetails", nil),
            ("launch: made\n  - present: recipe", nil),
        ])
    func simulated(steps: String, advice: String?) throws {
        let lifeline = Lifeline()
        let text = """
            ios: 17
            storyboard: Main.storyboard
            controllers: { made: MadeVC, recipes: { class: RecipesVC, view: storyboard } }
            steps:
              - \(steps)

            """
        let options = Reader.Options { _ in Array(Self.board.text.utf8) }
        let input = try lifeline.load(InputSource(name: "App/a.yaml", text: text), options: options)
        let result = lifeline.diagnose(try lifeline.play(input))
        let errors = result.reported.filter { $0.severity == .error }
        #expect(errors.count == (advice == nil ? 0 : 1))
        #expect(errors.allSatisfy { $0.message.hasSuffix(advice ?? "") })
        let ends = result.played.runs[0].events.contains {
            if case .action(let action) = $0.body { action.detail == .terminated } else { false }
        }
        #expect(ends == (advice != nil))
    }
}
