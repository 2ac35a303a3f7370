import Foundation

/// Texts that resemble markup, scripts, DOT, terminal escapes, or paths, and inputs of every kind that contain them.
enum HostileTexts {
    /// Texts of three each, because drawing the inputs takes most of the time. Those that work only at the beginning of
    /// a value are at the beginning.
    static let all = [
        ["<script>alert(1)</script>", "\" onload=\"alert(1)", "' onclick='alert(1)"],
        ["../../../escape", "]]><svg onload=alert(1)>", "'\"><img src=x onerror=alert(1)>"],
        ["javascript:alert(1)", "a\"]; injected [label=\"x", "\\\"; injected -> b; //"],
        ["-->", "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}31m\u{85}"],
        ["*anchor &x !!python/object", "&lt;script&gt; &#x1B; &entity;", "*/ </style><script>alert(1)</script>"],
        ["\u{202E}gnp", "`x` ![a](javascript:alert(1)) | [b](x)", "%3Cscript%3E%00"],
        // A combining mark changes the preceding character, but not that character's scalar.
        [
            "\"\u{301} onload=\u{301}\"alert(1)", "]\u{301}(javascript:\u{301}alert(1))",
            "<\u{338}/title><script>\u{338}",
        ],
    ].map { $0.joined(separator: " ") }

    /// Returns inputs, keyed by name, that contain the text wherever text is allowed.
    static func inputs(with text: String) -> [String: String] {
        [
            "story.yaml": scenario(text), "recorded.jsonl": run(text), "console.log": log(text),
            "dump.txt": dump(text), "Main.storyboard": storyboard(text),
        ]
    }

    /// Returns a JSON string, which is also a YAML string.
    private static func quoted(_ text: String) -> String {
        let inner = text.unicodeScalars.map { scalar -> String in
            if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
            if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
                let digits = String(scalar.value, radix: 16)
                return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            return String(scalar)
        }
        return "\"" + inner.joined() + "\""
    }

    private static func scenario(_ text: String) -> String {
        let word = quoted(text)
        return """
            title: \(word)
            controllers:
              home:
                class: HomeViewController
                overrides: { viewWillAppear: [ { beginTask: \(word) }, { note: \(word) } ] }
              detail: { class: DetailViewController, view: nib }
            steps:
              - launch: home
              - note: \(word)
              - observe: \(word)
                by: home
              - present: detail
              - post: \(word)
            """
    }

    private static func run(_ text: String) -> String {
        let word = quoted(text)
        return """
            {"lifeline":1,"title":\(word),"ios":"17","source":"run","file":\(word)}
            {"event":"controller","id":\(word),"class":\(word),"kind":"viewController","address":\(word)}
            {"event":"step","n":1,"text":\(word)}
            {"event":"hierarchy","change":"root","subject":\(word)}
            {"event":"callback","n":1,"controller":\(word),"name":"viewWillAppear","state":"appearing"}
            {"event":"hierarchy","change":"present","subject":"b","to":\(word),"detail":\(word)}
            {"event":"callback","n":2,"controller":"b","sender":\(word),"name":"viewWillAppear","state":"appearing"}
            {"event":"action","kind":"observe","subject":"b","name":\(word),"detail":\(word)}
            {"event":"warning","id":\(word),"text":\(word),"controller":\(word)}
            {"event":"diagnostic","rule":\(word),"severity":"warning","text":\(word),"controller":\(word)}
            """
    }

    private static func log(_ text: String) -> String {
        """
        // \(text)
        2025-03-04 09:41:26.189600+0100 App[4711:90210] <\(text): 0x7f8> viewDidLoad
        2025-03-04 09:41:26.189700+0100 App[4711:90210] <\(text): 0x7f8> viewWillAppear:
        2025-03-04 09:41:26.189800+0100 App[4711:90210] <\(text): 0x7f8> viewDidAppear:
        2025-03-04 09:41:26.189900+0100 \(text)[4711:90210] HomeViewController viewDidLoad
        2025-03-04 09:41:26.189950+0100 App[4711:90210] -[\(text) viewDidLayoutSubviews]
        2025-03-04 09:41:26.190000+0100 App[4711:90210] Attempt to present <\(text): 0x1> on <HomeViewController: 0x2> \
        whose view is not in the window hierarchy!
        """
    }

    private static func dump(_ text: String) -> String {
        """
        <UINavigationController 0x7fa1>, state: appeared, view: <\(text) 0x7fa2>
           | <\(text) 0x7fa3>, state: \(text), view: <UIView 0x7fa4>
           | <HomeViewController 0x7fa5>, state: appeared, view: <UIView 0x7fa6>
        """
    }

    private static func storyboard(_ text: String) -> String {
        let allowed = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 }))
        let word =
            allowed.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes><scene sceneID="s"><objects>
            <viewController id="a" title="\(word)" customClass="\(word)" storyboardIdentifier="\(word)" \
            userLabel="\(word)" sceneMemberID="viewController"><connections>
            <segue destination="b" kind="show" identifier="\(word)" id="x"/>
            <segue destination="b" kind="custom" customClass="\(word)" identifier="\(word)" id="y"/>
            </connections></viewController></objects></scene>
            <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="\(word)" \
            referencedIdentifier="\(word)" id="b" sceneMemberID="viewController"/></objects></scene></scenes>
            </document>
            """
    }
}
