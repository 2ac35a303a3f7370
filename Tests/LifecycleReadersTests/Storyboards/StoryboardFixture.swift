import LifecycleDiagnostics
import LifecycleModel
import Testing

@testable import LifecycleReaders

/// Functions that create small storyboards for tests.
enum StoryboardFixture {
    /// Returns a document with scenes.
    static func document(
        _ scenes: String, initial: String? = nil, runtime: String = "iOS.CocoaTouch",
        type: String = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", after: String = ""
    ) -> String {
        let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <document type="\(type)" version="3.0" toolsVersion="22505" targetRuntime="\(runtime)"\(first)>
                <scenes>
            \(scenes)
                </scenes>
            \(after)
            </document>
            """
    }

    /// Returns a scene with a controller. `inside` is the controller's content, and `beside` follows the controller.
    static func scene(
        _ id: String, _ element: String = "viewController", attributes: String = "", inside: String = "",
        beside: String = "", comment: String? = nil
    ) -> String {
        """
        \(comment.map { "<!--\($0)-->" } ?? "")
        <scene sceneID="s-\(id)"><objects>
        <\(element) id="\(id)" \(attributes) sceneMemberID="viewController">\(inside)</\(element)>
        \(beside)
        </objects><point key="canvasLocation" x="10.5" y="-20"/></scene>
        """
    }

    /// Returns connections with segues.
    static func connections(_ segues: String) -> String { "<connections>\(segues)</connections>" }

    /// Reads the text of a storyboard or xib.
    static func read(_ text: String, file: String = "Main.storyboard") throws -> Storyboard {
        try StoryboardReader.read(InputSource(name: file, text: text))
    }

    /// Returns the errors in a text, or an empty array for valid text.
    static func refusal(_ bytes: [UInt8], file: String = "Main.storyboard") -> [Diagnostic] {
        do {
            _ = try StoryboardReader.read(InputSource(name: file, bytes: bytes))
            return []
        } catch {
            return error.diagnostics
        }
    }
}

extension Storyboard {
    /// The diagnostics for the storyboard without other files.
    var diagnostics: [Diagnostic] { Rule.diagnostics(in: StoryboardSet([self]), at: 0) }
}

extension StoryboardSet {
    /// Returns the diagnostics for references in the storyboard at `position`.
    func referenceDiagnostics(at position: Int) -> [Diagnostic] {
        Rule.diagnostics(in: self, at: position).filter {
            ["unanswered-reference", "ambiguous-reference"].contains($0.rule)
        }
    }
}
