#if Source
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import LifecycleSource
import Lifeline
import Testing

@Suite("Swift code that is played")
struct PlayedCodeTests {
    private func diagnosed(_ code: String, plays: Bool = true) throws -> DiagnosedInput {
        let lifeline = Lifeline()
        var input = try lifeline.load(InputSource(name: "Home.swift", text: code))
        input.playsCode = plays
        return lifeline.diagnose(try lifeline.play(input))
    }

    private func findings(_ code: String, plays: Bool = true) throws -> [String] {
        try diagnosed(code, plays: plays).reported.filter { $0.severity != .note }
            .map { "\($0.location.file ?? ""):\($0.location.line ?? 0) \($0.rule)" }
    }

    private static let observer = """
        class HomeViewController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .saved, object: nil)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                NotificationCenter.default.removeObserver(self)
            }
            @objc func reload() {}
        }
        """

    @Test("A canceled swipe proves what the code alone doesn't, with the code's line")
    func canceledSwipe() throws {
        #expect(try findings(Self.observer, plays: false).isEmpty)
        let found = try diagnosed(Self.observer).reported.filter { $0.severity != .note }
        #expect(found.map(\.rule) == ["observer-added-twice"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.location == SourceLocation(file: "Home.swift", line: 4))
        #expect(found.first?.message.contains("if the app is used as in the played steps") == true)
    }

    @Test("A helper with the name of UIKit's method isn't an observation, and a parameter's name is unknown")
    func helpers() throws {
        let code = Self.observer.replacing(
            "NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .saved, object: nil)",
            with: "addObserver(for: .saved, selector: #selector(reload)); observe(.saved); observe(.opened)"
        ).replacing(
            "@objc func reload() {}",
            with: """
                @objc func reload() {}
                func addObserver(for name: Notification.Name, selector: Selector) {}
                func observe(_ name: Notification.Name) {
                    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: name, object: nil)
                }
                """)
        #expect(try diagnosed(code).played.plays[0].scenario.controllers["home"]?.overrides[.viewWillAppear] == nil)
    }

    @Test(
        "A timer that only viewDidDisappear stops runs twice after a canceled swipe; viewWillDisappear has to stop it")
    func timer() throws {
        let code = """
            class HomeViewController: UIViewController {
                var timer: Timer?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    timer?.invalidate()
                }
                func tick() {}
            }
            """
        let found = try diagnosed(code).reported.filter { $0.severity != .note }
        #expect(found.map { "\($0.location.line ?? 0) \($0.rule)" } == ["5 will-without-undo"])
        #expect(found.first?.message.contains("ended; end it in viewWillDisappear(_:) (if") == true)
        let right = code.replacing("viewDidDisappear", with: "viewWillDisappear")
        #expect(try findings(right).isEmpty)
    }

    @Test("A mistake that the code shows is reported once, as without playing")
    func once() throws {
        let code = """
            class HomeViewController: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    view.isHidden = false
                }
            }
            """
        let alone = try findings(code, plays: false)
        #expect(alone == ["Home.swift:2 missing-super"])
        #expect(try findings(code) == alone)
    }

    @Test("The timeline has the code's lines below the callback that runs them")
    func timeline() throws {
        let result = try diagnosed(Self.observer)
        let run = try #require(result.played.runs.first)
        #expect(run.code["home"]?[.viewWillAppear]?.location.line == 2)
        let picture = try #require(Diagram.timeline.draw(result.subjects[0], DiagramOptions(name: "a")).first)
        #expect(picture.description.contains("\n  4  observe saved"))
        #expect(picture.description.contains("\n  8  unobserve all"))
    }

    @Test("The scenario of the code plays the same callbacks as the code")
    func scenario() throws {
        let result = try diagnosed(Self.observer)
        let play = try #require(result.played.plays.first)
        let run = try Lifeline.run(yaml: play.yaml)
        let calls = { (run: Run) in
            run.callbacks.map { "\(run[$0.event.controller].id) \($0.event.callback.swiftName)" }
        }
        #expect(calls(run) == calls(try #require(result.played.runs.first)))
    }

