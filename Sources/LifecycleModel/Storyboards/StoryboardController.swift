extension Storyboard {
    /// A controller, or a placeholder that refers to a controller, usually in another storyboard.
    public struct Controller: Sendable, Hashable {
        /// The ID in the file.
        public var id: String
        /// The name of the element, such as `tableViewController`, even if it is unknown.
        public var element: String
        /// The custom class, or nil for a system class.
        public var customClass: String?
        /// The Swift module of ``customClass``.
        public var customModule: String?
        /// The storyboard identifier, or nil.
        public var storyboardIdentifier: String?
        /// The controller's `title`.
        public var title: String?
        /// The label in Interface Builder.
        public var userLabel: String?
        /// The title of the controller's navigation item.
        public var navigationTitle: String?
        /// The title of the controller's tab.
        public var tabTitle: String?
        /// For a placeholder: the name of the other storyboard, or nil for the same file.
        public var storyboardName: String?
        /// For a placeholder: the storyboard identifier, or nil for the initial controller.
        public var referencedIdentifier: String?
        /// For a placeholder: the storyboard's bundle, or nil for the app's bundle.
        public var bundleIdentifier: String?
        /// For a controller in a xib: the xib that contains its view.
        public var nibName: String?
        /// Whether the controller's view is in the file.
        public var hasView = false
        /// For a controller in a xib: the ID of the controller that contains it, or nil.
        public var parent: String?
        /// The controller's role in ``parent``, such as `masterViewController` or `viewControllers`.
        public var role: String?
        /// The index of the scene in ``Storyboard/scenes``, or nil in a xib.
        public var scene: Int?
        /// The name in Interface Builder's comment before the scene.
        public var displayName: String?
        /// The position on the canvas, or nil.
        public var position: Position?
        /// The line, from 1.
        public var line: Int
        /// The file that contains the controller, or nil for the storyboard's own file.
        public var file: String?

        /// Creates a controller.
        public init(id: String, element: String, line: Int) {
            self.id = id
            self.element = element
            self.line = line
        }

        /// Whether the controller is a placeholder, which refers to another controller.
        public var isPlaceholder: Bool {
            element == "viewControllerPlaceholder" || element == "controllerPlaceholder"
        }

        /// Whether watchOS instantiates the controller without a segue or an identifier.
        public var isEntryByItself: Bool { element == "notificationController" || element == "glanceController" }

        /// The kind of controller, which determines its behavior.
        public var kind: ControllerKind {
            ControllerKind(rawValue: element).flatMap { $0.isContainer ? $0 : nil } ?? .viewController
        }

        /// The label in drawings and messages: the custom class, the label in Interface Builder, the title, the
        /// storyboard identifier, the title of the navigation item, the title of the tab, the name of the scene, or
        /// the name of the element. The first of these that is not blank is used. For a placeholder, the label is the
        /// label in Interface Builder, or else the target.
        public var label: String {
            let names =
                isPlaceholder
                ? [userLabel, referenceText]
                : [
                    customClass, userLabel, title, storyboardIdentifier, navigationTitle, tabTitle, displayName,
                ]
            return names.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) } ?? plainElement
        }

        /// The readable name of the element, such as `Table View Controller` for `tableViewController`.
        public var plainElement: String {
            element.capitalizedFirst.reduce(into: "") { words, letter in
                words += letter.isUppercase && !words.isEmpty ? " \(letter)" : String(letter)
            }
        }

        /// The name in scenarios: the storyboard identifier, or else the custom class, or else the ID. For a placeholder,
        /// the identifier or else the storyboard that it refers to.
        public var nameInScenario: String {
            isPlaceholder ? referencedIdentifier ?? storyboardName ?? id : storyboardIdentifier ?? customClass ?? id
        }

        /// The target of a placeholder, such as `Profile.ProfileViewController`, `Profile (initial)`, or `this file
        /// (initial)`.
        public var referenceText: String? {
            guard isPlaceholder else { return nil }
            let file = storyboardName ?? "this file"
            return referencedIdentifier.map { "\(file).\($0)" } ?? "\(file) (initial)"
        }
    }
}
