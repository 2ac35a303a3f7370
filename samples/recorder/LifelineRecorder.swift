// Records the callbacks of view controllers as JSON Lines for Lifeline. Add this file to a debug
// build of an iOS app, and call LifelineRecorder.start() in the initializer of the app delegate,
// before the first controller is created. The classes of the app don't change. Requires iOS 14 or
// later, a 64-bit processor, and Swift 5.10 (Xcode 15.3) or later, in any language mode and with
// any default isolation.
//
// The article 'Recording' in Lifeline's documentation describes what is recorded, what isn't, and
// how to read a recording. The tests of Lifeline compile this file without UIKit, against
// stubs of the symbols that it uses, and run it with a mock of the Objective-C runtime
// (Tests/CommandTests/Recorder).
import Foundation
import ObjectiveC
import UIKit
import os

/// Records the callbacks of all view controllers of the app.
@MainActor
public enum LifelineRecorder {
  /// The destination of the recording.
  public enum Destination {
    /// The unified log, under the subsystem `lifeline`.
    case systemLog
    /// A file. If it exists, such as after a crash, it is kept: `run.jsonl` is renamed to
    /// `run-previous.jsonl`.
    case file(URL)
  }

  /// The closure that returns whether a controller is recorded. By default, it returns true for the
  /// app's own classes and for some public classes of UIKit and SwiftUI, such as containers and
  /// alerts.
  public static var isRecorded: (UIViewController) -> Bool = { controller in
    if isOwn(type(of: controller)) { return true }
    let name = String(describing: type(of: controller))
    return systemClasses.contains { name == $0 || name.hasPrefix($0 + "<") }
  }
  private static let systemClasses = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIAlertController", "UISearchController", "UIActivityViewController",
    "UIHostingController", "NavigationStackHostingController", "PresentationHostingController",
  ]

  /// Returns whether a class is one of the app's own classes.
  fileprivate static func isOwn(_ type: AnyClass) -> Bool {
    type != UIViewController.self && Bundle(for: type).bundlePath.hasPrefix(Bundle.main.bundlePath)
  }

  /// Starts recording. Has no effect if recording has already started or if the file can't be
  /// created.
  public static func start(to destination: Destination = .systemLog) {
    guard Lines.shared.open(destination) else { return }
    for hook in Hook.all { hook.install(in: UIViewController.self, adding: true) }
    Hook.root.install(in: UIWindow.self, adding: false)
    for (name, callback) in Hook.application {
      // The observers are never removed.
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        Lines.shared.write(["event": "callback", "controller": "app", "name": callback])
      }
    }
  }

  private static var adopted: Set<ObjectIdentifier> = []

  /// Installs hooks in the overrides of a class and its superclasses. A hook records the callback
  /// before the code of the override runs.
  fileprivate static func adopt(_ type: AnyClass) {
    var next: AnyClass? = type
    while let type = next, type != UIViewController.self,
      adopted.insert(ObjectIdentifier(type)).inserted
    {
      for hook in Hook.all + Hook.delegate where hook.isOwn(of: type) {
        hook.install(in: type, adding: false)
      }
      next = class_getSuperclass(type)
    }
  }
}

/// A method whose calls are recorded.
///
/// Hooks pass on objects, flags, and results as the words in the registers. An initializer consumes
/// its object, so nothing may be retained or released before the original implementation is called.
/// Methods with fewer parameters or without a result ignore the other words. A CGSize is passed as
/// two numbers. These are the calling conventions of arm64 and x86_64.
@MainActor
private struct Hook {
  typealias Words = @convention(c) (UInt, UInt, UInt, UInt, UInt) -> UInt
  typealias Sized = @convention(c) (UInt, UInt, Double, Double, UInt) -> UInt

  let name: String
  let selector: String

