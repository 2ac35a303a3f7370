import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Console log formats")
struct LogFormTests {
    @Test("Each line of a fixture produces the expected events", arguments: LogFixture.all)
    func form(fixture: LogFixture) throws {
        let told = LogReading.told(try LogReading.runs(fixture.text))
        for (place, line) in fixture.lines.enumerated() {
            let found = told.filter { $0.line == place + 1 }.map(\.text)
            #expect(found.count == line.expected.count, "line \(place + 1) '\(line.text)' gave \(found)")
            for (expected, found) in zip(line.expected, found) {
                #expect(same(found, expected), "line \(place + 1) '\(line.text)' gave \(found)")
            }
        }
    }

    @Test(
        "A Korean noun with a particle is part of a sentence, not a name",
        arguments: [
            "에서", "에서는", "에는", "은", "는", "을", "를", "에", "으로", "까지", "부터", "이후", "하면", "르면", "되면", "리면", "가면", "오면",
            "으면",
        ])
    func particles(particle: String) throws {
        let sentence = try LogReading.runs("홈 화면\(particle) viewDidLoad\n")
        #expect(LogReading.told(sentence).isEmpty)
        let name = try LogReading.runs("홈 화면 viewDidLoad\n")
        #expect(LogReading.told(name).map(\.text) == ["홈.viewDidLoad"])
    }

    @Test(
        "A callback to a controller is found by its Swift name, by its selector, and by its base name",
        arguments: [
            Callback.initWithCoder, .initWithNibName, .awakeFromNib, .loadView, .loadViewIfNeeded, .viewDidLoad,
            .viewWillUnload, .viewDidUnload, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
            .viewDidDisappear, .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
            .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .traitCollectionDidChange,
            .willTransitionToTraits, .viewWillTransitionToSize, .willRotate, .willAnimateRotation, .didRotate,
            .willMoveToParent, .didMoveToParent, .shouldPerformSegue, .prepareForSegue, .allowedChildrenForUnwinding,
            .canPerformUnwindSegueAction, .unwindForSegue, .didReceiveMemoryWarning,
        ])
    func names(callback: Callback) throws {
        for line in ["[Home] \(callback.swiftName)", "-[HomeViewController \(callback.selector)]"] {
            let found = try LogReading.runs(line + "\n").flatMap { Array($0.callbacks) }.map(\.event.callback)
            #expect(found == [callback], "\(line)")
        }
    }

    @Test("The fixtures exist and cover many formats")
    func fixtures() { #expect(LogFixture.all.count > 200) }

    @Test("A log with events is recognized by its content", arguments: LogFixture.all)
    func recognition(fixture: LogFixture) {
        let hasEvents = fixture.lines.contains { !$0.expected.isEmpty }
        #expect(Reader.log.recognizes(InputSource(name: "x", text: fixture.text)) == hasEvents)
    }

    private func same(_ found: String, _ expected: String) -> Bool {
        let left = found.lowercased().split(separator: ".", maxSplits: 1)
        let right = expected.lowercased().split(separator: ".", maxSplits: 1)
        guard left.count == 2, right.count == 2 else { return found == expected }
        let aliases: [Substring: String] = ["deinit": "dealloc", "willmovetoparent": "willmovetoparentviewcontroller"]
        let word = aliases[right[1]] ?? String(right[1])
        return left[0] == right[0] && (left[1] == word || left[1].hasPrefix(word))
    }
}
