import LifecycleModel

extension Storyboard.Controller {
    /// Takes over what the element's attributes say.
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
    /// Takes over what the element's attributes say beyond kind and destination.
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
