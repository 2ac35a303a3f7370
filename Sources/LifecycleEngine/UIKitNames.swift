// What the signatures of lifecycle callbacks name besides controllers. UIKit takes these types from Foundation and
// CoreGraphics; here they are as small as the life of controllers needs, so that a file which subclasses
// `UIViewController` compiles with `import LifecycleEngine` in place of `import UIKit`.

/// What a nib is decoded with; nothing is read from it here.
open class NSCoder {
    /// Creates a coder.
    public init() {}
}

/// Where nibs come from; nothing is read from it here.
public final class Bundle: Sendable {
    /// The app's bundle.
    public static let main = Bundle()
}

/// How roomy one dimension of an interface is.
public enum UIUserInterfaceSizeClass: Sendable, Hashable { case compact, regular }

/// The traits that decide how an interface is laid out and drawn: here, its size classes and its style.
public struct UITraitCollection: Sendable, Hashable {
    /// The size class of the width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The size class of the height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Light or dark.
    public private(set) var userInterfaceStyle: UIUserInterfaceStyle

    /// The traits of a window of `size` points: a phone is compact in width unless a large one lies, and compact in height
    /// when it lies; a pad is compact in width only where its window is narrow. Source: Apple's Human Interface Guidelines,
    /// size classes.
    init(of size: CGSize, on idiom: Device.Idiom, style: UIUserInterfaceStyle = .light) {
        let lies = size.width > size.height
        let isRoomy = idiom == .pad ? size.width >= 600 : lies && size.height >= 414
        horizontalSizeClass = isRoomy ? .regular : .compact
        verticalSizeClass = idiom == .phone && lies ? .compact : .regular
        userInterfaceStyle = style
    }

    /// The same traits with another style.
    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        var traits = self
        traits.userInterfaceStyle = style
        return traits
    }
}

/// What goes along with a transition to another size or to other traits.
public protocol UIViewControllerTransitionCoordinator {
    var isAnimated: Bool { get }
    /// Runs `animation` with the transition and `completion` after it; returns whether the animation was queued.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The coordinator of a rotation or resize.
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
