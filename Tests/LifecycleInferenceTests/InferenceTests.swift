import LifecycleInference
import LifecycleModel
import Testing

@Suite("Inferred steps")
struct InferenceTests {
    @Test("A sheet leaves its presenter on screen")
    func sheet() throws {
        let run = try Run(
            log: """
                ListViewController viewDidLoad
                ListViewController viewWillAppear
                ListViewController viewDidAppear
                AddViewController viewDidLoad
                AddViewController viewWillAppear
                AddViewController viewDidAppear
                AddViewController viewWillDisappear
                AddViewController viewDidDisappear
                AddViewController deinit
                """)
        let inference = try #require(run.inferred())
        #expect(inference.story == ["launch List 1-3", "present Add as a sheet 4-6", "dismiss Add 7-8"])
        #expect(inference.deviations.isEmpty)
        #expect(inference.steps[2].versions == "iOS 13 or later")
    }

    @Test("A canceled swipe")
    func swipe() throws {
        let run = try Run(
            log: """
                Home viewDidLoad
                Home viewWillAppear
                Home viewDidAppear
                Detail viewDidLoad
                Home viewWillDisappear
                Detail viewWillAppear
                Home viewDidDisappear
                Detail viewDidAppear
                Detail viewWillDisappear
                Home viewWillAppear
                Home viewWillDisappear
                Home viewDidDisappear
                Detail viewWillAppear
                Detail viewDidAppear
                """)
        let inference = try #require(run.inferred())
        #expect(
            inference.story == [
                "launch Home in a navigation controller 1-3", "push Detail 4-8", "swipe back, canceled 9-14",
            ])
        #expect(inference.deviations.isEmpty)
    }

    @Test("A doubled callback has two senders")
    func doubled() throws {
        let run = try Run(
            log: """
                16:49:41.008 -[MenuViewController viewWillAppear:] <MenuViewController: 0x8b37770>
                16:49:41.009 -[MenuViewController viewWillAppear:] <MenuViewController: 0x8b37770>
                16:49:41.412 -[MenuViewController viewDidAppear:] <MenuViewController: 0x8b37770>
                16:49:41.413 -[MenuViewController viewDidAppear:] <MenuViewController: 0x8b37770>
                """)
        let inference = try #require(run.inferred())
        #expect(inference.deviations.map(\.kind) == [.doubled, .doubled])
        #expect(inference.deviations.map(\.line) == [2, 4])
    }

    @Test("A controller that is never deallocated is reported if another one is")
    func leaked() throws {
        func visit(_ name: String, _ address: String) -> String {
            """
            -[\(name) viewDidLoad] <\(name): \(address)>
            -[HomeViewController viewWillDisappear:] <HomeViewController: 0x10>
            -[\(name) viewWillAppear:] <\(name): \(address)>
            -[HomeViewController viewDidDisappear:] <HomeViewController: 0x10>
            -[\(name) viewDidAppear:] <\(name): \(address)>
            -[\(name) viewWillDisappear:] <\(name): \(address)>
            -[HomeViewController viewWillAppear:] <HomeViewController: 0x10>
            -[\(name) viewDidDisappear:] <\(name): \(address)>
            -[HomeViewController viewDidAppear:] <HomeViewController: 0x10>

            """
        }
        let launch = ["viewDidLoad", "viewWillAppear:", "viewDidAppear:"]
            .map { "-[HomeViewController \($0)] <HomeViewController: 0x10>\n" }.joined()
        let run = try Run(
            log: launch + visit("ProfileViewController", "0x11") + visit("SettingsViewController", "0x12")
                + "-[SettingsViewController dealloc] <SettingsViewController: 0x12>")
        let inference = try #require(run.inferred())
        #expect(inference.deviations.map(\.kind) == [.kept])
        #expect(inference.deviations.map { run[$0.controller].className } == ["ProfileViewController"])
        #expect(inference.steps[2].text == "pop Profile")
    }

    @Test("A log without callbacks of controllers has no inference")
    func empty() throws {
        #expect(try Run(log: "nothing here\n").inferred() == nil)
    }

    @Test("A log that no steps explain has no inference")
    func unexplained() throws {
        let words = ["viewDidDisappear", "viewDidAppear", "viewDidDisappear", "viewDidAppear", "viewWillDisappear"]
        let lines = (0..<12).flatMap { index in words.map { "A\(index % 3) \($0)" } }
        #expect(try Run(log: lines.joined(separator: "\n")).inferred() == nil)
    }
}
