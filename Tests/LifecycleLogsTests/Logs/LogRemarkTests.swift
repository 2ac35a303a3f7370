import LifecycleModel
import Testing

@testable import LifecycleLogs

/// Tests for the text around a callback that denies it, explains it, or names its controller.
@Suite("Remarks in log lines")
struct LogRemarkTests {
    @Test(
        "A callback that a line says is missing is not read",
        arguments: [
            "HomeVC: viewWillAppear missing", "HomeVC viewDidDisappear (missing!)", "HomeVC viewDidAppear is missing",
            "HomeVC viewDidAppear was skipped", "HomeVC viewDidAppear – fehlt", "HomeVC viewDidAppear manque",
            "HomeVC viewDidAppear falta", "HomeVC viewDidAppear 缺失", "HomeVC viewDidAppear なし",
            "HomeVC viewDidAppear 없음", "HomeVC viewDidAppear отсутствует", "HomeVC viewDidAppear thiếu",
            "HomeVC viewDidLoad 没走", "HomeVC viewDidAppear は来ない", "HomeVC viewDidAppear no se ejecuta",
            "HomeVC viewDidAppear blir inte anropad", "~~HomeVC viewDidAppear~~", "- [ ] HomeVC viewDidAppear",
        ])
    func missing(line: String) throws { #expect(try LogReading.events(in: line + "\n").isEmpty) }

    @Test(
        "A message that only contains such a word is the message of a call",
        arguments: [
            "HomeVC viewDidAppear missing token", "HomeVC viewDidAppear - missing token for user 3",
            "HomeVC viewDidAppear no cache", "- [x] HomeVC viewDidAppear", "~~~~HomeVC viewDidAppear~~~~",
            "HomeVC viewDidAppear ✅",
        ])
    func messages(line: String) throws { #expect(try LogReading.events(in: line + "\n") == ["HomeVC.viewDidAppear"]) }

    @Test(
        "A callback that is the cause of something else is not read",
        arguments: [
            "10:00:00.1 fetch, reason: viewDidAppear", "10:00:00.1 fetch (cause: HomeVC.viewDidAppear)",
            "10:00:00.1 reload triggered by HomeVC viewDidAppear",
            "10:00:00.1 reload requested from HomeVC.viewDidAppear",
            "10:00:00.1 reload called from HomeVC viewDidAppear", "10:00:00.1 trigger=viewDidAppear screen=HomeVC",
        ])
    func causes(line: String) throws { #expect(try LogReading.events(in: line + "\n").isEmpty) }

    @Test(
        "The cause of a callback doesn't change the callback",
        arguments: [
            "HomeVC viewDidAppear, reason: tab switch", "10:00:00.1 HomeVC viewDidAppear called from UIKit",
            "10:00:00.1 event=viewDidAppear screen=HomeVC",
        ])
    func effects(line: String) throws { #expect(try LogReading.events(in: line + "\n") == ["HomeVC.viewDidAppear"]) }

    @Test(
        "The body of a request or of a response reports no callback",
        arguments: [
            #"POST /v1/track {"event":"viewDidAppear","screen":"Home"}"#,
            #"10:00:00.1 [Net] POST https://api.example.com/track {"event":"viewDidAppear"}"#,
            #"<- 200 OK {"received":"viewDidAppear"}"#, #"10:00:00.1 body: {"steps":["viewDidLoad","viewDidAppear"]}"#,
            "--> POST https://api.example.com/track viewDidAppear",
            #"curl -X POST -d '{"event":"viewDidAppear"}' https://api.example.com"#,
        ])
    func requests(line: String) throws { #expect(try LogReading.events(in: line + "\n").isEmpty) }

    @Test(
        "A URL behind a callback, and JSON that is the message, report the callback",
        arguments: [
            "HomeVC viewDidAppear https://example.com/page?id=3", "HomeVC viewDidAppear GET /items",
            #"[Lifecycle] {"event":"viewDidAppear","vc":"HomeVC"}"#,
            #"Lifecycle: {"event": "viewDidAppear", "vc": "HomeVC"}"#,
        ])
    func noRequests(line: String) throws { #expect(try LogReading.events(in: line + "\n") == ["HomeVC.viewDidAppear"]) }

    @Test(
        "An initializer belongs to a controller whose name has several words",
        arguments: ["[VC B] init()", "VC B init()", "VC B: init()", "[VC B] init", "[VC B] init(coder:)"])
    func initializers(line: String) throws {
        #expect(try LogReading.runs(line + "\n").flatMap(\.callbacks).count == 1)
        #expect(try LogReading.events(in: "[User Manager] init()\n[AuthService] init()\n").isEmpty)
    }

    @Test("A controller's class directly before a backtick is its name, and an image isn't")
    func backticks() throws {
        #expect(
            try LogReading.events(in: "HomeVC`viewDidLoad()\nHomeVC`viewDidAppear(_:)`\n") == [
                "HomeVC.viewDidLoad", "HomeVC.viewDidAppear",
            ])
        let frames = [
            "frame #0: 0x0000000100003f50 Demo`HomeVC.viewDidLoad(self=0x6000) at HomeVC.swift:22:9",
            "3   Demo`HomeVC.viewDidAppear(_:) + 120", "120.00 ms  4.0% Demo`HomeVC.viewDidLoad()",
            "0x1020304 <+40>: bl 0x10203 ; Demo`HomeVC.viewDidLoad()",
            "-> UIKitCore`-[UIViewController viewDidAppear:]",
        ]
        for frame in frames { #expect(try LogReading.events(in: frame + "\n").isEmpty, "\(frame)") }
    }

    @Test(
        "A remark that says that a callback came again is about a second call",
        arguments: ["again!", "(again)", "// second time", "<-- ???", "<- called twice", "twice?", "再次", "다시 호출"])
    func again(remark: String) throws {
        #expect(try LogReading.events(in: "HomeVC viewDidAppear\nHomeVC viewDidAppear \(remark)\n").count == 2)
        #expect(try LogReading.events(in: "HomeVC viewDidLoad\nHomeVC viewDidLoad: loaded 3 items\n").count == 1)
    }

    @Test(
        "A label in another language before the callback is not the controller",
        arguments: [
            "Вызван viewDidAppear у HomeVC", "Chamou viewDidAppear em HomeVC", "Llamada viewDidAppear de HomeVC",
            "Méthode viewDidAppear de HomeVC", "Aufruf viewDidAppear von HomeVC", "HomeVC调用viewDidAppear",
            "class HomeVC func viewDidAppear(_:)", "file HomeVC.swift line 20 func viewDidAppear(_:)",
        ])
    func labels(line: String) throws {
        #expect(try LogReading.events(in: line + "\n") == ["HomeVC.viewDidAppear"])
        #expect(try LogReading.events(in: "class HomeVC { override func viewDidAppear(_ animated: Bool)\n").isEmpty)
        #expect(try LogReading.events(in: "Home viewDidAppear in full screen\n") == ["Home.viewDidAppear"])
    }

    @Test(
        "Decorations, labels, and a printed dictionary are around a call",
        arguments: [
            "### HomeVC viewDidLoad ###", "func: viewDidLoad() file: HomeVC.swift line: 20",
            #"["vc": "HomeVC", "event": "viewDidLoad"]"#, #"("HomeVC", "viewDidLoad")"#,
        ])
    func decorations(line: String) throws {
        #expect(try LogReading.events(in: line + "\n") == ["HomeVC.viewDidLoad"])
        #expect(try LogReading.events(in: "### viewDidLoad\n").isEmpty)
    }

    @Test(
        "A sentence in any language reports no callback",
        arguments: [
            "Die Methode viewDidLoad wird genau einmal aufgerufen.",
            "Man sieht: Erst viewWillAppear, dann viewDidAppear.",
            "Dans viewWillAppear, on met à jour l'interface.", "On voit donc que viewDidLoad précède viewWillAppear.",
            "Como vemos, HomeVC viewDidDisappear se llama más tarde.", "1. viewDidLoad: se ejecuta una sola vez.",
            "O viewDidLoad é chamado apenas uma vez.", "Portanto viewDidAppear é o melhor lugar para animações.",
            "Il metodo viewDidLoad è chiamato una sola volta.", "Метод viewDidLoad вызывается один раз.",
            "viewDidAppear — экран появился.", "Как видно, viewWillDisappear вызывается до viewWillAppear.",
            "The log shows \"HomeVC viewDidAppear\" twice.", "- Fix: viewDidAppear called twice on HomeViewController",
            "- Removed viewDidUnload", "- HomeViewController: call super in viewWillDisappear",
            "- `viewIsAppearing(_:)` replaces `viewWillAppear(_:)`",
            "/tmp/HomeVC.swift:30:19: error: method does not override any method from its superclass: viewDidApear",
            "HomeVC.swift:44:10: note: viewDidLoad declared here", "viewDidLoad vs viewWillAppear",
            "- `viewDidLoad()` — once per instance", "(lldb) b HomeVC.viewDidLoad", "#selector(HomeVC.viewDidLoad)",
            "- (void)viewDidLoad", "HomeVC.viewDidLoad.cold.1", "See viewDidLoad() in HomeVC.swift",
            "/// Called in viewDidLoad.", "→ HomeVC의 viewWillDisappear, viewDidDisappear 호출 X",
            "从打印可以看出：push的时候，先走HomeVC的viewWillDisappear，再走NextVC的viewDidLoad",
        ])
    func sentences(line: String) throws { #expect(try LogReading.events(in: line + "\n").isEmpty) }

    @Test(
        "A word for a call in any language after the callback is not a sentence",
        arguments: [
            "wird aufgerufen", "wurde aufgerufen", "est appelé", "appelée", "llamado", "foi chamado", "chiamato",
            "вызван",
            "вызывается",
        ])
    func calls(words: String) throws {
        #expect(try LogReading.events(in: "HomeVC viewDidAppear \(words)\n") == ["HomeVC.viewDidAppear"])
        #expect(try LogReading.events(in: "viewDidAppear \(words)\n").count == 1)
    }

    @Test("A short word in brackets names the controller in any script, and a count is not a cross")
    func tags() throws {
        #expect(try LogReading.events(in: "[遷移元] viewWillDisappear\n") == ["遷移元.viewWillDisappear"])
        #expect(try LogReading.events(in: "【生命周期】 HomeVC viewDidLoad\n") == ["HomeVC.viewDidLoad"])
        #expect(try LogReading.events(in: "HomeVC viewDidAppear ×2\n") == ["HomeVC.viewDidAppear"])
    }

    @Test(
        "An object to which a controller forwards its callbacks is not a controller",
        arguments: ["HomePresenter viewDidLoad", "HomeViewModel.viewDidLoad()", "presenter.viewDidLoad()"])
    func forwarders(line: String) throws {
        #expect(try LogReading.events(in: "HomeVC viewDidLoad\n\(line)\n") == ["HomeVC.viewDidLoad"])
    }

    @Test(
        "The time between two callbacks, and a callback that the app ignores, are not calls",
        arguments: [
            "HomeVC viewDidLoad -> viewDidAppear: 340 ms", "viewDidAppear - viewWillAppear = 0.35",
            "Time since viewDidLoad: 0.3 s", "ignoring viewWillAppear (not visible)", "swizzle viewDidAppear: success",
        ])
    func measurements(line: String) throws {
        #expect(try LogReading.events(in: line + "\n").isEmpty)
        #expect(
            try LogReading.events(in: "A viewWillAppear -> A viewDidAppear\n") == [
                "A.viewWillAppear", "A.viewDidAppear",
            ])
    }

    @Test("A row with text about a callback is documentation, and a tag in brackets is not")
    func tables() throws {
        #expect(try LogReading.events(in: "| メソッド | タイミング |\n|---|---|\n| viewDidLoad | 読み込み後 |\n").isEmpty)
        #expect(try LogReading.events(in: "| # | Call |\n|---|---|\n| 1 | viewDidLoad |\n").count == 1)
        #expect(try LogReading.events(in: "[Swizzled] HomeVC viewDidLoad title=Home\n") == ["HomeVC.viewDidLoad"])
        #expect(try LogReading.events(in: "swizzled HomeVC viewDidLoad\n").isEmpty)
    }
}
