import LifecycleModel

extension Rule {
    static let danglingInitial = Rule(
        storyboard: "dangling-initial", .warning, "an initial view controller that is not in the file",
        why:
            "The app cannot load its first screen from the storyboard.",
        remedy: "Choose another initial view controller in Interface Builder.",
        bad: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="gone"> <!-- here -->
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" storyboardIdentifier="home" sceneMemberID="viewController"/>
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
              </scenes>
            </document>
            """#
    ) { context in
        guard let initial = context.storyboard.initial, context.label(initial) == nil else { return [] }
        return [
            context.diagnostic(
                context.storyboard.line,
                "the initial view controller '\(initial)' is not in this file; choose another one")
        ]
    }
}
