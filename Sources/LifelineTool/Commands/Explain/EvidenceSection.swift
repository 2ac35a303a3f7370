import LifecycleDiagnostics
import LifecycleModel

/// A section in an Evidence article. The Evidence articles list known UIKit behavior with its sources.
struct EvidenceSection: Equatable {
    let article: String
    let title: String

    /// The heading of the section, and the path of the article in Lifeline's repository.
    var location: String { "\(title), in \(EvidenceSection.folder)/\(article)" }

    /// The folder of the Evidence articles in the repository.
    static let folder = "Sources/Lifeline/Lifeline.docc/Evidence"

    private init(_ topic: String, _ title: String) { (article, self.title) = ("Evidence\(topic).md", title) }

    /// Creates the section that a topic names, such as `Appearance/Begin and end`, or nil for a URL.
    init?(_ evidence: String) {
        guard !evidence.hasPrefix("https:"), let slash = evidence.firstIndex(of: "/") else { return nil }
        self.init(String(evidence[..<slash]), String(evidence[slash...].dropFirst()))
    }

    var name: String { article.dropFirst("Evidence".count).dropLast(".md".count) + "/" + title }
}

extension EvidenceSection {
    static func section(of rule: Rule) -> EvidenceSection {
        guard rule.subject == .run else {
            return storyboardSections[rule.id] ?? .init("Inputs", "References and files")
        }
        return runSections[rule.id] ?? .init("Warnings", "Mistakes without a warning")
    }

    private static let runSections: [String: EvidenceSection] = [
        "unbalanced-appearance": .init("Appearance", "Begin and end"),
        "direct-appearance-call": .init("Appearance", "Appearance states"),
        "illegal-transition": .init("Appearance", "Appearance states"),
        "unfinished-transition": .init("Appearance", "Appearance states"),
        "will-without-undo": .init("Appearance", "Canceled transitions"),
        "geometry-before-layout": .init("Layout", "Layout passes"),
        "one-time-work-in-viewWillAppear": .init("Loading", "Lazy loading"),
        "work-repeated-in-layout": .init("Layout", "Layout passes"),
        "load-view-called": .init("Loading", "loadView"), "load-view-calls-super": .init("Loading", "loadView"),
        "load-view-without-view": .init("Loading", "loadView"), "view-read-too-early": .init("Loading", "Lazy loading"),
        "tab-bar-loads-in-init": .init("Containers", "Tab bars"),
        "outlet-read-too-early": .init("Loading", "Outlets"),
        "shared-view": .init("Loading", "One view for one controller"),
        "child-not-added": .init("Containers", "Adding a child"),
        "view-added-before-child": .init("Containers", "Adding a child"),
        "did-move-missing": .init("Containers", "Adding a child"),
        "will-move-missing": .init("Containers", "Removing a child"),
        "removed-in-wrong-order": .init("Containers", "Removing a child"),
        "double-forwarding": .init("Appearance", "Manual forwarding"),
        "forwarding-off-but-never-forwarded": .init("Appearance", "Manual forwarding"),
        "present-while-presenting": .init("Presentation", "Presenter and context"),
        "present-from-off-window": .init("Presentation", "Presenter and context"),
        "push-during-transition": .init("Containers", "Navigation calls during a transition"),
        "push-twice": .init("Containers", "Navigation stack"),
        "container-missing": .init("Containers", "Navigation stack"),
        "dangling-observer": .init("Application", "Notifications"),
        "observer-added-twice": .init("Application", "Notifications"),
        "unload-callbacks-after-ios-5": .init("Loading", "Memory warnings"),
        "deprecated-rotation-callback": .init("Layout", "Rotation"),
        "orientation-never-supported": .init("Layout", "Supported orientations"),
        "sheet-keeps-presenter": .init("Presentation", "Sheets"),
        "delegate-not-called": .init("Presentation", "Presentation delegate"),
        "context-not-defined": .init("Presentation", "Presenter and context"),
        "deprecated-trait-callback": .init("Layout", "Traits"),
        "properties-never-up-to-date": .init("Layout", "Update cycle"),
        "layout-outside-window": .init("Layout", "Layout passes"),
        "child-outgrows-parent": .init("Layout", "Sizes"),
        "constraints-with-mask": .init("Layout", "Sizes"),
        "touch-outside-window": .init("Application", "Responder chain"),
        "uikit-warning": .init("Warnings", "Overview"),
    ]

    private static let storyboardSections: [String: EvidenceSection] = [
        "dangling-destination": .init("Inputs", "Storyboard segues"),
        "incomplete-segue": .init("Inputs", "Storyboard segues"),
        "segue-without-identifier": .init("Inputs", "Storyboard segues"),
        "dangling-initial": .init("Inputs", "Storyboard controllers"),
        "unreachable-scene": .init("Inputs", "Storyboard controllers"),
        "duplicate-id": .init("Inputs", "Storyboard controllers"),
        "duplicate-identifier": .init("Inputs", "Storyboard controllers"),
    ]
}

extension EvidenceSection {
    static func section(of callback: Callback) -> EvidenceSection {
        switch callback {
        case .loadView: .init("Loading", "loadView")
        case .viewIsAppearing: .init("Appearance", "viewIsAppearing")
        case .updateProperties, .updateViewConstraints: .init("Layout", "Update cycle")
        case .viewWillTransitionToSize: .init("Layout", "Sizes")
        case .didMoveToParent: .init("Containers", "Removing a child")
        case .allowedChildrenForUnwinding, .canPerformUnwindSegueAction, .unwindForSegue, .unwindAction:
            .init("Loading", "Unwind segues")
        case .willShow, .didShow: .init("Containers", "Navigation delegate")
        case .tabShouldSelect, .tabDidSelect, .tabShouldSelectTab, .tabDidSelectTab: .init("Containers", "Tab bars")
        case .columnWillShow, .columnWillHide, .columnDidShow, .columnDidHide, .topColumnForCollapsing,
            .displayModeForExpanding, .splitDidCollapse, .splitDidExpand:
            .init("Containers", "Split views")
        case .pageWillTransition, .pageDidFinishAnimating, .pageBefore, .pageAfter:
            .init("Containers", "Page view controllers")
        case .searchWillPresent, .searchDidPresent, .searchWillDismiss, .searchDidDismiss:
            .init("Presentation", "Alerts and search controllers")
        case .didEnterBackground, .willEnterForeground: .init("Application", "Background")
        case .sceneWillConnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
            .sceneWillEnterForeground, .sceneDidDisconnect, .configurationForConnecting, .didDiscardSceneSessions:
            .init("Application", "Scenes")
        default: section(of: callback.phase)
        }
    }

    private static func section(of phase: Callback.Phase) -> EvidenceSection {
        switch phase {
        case .creation: .init("Loading", "Initialization")
        case .loading: .init("Loading", "Lazy loading")
        case .appearance: .init("Appearance", "Order of callbacks")
        case .layout, .view: .init("Layout", "Layout passes")
        case .environment: .init("Layout", "Traits")
        case .rotation: .init("Layout", "Rotation")
        case .containment: .init("Containers", "Adding a child")
        case .segue: .init("Loading", "Segues")
        case .memory: .init("Loading", "Memory warnings")
        case .application: .init("Application", "Application callbacks")
        case .swiftUI: .init("Application", "Hosting controllers")
        case .delegate: .init("Presentation", "Presentation delegate")
        }
    }
}
