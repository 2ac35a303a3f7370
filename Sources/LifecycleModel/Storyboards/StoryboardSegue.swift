extension Storyboard {
    /// A segue, or a relationship between a container and its child, which the files write as a segue too.
    public struct Segue: Sendable, Hashable {
        /// The id within the file; nil where the file gives none.
        public var id: String?
        /// The kind as written, as `show`, `push`, `presentation`; nil where the file gives none.
        public var kind: String?
        /// The id of the controller that owns it; nil in a scene without a controller, as the menus of a Mac app.
        public var source: String?
        /// The id of the controller, placeholder or exit it leads to; nil where the file gives none.
        public var destination: String?
        /// The name by which code performs it.
        public var identifier: String?
        /// Of a relationship: what the destination is to the source, as `rootViewController`.
        public var relationship: String?
        /// The class of a custom segue; other kinds may have one too.
        public var customClass: String?
        /// The presentation style that the segue itself sets.
        public var modalPresentationStyle: String?
        /// Of an unwind segue: the method that UIKit looks for.
        public var unwindAction: String?
        /// The element that triggers it, as `button`, `tableViewCell`, `tapGestureRecognizer`, or the controller's own.
        public var trigger: String?
        /// The method that makes the destination (`@IBSegueAction`).
        public var creationSelector: String?
        /// Whether it animates; nil where the file does not say, which means yes.
        public var animates: Bool?
        /// The place of its scene in ``Storyboard/scenes``; nil in a xib.
        public var scene: Int?
        /// The line, from 1.
        public var line: Int

        /// Makes a segue.
        public init(id: String? = nil, kind: String?, source: String? = nil, destination: String?, line: Int) {
            self.id = id
            self.kind = kind
            self.source = source
            self.destination = destination
            self.line = line
        }

        /// What a segue does, whatever it is called in which version of the format.
        public enum Work: String, Sendable, Hashable, CaseIterable {
            /// A container and its child; there from the start.
            case relationship
            /// The page after this one, on the watch; written as a relationship, but a way to go.
            case nextPage
            /// A child in a container view; installed while the view loads.
            case embed
            case show, showDetail, present, popover, custom, unwind
            /// A kind nobody knows.
            case other

            /// Whether the destination lives inside of the source.
            public var isContainment: Bool { self == .relationship || self == .embed }
        }

        /// What the segue does: `push` is show, `modal` and `presentation` are present, and so on.
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

        /// The presentation style that it asks for, in UIModalPresentationStyle's names; nil for the version's default.
        public var presentationStyle: String? { work == .popover ? "popover" : modalPresentationStyle }
    }
}
