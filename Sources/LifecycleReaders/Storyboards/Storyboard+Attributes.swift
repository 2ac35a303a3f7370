import LifecycleModel

extension Storyboard.Controller {
    /// Sets the properties that are attributes of the element, except the ID.
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
    /// Sets the properties that are attributes of the element, except the ID, kind, and destination.
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
