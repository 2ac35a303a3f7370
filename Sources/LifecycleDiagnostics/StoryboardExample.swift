/// Storyboards as examples of rules: the document around scenes, and the scenes.
///
/// A part that is `marked` ends its line with the mark of the place that the rule points at.
enum StoryboardExample {
    private static func mark(_ isMarked: Bool) -> String { isMarked ? " <!-- here -->" : "" }

    /// A storyboard with these scenes.
    static func document(
        initial: String = "home", runtime: String = "iOS.CocoaTouch", marked: Bool = false, _ scenes: String...
    ) -> String {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let attributes = "type=\"\(type)\" version=\"3.0\" targetRuntime=\"\(runtime)\""
        return """
            <document \(attributes) initialViewController="\(initial)">\(mark(marked))
              <scenes>
            \(scenes.joined(separator: "\n"))
              </scenes>
            </document>
            """
    }

    /// A scene with a view controller of the class `HomeViewController` for the id `home`.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier; nil for none.
    ///   - name: The beginning of the class's name; nil for that of the id.
    ///   - segues: The segues that start there.
    static func scene(
        _ id: String, identifier: String? = nil, name: String? = nil, marked: Bool = false, _ segues: String...
    ) -> String {
        let name = name ?? id.prefix(1).uppercased() + id.dropFirst()
        let identifier = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
        let controller =
            "<viewController id=\"\(id)\" customClass=\"\(name)ViewController\"\(identifier) "
            + "sceneMemberID=\"viewController\""
        let body =
            segues.isEmpty
            ? "      \(controller)/>\(mark(marked))"
            : """
                  \(controller)>\(mark(marked))
                    <connections>
                      \(segues.joined(separator: "\n          "))
                    </connections>
                  </viewController>
            """
        return objects(of: id, body)
    }

    /// A scene with a reference to another storyboard.
    static func reference(storyboard: String, identifier: String? = nil, marked: Bool = false) -> String {
        let identifier = identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""
        return objects(
            of: "reference",
            "      <viewControllerPlaceholder id=\"reference\" storyboardName=\"\(storyboard)\"\(identifier) "
                + "sceneMemberID=\"viewController\"/>\(mark(marked))")
    }

    private static func objects(of id: String, _ body: String) -> String {
        "    <scene sceneID=\"scene-\(id)\"><objects>\n\(body)\n    </objects></scene>"
    }

    /// A segue of the kind show.
    static func segue(
        to destination: String?, identifier: String? = "next", marked: Bool = false
    ) -> String {
        let destination = destination.map { " destination=\"\($0)\"" } ?? ""
        let identifier = identifier.map { " identifier=\"\($0)\"" } ?? ""
        return "<segue id=\"segue\" kind=\"show\"\(destination)\(identifier)/>\(mark(marked))"
    }
}
