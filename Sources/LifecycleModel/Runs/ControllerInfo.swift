/// The number of a controller within its run: its place in ``Run/controllers``.
public struct ControllerID: Sendable, Hashable, Comparable {
    /// The place in ``Run/controllers``, from 0.
    public let index: Int

    /// Makes the number of the controller at `index`.
    public init(_ index: Int) { self.index = index }

    /// Whether `left` comes first in the run.
    public static func < (left: ControllerID, right: ControllerID) -> Bool { left.index < right.index }
}

/// What kind of controller one is, as far as the rules differ.
public enum ControllerKind: String, Sendable, Hashable, CaseIterable {
    case viewController, navigationController, tabBarController, splitViewController, pageViewController
    case alertController, searchController, hostingController
    /// The application and its delegate, who appear in a run as the controller `app`.
    case application
    /// A scene and its delegate, who appear in a run under the scene's name where there are several.
    case scene

    /// Whether the participant is a controller, and not the application or a scene.
    public var isController: Bool { self != .application && self != .scene }

    /// The kind of a UIKit class by its name, or nil for a name that sets none.
    public init?(uiKitClass name: String) {
        switch name {
        case "UINavigationController": self = .navigationController
        case "UITabBarController": self = .tabBarController
        case "UISplitViewController": self = .splitViewController
        case "UIPageViewController": self = .pageViewController
        case "UIAlertController": self = .alertController
        case "UISearchController": self = .searchController
        case "UIHostingController": self = .hostingController
        case "UIViewController": self = .viewController
        default: return nil
        }
    }
}

/// Who took part in a run.
public struct ControllerInfo: Sendable, Hashable {
    /// The name that is unique within the run: `detail`, and `detail#2` for a second instance of that name.
    public var id: String
    /// The name that scenarios and expectations use: `detail` for every instance of it.
    public var name: String
    /// The class, with its module where the source prints one.
    public var className: String
    /// What kind of controller it is.
    public var kind: ControllerKind
    /// The address as printed by a log, or nil.
    public var address: String?

    /// Makes a participant; the name is the id unless it is given.
    public init(
        id: String, name: String? = nil, className: String, kind: ControllerKind = .viewController,
        address: String? = nil
    ) {
        self.id = id
        self.name = name ?? id
        self.className = className
        self.kind = kind
        self.address = address
    }

    /// The class without the module before it.
    public var shortClassName: String { className.split(separator: ".").last.map(String.init) ?? className }

    /// The id and class of the application in every run.
    public static let application = ControllerInfo(id: "app", className: "UIApplication", kind: .application)
}
