// A parent with two children, a button that swaps which one is shown, and the four callbacks that a swap sends.
//
// With `import UIKit` instead of the two imports, the file compiles in an app, except for the function at its end,
// which simulates the user. samples/containment/two-children.yaml describes the same app as a scenario, and a test
// checks that both send the same appearance callbacks.
import LifecycleEngine
import LifecycleModel

final class LeftViewController: UIViewController {}

final class RightViewController: UIViewController {}

final class ContainerViewController: UIViewController {
    private let left = LeftViewController()
    private let right = RightViewController()
    private var isLeftShown = true

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [left, right] {
            addChild(child)
            child.didMove(toParent: self)
        }
        view.addSubview(right.view)
        view.addSubview(left.view)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown.endAppearanceTransition()
    }

    private var shown: UIViewController { isLeftShown ? left : right }

    /// Swaps the children: begins both transitions, and then ends both. This is the button's action.
    func swapChildren() {
        isLeftShown.toggle()
        left.beginAppearanceTransition(isLeftShown, animated: true)
        right.beginAppearanceTransition(!isLeftShown, animated: true)
        left.endAppearanceTransition()
        right.endAppearanceTransition()
    }
}

/// Launches the app, taps the button twice, and returns the run.
public func playTwoChildren() -> Run {
    Simulation.play(title: "Two children, and a button that swaps them") { simulation in
        let container = ContainerViewController()
        simulation.step("launch") { simulation.launch { container } }
        simulation.step("swap") { container.swapChildren() }
        simulation.step("swap back") { container.swapChildren() }
    }
}
