import LifecycleEngine
import LifecycleModel
import Testing

@testable import LifecycleReaders

struct ScenarioReaderTests {
    private func read(_ yaml: String) throws -> Scenario {
        let source = InputSource(name: "test.yaml", text: yaml)
        let reader = try #require(Reader.all.first { $0.name == "scenario" })
        guard case .scenario(let scenario) = try reader.read(source, Reader.Options()) else {
            throw ReadError(file: "test.yaml", message: "no scenario")
        }
        return scenario
    }

    private func problems(_ yaml: String) -> [String] {
        do {
            _ = try read(yaml)
            return []
        } catch let error as ReadError {
            return error.diagnostics.map { "\($0.location.line ?? 0):\($0.location.column ?? 0) \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test(arguments: [
        "# <HomeViewController 0x7f8a1b2c3d4e>, state: appeared, view: <UIView 0x7f8a1b2c3d50>",
        "# 2025-03-04 09:41:26.670700+0100 App[47:90] -[HomeViewController viewDidAppear:]",
    ])
    func `a scenario that quotes a dump or a log is a scenario`(quotation: String) throws {
        let yaml = "\(quotation)\ntitle: Home\ncontrollers: { home: Home }\nsteps: [ { launch: home } ]\n"
        #expect(Reader.reader(for: InputSource(name: "home.txt", text: yaml))?.name == "scenario")
    }

    @Test func `any number of controllers can come before the steps`() {
        let controllers = (0..<1000).map { "  c\($0): { class: UITabBarController, children: [home] }\n" }.joined()
        let yaml = "controllers:\n  home: Home\n\(controllers)steps:\n  - launch: home\n"
        #expect(Reader.reader(for: InputSource(name: "home.yaml", text: yaml))?.name == "scenario")
    }

    @Test(
        "YAML's spellings of true and false are read",
        arguments: [("true", true), ("True", true), ("TRUE", true), ("False", false), ("FALSE", false)])
    func flags(word: String, value: Bool) throws {
        let steps = "steps: [ { launch: a }, { present: b, animated: \(word) } ]"
        #expect(try read("controllers: { a: A, b: B }\n\(steps)").steps.last?.options["animated"] == .flag(value))
        #expect(problems("controllers: { a: A, b: B }\n\(steps.replacing(word, with: "fALSE"))").count == 1)
    }

    @Test(
        "An expectation with a callback that is never simulated is an error with a suggestion",
        arguments: [
            ("[a.task]", "use 'onAppear'"), ("{ only: task }", "use 'onAppear'"),
            ("{ ignore: [a.task] }", "use 'onAppear'"),
            ("{ each: [a.task] }", "use 'onAppear'"), ("[\"a.init()\"]", "use 'init(nibName:bundle:)'"),
            ("{ flags: { a.task: { animated: true } } }", "use 'onAppear'"),
        ])
    func unsimulated(expectation: String, advice: String) {
        let found = problems("controllers: { a: A }\nsteps: [ { launch: a, expect: \(expectation) } ]")
        #expect(found.count == 1 && found.allSatisfy { $0.contains("is not simulated; \(advice)") }, "\(found)")
    }

    @Test func `the title of a step is its text`() throws {
        let scenario = try read(
            "controllers: { a: A, b: B }\nsteps: [ { launch: a, title: アプリを起動 }, { present: b } ]")
        #expect(scenario.steps.map(\.text) == ["アプリを起動", "present: b"])
    }

    @Test func `all errors of a file are reported together, with locations and fixes`() {
        let yaml = """
            title: five mistakes
            ios: 99
            controllers:
              nav: { class: UINavigationController, childrn: [a] }
              a: A
              b: { class: B, overrides: { viewWillApear: [ { note: x } ] } }
            steps:
              - lunch: nav
              - push: c
                animated: maybe
              - swipeBack: done
            """
        #expect(
            problems(yaml) == [
                "2:6 unsupported iOS version 99; use one from 5 to 27",
                "4:41 unknown key 'childrn'; did you mean 'children'?",
                "6:31 unknown callback 'viewWillApear'; did you mean 'viewWillAppear'?",
                "8:5 unknown verb 'lunch'; did you mean 'launch'?",
                "9:11 unknown controller 'c'; did you mean 'a'?",
                "10:15 'animated' must be 'true' or 'false', not 'maybe'",
                "11:16 unknown value 'done' of 'swipeBack'; expected one of completed, cancelled",
            ])
    }

    @Test(
        arguments: [
            ("controllers：\n  home: Home\nsteps:\n  - launch: home", "2:12 "),
            ("controllers:\n  home：Home\nsteps:\n  - launch: home", "3:7 "),
            ("controllers: { home: Home }\nsteps:\n  - launch：home", "4:11 "),
        ])
    func `a full-width colon after a key is an error`(yaml: String, location: String) {
        let found = problems("title: x\n\(yaml)")
        let expected = "\(location)the full-width colon '：' can't follow a key; write ':' and a space"
        #expect(found.contains(expected), "\(found)")
        #expect(problems("controllers: { home: Home }\nsteps: [ { note: 'a：b' }, { launch: home } ]").isEmpty)
    }

