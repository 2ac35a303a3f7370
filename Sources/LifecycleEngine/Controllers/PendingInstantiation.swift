import LifecycleModel

/// The initial values of a controller: its identity in the run, the source of its view, whether a storyboard creates
/// it, and its scripted class.
///
/// The player of a scenario sets these values before it creates the controller. They are not parameters of the
/// initializers, so that Swift subclasses inherit initializers with UIKit's signatures.
struct PendingInstantiation {
    let identity: Identity
    let source: ViewSource
    /// Whether a storyboard creates the controller, regardless of the source of its view.
    let isFromStoryboard: Bool
    let scripted: ScriptedClass?

    /// Returns the values that the player has set, and clears them. If the player has set none, such as for a class
    /// written in Swift, returns default values, with the class name as the name in the run.
    static func next(source: ViewSource, type: UIViewController.Type) -> PendingInstantiation {
        let simulation = Simulation.playing
        defer { simulation.nextInstantiation = nil }
        return simulation.nextInstantiation
            ?? PendingInstantiation(
                identity: Identity(className: String(describing: type), kind: kind(of: type)), source: source,
                isFromStoryboard: source == .storyboard, scripted: nil)
    }

    private static func kind(of type: UIViewController.Type) -> ControllerKind {
        if type is UINavigationController.Type { return .navigationController }
        if type is UITabBarController.Type { return .tabBarController }
        if type is UISplitViewController.Type { return .splitViewController }
        if type is UIPageViewController.Type { return .pageViewController }
        if type is UIAlertController.Type { return .alertController }
        if type is UISearchController.Type { return .searchController }
        return type is UIHostingController.Type ? .hostingController : .viewController
    }
}

/// The identity of a controller, a scene, or the app in the run.
public struct Identity: Sendable, Hashable {
    /// The class name in the run.
    public var className: String
    /// The name of the instance, or nil to use the class name.
    public var name: String?
    /// The kind, or nil for a plain view controller.
    public var kind: ControllerKind?

    /// Creates an identity.
    public init(className: String, name: String? = nil, kind: ControllerKind? = nil) {
        self.className = className
        self.name = name
        self.kind = kind
    }
}
