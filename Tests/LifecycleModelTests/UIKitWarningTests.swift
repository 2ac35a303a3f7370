import LifecycleModel
import Testing

@Suite("UIKit's own warnings")
struct UIKitWarningTests {
    @Test("Each has an id of its own, a wording and words for people")
    func table() {
        #expect(UIKitWarning.all.count == 50)
        #expect(Set(UIKitWarning.all.map(\.id)).count == 50)
        for warning in UIKitWarning.all {
            #expect(UIKitWarning.named(warning.id) == warning)
            #expect(!warning.templates.isEmpty && !warning.explanation.isEmpty && !warning.fix.isEmpty)
            if let subject = warning.subject {
                #expect(warning.templates.allSatisfy { $0.placeholders.contains(subject) }, "\(warning.id)")
            }
        }
    }

    @Test(
        "The wording follows the version",
        arguments: [
            (12, "Warning: Attempt to present <A: 0x1> on <B: 0x2> whose view is not in the window hierarchy!"),
            (
                17,
                "[Presentation] Attempt to present <A: 0x1> on <B: 0x2> (from <C>) whose view is not in the window hierarchy."
            ),
        ])
    func wording(version: Int, expected: String) throws {
        let warning = try #require(UIKitWarning.named("present-not-in-window-hierarchy"))
        let values = ["A": "A", "A.addr": "0x1", "B": "B", "B.addr": "0x2", "C": "C"]
        #expect(warning.text(ios: IOSVersion(version), filling: values) == expected)
    }

    @Test(
        "A wording is used from its first version to its last",
        arguments: [
            ("present-not-in-window-hierarchy", 0, 1, 13), ("present-already-presenting", 0, 2, 13),
            ("present-while-presentation-in-progress", 0, 1, 13), ("splitview-needs-vc-at-0", 0, 1, 11),
        ])
    func versions(id: String, old: Int, new: Int, firstOfNew: Int) throws {
        let warning = try #require(UIKitWarning.named(id))
        for major in 5...26 {
            let expected = warning.templates[major < firstOfNew ? old : new]
            #expect(warning.template(ios: IOSVersion(major)) == expected, "iOS \(major)")
        }
    }

    @Test("Every wording is filled without a brace left, whoever is missing")
    func filling() {
        for warning in UIKitWarning.all {
            for version in 5...26 {
                let text = warning.text(ios: IOSVersion(version), filling: [:])
                #expect(!text.contains("{") && !text.contains("\u{0}"), "\(text)")
            }
        }
    }
}
