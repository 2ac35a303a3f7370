import LifecycleModel
import LifecycleReaders
import Lifeline
import Testing

/// Tests for texts with a crash: what people paste from crash reports, debuggers, and consoles.
@Suite("Crashes in text")
struct CrashTextTests {
    private func reports(_ text: String) throws -> [String] {
        let lifeline = Lifeline()
        let input = try lifeline.load(Source(name: "test.log", text: text + "\n"))
        return lifeline.diagnose(try lifeline.play(input)).reported.map { "\($0.location.line ?? 0) \($0.message)" }
    }

    private func callbacks(_ text: String) throws -> [String] {
        guard case .runs(let runs) = try Reader.log.read(Source(name: "test.log", text: text), Reader.Options()) else {
            return []
        }
        return runs.flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
    }

    private static let start = "an uncaught exception ended the app: "
    private static let function = "; the app's first function in the call stack: "

    /// Call stacks of one app, in the forms of crash reports, debuggers, and consoles.
    private static let stacks: [(form: String, text: String, function: String)] = [
        (
            "with addresses",
            """
            0   CoreFoundation   0x00000001842a0e48 __exceptionPreprocess + 164
            4   UIKitCore        0x0000000186cc52b8 -[UIViewController loadViewIfRequired] + 172
            5   Demo             0x0000000100e0c4f4 -[HomeVC viewDidLoad] + 123
            """, "-[HomeVC viewDidLoad] + 123"
        ),
        (
            "mangled",
            """
            0   CoreFoundation   0x00000001842a0e48 __exceptionPreprocess + 164
            5   Demo             0x0000000100e0c4f4 $s4Demo18HomeViewControllerC11viewDidLoadyyF + 52
            """, "HomeViewController.viewDidLoad() + 52"
        ),
        (
            "without addresses",
            """
            3   UIKitCore   -[UIViewController _setViewAppearState:isAnimating:] + 544
            4   Demo   HomeViewController.viewWillAppear(_:) + 52
            """, "HomeViewController.viewWillAppear(_:) + 52"
        ),
        (
            "without addresses, mangled",
            """
            3  UIKitCore -[UIViewController viewDidLoad] + 12
            4  Demo $s4Demo18HomeViewControllerC13viewDidAppearyySbF
            """, "HomeViewController.viewDidAppear()"
        ),
        (
            "of a debugger",
            """
              * frame #0: 0x00000001842a0e48 libsystem_kernel.dylib`__pthread_kill + 8
                frame #3: 0x0000000186cc52b8 UIKitCore`-[UIViewController viewDidLoad] + 12
                frame #4: 0x0000000100e0c4f4 Demo`HomeViewController.viewDidLoad() at HomeViewController.swift:23:9
            """, "HomeViewController.viewDidLoad() at HomeViewController.swift:23:9"
        ),
        (
            "copied from a debugger",
            """
            #0\t0x00000001842a0e48 in __exceptionPreprocess ()
            #3\t0x0000000186cc52b8 in -[UIViewController viewWillAppear:] ()
            #4\t0x0000000100e0c4f4 in HomeViewController.viewDidLoad() at /Users/me/Demo/HomeViewController.swift:23
            """, "HomeViewController.viewDidLoad() at /Users/me/Demo/HomeViewController.swift:23"
        ),
    ]

    @Test(
        "The functions of a call stack are no callbacks, and the app's first one is part of the finding",
        arguments: stacks)
    func stack(form: String, text: String, function: String) throws {
        let log = """
            HomeVC viewWillAppear
            *** Terminating app due to uncaught exception 'MyException', reason: 'odd'
            *** First throw call stack:
            (
            \(text)
            )
            """
        #expect(try callbacks(log) == ["HomeVC.viewWillAppear"], "\(form)")
        let report = "2 \(Self.start)'MyException: odd'; the last callbacks before it: HomeVC.viewWillAppear"
        #expect(try reports(log).filter { $0.contains("exception") } == [report + Self.function + function], "\(form)")
    }

    @Test("A call stack without an exception is no log of callbacks", arguments: stacks)
    func stackAlone(form: String, text: String, function: String) throws {
        #expect(try callbacks("HomeVC viewDidLoad\n\n" + text) == ["HomeVC.viewDidLoad"], "\(form)")
    }

