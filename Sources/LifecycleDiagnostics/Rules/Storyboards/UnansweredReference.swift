import LifecycleModel

extension Rule {
    static let unansweredReference = Rule(
        storyboard: "unanswered-reference", .warning,
        "a reference to a storyboard or an identifier that does not exist",
        why:
            "UIKit raises an exception when a segue leads to the reference.",
        remedy: "Correct the name of the storyboard or the identifier in the reference.",
        bad: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
                    <connections>
                      <segue id="s1" kind="show" destination="ref" identifier="showOther"/>
                    </connections>
                  </viewController>
                </objects></scene>
                <scene sceneID="scene-ref"><objects>
                  <viewControllerPlaceholder id="ref" storyboardName="example" referencedIdentifier="gone" sceneMemberID="viewController"/> <!-- here -->
                </objects></scene>
                <scene sceneID="scene-detail"><objects>
                  <viewController id="detail" customClass="DetailViewController" storyboardIdentifier="detail" sceneMemberID="viewController"/>
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
                      <segue id="s1" kind="show" destination="ref" identifier="showOther"/>
                    </connections>
                  </viewController>
                </objects></scene>
                <scene sceneID="scene-ref"><objects>
                  <viewControllerPlaceholder id="ref" storyboardName="example" referencedIdentifier="detail" sceneMemberID="viewController"/>
                </objects></scene>
                <scene sceneID="scene-detail"><objects>
                  <viewController id="detail" customClass="DetailViewController" storyboardIdentifier="detail" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """#
    ) { context in
        context.placeholders.compactMap { placeholder, target in
            guard case .nothing(let reason) = target else { return nil }
            let name = placeholder.referenceText ?? placeholder.id
            return context.diagnostic(placeholder.line, "the reference to '\(name)' leads nowhere: \(reason)")
        }
    }
}
