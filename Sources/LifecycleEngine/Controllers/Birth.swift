import LifecycleModel

/// What a controller is born as: its name and class in the run, where its view comes from, and what a scenario says of it.
///
/// A scenario lays it ready for the controller that it makes next: were it an argument, an initialiser of UIKit's own
/// would have one that UIKit's does not, and subclasses in Swift would inherit none.
struct Birth {
    let identity: Identity
    let source: ViewSource
    /// Whether a storyboard makes the controller, wherever its view comes from.
    let isFromStoryboard: Bool
    let scripted: ScriptedClass?

    /// What lies ready, or else what a class written in Swift is born as: the name in the run is the class's.
    static func taken(source: ViewSource, type: UIViewController.Type) -> Birth {
        let simulation = Simulation.playing
        defer { simulation.nextBirth = nil }
        return simulation.nextBirth
            ?? Birth(
                identity: Identity(className: String(describing: type), kind: kind(of: type)), source: source,
                isFromStoryboard: source == .storyboard, scripted: nil)
    }

    private static func kind(of type: UIViewController.Type) -> ControllerKind {
        if type is UINavigationController.Type { return .navigationController }
        if type is UITabBarController.Type { return .tabBarController }
        if type is UISplitViewController.Type { return .splitViewController }
        return type is UIPageViewController.Type ? .pageViewController : .viewController
    }
}

/// What a controller is called in the run.
public struct Identity: Sendable, Hashable {
    /// The class, as the run names it.
    public var className: String
    /// The name of the instance; nil is the class.
    public var name: String?
    /// The kind of controller; nil for the kind of the Swift class.
    public var kind: ControllerKind?

    /// Creates an identity.
    public init(className: String, name: String? = nil, kind: ControllerKind? = nil) {
        self.className = className
        self.name = name
        self.kind = kind
    }
}
