/// A callback to a view controller, its view, the application, a scene, a delegate, or a data source.
///
/// The files `Callback+SUBJECT.swift` contain what is known about each callback; see ``definition``.
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
    case adaptivePresentationStyle, viewControllerForAdaptiveStyle, presentationWillAdapt
    case sheetDidChangeDetent
    case tabShouldSelect, tabDidSelect, tabShouldSelectTab, tabDidSelectTab
    case columnWillShow, columnWillHide, columnDidShow, columnDidHide
    case splitCollapseSecondary, splitSeparateSecondary
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

    /// What is known about the callback.
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
    public var documentation: String? { definition.documentation }
    /// A description of when UIKit sends the callback, in one or two sentences. Drawings show it as a tooltip.
    public var contract: String { definition.contract }
    /// The work that UIKit's own implementation of the callback does, or nil if an override may omit the call to super.
    public var workOfSuper: String? { definition.workOfSuper }
    /// Whether a delegate or data source receives the callback instead of the controller that the callback is about.
    public var isDelegates: Bool { phase == .delegate || self == .willShow || self == .didShow }

    /// The definitions, in the order of the cases.
    private static let table: [Definition] = {
        let known = Dictionary(uniqueKeysWithValues: Definition.all.map { ($0.callback, $0) })
        return allCases.map { callback in
            guard let definition = known[callback] else { preconditionFailure("\(callback) has no definition") }
            return definition
        }
    }()
}
