import LifecycleModel

/// A segue that is being performed.
public struct UIStoryboardSegue {
    /// The kind of a segue.
    public typealias Kind = SegueKind

    /// The segue's identifier, or nil for a segue without an identifier.
    public let identifier: String?
    /// The controller that performs the segue.
    public let source: UIViewController
    /// The controller that the segue leads to.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
}
