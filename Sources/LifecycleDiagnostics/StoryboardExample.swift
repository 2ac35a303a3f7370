/// Functions that create storyboards for the examples of rules.
///
/// If `marked` is true, the line that the rule reports ends with `<!-- here -->`.
enum StoryboardExample {
    private static func mark(_ isMarked: Bool) -> String { isMarked ? " <!-- here -->" : "" }

    /// Returns a storyboard with `scenes`. If `marked` is true, its first line is marked.
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

    /// Returns a xib whose File's Owner has a class and an outlet, in a file with the name of the class. If `marked` is
    /// true, the line of the File's Owner is marked.
    static func xib(_ owner: String, outlet: String, marked: Bool = false) -> String {
        """
        <!-- file: \(owner).xib -->
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">\(mark(marked))
              <connections><outlet property="\(outlet)" destination="view" id="outlet"/></connections>
            </placeholder>
            <view id="view"/>
          </objects>
        </document>
        """
    }

    /// Returns a scene with a view controller. By default, the class for the ID `home` is `HomeViewController`.
    ///
    /// - Parameters:
    ///   - id: The ID of the view controller.
    ///   - identifier: The storyboard identifier, or nil for none.
    ///   - name: The prefix of the class name, or nil to derive the prefix from the ID.
    ///   - marked: Whether the line of the view controller is marked.
    ///   - segues: The controller's segues.
    static func scene(
        _ id: String, identifier: String? = nil, name: String? = nil, marked: Bool = false, _ segues: String...
    ) -> String {
        let name = name ?? id.capitalizedFirst
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

    /// Returns a scene with a storyboard reference.
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

    /// Returns a show segue. If `destination` or `identifier` is nil, the segue has no such attribute.
    static func segue(
        to destination: String?, identifier: String? = "next", marked: Bool = false
    ) -> String {
        let destination = destination.map { " destination=\"\($0)\"" } ?? ""
        let identifier = identifier.map { " identifier=\"\($0)\"" } ?? ""
        return "<segue id=\"segue\" kind=\"show\"\(destination)\(identifier)/>\(mark(marked))"
    }
}
