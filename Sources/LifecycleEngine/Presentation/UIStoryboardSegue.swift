import LifecycleModel

/// A segue that is being performed.
public struct UIStoryboardSegue {
    /// What a segue does with its destination.
    public typealias Kind = SegueKind

    /// The segue's identifier; nil if it has none.
    public let identifier: String?
    /// The controller that performs it.
    public let source: UIViewController
    /// The controller that it leads to.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
}