  static let root = Hook(name: "root", selector: "setRootViewController:")
  static let all =
    [
      "loadView", "viewDidLoad", "updateViewConstraints", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews",
      "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "didReceiveMemoryWarning",
      "awakeFromNib",
      "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
      "viewDidDisappear:",
      "willMoveToParentViewController:", "didMoveToParentViewController:",
      "traitCollectionDidChange:",
      "willTransitionToTraitCollection:withTransitionCoordinator:", "prepareForSegue:sender:",
      "shouldPerformSegueWithIdentifier:sender:",
      "viewWillTransitionToSize:withTransitionCoordinator:",
      "initWithCoder:", "initWithNibName:bundle:", "updateProperties",
    ].map { Hook(name: "callback", selector: $0) }
    + [Hook(name: "present", selector: "presentViewController:animated:completion:")]
  /// The methods of delegates and data sources. They are recorded only in controllers whose classes
  /// implement them.
  static let delegate = [
    "navigationController:willShowViewController:animated:",
    "navigationController:didShowViewController:animated:",
    "presentationControllerShouldDismiss:", "presentationControllerWillDismiss:",
    "presentationControllerDidDismiss:", "presentationControllerDidAttemptToDismiss:",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier:",
    "tabBarController:shouldSelectViewController:", "tabBarController:didSelectViewController:",
    "tabBarController:shouldSelectTab:", "tabBarController:didSelectTab:previousTab:",
    "splitViewController:willShowColumn:", "splitViewController:willHideColumn:",
    "splitViewController:didShowColumn:", "splitViewController:didHideColumn:",
    "splitViewController:topColumnForCollapsingToProposedTopColumn:",
    "splitViewControllerDidCollapse:",
    "splitViewControllerDidExpand:", "pageViewController:willTransitionToViewControllers:",
    "pageViewController:viewControllerBeforeViewController:",
    "pageViewController:viewControllerAfterViewController:",
  ].map { Hook(name: "callback", selector: $0) }
  static let application: [(Notification.Name, String)] = [
    (UIApplication.didFinishLaunchingNotification, "didFinishLaunching"),
    (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
    (UIApplication.willResignActiveNotification, "willResignActive"),
    (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
    (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
    (UIApplication.willTerminateNotification, "willTerminate"),
  ]

  /// Returns whether a class implements the method itself instead of inheriting it.
  func isOwn(of type: AnyClass) -> Bool {
    let above = class_getSuperclass(type).flatMap {
      class_getInstanceMethod($0, Selector(selector))
    }
    return class_getInstanceMethod(type, Selector(selector)) != above
  }

  /// Replaces a class's method with an implementation that also records the calls. If `adding` is
  /// true and the class inherits the method, adds that implementation to the class instead.
  func install(in type: AnyClass, adding: Bool) {
    let selector = Selector(selector)
    guard let method = class_getInstanceMethod(type, selector) else { return }
    let code = recorder(before: method_getImplementation(method), selector, of: type)
    if adding, class_addMethod(type, selector, code, method_getTypeEncoding(method)) { return }
    _ = method_setImplementation(method, code)
  }

  /// Returns an implementation that records a call, and then calls the original implementation
  /// `code` of a class.
  private func recorder(before code: IMP, _ selector: Selector, of type: AnyClass) -> IMP {
    let name = unsafeBitCast(selector, to: UInt.self)
    if self.selector.hasPrefix("viewWillTransitionToSize:") {
      let next = unsafeBitCast(code, to: Sized.self)
      let sized: @convention(block) (UInt, Double, Double, UInt) -> UInt = {
        it, width, height, other in
        enter(it, type, other) { next(it, name, width, height, other) }
      }
      return imp_implementationWithBlock(sized)
    }
    let next = unsafeBitCast(code, to: Words.self)
    let block: @convention(block) (UInt, UInt, UInt, UInt) -> UInt = { it, one, two, three in
      enter(it, type, one) { next(it, name, one, two, three) }
    }
    return imp_implementationWithBlock(block)
  }

  /// Records a call, and returns the result of `next`, which makes the original call. If the same
  /// callback is already in progress on the controller, as in a call to super, the call is not
  /// recorded again. If no call to super leads from the app's last implementation to the one of its
  /// superclass, records this, too.
  private func enter(_ it: UInt, _ type: AnyClass, _ argument: UInt, _ next: () -> UInt) -> UInt {
    switch name {
    case "root": Record.changeRoot(to: Hook.object(argument) as? UIViewController)
    case "present":
      (Hook.object(it) as? UIViewController)?.willPresent(
        Hook.object(argument) as? UIViewController)
    default:
      guard let controller = Hook.object(it) as? UIViewController else { break }
      if selector.hasPrefix("init") { LifelineRecorder.adopt(Swift.type(of: controller)) }
      guard let record = Record.of(controller) else { break }
      let isOutermost = record.running.updateValue(type, forKey: selector) == nil
      guard isOutermost else { break }
      record.begin(selector, of: controller, argument)
      defer { record.end(selector, of: controller, argument) }
      let result = next()
      if let last = record.running.removeValue(forKey: selector), isMissingSuper(in: last) {
        record.missSuper(selector)
      }
      return result
    }
    return next()
  }

  /// Returns whether a class of the app overrides the method, if the implementation in this class
  /// was the last that was called.
  private func isMissingSuper(in type: AnyClass) -> Bool {
    !selector.hasPrefix("init") && LifelineRecorder.isOwn(type)
      && class_getSuperclass(type).flatMap { class_getInstanceMethod($0, Selector(selector)) }
        != nil
  }

  static func object(_ word: UInt) -> NSObject? {
    UnsafeRawPointer(bitPattern: word).map {
      Unmanaged<NSObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

extension UIViewController {
  /// Records a presentation. UIKit presents from the outermost parent or, for a current context
  /// style, from the nearest controller that defines a presentation context.
  fileprivate func willPresent(_ other: UIViewController?) {
    let isInContext = [.currentContext, .overCurrentContext].contains(other?.modalPresentationStyle)
    var presenter = self
    while let parent = presenter.parent, !(isInContext && presenter.definesPresentationContext) {
      presenter = parent
    }
    guard let record = Record.of(other), let presenter = Record.of(presenter) else { return }
    record.presenter = presenter.id
    record.change("present", to: presenter.id)
  }

  fileprivate var lifelineFlags: [String] {
    [
      (isMovingToParent, "isMovingToParent"), (isMovingFromParent, "isMovingFromParent"),
      (isBeingPresented, "isBeingPresented"), (isBeingDismissed, "isBeingDismissed"),
    ].filter(\.0).map(\.1)
  }
}

/// The recorded state of one controller. A record is an associated object of its controller, so it
/// also records the controller's deallocation.
private final class Record {
  let id: String
  var presenter: String?
  /// The callbacks in progress, with the class whose implementation was called last. An override
  /// and the method that it overrides are one callback.
  var running: [String: AnyClass] = [:]
  private var state = "disappeared"
  private var parent: (id: String, isStack: Bool)?
  private var selected: String?

  @MainActor private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  @MainActor private static var counts: [String: Int] = [:]

  @MainActor private init(_ controller: UIViewController) {
    let name = String(describing: type(of: controller))
    let count = Record.counts[name, default: 0] + 1
    Record.counts[name] = count
    id = count == 1 ? name : "\(name)#\(count)"
    let kind =
      switch controller {
      case is UINavigationController: "navigationController"
      case is UITabBarController: "tabBarController"
      case is UISplitViewController: "splitViewController"
      case is UIPageViewController: "pageViewController"
      default:
        Record.kinds[name.split(separator: "<").first.map(String.init) ?? name] ?? "viewController"
      }
    let address = String(
      UInt(bitPattern: Unmanaged.passUnretained(controller).toOpaque()), radix: 16)
    let line = [
      "event": "controller", "id": id, "class": name, "kind": kind, "address": "0x" + address,
    ]
    Lines.shared.write(line)
  }

  /// The kinds of controllers whose classes the recorder does not reference, by class name.
  private static let kinds = [
    "UIAlertController": "alertController", "UISearchController": "searchController",
    "UIHostingController": "hostingController",
  ]

  deinit {
    Lines.shared.write([
      "event": "callback", "controller": id, "name": "deinit", "state": "disappeared",
    ])
  }

  /// Returns the record of a controller, or nil if the controller is not recorded.
  @MainActor static func of(_ controller: UIViewController?) -> Record? {
    guard let controller else { return nil }
    if let known = objc_getAssociatedObject(controller, key) as? Record { return known }
    guard LifelineRecorder.isRecorded(controller) else { return nil }
    let record = Record(controller)
    objc_setAssociatedObject(controller, key, record, .OBJC_ASSOCIATION_RETAIN)
    return record
  }

  @MainActor static func changeRoot(to controller: UIViewController?) {
    let subject: Any = Record.of(controller)?.id ?? NSNull()
    Lines.shared.write(["event": "hierarchy", "change": "root", "subject": subject])
  }

  func change(_ change: String, to other: String?) {
    var line = ["event": "hierarchy", "change": change, "subject": id]
    line["to"] = other
    Lines.shared.write(line)
  }

  /// Writes the line for a callback. If the callback reports a change of the hierarchy, writes that
  /// change first.
  @MainActor func begin(_ selector: String, of controller: UIViewController, _ argument: UInt) {
    var line: [String: Any] = ["event": "callback", "controller": id, "objc": selector]
    if selector.hasSuffix("MoveToParentViewController:") {
      let container = Hook.object(argument) as? UIViewController
      let other = Record.of(container)?.id
      if let other, other != parent?.id {
        parent = (other, container is UINavigationController)
        change(parent?.isStack == true ? "push" : "addChild", to: other)
      }
      line["parent"] = other.map { $0 as Any } ?? NSNull()
    } else if selector.hasSuffix("ppear:") || selector == "viewIsAppearing:" {
      let states = [
        "viewWillAppear:": "appearing", "viewDidAppear:": "appeared",
        "viewWillDisappear:": "disappearing",
        "viewDidDisappear:": "disappeared",
      ]
      state = states[selector] ?? state
      line["animated"] = argument & 0xFF != 0
      line["flags"] = controller.lifelineFlags
      let tabs = controller.parent as? UITabBarController
      if selector == "viewWillAppear:", let tabs, tabs.selectedViewController === controller {
        Record.of(tabs)?.select(self)
      }
    }
    line["state"] = state
    Lines.shared.write(line)
  }

  /// Writes the change of the hierarchy that a callback completes: the removal of a child, or a
  /// dismissal.
  @MainActor func end(_ selector: String, of controller: UIViewController, _ argument: UInt) {
    if selector == "didMoveToParentViewController:", argument == 0, let parent {
      change(parent.isStack ? "pop" : "removeChild", to: parent.id)
      self.parent = nil
    }
    if selector == "viewDidDisappear:", controller.isBeingDismissed, let presenter {
      change("dismiss", to: presenter)
      self.presenter = nil
    }
  }

  func missSuper(_ selector: String) {
    Lines.shared.write(["event": "action", "kind": "missingSuper", "subject": id, "objc": selector])
  }

  private func select(_ tab: Record) {
    if selected != tab.id { tab.change("select", to: id) }
    selected = tab.id
  }
}

/// The writer of the recording, which adds a time and a number to each callback. It can be used on
/// any thread.
private final class Lines: @unchecked Sendable {
  nonisolated static let shared = Lines()
  private nonisolated let lock = NSLock()
  private nonisolated(unsafe) var output: ((String) -> Void)?
  private nonisolated(unsafe) var start = 0.0
  private nonisolated(unsafe) var callbacks = 0

  nonisolated private init() {}

  /// Opens the destination and writes the header. Returns false if a destination is already open or
  /// if the file can't be created.
  @MainActor func open(_ destination: LifelineRecorder.Destination) -> Bool {
    guard output == nil else { return false }
    switch destination {
    case .systemLog:
      let log = Logger(subsystem: "lifeline", category: "recorder")
      output = { log.notice("\($0, privacy: .public)") }
    case .file(let url):
      let name = url.deletingPathExtension().lastPathComponent + "-previous"
      let previous = url.deletingLastPathComponent().appendingPathComponent(name)
        .appendingPathExtension(url.pathExtension)
      if FileManager.default.fileExists(atPath: url.path) {
        try? FileManager.default.removeItem(at: previous)
        try? FileManager.default.moveItem(at: url, to: previous)
      }
      guard FileManager.default.createFile(atPath: url.path, contents: nil),
        let file = try? FileHandle(forWritingTo: url)
      else { return false }
      output = { file.write(Data(($0 + "\n").utf8)) }
    }
    start = ProcessInfo.processInfo.systemUptime
    let title =
      Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    write(["lifeline": 1, "title": title, "ios": UIDevice.current.systemVersion, "source": "run"])
    return true
  }

  nonisolated func write(_ line: [String: Any]) {
    lock.lock()
    defer { lock.unlock() }
    var line = line
    if line["event"] as? String == "callback" {
      callbacks += 1
      line["n"] = callbacks
      line["time"] = ((ProcessInfo.processInfo.systemUptime - start) * 1000).rounded() / 1000
    }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: line, options: options) else {
      return
    }
    output?(String(decoding: data, as: UTF8.self))
  }
}
