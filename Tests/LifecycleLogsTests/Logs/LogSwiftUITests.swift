import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("SwiftUI views in logs")
struct LogSwiftUITests {
    private func callbacks(_ log: String) throws -> [String] {
        let runs = try LogReading.runs(log)
        return runs.flatMap { run in
            run.callbacks.map { "\(run[$0.event.controller].id).\($0.event.callback.shortName)" }
        }
    }

    @Test(
        "A line with a name and a callback of SwiftUI is an event of that view",
        arguments: [
            ("ContentView.onAppear()", "ContentView.onAppear"), ("Home on appear", "Home.onAppear"),
            ("Link onDisappear", "Link.onDisappear"), ("ContentView.task", "ContentView.task"),
            ("[ContentView] onAppear", "ContentView.onAppear"),
            ("ContentView: onAppear called", "ContentView.onAppear"),
            ("🟢 SettingsView - onDisappear", "SettingsView.onDisappear"),
            ("2026-04-01 12:30:01.250 Demo[871:1cc] ProfileView onAppear", "ProfileView.onAppear"),
        ])
    func forms(line: String, callback: String) throws {
        #expect(try callbacks(line) == [callback])
    }

    @Test(
        "Code, prose, and lines without the view's name are not events",
        arguments: [
            "Text(\"hi\").onAppear { print(\"x\") }", ".onAppear {", "onAppear", "task", "the task is done",
            "ContentView task 1 finished", "Use onAppear to load the data.",
        ])
    func refusals(line: String) throws {
        #expect(try callbacks(line) == [])
    }

    @Test("A view and a controller with one name are two participants, and the view has no appearance state")
    func besideController() throws {
        let runs = try LogReading.runs(
            """
            Home viewDidLoad
            Home viewWillAppear
            Home onAppear
            Home viewDidAppear
            Home onDisappear
            """)
        let run = try #require(runs.first)
        #expect(run.controllers.map(\.id) == ["Home", "Home#2"])
        #expect(run.controllers.map(\.kind) == [.viewController, .swiftUIView])
        #expect(run.callbacks.map { $0.event.controller.index } == [0, 0, 1, 0, 1])
        #expect(run.callbacks.map { $0.event.state } == [nil, AppearanceState.appearing, nil, .appeared, nil])
    }

    @Test("A callback of SwiftUI with the address of a controller is an event of that controller")
    func hosting() throws {
        let runs = try LogReading.runs(
            """
            -[ProfileHostingController viewWillAppear:] <ProfileHostingController: 0x7003>
            -[ProfileHostingController onAppear] <ProfileHostingController: 0x7003>
            -[ProfileHostingController viewDidAppear:] <ProfileHostingController: 0x7003>
            """)
        let run = try #require(runs.first)
        #expect(run.controllers.map(\.id) == ["ProfileHostingController"])
        #expect(run.callbacks.map(\.event.callback) == [.viewWillAppear, .onAppear, .viewDidAppear])
    }
}
