import LifecycleModel
import LifecycleReaders
import Testing

/// Tests that the error for an unavailable feature names the first iOS version with the feature.
struct ScenarioVersionTests {
    private func problems(_ yaml: String) -> [String] {
        do {
            let reader = Reader.all.first { $0.name == "scenario" }
            _ = try reader?.read(InputSource(name: "story.yaml", text: yaml), Reader.Options())
            return []
        } catch {
            return error.diagnostics.map { "\($0.location.line ?? 0):\($0.location.column ?? 0) \($0.message)" }
        }
    }

    private func story(ios: Int, controller: String = "{ class: A }", steps: String) -> String {
        "ios: \(ios)\ncontrollers:\n  a: \(controller)\n  b: B\nsteps:\n  - launch: a\n\(steps)"
    }

    @Test(
        "The error for an unavailable verb names the verb's first version",
        arguments: [
            ("updateProperties: a", "updateProperties", 26), ("setStyle: dark", "setStyle", 13),
            ("moveSheet: large", "moveSheet", 15), ("showColumn: primary", "showColumn", 14),
            ("updateOrientations: a", "updateOrientations", 16),
            ("connectScene: second\n    root: b", "connectScene", 13),
        ])
    func verbs(step: String, verb: String, version: Int) {
        let early = problems(story(ios: version - 1, steps: "  - \(step)\n"))
        #expect(
            early == [
                "7:5 '\(verb)' requires iOS \(version) or later, but the scenario is for iOS \(version - 1);"
                    + " set 'ios: \(version)'"
            ])
        #expect(problems(story(ios: version, steps: "  - \(step)\n")) == [])
    }

    @Test(
        "The error for an unavailable controller key names the key's first version",
        arguments: [
            ("presentationDelegate: b", 8), ("modalInPresentation: true", 13), ("detents: [medium]", 15),
            ("observesTraits: [userInterfaceStyle]", 17), ("kind: alertController", 8), ("kind: hostingController", 13),
        ])
    func keys(key: String, version: Int) {
        let early = problems(story(ios: version - 1, controller: "{ class: A, \(key) }", steps: ""))
        #expect(early.count == 1 && early[0].contains("requires iOS \(version) or later"), "\(early)")
        #expect(problems(story(ios: version, controller: "{ class: A, \(key) }", steps: "")) == [])
    }

    @Test("An app can use scenes only in iOS 13 and later")
    func scenes() {
        func found(_ ios: Int, _ scenes: Bool) -> [String] {
            problems("scenes: \(scenes)\n" + story(ios: ios, steps: ""))
        }
        #expect(
            found(12, true) == [
                "1:9 'scenes: true' requires iOS 13 or later, but the scenario is for iOS 12; set 'ios: 13'"
            ])
        #expect(found(12, false) == [] && found(13, true) == [])
    }

    @Test("Interrupting a transition requires iOS 18")
    func interruption() {
        let nav = "{ class: UINavigationController, children: [b] }\n  c: C"
        let step = "  - push: c\n    interrupt: reversed\n"
        #expect(problems(story(ios: 17, controller: nav, steps: step)).first?.contains("requires iOS 18") == true)
        #expect(problems(story(ios: 18, controller: nav, steps: step)) == [])
    }

    @Test(
        "Errors in scenes, frames, and required options have a location and a fix",
        arguments: [
            ("  - connectScene: second\n", "7:5 'connectScene' requires the option 'root'"),
            ("  - transition: a\n", "7:5 'transition' requires the option 'to'"),
            ("  - shareView: a\n", "7:5 'shareView' requires the option 'of'"),
            (
                "  - disconnectScene: secnod\n",
                "7:22 no top-level step connects the scene 'secnod'; "
                    + "add the step 'connectScene: secnod' with the option 'root'"
            ),
            (
                "  - setFrame: a\n    to: 1,2,3\n",
                "8:9 '1,2,3' is not a valid frame; write a frame such as '0,0,100,100', or 'fill'"
            ),
            (
                "  - connectScene: b\n    root: b\n",
                "7:19 'b' is a reserved name or the name of a controller; give the scene another name"
            ),
        ])
    func errors(steps: String, message: String) {
        #expect(problems(story(ios: 26, steps: steps)).first == message)
    }
}
