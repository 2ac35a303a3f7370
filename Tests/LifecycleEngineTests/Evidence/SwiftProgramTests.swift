import LifecycleEngine
import LifecycleModel
import SwiftSamples
import Testing

/// Tests that the engine's classes can replace UIKit's classes in a Swift file.
struct SwiftProgramTests {
    /// Returns the callbacks of a run with their arguments and flags, without steps.
    private func callbacks(_ run: Run) -> [String] {
        run.callbacks.map { _, event in
            let parent = event.parent.map { $0.id.map { run[$0].id } ?? "none" } ?? "-"
            return "\(run[event.controller].id).\(event.callback.shortName) \(event.state?.rawValue ?? "") \(parent)"
                + " \(event.animated == true) \(event.flags.names)"
        }
    }

    @Test func `a Swift program and a scenario with two children give the same run`() throws {
        let story = try Story(
            """
            title: Two children, and a button that swaps them
            controllers:
              LeftViewController: LeftViewController
              RightViewController: RightViewController
              ContainerViewController:
                class: ContainerViewController
                forwardsAppearance: false
                overrides:
                  viewDidLoad:
                    - { addChild: LeftViewController }
                    - { didMove: LeftViewController, to: ContainerViewController }
                    - { addChild: RightViewController }
                    - { didMove: RightViewController, to: ContainerViewController }
                    - { addSubview: RightViewController }
                    - { addSubview: LeftViewController }
                  viewWillAppear: [ { beginAppearance: LeftViewController, animated: false } ]
                  viewDidAppear: [ { endAppearance: LeftViewController } ]
            steps:
              - launch: ContainerViewController
            \(swap(showingLeft: false))
            \(swap(showingLeft: true))
            """)
        let program = playTwoChildren()
        #expect(appearance(program) == appearance(story.run))
        #expect(
            appearance(program).suffix(8) == [
                "LeftViewController.viewWillDisappear", "RightViewController.viewWillAppear",
                "LeftViewController.viewDidDisappear", "RightViewController.viewDidAppear",
                "LeftViewController.viewWillAppear", "RightViewController.viewWillDisappear",
                "LeftViewController.viewDidAppear", "RightViewController.viewDidDisappear",
            ])
        // The program's children are properties, so they are created before their parent. The runs are otherwise
        // equal.
        let creation = { (line: String) in line.contains("init(") }
        #expect(callbacks(program).filter { !creation($0) } == callbacks(story.run).filter { !creation($0) })
    }

    @Test(arguments: [
        (false, ["tabShouldSelect", "tabDidSelect"]), (true, ["tabShouldSelectTab", "tabDidSelectTab"]),
    ])
    func `a tab bar controller that uses tabs calls the delegate methods for tabs instead of controllers`(
        usesTabs: Bool, told: [String]
    ) {
        let run = Simulation.play { simulation in
            let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
            tabs.viewControllers = [first, second]
            tabs.delegate = first
            if usesTabs { tabs.usesTabs = true }
            simulation.step("launch") { simulation.launch { tabs } }
            simulation.step("tap") { tabs.tap(second) }
        }
        let callbacks = run.callbacks.map { "\($0.event.callback)" }
        #expect(callbacks.filter { $0.hasPrefix("tab") } == told)
    }

    private func appearance(_ run: Run) -> [String] {
        run.callbacks.filter { $0.event.callback.changesAppearance }
            .map { "\(run[$0.event.controller].name).\($0.event.callback.baseName)" }
    }

    private func swap(showingLeft: Bool) -> String {
        """
          - { beginAppearance: LeftViewController, appearing: \(showingLeft), wait: false }
          - { beginAppearance: RightViewController, appearing: \(!showingLeft), wait: false }
          - { endAppearance: LeftViewController, wait: false }
          - { endAppearance: RightViewController }
        """
    }

    private final class LazyController: UIViewController {
        var log: [String] = []

        override func loadView() {
            view = UIView()
            log.append("loadView")
        }

        override func viewDidAppear(_ animated: Bool) {
            log.append("viewDidAppear")
        }
    }

    @Test func `a missing call to super is recorded`() {
        let run = Simulation.play { simulation in
            let controller = LazyController()
            simulation.step("launch") { simulation.launch { controller } }
            #expect(controller.log == ["loadView", "viewDidAppear"])
        }
        let missing = run.events.compactMap { event -> String? in
            if case .action(let action) = event.body, action.kind == .missingSuper { action.name } else { nil }
        }
        #expect(missing == ["viewDidAppear(_:)"])
    }

    private final class MovedController: UIViewController {
        var moves = 0

        override func didMove(toParent parent: UIViewController?) {
            moves += 1
            if moves == 1 { super.didMove(toParent: parent) }
        }
    }

    @Test func `didMove is repeated once after an added child has appeared, not at later transitions`() {
        let run = Simulation.play { simulation in
            let (parent, child, cover) = (UIViewController(), MovedController(), UIViewController())
            simulation.step("launch") { simulation.launch { parent } }
            simulation.step("add") {
                parent.addChild(child)
                parent.view?.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            cover.modalPresentationStyle = .fullScreen
            simulation.step("present") { parent.present(cover, animated: true) }
            simulation.step("dismiss") { parent.dismiss(animated: true) }
            #expect(child.moves == 2)
        }
        #expect(appearance(run).count { $0.hasPrefix("MovedController") } == 6)
    }

    private final class Presenter: UIViewController {
        /// Whether `presentedViewController` is set in each `viewDidAppear`.
        var presents: [Bool] = []

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            presents.append(presentedViewController != nil)
        }
    }

    /// Source: Evidence, Presenter and context.
    @Test func `after a dismissal, the presenter presents nothing in its viewDidAppear`() {
        _ = Simulation.play { simulation in
            let (presenter, presented) = (Presenter(), UIViewController())
            presented.modalPresentationStyle = .fullScreen
            simulation.step("launch") { simulation.launch { presenter } }
            simulation.step("present") { presenter.present(presented, animated: true) }
            #expect(presenter.presentedViewController === presented)
            simulation.step("dismiss") { presenter.dismiss(animated: true) }
            #expect(presenter.presents == [false, false])
        }
    }

    @Test func `a callback that a program calls itself is recorded as a call`() {
        let run = Simulation.play { simulation in
            let controller = UIViewController()
            simulation.step("launch") { simulation.launch { controller } }
            simulation.step("mistake") { controller.viewWillAppear(false) }
        }
        #expect(run.events.contains { if case .action(let action) = $0.body { action.kind == .call } else { false } })
    }
}
