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