    @Test("The flow of the app begins at its root, and shows each controller once")
    func app() throws {
        let result = try diagnosed(
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let list = ListViewController()
                    window?.rootViewController = UINavigationController(rootViewController: list)
                }
            }
            class ListViewController: UITableViewController {
                override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    navigationController?.pushViewController(DetailViewController(), animated: true)
                }
                func add() { present(UINavigationController(rootViewController: EditViewController()), animated: true) }
            }
            class DetailViewController: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
            class EditViewController: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
            """)
        let scenario = try #require(result.played.plays.first?.scenario)
        #expect(result.played.plays.count == 1)
        #expect(
            scenario.steps.map(\.text) == [
                "launch: stack", "push: detail", "swipeBack: cancelled", "pop", "present: editStack",
                "dragSheet: completed", "background", "foreground",
            ])
    }

    /// Returns an app with a tab bar, which the code of a scene delegate makes the root.
    private func app(_ code: String) -> String {
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func start() {
                \(code)
            }
            func wrapped(_ root: UIViewController, _ title: String) -> UINavigationController {
                root.title = title
                return UINavigationController(rootViewController: root)
            }
        }
        class TrailsViewController: UIViewController {
            func open() { navigationController?.pushViewController(MapViewController(), animated: true) }
        }
        class AboutViewController: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
        class MapViewController: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
        class OwnTabs: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [UINavigationController(rootViewController: TrailsViewController()), AboutViewController()]
            }
        }
        """
    }

    private static let tabBars = [
        "let tabs = UITabBarController(); let trails = UINavigationController(rootViewController: TrailsViewController()); "
            + "let about = AboutViewController(); tabs.viewControllers = [trails, about]; window?.rootViewController = tabs",
        "let tabs = UITabBarController(); "
            + "tabs.setViewControllers([wrapped(TrailsViewController(), \"T\"), AboutViewController()], animated: false); "
            + "window?.rootViewController = tabs",
        "window?.rootViewController = OwnTabs()",
    ]

    @Test("The tabs of an app's root are selected in the order of the code, and followed", arguments: tabBars)
    func tabs(code: String) throws {
        let play = try #require(try diagnosed(app(code)).played.plays.first)
        #expect(
            play.scenario.steps.map(\.text) == [
                "launch: \(code.contains("Own") ? "ownTabs" : "tabBar")", "push: map", "swipeBack: cancelled", "pop",
                "select: about", "background", "foreground",
            ])
        #expect(play.unfollowed == 0)
        let file = try #require(try diagnosed(app(code)).played.input.swiftFile)
        let map = try #require(SourceModel([file]).screens(named: "Home.swift"))
        let pages = map.segues.filter { $0.kind == "relationship" }.compactMap { segue in
            map.controllers.first { $0.id == segue.destination }?.customClass
        }
        #expect(pages.suffix(2) == ["TrailsViewController", "AboutViewController"])
    }

    @Test("A root, and a tab, of unknown classes are counted")
    func unknownRoot() throws {
        let root = try diagnosed(app("window?.rootViewController = factory.make()"))
        #expect(root.played.plays.allSatisfy { $0.unfollowed > 0 } && !root.played.plays.isEmpty)
        let tab = try diagnosed(
            app(
                "let tabs = UITabBarController(); tabs.viewControllers = [AboutViewController(), factory.make()]; "
                    + "window?.rootViewController = tabs"))
        #expect(tab.played.plays.first?.unfollowed == 1)
    }

    @Test("A call that shows a controller is one step", arguments: ["", "!", "?"])
    func oneStep(mark: String) throws {
        let code = """
            class HomeViewController: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    navigationController\(mark).pushViewController(NextViewController(), animated: true)
                }
            }
            class NextViewController: UIViewController {}
            """
        let scenario = try #require(try diagnosed(code).played.plays.first?.scenario)
        #expect(scenario.controllers["home"]?.overrides[.viewDidAppear]?.map(\.text) == ["push: next"])
        #expect(try findings(code).isEmpty)
    }

    @Test(
        "A controller that a timer or an observer keeps alive isn't deallocated in the played steps",
        arguments: [
            (
                "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, "
                    + "repeats: true)", true
            ),
            (
                "token = NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: nil) { _ in self.tick() }",
                true
            ),
            ("if animated { link = CADisplayLink(target: self, selector: #selector(tick)) }", false),
            (
                "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }",
                false
            ),
        ])
    func kept(code: String, isKept: Bool) throws {
        let result = try diagnosed(
            """
            class ClockViewController: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    \(code)
                }
                @objc func tick() {}
                deinit { timer?.invalidate(); NotificationCenter.default.removeObserver(token) }
            }
            """)
        let run = try #require(result.played.runs.first)
        #expect(result.played.plays.first?.scenario.controllers["clock"]?.keeps == isKept)
        #expect(
            run.callbacks.contains { $0.event.callback == .deinitializer && run[$0.event.controller].id == "clock" }
                != isKept)
    }

    /// Returns the play of a controller that presents `shown`, after `code`.
    private func play(_ code: String, presenting shown: String = "edit", in function: String = "func edit()") throws
        -> SourcePlay
    {
        let result = try diagnosed(
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func start() { window?.rootViewController = HomeViewController() }
            }
            class HomeViewController: UIViewController {
                \(function) {
                    \(code)
                    present(\(shown), animated: true)
                }
                func style(_ controller: UIViewController) { controller.modalPresentationStyle = .custom }
            }
            class EditViewController: UIViewController {
                let isCompact = false
                override func viewDidLoad() { super.viewDidLoad(); modalPresentationStyle = .currentContext }
            }
            class OwnViewController: UIViewController {
                init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .popover }
            }
            """)
        return try #require(result.played.plays.first)
    }

    @Test(
        "A controller is presented in the style that the presenting code or its initializer sets, not its viewDidLoad",
        arguments: [
            ("let edit = EditViewController()", "edit", nil),
            ("let edit = EditViewController(); edit.modalPresentationStyle = .fullScreen", "edit", "fullScreen"),
            (
                "let edit = EditViewController(); edit.modalPresentationStyle = UIModalPresentationStyle.formSheet",
                "edit", "formSheet"
            ),
            ("let edit = EditViewController(); style(edit)", "edit", "custom"),
            (
                "let edit = EditViewController(); let other = OwnViewController(); other.modalPresentationStyle = .custom",
                "edit", nil
            ),
            ("", "OwnViewController()", "popover"),
            ("let own = OwnViewController(); own.modalPresentationStyle = .overFullScreen", "own", "overFullScreen"),
            ("let stack = UINavigationController(rootViewController: OwnViewController())", "stack", nil),
            (
                "let stack = UINavigationController(rootViewController: OwnViewController()); "
                    + "stack.modalPresentationStyle = .pageSheet", "stack", "pageSheet"
            ),
        ])
    func style(code: String, shown: String, style: String?) throws {
        let play = try play(code, presenting: shown)
        let step = try #require(play.scenario.steps.first { $0.verb == .present })
        #expect(step.options["style"] == style.map { .text($0) })
        #expect(play.assumptions.isEmpty)
    }

    @Test("A style that the code calculates is an assumption, and so is the condition of a style")
    func calculatedStyle() throws {
        let edit = "let edit = EditViewController(); "
        let calculated = try play(edit + "edit.modalPresentationStyle = isCompact ? .fullScreen : .formSheet")
        #expect(calculated.assumptions.map(\.text) == ["the presentation style in line 6 is the default"])
        let guarded = try play(
            edit + "if isCompact { edit.modalPresentationStyle = .fullScreen } else { style(edit) }")
        #expect(guarded.assumptions.map(\.text) == ["the condition in line 6 holds"])
        #expect(guarded.scenario.steps.contains { $0.text == "present: edit, style: fullScreen" })
    }

    @Test("The flow ends if a controller covers itself whenever it appears, and a refused presentation isn't dismissed")
    func covered() throws {
        let code = "let edit = EditViewController(); edit.modalPresentationStyle = .fullScreen"
        let play = try play(code, in: "override func viewDidAppear(_ animated: Bool)")
        #expect(play.scenario.steps.map(\.text) == ["launch: home", "dismiss: home", "background", "foreground"])
        let refused = try self.play(code, in: "override func viewDidLoad()")
        #expect(refused.scenario.steps.map(\.text) == ["launch: home", "background", "foreground"])
    }
}
#endif