    @Test(
        "The finding has the name and the whole reason of the exception, never a function of the call stack",
        arguments: [
            (
                "*** Terminating app due to uncaught exception 'MyException', reason: 'one\ntwo: <A>\nthree'\n*** First throw call stack:",
                "'MyException: one two: <A> three'"
            ),
            (
                "NSInternalInconsistencyException: odd thing\n0  Demo  0x100e0c4f4 main + 4",
                "'NSInternalInconsistencyException: odd thing'"
            ),
            ("Fatal Exception: MyException\n0  Demo  0x100e0c4f4 main + 4", ""),
            ("Fatal Exception: MyException\none\ntwo\n0  Demo  0x100e0c4f4 main + 4", "'MyException: one two'"),
            (
                "Demo/HomeViewController.swift:42: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
                "'Fatal error: Unexpectedly found nil while unwrapping an Optional value (Demo/HomeViewController.swift:42)'"
            ),
            ("Thread 1: Fatal error: Index out of range", "'Fatal error: Index out of range'"),
            (
                "* thread #1, stop reason = EXC_BAD_ACCESS (code=1, address=0x10)\n    frame #0: 0x00000001842a0e48 libobjc.A.dylib`objc_msgSend + 8",
                "'EXC_BAD_ACCESS: (code=1, address=0x10)'"
            ),
            (
                "Exception Type:  EXC_BAD_ACCESS (SIGSEGV)\nException Subtype: KERN_INVALID_ADDRESS at 0x0000000000000010\nTermination Reason: SIGNAL 11",
                "'EXC_BAD_ACCESS: (SIGSEGV) KERN_INVALID_ADDRESS at 0x0000000000000010'"
            ),
        ])
    func reason(text: String, finding: String) throws {
        let found = try? reports(text)
        #expect(found ?? [] == (finding.isEmpty ? [] : ["1 \(Self.start)\(finding)"]))
    }

    @Test("In a crash log, the finding is the exception with the function from its own backtrace")
    func crashLog() throws {
        let log = """
            Incident Identifier: 6F1A
            Exception Type:  EXC_CRASH (SIGABRT)
            Exception Codes: 0x0000000000000000, 0x0000000000000000

            Application Specific Information:
            *** Terminating app due to uncaught exception 'NSGenericException', reason: 'odd
            and long'
            terminating with uncaught exception of type NSException

            Last Exception Backtrace:
            0   CoreFoundation  \t0x1842a0e48 __exceptionPreprocess + 164
            5   Demo            \t0x100e0c4f4 $s4Demo7ProfileV13HomeViewModelC4loadyyF + 52 (HomeViewModel.swift:7)

            Thread 0 Crashed:
            0   libsystem_kernel.dylib  \t0x1fafcfab60 __pthread_kill + 8
            8   Demo            \t0x100e0c111 -[OtherVC viewDidLoad] + 12
            """
        let end = "\(Self.function)Profile.HomeViewModel.load() + 52 (HomeViewModel.swift:7)"
        #expect(try reports(log) == ["6 \(Self.start)'NSGenericException: odd and long'\(end)"])
        #expect(try callbacks(log).isEmpty)
    }

    @Test("A single function with an offset is no callback, and hides none")
    func offsetInLog() throws {
        let log = "HomeVC viewDidLoad\n-[HomeVC viewWillAppear:] + 3\nHomeVC viewDidAppear\n"
        #expect(try callbacks(log) == ["HomeVC.viewDidLoad", "HomeVC.viewDidAppear"])
    }

    @Test(
        "A mangled name is reduced to types and a function",
        arguments: [
            ("$s4Demo18HomeViewControllerC11viewDidLoadyyF", "HomeViewController.viewDidLoad()"),
            ("_$s4Demo4HomeV5InnerO4loadyyFTo", "Home.Inner.load()"),
            ("$s9MyGreatApp", nil), ("$s4Demo", nil), ("HomeViewController", nil), ("$s99Demo", nil),
            // A word of an earlier name replaces the same word.
            ("$s8HomeDemo0A14ViewControllerC11viewDidLoadyyF", "HomeViewController.viewDidLoad()"),
        ] as [(String, String?)])
    func demangled(symbol: String, name: String?) {
        let text = "3   Demo   0x0000000100e0c4f4 \(symbol) + 1"
        let log = "*** Terminating app due to uncaught exception 'A', reason: 'b'\n\(text)"
        let found = (try? reports(log).first) ?? ""
        #expect(found.contains(name.map { "\(Self.function)\($0) + 1" } ?? "\(symbol) + 1"), "\(found)")
    }
}