    @Test(
        arguments: [
            ("", "the file is empty"), ("title: x\nsteps: [\n", "a value is missing here"),
            ("title: &a x\nsteps: [ { launch: a } ]", "anchors such as '&a'"),
            ("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]", "anchors such as '&a'"),
            ("title: !mine y\ncontrollers: { a: A }\nsteps: [ { launch: a } ]", "tags such as '!mine'"),
            ("title: x\nsteps: [ pop ]\n---\ntitle: y", "a second YAML document"),
            ("title: x\ntitle: y\nsteps: [ pop ]", "occurs more than once"),
            ("controllers: { a: A }", "has no 'steps'"),
            ("controllers: { app: A }\nsteps: [ pop ]", "reserved name"),
            ("controllers: { a: { kind: navigationController, children: [a] } }\nsteps: [ pop ]", "contains itself"),
            ("controllers: { a: { class: A, children: [] } }\nsteps: [ pop ]", "requires a container"),
            (
                "controllers: { a: { class: UINavigatonController, children: [] } }\nsteps: [ pop ]",
                "did you mean the class 'UINavigationController'?"
            ),
            ("controllers: { a: A }\nsteps: [ { push: a, pop: } ]", "two verbs in one step"),
            ("controllers: { a: A }\nsteps: [ launch ]", "is missing its argument"),
            (
                "controllers: { a: A }\nsteps: [ { launch: a, expect: [ viewDidLoad ] } ]",
                "must name a controller and a callback"
            ),
            ("controllers: { a: A }\nsteps: [ { launch: a, expect: [ b.viewDidLoad ] } ]", "unknown controller 'b'"),
            ("controllers: { a: A }\nsteps: [ { launch: a, expect: { ordr: [] } } ]", "did you mean 'order'?"),
            ("controllers: { a: A }\nsteps: [ { resize: big } ]", "is not a valid size"),
            ("controllers: [a]\nsteps: [ pop ]", "must be a mapping"),
            ("storyboard: No.storyboard\nsteps: [ pop ]", "can't open the storyboard"),
        ])
    func `an error has a specific message`(yaml: String, part: String) {
        let found = problems(yaml)
        #expect(found.contains { $0.contains(part) }, "\(found)")
    }

    @Test(
        arguments: [
            ("controllers: { a: { class: A, viewControllers: [b] } }\nsteps: [ pop ]", "did you mean 'children'?"),
            (
                "controllers: { a: { class: A, preferredStatusBarStyle: x } }\nsteps: [ pop ]",
                "did you mean 'statusBar'?"
            ),
            ("controllers: { a: A }\nsteps: [ { popViewController: a } ]", "did you mean 'pop'?"),
            ("controllers: { a: A }\nsteps: [ { viewControllers: [a] } ]", "did you mean 'setStack'?"),
            ("controllers: { a: A }\nsteps: [ { present: a, modalPresentationStyle: x } ]", "did you mean 'style'?"),
            ("controllers: { a: { class: A, modalPresentationStyle: x } }\nsteps: [ pop ]", "set 'style' in the step"),
            ("controllers: { a: { class: A, style: pageSheet } }\nsteps: [ pop ]", "set 'style' in the step 'present'"),
        ])
    func `an error about UIKit's name for a word suggests the word`(yaml: String, part: String) {
        let found = problems(yaml)
        #expect(found.contains { $0.contains(part) }, "\(found)")
    }

    @Test func `every word that replaces a name of UIKit is a word of the format, and the name isn't`() {
        let keys = (ScenarioDecoder.controllerKeys + ScenarioDecoder.deviceKeys).map(\.name)
        let options = VerbSignature.all.flatMap(\.options).map(\.name)
        for (name, word) in UIKitWords.keys {
            #expect(UIKitWords.word(for: name, among: keys + options) == word && !keys.contains(name), "\(name)")
        }
        let verbs = VerbSignature.all.map(\.name)
        for verb in VerbSignature.all {
            for name in verb.names {
                #expect(UIKitWords.word(for: name, among: verbs) == verb.name && !verbs.contains(name), "\(name)")
            }
        }
    }

    @Test func `a controller in short form, a list of expectations, and marks are read`() throws {
        let scenario = try read(
            """
            ios: 16.4
            device: { idiom: pad, orientation: landscapeLeft }
            controllers: { a: AViewController, tabs: { class: UITabBarController, children: [a], selected: a } }
            steps:
              - launch: tabs
                expect:
                  - [ a.viewDidLoad ]
              - present: a
                expect:
                  - { of: [a], only: [returned, completion], order: [a.returned, a.completion] }
                  - { state: { a: appeared } }
            expect: { diagnostics: any }
            """.replacing("      - [ a.viewDidLoad ]\n", with: "      - { order: [ a.viewDidLoad ] }\n"))
        #expect(scenario.ios == IOSVersion(16, 4))
        #expect(scenario.device.idiom == .pad)
        #expect(scenario.controllers["a"]?.className == "AViewController")
        #expect(scenario.controllers["tabs"]?.kind == .tabBarController)
        #expect(scenario.steps[1].expectations.count == 2)
        #expect(scenario.steps[1].expectations[0].order?.first?.items == [.mark(.returned)])
        #expect(scenario.expectations.first?.diagnostics == .any)
    }
}
