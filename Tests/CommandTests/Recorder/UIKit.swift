// A stub for UIKit: the symbols that samples/recorder uses, declared as in the SDK.
import Foundation
@_exported import ObjectiveC

@MainActor open class UIResponder: NSObject {}

public enum UIModalPresentationStyle: Int, Sendable { case fullScreen, pageSheet, currentContext, overCurrentContext }

@MainActor open class UIViewController: UIResponder {
    public weak var parent: UIViewController?
    public var isMovingToParent = false
    public var isMovingFromParent = false
    public var isBeingPresented = false
    public var isBeingDismissed = false
    public var definesPresentationContext = false
    public var modalPresentationStyle = UIModalPresentationStyle.pageSheet
    public override init() {}
    deinit { forget(ObjectIdentifier(self)) }
}

@MainActor open class UINavigationController: UIViewController {}
@MainActor open class UITabBarController: UIViewController { public var selectedViewController: UIViewController? }
@MainActor open class UISplitViewController: UIViewController {}
@MainActor open class UIPageViewController: UIViewController {}
@MainActor open class UIWindow: UIResponder {}

@MainActor public protocol UIApplicationDelegate {}
extension UIApplicationDelegate { public static func main() {} }

@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()
    public var systemVersion: String { "17.2" }
}

@MainActor open class UIApplication: UIResponder {
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("didFinishLaunching")
    public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
    public nonisolated static let willTerminateNotification = Notification.Name("willTerminate")
}
