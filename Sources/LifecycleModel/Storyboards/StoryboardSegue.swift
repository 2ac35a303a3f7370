extension Storyboard {
    /// A segue, or a relationship between a container and its child, which the file also stores as a `segue` element.
    public struct Segue: Sendable, Hashable {
        /// The ID in the file, or nil.
        public var id: String?
        /// The kind in the file, such as `show`, `push`, or `presentation`, or nil.
        public var kind: String?
        /// The ID of the controller that owns the segue, or nil in a scene without a controller, such as the scene
        /// with the menus of a Mac app.
        public var source: String?
        /// The ID of the destination (a controller, placeholder, or exit), or nil.
        public var destination: String?
        /// The identifier.
        public var identifier: String?
        /// For a relationship: the role of the destination, such as `rootViewController`.
        public var relationship: String?
        /// The custom class, which segues of any kind can have.
        public var customClass: String?
        /// The presentation style of the segue.
        public var modalPresentationStyle: String?
        /// For an unwind segue: the method that UIKit searches for.
        public var unwindAction: String?
        /// The element that triggers the segue, such as `button`, `tableViewCell`, or `viewController`.
        public var trigger: String?
        /// Whether the source itself is the ``trigger``: the segue is a relationship, or code performs it.
        public var hasOwnTrigger: Bool { trigger?.lowercased().hasSuffix("controller") ?? true }
        /// The method that creates the destination (`@IBSegueAction`).
        public var creationSelector: String?
        /// Whether the segue animates, or nil for the default, which is true.
        public var animates: Bool?
        /// The index of the scene in ``Storyboard/scenes``, or nil in a xib.
        public var scene: Int?
        /// The line, from 1.
        public var line: Int
        /// The file that contains the segue, or nil for the storyboard's own file.
        public var file: String?
        /// Whether the segue is a call in Swift code.
        public var isCode = false

        /// Creates a segue.
        public init(id: String? = nil, kind: String?, source: String? = nil, destination: String?, line: Int) {
            self.id = id
            self.kind = kind
            self.source = source
            self.destination = destination
            self.line = line
        }

        /// The effect of a segue, independent of the format version.
        public enum Work: String, Sendable, Hashable, CaseIterable {
            /// Connects a container and its initial child.
            case relationship
            /// Connects two pages on watchOS. The file contains a relationship, but the segue is used for navigation.
            case nextPage
            /// Adds a child in a container view while the view loads.
            case embed
            case show, showDetail, present, popover, custom, unwind
            /// An unknown kind.
            case other

            /// Whether the source contains the destination.
            public var isContainment: Bool { self == .relationship || self == .embed }
        }

        /// The effect of the segue: `push` is `show`, `modal` and `presentation` are `present`, and so on.
        public var work: Work {
            switch kind {
            case "relationship": relationship == "nextPage" ? .nextPage : .relationship
            case "embed": .embed
            case "show", "push": .show
            case "showDetail", "replace": .showDetail
            case "presentation", "modal", "sheet": .present
            case "popoverPresentation", "popover": .popover
            case "custom": .custom
            case "unwind": .unwind
            default: .other
            }
        }

        /// The presentation style, with its name in `UIModalPresentationStyle`, or nil for the iOS version's default.
        public var presentationStyle: String? { work == .popover ? "popover" : modalPresentationStyle }
    }
}
