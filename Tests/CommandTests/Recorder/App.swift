// Simulates a small app with the recorder, message by message: a navigation controller, a push and a pop, a dismissed
// sheet, and a second instance of a class.
import Foundation
import UIKit

final class HomeViewController: UIViewController {}

/// A controller that overrides viewDidLoad and calls super, which is still one callback.
final class DetailViewController: UIViewController {
    static var loads = 0
}

final class KeyboardController: UIViewController {}

/// A controller whose viewWillAppear and viewWillLayoutSubviews don't call super. UIKit doesn't need the second call.
final class CartViewController: UIViewController {}

@main @MainActor enum App {
    static func word(_ object: AnyObject?) -> UInt {
        object.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
    }
    static func made<T: UIViewController>(_ controller: T) -> T {
        send(controller, "initWithNibName:bundle:")
        return controller
    }
    static func appear(_ it: UIViewController, animated: UInt = 0) {
        send(it, "viewWillAppear:", animated)
        send(it, "viewDidAppear:", animated)
    }
    static func disappear(_ it: UIViewController) {
        send(it, "viewWillDisappear:", 1)
        send(it, "viewDidDisappear:", 1)
    }
    static func move(_ it: UIViewController, to parent: UIViewController?) {
        send(it, "willMoveToParentViewController:", word(parent))
        it.parent = parent
        send(it, "didMoveToParentViewController:", word(parent))
    }

    static func main() {
        let nothing: Words = { _, _, _, _, _ in 0 }
        for name in [
            "loadView", "viewDidLoad", "viewWillLayoutSubviews", "presentViewController:animated:completion:",
            "initWithNibName:bundle:",
        ]
            + ["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"]
            + ["willMoveToParentViewController:", "didMoveToParentViewController:"]
        {
            register(UIViewController.self, name, nothing)
        }
        register(UIWindow.self, "setRootViewController:", nothing)
        register(DetailViewController.self, "viewDidLoad") { it, _, _, _, _ in
            MainActor.assumeIsolated {
                DetailViewController.loads += 1
                let me = Unmanaged<UIViewController>.fromOpaque(UnsafeRawPointer(bitPattern: it)!).takeUnretainedValue()
                return send(me, "viewDidLoad", from: UIViewController.self)
            }
        }

        for name in ["viewWillAppear:", "viewWillLayoutSubviews"] { register(CartViewController.self, name, nothing) }
        register(HomeViewController.self, "navigationController:willShowViewController:animated:", nothing)

        LifelineRecorder.isRecorded = { !($0 is KeyboardController) }
        let destination = CommandLine.arguments.dropFirst().first.map {
            LifelineRecorder.Destination.file(URL(filePath: $0))
        }
        LifelineRecorder.start(to: destination ?? .systemLog)
        LifelineRecorder.start(to: .systemLog)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: nil)

        let (window, nav, home) = (UIWindow(), made(UINavigationController()), made(HomeViewController()))
        move(home, to: nav)
        send(window, "setRootViewController:", word(nav))
        send(nav, "viewDidLoad")
        send(home, "viewDidLoad")
        appear(nav)
        appear(home)
        send(made(KeyboardController()), "viewDidLoad")

        for _ in 1...2 {
            let detail = made(DetailViewController())
            move(detail, to: nav)
            send(home, "navigationController:willShowViewController:animated:", word(nav), word(detail), 1)
            send(detail, "viewDidLoad")
            disappear(home)
            detail.isMovingToParent = true
            appear(detail, animated: 1)
            detail.isMovingToParent = false
            detail.isMovingFromParent = true
            disappear(detail)
            appear(home, animated: 1)
            move(detail, to: nil)
        }

        do {
            let sheet = made(HomeViewController())
            send(home, "presentViewController:animated:completion:", word(sheet), 1)
            sheet.isBeingPresented = true
            appear(sheet, animated: 1)
            (sheet.isBeingPresented, sheet.isBeingDismissed) = (false, true)
            disappear(sheet)
        }
        do {
            let cart = made(CartViewController())
            appear(cart)
            send(cart, "viewWillLayoutSubviews")
        }
        precondition(DetailViewController.loads == 2, "the override still runs")
    }
}
