extension Storyboard {
    /// A controller, or a placeholder that refers to a controller of another storyboard.
    public struct Controller: Sendable, Hashable {
        /// The id within the file.
        public var id: String
        /// The element's name, as `tableViewController`; a name nobody knows is kept as it is.
        public var element: String
        /// The class that the app gives it; nil where it is the system's own.
        public var customClass: String?
        /// The Swift module of ``customClass``.
        public var customModule: String?
        /// The name by which code instantiates it.
        public var storyboardIdentifier: String?
        /// Its `title`.
        public var title: String?
        /// What the developer calls it in Interface Builder.
        public var userLabel: String?
        /// The title of its navigation item.
        public var navigationTitle: String?
        /// The title of its tab.
        public var tabTitle: String?
        /// Of a placeholder: the storyboard it refers to; nil is this one.
        public var storyboardName: String?
        /// Of a placeholder: the storyboard identifier it refers to; nil is the initial controller.
        public var referencedIdentifier: String?
        /// Of a placeholder: the bundle that the storyboard is in; nil is the app's own.
        public var bundleIdentifier: String?
        /// Of a controller in a xib: the xib that its view comes from.
        public var nibName: String?
        /// Whether it has a view of its own in the file, so that the view comes from the storyboard.
        public var hasView = false
        /// The id of the controller that it is written inside of, as xibs do; nil else.
        public var parent: String?
        /// The part it plays in ``parent``, as `masterViewController` or `viewControllers`.
        public var role: String?
        /// The place of its scene in ``Storyboard/scenes``; nil in a xib.
        public var scene: Int?
        /// The name in Interface Builder's comment before the scene.
        public var displayName: String?
        /// Where it lies on the canvas; nil where the file does not say.
        public var position: Position?
        /// The line, from 1.
        public var line: Int

        /// Makes a controller.
        public init(id: String, element: String, line: Int) {
            self.id = id
            self.element = element
            self.line = line
        }

        /// Whether it only refers to a controller of another storyboard.
        public var isPlaceholder: Bool {
            element == "viewControllerPlaceholder" || element == "controllerPlaceholder"
        }

        /// Whether UIKit or the watch brings it up by itself, without a segue or an identifier.
        public var isEntryByItself: Bool { element == "notificationController" || element == "glanceController" }

        /// What kind of controller it is, as far as the engine's rules differ.
        public var kind: ControllerKind {
            switch element {
            case "navigationController": .navigationController
            case "tabBarController": .tabBarController
            case "splitViewController": .splitViewController
            case "pageViewController": .pageViewController
            default: .viewController
            }
        }

        /// The best name there is for a person: the class, then what the developer wrote, then Interface Builder's own
        /// name for the scene, then the element in plain words. Never empty.
        public var label: String {
            let names =
                isPlaceholder
                ? [userLabel, referenceText]
                : [
                    customClass, userLabel, title, storyboardIdentifier, navigationTitle, tabTitle, displayName,
                ]
            return names.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) } ?? plainElement
        }

        /// The element in plain words: `Table View Controller` of `tableViewController`.
        public var plainElement: String {
            var words = ""
            for character in element {
                if words.isEmpty {
                    words += character.uppercased()
                } else {
                    if character.isUppercase { words += " " }
                    words.append(character)
                }
            }
            return words
        }

        /// Where a placeholder points, as `Profile.ProfileViewController`, `Profile (initial)` or `this file (initial)`.
        public var referenceText: String? {
            guard isPlaceholder else { return nil }
            let file = storyboardName ?? "this file"
            return referencedIdentifier.map { "\(file).\($0)" } ?? "\(file) (initial)"
        }
    }
}
