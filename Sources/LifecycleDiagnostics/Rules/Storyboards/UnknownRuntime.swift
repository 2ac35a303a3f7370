import LifecycleModel

extension Rule {
    static let unknownRuntime = Rule(
        storyboard: "unknown-runtime", .warning, "a target runtime that Interface Builder does not know",
        why:
            "Interface Builder's compiler refuses the file.",
        remedy: "Correct the attribute targetRuntime of the document, such as iOS.CocoaTouch.",
        bad: #"""
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.Cocoa" initialViewController="home"> <!-- here -->
              <scenes>
                <scene sceneID="scene-home"><objects>
                  <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController"/>
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
        let known = ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "MacOSX.Cocoa", "AppleTV", "watchKit"]
        guard let runtime = context.storyboard.targetRuntime, !known.contains(runtime) else { return [] }
        return [
            context.diagnostic(
                context.storyboard.line,
                "Interface Builder does not know the target runtime '\(runtime)'; it is read as"
                    + " \(context.storyboard.platform?.rawValue ?? "iOS")")
        ]
    }
}
