/// The index of a controller in ``Run/controllers``.
public struct ControllerID: Sendable, Hashable, Codable, Comparable {
    /// The index, from 0.
    public let index: Int

    /// Creates the ID of the controller at `index`.
    public init(_ index: Int) { self.index = index }

    /// Returns whether `left` comes first in the run.
    public static func < (left: ControllerID, right: ControllerID) -> Bool { left.index < right.index }
}

/// The kind of a controller or other participant, which determines its behavior.
public enum ControllerKind: String, Sendable, Hashable, CaseIterable {
    case viewController, navigationController, tabBarController, splitViewController, pageViewController
    case alertController, searchController, hostingController
    /// The application and its delegate, which a run contains as the participant `app`.
    case application
    /// A scene and its delegate, which a run with several scenes contains under the scene's name.
    case scene
    /// A SwiftUI view in a log. It has no appearance state.
    case swiftUIView

    /// Whether the participant is a controller rather than the application, a scene, or a SwiftUI view.
    public var isController: Bool { self != .application && self != .scene && self != .swiftUIView }

    /// Whether controllers of this kind are containers.
    package var isContainer: Bool {
        [.navigationController, .tabBarController, .splitViewController, .pageViewController].contains(self)
    }

    /// Creates the kind of a class in UIKit or SwiftUI, such as `UINavigationController`. Returns nil for a class
    /// without a kind of its own, such as `UITableViewController`, and for other names.
    public init?(uiKitClass name: String) {
        guard let kind = ControllerKind.byClass[name] else { return nil }
        self = kind
    }

    /// The class in UIKit or SwiftUI.
    package var uiKitClass: String { "UI" + rawValue.capitalizedFirst }

    private static let byClass = Dictionary(
        uniqueKeysWithValues: allCases.filter(\.isController).map { ($0.uiKitClass, $0) })
}

/// A participant of a run: a controller, the application, a scene, or a SwiftUI view.
public struct ControllerInfo: Sendable, Hashable {
    /// The unique name in the run, such as `detail`, or `detail#2` for a second instance.
    public var id: String
    /// The name in scenarios and expectations, such as `detail` for every instance.
    public var name: String
    /// The class, with its module if the source contains it.
    public var className: String
    /// The kind of controller.
    public var kind: ControllerKind
    /// The address in a log or a recording, or nil.
    public var address: String?
    /// Whether the participant was inferred from the callbacks of others, because the log doesn't contain it.
    public var isInferred = false

    /// Creates a participant. The default name is the ID.
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

    /// The class without its module.
    public var shortClassName: String { className.split(separator: ".").last.map(String.init) ?? className }

    /// Whether the class belongs to UIKit or another framework of Apple, by the beginning of its name.
    package var isOfFramework: Bool {
        ["UI", "_UI", "SFSafari", "MFMail", "MFMessage", "PHPicker", "AVPlayer", "QLPreview"].contains(
            where: className.hasPrefix)
    }

    /// The application, with the ID and class that it has in every run.
    public static let application = ControllerInfo(id: "app", className: "UIApplication", kind: .application)
}
