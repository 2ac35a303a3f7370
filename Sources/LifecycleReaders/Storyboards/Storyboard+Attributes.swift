import LifecycleModel

extension Storyboard.Controller {
    /// Reads the attributes of the element, except its ID.
    mutating func take(_ attributes: [String: String]) {
        customClass = attributes["customClass"]
        customModule = attributes["customModule"]
        storyboardIdentifier = attributes["storyboardIdentifier"] ?? attributes["identifier"]
        title = attributes["title"]
        userLabel = attributes["userLabel"]
        storyboardName = attributes["storyboardName"]
        referencedIdentifier = attributes["referencedIdentifier"]
        bundleIdentifier = attributes["bundleIdentifier"]
        nibName = attributes["nibName"]
    }
}

extension Storyboard.Segue {
    /// Reads the attributes of the element, except its ID, kind, and destination.
    mutating func take(_ attributes: [String: String]) {
        identifier = attributes["identifier"]
        relationship = attributes["relationship"]
        customClass = attributes["customClass"]
        modalPresentationStyle = attributes["modalPresentationStyle"]
        unwindAction = attributes["unwindAction"]
        creationSelector = attributes["destinationCreationSelector"]
        animates = attributes["animates"].map { $0 != "NO" }
    }
}
