import LifecycleModel
import LifecycleReaders
import Lifeline
import Testing

/// Tests for texts with a crash: what people paste from crash reports, debuggers, and consoles.
@Suite("Crashes in text")
struct CrashTextTests {
    private func reports(_ text: String) throws -> [String] {
        let lifeline = Lifeline()
        let input = try lifeline.load(InputSource(name: "test.log", text: text + "\n"))
        return lifeline.diagnose(try lifeline.play(input)).reported.map { "\($0.location.line ?? 0) \($0.message)" }
    }

    private func callbacks(_ text: String) throws -> [String] {
        guard case .runs(let runs) = try Reader.log.read(InputSource(name: "test.log", text: text), Reader.Options())
        else {
            return []
        }
        return runs.flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
    }

    private static let start = "an uncaught exception ended the app: "
    private static let fatal = "a fatal error in Swift ended the app: "
    private static let crash = "a crash ended the app: "
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
            ("Fatal Exception: MyException\n0  Demo  0x100e0c4f4 main + 4", "'MyException: no reason is stated'"),
            (
                "Fatal Exception: MyException\none line.\nan app's own line\n\nHomeVC viewDid",
                "'MyException: one line.'"
            ),
            ("Fatal Exception: MyException\none\ntwo\n0  Demo  0x100e0c4f4 main + 4", "'MyException: one two'"),
            (
                "Demo/HomeViewController.swift:42: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
                "\(fatal)'Unexpectedly found nil while unwrapping an Optional value (Demo/HomeViewController.swift:42)'"
            ),
            ("Thread 1: Fatal error: Index out of range", "\(fatal)'Index out of range'"),
            (
                "Fatal error: Index out of range: file Demo/HomeVC.swift, line 42",
                "\(fatal)'Index out of range (Demo/HomeVC.swift:42)'"
            ),
            (
                "* thread #1, stop reason = EXC_BAD_ACCESS (code=1, address=0x10)\n    frame #0: 0x00000001842a0e48 libobjc.A.dylib`objc_msgSend + 8",
                "\(crash)'EXC_BAD_ACCESS: (code=1, address=0x10)'"
            ),
            (
                "Exception Type:  EXC_BAD_ACCESS (SIGSEGV)\nException Subtype: KERN_INVALID_ADDRESS at 0x0000000000000010\nTermination Reason: SIGNAL 11",
                "\(crash)'EXC_BAD_ACCESS: (SIGSEGV) KERN_INVALID_ADDRESS at 0x0000000000000010'"
            ),
        ])
    func reason(text: String, finding: String) throws {
        let found = try? reports(text)
        let text = finding.hasPrefix("'") ? "\(Self.start)\(finding)" : finding
        #expect(found ?? [] == (finding.isEmpty ? [] : ["1 \(text)"]))
    }

    @Test("A crash that the program printed and the system logged is reported once, and one of each run twice")
    func repeated() throws {
        let (printed, logged) = (
            "Demo/HomeVC.swift:42: Fatal error: Index out of range",
            "2026-11-28 10:00:00.123456+0100 Demo[123:456] Fatal error: Index out of range"
        )
        let once = "\(Self.fatal)'Index out of range (Demo/HomeVC.swift:42)'"
        for log in ["\(printed)\n\(logged)\n", "\(logged)\nother\n\(printed)\n"] {
            #expect(try reports(log) == ["1 \(once)"])
        }
        #expect(try reports("\(printed)\nHomeVC viewDidLoad\n\(printed)\n").count == 2)
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

    private static let unhandled = "nothing handled an exception: "

    /// Crashes of apps in other languages, and the exports of services that collect crashes. The finding is that of the
    /// first line after the callbacks.
    private static let others: [(form: String, text: String, finding: String)] = [
        (
            "Kotlin/Native with addresses",
            """
            Uncaught Kotlin exception: kotlin.IllegalStateException: The repository is closed
                at 0   shared      0x1052b2d3f     kfun:kotlin.Throwable#<init>(kotlin.String?){} + 119
                at 2   shared      0x1050f1e6d     kfun:com.example.HomeRepository#load(){}kotlin.collections.List<kotlin.String> + 1021
                at 3   shared      0x1050f3c11     objc2kotlin_kfun:com.example.HomeRepository#load(){} + 177
                at 4   Shop        0x1024aa5d4     $s4Shop6HomeVCC13viewDidAppearyySbF + 84
            """, start + "'IllegalStateException: The repository is closed'" + function + "HomeRepository.load() + 1021"
        ),
        (
            "Kotlin/Native without addresses, with a reason of two lines",
            """
            Uncaught Kotlin exception: kotlin.UninitializedPropertyAccessException: lateinit property
            view has not been initialized
                at kfun:com.example.HomePresenter#viewDidLoad(){} (/Users/me/HomePresenter.kt:20:9)
                at kfun:com.example.HomePresenter#viewDidAppear(kotlin.Boolean){} (/Users/me/HomePresenter.kt:24:9)
            """,
            start + "'UninitializedPropertyAccessException: lateinit property view has not been initialized'" + function
                + "HomePresenter.viewDidLoad() (/Users/me/HomePresenter.kt:20:9)"
        ),
        (
            "Java with a cause",
            """
            Exception in thread "main" java.lang.IllegalStateException: not attached
            \tat java.base/java.lang.Thread.run(Thread.java:829)
            \tat com.example.HomeController.viewDidLoad(HomeController.kt:12)
            Caused by: java.lang.NullPointerException: view is null
            \tat com.example.Base.loadView(Base.java:3)
            \t... 12 more
            """,
            start + "'IllegalStateException: not attached (caused by java.lang.NullPointerException: view is null)'"
                + function
                + "com.example.HomeController.viewDidLoad(HomeController.kt:12)"
        ),
        (
            "JavaScript below a logger's prefix",
            """
            2023-08-14 09:12:44.501 [error][tid:com.facebook.react.JavaScript] TypeError: undefined is not a function
                at HomeVC.viewDidAppear (index.bundle:12:3)
                at render (http://localhost:8081/index.bundle?platform=ios:120:33)
            viewDidLoad@http://localhost:8081/index.bundle?platform=ios:4:19
            """,
            unhandled + "'TypeError: undefined is not a function'" + function
                + "HomeVC.viewDidAppear (index.bundle:12:3)"
        ),
        (
            "JavaScript in an exception of React Native",
            """
            *** Terminating app due to uncaught exception 'RCTFatalException: Unhandled JS Exception: 'e.name'', reason: 'Unhandled JS Exception: 'e.name', stack:
            render@332:1048
            viewDidLoad@120:33
            '
            *** First throw call stack:
            (
            \t0   CoreFoundation   0x00007fff23e3de6e __exceptionPreprocess + 350
            \t1   Shop             0x000000010f5f0625 RCTFatal + 658
            \t2   Shop             0x000000010f5f0999 -[HomeVC viewDidLoad] + 20
            )
            """,
            start + "'RCTFatalException: Unhandled JS Exception: 'e.name', stack: render@332:1048 viewDidLoad@120:33'"
                + function + "-[HomeVC viewDidLoad] + 20"
        ),
        (
            "Dart",
            """
            [ERROR:flutter/runtime/dart_vm_initializer.cc(41)] Unhandled Exception: Bad state: already listened to.
            #0      _StreamController._subscribe (dart:async/stream_controller.dart:676:7)
            #1      HomeVC.viewDidAppear (package:shop/home.dart:42:9)
            <asynchronous suspension>
            #3      main (package:shop/main.dart:10:3)
            """,
            unhandled + "'Bad state: already listened to.'" + function
                + "HomeVC.viewDidAppear (package:shop/home.dart:42:9)"
        ),
        (
            "C#",
            """
            Unhandled managed exception: System.InvalidOperationException: odd
              at UIKit.UIApplication.Main (System.String[] args) [0x0000b] in /x/UIApplication.cs:79
              at Shop.HomeVC.ViewDidLoad () [0x00000] in <3c5>:0
            """,
            unhandled + "'InvalidOperationException: odd'" + function
                + "Shop.HomeVC.ViewDidLoad () [0x00000] in <3c5>:0"
        ),
        (
            "Crashlytics without a reason",
            """
            Fatal Exception: NSInternalInconsistencyException
            0  CoreFoundation     0x1a __exceptionPreprocess
            2  Shop               0x6b3d4 HomeVC.viewDidAppear(_:) + 42 (HomeVC.swift:42)
            4  Shop               0x6b999 @objc HomeVC.viewWillAppear(_:) + 4 (<compiler-generated>:4)
            """,
            start + "'NSInternalInconsistencyException: no reason is stated'" + function
                + "HomeVC.viewDidAppear(_:) + 42 (HomeVC.swift:42)"
        ),
        (
            "Sentry's report",
            """
            Attempted to dereference garbage pointer > NSInternalInconsistencyException: odd

            Thread 0 Crashed:
            0   CoreFoundation    0x340d69f20         __exceptionPreprocess
            2   Shop              0x2046b85d4         HomeVC.viewDidAppear (HomeVC.swift:42)
            5   Shop              0x2046b99d4         [inlined] HomeVC.viewWillAppear (HomeVC.swift)
            """, start + "'NSInternalInconsistencyException: odd'" + function + "HomeVC.viewDidAppear (HomeVC.swift:42)"
        ),
        (
            "Sentry's text",
            """
            NSInternalInconsistencyException: odd
              File "<unknown>", in -[UIViewController viewWillAppear:]
              File "HomeVC.swift", line 42, in HomeVC.viewDidAppear
              at HomeVC.viewDidLoad (HomeVC.swift:12)
            """, start + "'NSInternalInconsistencyException: odd'" + function + "HomeVC.viewDidAppear"
        ),
        (
            "Bugsnag's text",
            """
            NSRangeException
            *** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]

                CoreFoundation ___exceptionPreprocess
                UIViewController.m:120 -[UIViewController viewWillAppear:]
                HomeVC.swift:42 HomeVC.viewDidAppear(_:)
                Shop HomeVC.viewDidLoad()
            """,
            start + "'NSRangeException: -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]'" + function
                + "HomeVC.viewDidAppear(_:)"
        ),
    ]

    @Test(
        "The functions of other languages and services are not callbacks, and the exception is the finding",
        arguments: others)
    func other(form: String, text: String, finding: String) throws {
        #expect(try reports(text).first == "1 " + finding, "\(form)")
        #expect(try callbacks(text).isEmpty, "\(form)")
        let log = "HomeVC viewWillAppear\n\(text)\n\nHomeVC viewDidDisappear\n"
        #expect(try callbacks(log) == ["HomeVC.viewWillAppear", "HomeVC.viewDidDisappear"], "\(form)")
    }

    @Test(
        "A callback with a file or a number is not a line of a call stack",
        arguments: [
            "HomeVC.viewDidLoad (HomeVC.swift:12)", "[HomeVC.swift:12] viewDidLoad()",
            "viewDidLoad() (HomeVC.swift:33)",
            "HomeVC.swift:12 HomeVC.viewDidLoad()", "1 HomeVC viewDidLoad", "1: HomeVC.viewDidLoad() (HomeVC.swift:42)",
            "Shop HomeVC.viewDidLoad()", "HomeVC.kt:12 viewDidLoad",
            "error: HomeVC viewDidLoad() (TypeError: none)",
        ])
    func lookAlike(line: String) throws {
        #expect(
            try callbacks("\(line)\n\(line.replacing("viewDidLoad", with: "viewWillAppear"))\n").count == 2, "\(line)")
    }

    @Test("A report of MetricKit has its exception or signal, and the app's first frame of the thread that crashed")
    func metrics() throws {
        func report(_ data: String) -> String {
            """
            {
              "crashDiagnostics" : [ { "version" : "1.0.0", "callStackTree" : { "callStacks" : [
                { "threadAttributed" : false, "callStackRootFrames" : [ { "binaryName" : "Other", "offsetIntoBinaryTextSegment" : 1 } ] },
                { "threadAttributed" : true, "callStackRootFrames" : [ { "binaryName" : "libobjc.A.dylib",
                  "offsetIntoBinaryTextSegment" : 123, "subFrames" : [ { "binaryName" : "Shop", "offsetIntoBinaryTextSegment" : 33012 } ] } ] }
              ] }, "diagnosticMetaData" : { \(data) } } ]
            }
            """
        }
        let end = "\(Self.function)Shop + 33012"
        let reason = #""exceptionReason" : { "composedMessage" : "odd", "exceptionName" : "NSGenericException" }"#
        #expect(try reports(report(reason)) == ["6 \(Self.start)'NSGenericException: odd'\(end)"])
        let signal = #""exceptionType" : 1, "signal" : 11, "terminationReason" : "Namespace SIGNAL, Code 0xb""#
        #expect(
            try reports(report(signal)) == [
                "6 \(Self.crash)'EXC_BAD_ACCESS: signal 11, Namespace SIGNAL, Code 0xb'\(end)"
            ])
    }

    @Test(
        "A crash report in JSON without an exception has its failure or signal, and the thread that crashed",
        arguments: [
            (
                #""asi" : {"libswiftCore.dylib":["Shop\/HomeVC.swift:42: Fatal error: Index out of range"]},"#,
                "\(fatal)'Index out of range'"
            ),
            ("", "\(crash)'EXC_BAD_ACCESS: (SIGSEGV) KERN_INVALID_ADDRESS at 0x10'"),
        ])
    func signalReport(information: String, finding: String) throws {
        let report = """
            {"app_name":"Shop","bug_type":"309"}
            {
              \(information)"exception" : {"type":"EXC_BAD_ACCESS","signal":"SIGSEGV","subtype":"KERN_INVALID_ADDRESS at 0x10"},
              "threads" : [{"id":1,"frames":[{"imageOffset":1,"symbol":"OtherVC.viewDidLoad()","symbolLocation":1,"imageIndex":0}]},
                {"triggered":true,"frames":[{"imageOffset":8,"symbol":"objc_msgSend","symbolLocation":8,"imageIndex":1},
                {"imageOffset":9,"sourceLine":42,"sourceFile":"HomeVC.swift","symbol":"HomeVC.viewDidAppear(_:)","imageIndex":0,"symbolLocation":52}]}],
              "usedImages" : [{"base":4309663744,"path":"\\/private\\/var\\/Shop.app\\/Shop"},{"base":6442450944,"path":"\\/usr\\/lib\\/libobjc.A.dylib"}]
            }
            """
        #expect(
            try reports(report) == [
                "6 \(finding)\(Self.function)HomeVC.viewDidAppear(_:) + 52 (HomeVC.swift:42)"
            ])
        #expect(try callbacks(report).isEmpty)
    }

    @Test(
        "A crash report in JSON without the reason of its exception has the function that threw it",
        arguments: [
            ("$s4Shop6HomeVCC11viewDidLoadyyF", "HomeVC.viewDidLoad() + 52"), ("Cart.load()", "Cart.load() + 52"),
        ])
    func exceptionWithoutReason(symbol: String, function: String) throws {
        func report(_ thrower: String) -> String {
            """
            {"app_name":"Shop","bug_type":"309"}
            {
              "exception" : {"type":"EXC_CRASH","signal":"SIGABRT"},
              "faultingThread" : 0,
              "threads" : [{"frames":[{"symbol":"abort","imageIndex":1}]}],
              "lastExceptionBacktrace" : [{"symbol":"__exceptionPreprocess","imageIndex":1},
                {"symbol":"objc_exception_throw","imageIndex":1},{"symbol":"\(thrower)","imageIndex":1},
                {"imageOffset":9,"symbol":"\(symbol)","imageIndex":0,"symbolLocation":52}],
              "usedImages" : [{"base":4309663744,"path":"\\/private\\/var\\/Shop.app\\/Shop"},{"base":6,"path":"\\/usr\\/lib\\/libobjc.A.dylib"}]
            }
            """
        }
        let start = "8 \(Self.crash)'EXC_CRASH: (SIGABRT) an exception without a reason, thrown in"
        let show = "-[UIViewController showViewController:sender:]"
        #expect(try reports(report(show)) == ["\(start) \(show)'\(Self.function)\(function)"])
        let end = symbol.contains("VC") ? "" : "; no view controller is in the call stack"
        #expect(try reports(report("-[NSArray a]")) == ["\(start) -[NSArray a]'\(Self.function)\(function)\(end)"])
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
