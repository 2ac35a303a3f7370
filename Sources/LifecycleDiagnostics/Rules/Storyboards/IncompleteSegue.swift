import LifecycleModel

extension Rule {
    static let incompleteSegue = Rule(
        storyboard: "incomplete-segue", .warning, "a segue without a kind or a destination",
        why:
            "The segue cannot be performed; it is left over from a merge or an edit by hand.",
        remedy: "Connect the segue again, or delete it.",
        bad: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
                    <connections>
                      <segue id="s1" kind="show" identifier="showDetail"/> <!-- here -->
                    </connections>
                  </viewController>
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
        context.storyboard.segues.compactMap { segue in
            guard segue.kind == nil || segue.destination == nil else { return nil }
            let missing = segue.kind == nil ? "kind" : "destination"
            return context.diagnostic(
                segue.line, "a segue of \(context.owner(of: segue)) has no \(missing); connect it again or remove it")
        }
    }
}
