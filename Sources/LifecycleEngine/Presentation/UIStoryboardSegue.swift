import LifecycleModel

/// A segue that is being performed.
public struct UIStoryboardSegue {
    /// What a segue does with its destination.
    public typealias Kind = SegueKind

    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
}
