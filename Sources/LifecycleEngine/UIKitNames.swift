// Minimal versions of types that appear in the signatures of lifecycle callbacks and initializers. They let a file that
// subclasses `UIViewController` compile with `import LifecycleEngine` instead of `import UIKit`.

/// A placeholder for the coder that decodes a nib. It decodes nothing.
open class NSCoder {
    /// Creates a coder.
    public init() {}
}

/// A placeholder for the bundle that contains nibs. It loads nothing.
public final class Bundle: Sendable {
    /// The app's main bundle.
    public static let main = Bundle()
}

/// The size class of one dimension of an interface.
public enum UIUserInterfaceSizeClass: Sendable, Hashable { case compact, regular }

/// The traits of an interface: its size classes and its interface style.
public struct UITraitCollection: Sendable, Hashable {
    /// The horizontal size class.
    public private(set) var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The user interface style: light or dark.
    public private(set) var userInterfaceStyle: UIUserInterfaceStyle

    /// Creates the traits of a window with the given size. On a phone, the width is compact, except on a large phone in
    /// landscape, and the height is compact only in landscape. On a pad, the width is compact only in a narrow window,
    /// and the height is always regular. Source: Apple's Human Interface Guidelines, size classes.
    init(of size: CGSize, on idiom: Device.Idiom, style: UIUserInterfaceStyle = .light) {
        let isLandscape = size.width > size.height
        let isRoomy = idiom == .pad ? size.width >= 600 : isLandscape && size.height >= 414
        horizontalSizeClass = isRoomy ? .regular : .compact
        verticalSizeClass = idiom == .phone && isLandscape ? .compact : .regular
        userInterfaceStyle = style
    }

    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        var traits = self
        traits.userInterfaceStyle = style
        return traits
    }

    func with(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
        var traits = self
        traits.horizontalSizeClass = width
        return traits
    }
}

/// An object that runs animations alongside a transition to another size or to other traits.
public protocol UIViewControllerTransitionCoordinator {
    var isAnimated: Bool { get }
    /// Runs `animation` alongside the transition and `completion` after it. Returns whether the animation was queued.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` alongside the transition. Returns whether the animation was queued.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The transition coordinator for a rotation, a window resize, or a forced orientation at launch.
struct SizeTransition: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    let simulation: Simulation

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { simulation.afterAnimation(isAnimated) { completion(self) } }
        return true
    }
}
