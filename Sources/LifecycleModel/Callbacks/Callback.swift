/// A callback to a view controller, its view, the application, a scene, a delegate, or a data source.
///
/// `Callback.table` contains the names, selector, phase, iOS versions, and documentation page of each callback.
public enum Callback: UInt8, Sendable, Hashable, CaseIterable {
    case initializer, initWithCoder, initWithNibName, awakeFromNib
    case loadView, loadViewIfNeeded, viewDidLoad, viewWillUnload, viewDidUnload
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews
    case viewSafeAreaInsetsDidChange, viewLayoutMarginsDidChange
    case traitCollectionDidChange, willTransitionToTraits, viewWillTransitionToSize
    case willRotate, willAnimateRotation, didRotate
    case willMoveToParent, didMoveToParent
    case shouldPerformSegue, prepareForSegue
    case allowedChildrenForUnwinding, canPerformUnwindSegueAction, unwindForSegue, unwindAction
    case willShow, didShow
    case didReceiveMemoryWarning
    case deinitializer
    // UIView callbacks, recorded on request.
    case viewAwakeFromNib
    case viewWillMoveToSuperview, viewDidMoveToSuperview, viewWillMoveToWindow, viewDidMoveToWindow, viewLayoutSubviews
    // Application and scene callbacks.
    case willFinishLaunching, didFinishLaunching, didBecomeActive, willResignActive
    case didEnterBackground, willEnterForeground, willTerminate, appDidReceiveMemoryWarning
    case sceneWillConnect, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground
    case sceneWillEnterForeground, sceneDidDisconnect
    // Callbacks to content containers, and callbacks that iOS 13 to 26 introduced.
    case updateProperties, traitChange, preferredContentSizeDidChange
    case configurationForConnecting, didDiscardSceneSessions
    // Callbacks to SwiftUI views.
    case onAppear, onDisappear, task
    // Callbacks to delegates and data sources.
    case presentationShouldDismiss, presentationWillDismiss, presentationDidDismiss, presentationDidAttemptToDismiss
    case sheetDidChangeDetent
    case tabShouldSelect, tabDidSelect, tabShouldSelectTab, tabDidSelectTab
    case columnWillShow, columnWillHide, columnDidShow, columnDidHide
    case topColumnForCollapsing, displayModeForExpanding, splitDidCollapse, splitDidExpand
    case pageWillTransition, pageDidFinishAnimating, pageBefore, pageAfter
    case searchWillPresent, searchDidPresent, searchWillDismiss, searchDidDismiss

    /// The part of the lifecycle that a callback belongs to.
    public enum Phase: String, Sendable, CaseIterable {
        case creation, loading, appearance, layout, environment, rotation, containment, segue, memory, view, application
        /// Callbacks to SwiftUI views: the closures of their modifiers.
        case swiftUI
        /// Callbacks to delegates and data sources, except the delegates of navigation controllers, the application,
        /// and scenes.
        case delegate
    }

    /// The properties of a callback.
    public struct Definition: Sendable {
        /// The full Swift name, such as `viewWillAppear(_:)`.
        public let swift: String
        let short: String
        /// The Objective-C selector, such as `viewWillAppear:`.
        public let objc: String
        /// The part of the lifecycle that the callback belongs to.
        public let phase: Phase
        /// The first iOS version that sends the callback.
        public let since: Int
        /// The last iOS version that sends the callback, or nil if the newest version still sends it.
        public let until: Int?
        /// The path of the callback's page, relative to `https://developer.apple.com/documentation/uikit/`, or nil if
        /// there is no page.
        public let page: String?
    }

    /// The properties of the callback.
    public var definition: Definition { Callback.table[Int(rawValue)] }
    /// The full Swift name, such as `viewWillAppear(_:)`.
    public var swiftName: String { definition.swift }
    /// The short name in scenarios and drawings: usually the base name, or the distinctive part of a delegate method's
    /// name.
    public var shortName: String { definition.short }
    /// The Objective-C selector, such as `viewWillAppear:`.
    public var selector: String { definition.objc }
    /// The part of the lifecycle that the callback belongs to.
    public var phase: Phase { definition.phase }
    /// The Swift base name, such as `viewWillAppear`: the full name up to its first parenthesis.
    public var baseName: String { String(Substring(definition.swift.utf8.prefix { $0 != UInt8(ascii: "(") })) }
    /// The URL of the callback's page in Apple's documentation, or nil if there is no page.
    public var documentation: String? { Callback.addresses[Int(rawValue)] }
    private static let addresses = table.map { row in
        row.page.map { "https://developer.apple.com/documentation/uikit/" + $0 }
    }

    /// Returns whether UIKit sends the callback in `version`.
    public func exists(in version: IOSVersion) -> Bool {
        version.major >= definition.since && version.major <= (definition.until ?? .max)
    }

    /// Whether the callback is one of the four that change the appearance state (Evidence, Figures 5-1 and 5-2).
    public var changesAppearance: Bool { StateTransition.target(of: self) != nil }
    /// Whether the callback is `viewWillLayoutSubviews` or `viewDidLayoutSubviews`.
    public var isLayout: Bool { self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews }
    /// Whether a `UIView`, and not a controller, receives the callback.
    package var isSentToUIView: Bool { phase == .view }
    /// Whether the callback is an appearance callback with the argument `animated`.
    public var carriesAnimated: Bool { changesAppearance || self == .viewIsAppearing }
    /// Whether the callback has a parent as its argument.
    public var carriesParent: Bool { self == .willMoveToParent || self == .didMoveToParent }
}
