import LifecycleModel

extension Rule {
    static let duplicateID = Rule(
        storyboard: "duplicate-id", .warning, "two elements with one id",
        why:
            "Interface Builder gives every element an id of its own; two with the same id come from a merge "
            + "or an edit by hand. Segues and outlets lead to one of them only.",
        remedy: "Give one of the elements another id, and connect again what should lead to it.",
        bad: #"""
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
                <scene sceneID="scene-detail"><objects>
                  <viewController id="detail" customClass="OtherViewController" sceneMemberID="viewController"/> <!-- here -->
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
        context.storyboard.duplicateIDs.map { duplicate in
            context.diagnostic(
                duplicate.line,
                "the id '\(duplicate.id)' of this \(duplicate.element) is taken by the element in line"
                    + " \(duplicate.firstLine); give one of them another id")
        }
    }
}
