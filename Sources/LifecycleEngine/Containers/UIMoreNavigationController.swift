import LifecycleModel

/// The navigation controller of the tab *More*, which a tab bar controller in a compact width has if it has more than
/// five tabs. Its root is a list of the tabs from the fifth on, and the tab that the user chooses is on top.
///
/// The tab stays one of the tab bar controller's controllers, and becomes its child again when it is popped. Source:
/// Evidence, Tab bars.
final class UIMoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?

    /// Creates the navigation controller and its list for a tab bar controller.
    static func make(for tabs: UITabBarController) -> UIMoreNavigationController {
        func identity(_ className: String, _ kind: ControllerKind) -> PendingInstantiation {
            PendingInstantiation(
                identity: Identity(className: className, name: nil, kind: kind), source: .code, isFromStoryboard: false,
                scripted: nil)
        }
        tabs.simulation.nextInstantiation = identity("UIMoreListController", .viewController)
        let list = UIViewController()
        tabs.simulation.nextInstantiation = identity("UIMoreNavigationController", .navigationController)
        let stack = UIMoreNavigationController()
        stack.tabs = tabs
        stack.install([list])
        stack.parent = tabs
        return stack
    }

    /// Pushes a tab that the user chose in the list. A tab that is a navigation controller may be pushed here.
    func push(tab: UIViewController, completion: @escaping () -> Void) {
        guard tab.parent === tabs else { return completion() }
        children.append(tab)
        tab.parent = self
        simulation.change(.push, tab, to: self)
        schedule(animated: true, completion: completion)
    }

    override func removeFromStack(_ controller: UIViewController) {
        let isTab = controller.parent === self && tabs?.viewControllers?.contains { $0 === controller } == true
        super.removeFromStack(controller)
        if isTab { controller.parent = tabs }
    }
}
