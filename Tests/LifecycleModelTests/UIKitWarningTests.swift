import LifecycleModel
import Testing

@Suite("UIKit warnings")
struct UIKitWarningTests {
    @Test("Each warning has a unique ID, a template, an explanation, and a fix")
    func table() {
        #expect(Set(UIKitWarning.all.map(\.id)).count == UIKitWarning.all.count)
        for warning in UIKitWarning.all {
            #expect(UIKitWarning.named(warning.id) == warning)
            #expect(!warning.templates.isEmpty && !warning.explanation.isEmpty && !warning.fix.isEmpty)
            if let subject = warning.subject {
                #expect(warning.templates.allSatisfy { $0.placeholders.contains(subject) }, "\(warning.id)")
            }
        }
    }

    @Test(
        "The template depends on the iOS version",
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
        "Each version of iOS uses its own wording",
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

    @Test("An object that doesn't exist is (null) without brackets, as UIKit prints it")
    func missingObject() throws {
        let warning = try #require(UIKitWarning.named("present-not-in-window-hierarchy"))
        #expect(
            warning.text(ios: 12, filling: ["A": "A", "A.addr": "0x1"])
                == "Warning: Attempt to present <A: 0x1> on (null) whose view is not in the window hierarchy!")
    }

    @Test("Every template is filled without leftover braces, even without values")
    func filling() {
        for warning in UIKitWarning.all {
            for version in 5...26 {
                let text = warning.text(ios: IOSVersion(version), filling: [:])
                #expect(!text.contains("{") && !text.contains("\u{0}"), "\(text)")
            }
        }
    }
}
