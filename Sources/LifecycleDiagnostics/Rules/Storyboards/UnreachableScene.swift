import LifecycleModel

extension Rule {
    static let unreachableScene = Rule(
        storyboard: "unreachable-scene", .warning, "a scene that nothing leads to and that code cannot ask for",
        why:
            "The scene is never shown: it is not initial, no segue leads to it, and it has no storyboard "
            + "identifier. Xcode warns about it too. An unwind segue does not count, because it leads back to "
            + "a scene that is already there.",
        remedy: "Give the scene a storyboard identifier, connect it, or delete it.",
        bad: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="scene-detail"><objects>
                  <viewController id="detail" customClass="DetailViewController" sceneMemberID="viewController"/> <!-- here -->
                </objects></scene>
              </scenes>
            </document>
            """#,
        good: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
                    <connections>
                      <segue id="s1" kind="show" destination="detail" identifier="showDetail"/>
                    </connections>
                  </viewController>
                </objects></scene>
                <scene sceneID="scene-detail"><objects>
                  <viewController id="detail" customClass="DetailViewController" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """#
    ) { context in
        context.storyboard.unreachableControllers.map { controller in
            context.diagnostic(
                controller.line,
                "nothing leads to '\(controller.label)', and it has no storyboard identifier;"
                    + " give it one, connect it or remove it")
        }
    }
}
