import LifecycleModel

extension Rule {
    static let duplicateIdentifier = Rule(
        storyboard: "duplicate-identifier", .warning, "two controllers with one storyboard identifier",
        why:
            "instantiateViewController(withIdentifier:) returns one of them only.",
        remedy: "Give one of the controllers another storyboard identifier.",
        bad: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="scene-detail"><objects>
                  <viewController id="detail" customClass="DetailViewController" storyboardIdentifier="detail" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="scene-other"><objects>
                  <viewController id="other" customClass="OtherViewController" storyboardIdentifier="detail" sceneMemberID="viewController"/> <!-- here -->
                </objects></scene>
              </scenes>
            </document>
            """#,
        good: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="scene-detail"><objects>
                  <viewController id="detail" customClass="DetailViewController" storyboardIdentifier="detail" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="scene-other"><objects>
                  <viewController id="other" customClass="OtherViewController" storyboardIdentifier="other" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """#
    ) { context in
        var first: [String: Int] = [:]
        return context.storyboard.controllers.compactMap { controller in
            guard let identifier = controller.storyboardIdentifier else { return nil }
            guard let line = first[identifier] else {
                first[identifier] = controller.line
                return nil
            }
            return context.diagnostic(
                controller.line,
                "the storyboard identifier '\(identifier)' is taken by the scene in line \(line); choose another one")
        }
    }
}
