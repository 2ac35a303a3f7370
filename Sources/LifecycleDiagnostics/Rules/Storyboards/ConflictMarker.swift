import LifecycleModel

extension Rule {
    static let conflictMarker = Rule(
        storyboard: "conflict-marker", .warning, "a conflict marker left over from a merge",
        why:
            "The merge was not finished: the file holds both versions or half of one.",
        remedy: "Resolve the conflict and delete the line.",
        bad: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="home">
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController"/>
                </objects></scene>
            >>>>>>> branch <!-- here -->
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
        context.storyboard.conflictMarkers.map { line in
            context.diagnostic(line, "the line is left over from a merge; resolve the conflict and remove it")
        }
    }
}
