/// Functions that recognize controllers by their elements. Neither the attribute `sceneMemberID` nor the suffix of
/// the name is sufficient alone.
enum StoryboardElements {
    /// Returns whether `name` is the name of a controller element. Recognizes elements that later versions of Xcode
    /// may add.
    static func isController(_ name: String) -> Bool {
        let lower = name.lowercased()
        return !imposters.contains(name)
            && (lower.hasSuffix("controller") || lower.hasSuffix("controllerplaceholder"))
    }

    /// Returns whether a member of a scene is the scene's controller.
    ///
    /// The application in a Mac storyboard has the attribute `sceneMemberID` of a controller but is not a controller.
    /// Controllers for watchOS don't have the attribute. An unknown element with the attribute is a controller.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - sceneMember: The value of the attribute `sceneMemberID`, or nil.
    static func isController(_ name: String, sceneMember: String?) -> Bool {
        if name == "application" || imposters.contains(name) { return false }
        return sceneMember == "viewController" || isController(name)
    }

    /// Names of elements that end in "Controller" but don't describe a view controller, such as `arrayController` for
    /// Cocoa bindings.
    private static let imposters: Set<String> = [
        "searchDisplayController", "arrayController", "userDefaultsController", "objectController", "treeController",
        "dictionaryController", "fetchedResultsController", "searchController", "menuController",
    ]
}
