/// Functions that recognize controllers by their elements. Neither the attribute `sceneMemberID` nor the suffix of the
/// name is sufficient.
enum StoryboardElements {
    /// Returns whether `name` is a controller element, including elements that later versions of Xcode may add.
    static func isController(_ name: String) -> Bool {
        let lower = name.lowercased()
        return !imposters.contains(name)
            && (lower.hasSuffix("controller") || lower.hasSuffix("controllerplaceholder"))
    }

    /// Returns whether a member of a scene is the scene's controller.
    ///
    /// The application in a Mac storyboard has the attribute but is not a controller, and watchOS controllers don't
    /// have the attribute. An unknown element with the attribute is a controller.
    static func isController(_ name: String, sceneMember: String?) -> Bool {
        if name == "application" || imposters.contains(name) { return false }
        return sceneMember == "viewController" || isController(name)
    }

    /// Elements that end in "Controller" but are not view controllers: Cocoa bindings, and the search display
    /// controller from iOS 7.
    private static let imposters: Set<String> = [
        "searchDisplayController", "arrayController", "userDefaultsController", "objectController", "treeController",
        "dictionaryController", "fetchedResultsController", "searchController", "menuController",
    ]
}
