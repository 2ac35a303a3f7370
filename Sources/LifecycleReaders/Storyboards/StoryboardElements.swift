/// Which elements are controllers: neither the attribute `sceneMemberID` nor the ending of the name alone decides.
enum StoryboardElements {
    /// Whether `name` by itself is the name of a controller, known or made up in some later Xcode.
    static func isController(_ name: String) -> Bool {
        let lower = name.lowercased()
        return !imposters.contains(name)
            && (lower.hasSuffix("controller") || lower.hasSuffix("controllerplaceholder"))
    }

    /// Whether a member of a scene is its controller.
    ///
    /// The application of a Mac storyboard carries the attribute and is none; the controllers of a watch carry none; and
    /// an element nobody knows is one where it carries the attribute.
    static func isController(_ name: String, sceneMember: String?) -> Bool {
        if name == "application" || imposters.contains(name) { return false }
        return sceneMember == "viewController" || isController(name)
    }

    /// Elements that end in "Controller" and control no scene: Cocoa's bindings and the search display of iOS 7.
    private static let imposters: Set<String> = [
        "searchDisplayController", "arrayController", "userDefaultsController", "objectController", "treeController",
        "dictionaryController", "fetchedResultsController", "searchController", "menuController",
    ]
}
