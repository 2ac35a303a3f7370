import LifecycleModel

extension Rule {
    static let ambiguousReference = Rule(
        storyboard: "ambiguous-reference", .warning, "a reference that several files answer",
        why:
            "Which of the storyboards ends up in the app depends on the target, so the diagram cannot say "
            + "where the reference leads.",
        remedy: "Give the storyboards different names, or check the files of one target at a time.",
        bad: #"""
            <!-- file: app/Main.storyboard -->
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
                  <viewControllerPlaceholder id="ref" storyboardName="Settings" sceneMemberID="viewController"/> <!-- here -->
                </objects></scene>
              </scenes>
            </document>
            <!-- file: free/Settings.storyboard -->
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="settings">
              <scenes>
                <scene sceneID="scene-settings"><objects>
                  <viewController id="settings" customClass="SettingsViewController" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            <!-- file: paid/Settings.storyboard -->
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="settings">
              <scenes>
                <scene sceneID="scene-settings"><objects>
                  <viewController id="settings" customClass="SettingsViewController" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """#,
        good: #"""
            <!-- file: app/Main.storyboard -->
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
                  <viewControllerPlaceholder id="ref" storyboardName="Settings" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            <!-- file: app/Settings.storyboard -->
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="settings">
              <scenes>
                <scene sceneID="scene-settings"><objects>
                  <viewController id="settings" customClass="SettingsViewController" sceneMemberID="viewController"/>
                </objects></scene>
              </scenes>
            </document>
            """#
    ) { context in
        context.placeholders.compactMap { placeholder, target in
            guard case .ambiguous(let several) = target else { return nil }
            let name = placeholder.referenceText ?? placeholder.id
            let files = several.map { context.storyboards.storyboards[$0].file }.joined(separator: ", ")
            return context.diagnostic(
                placeholder.line, "several files answer the reference to '\(name)': \(files); give them different names"
            )
        }
    }
}
