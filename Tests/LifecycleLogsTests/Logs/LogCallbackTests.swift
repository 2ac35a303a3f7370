import LifecycleModel
import Testing

@testable import LifecycleLogs

@Suite("Callbacks in log lines")
struct LogCallbackTests {
    private static let forms = [
        "[HomeViewController] SWIFT", "-[HomeViewController OBJC]", "HomeViewController.SWIFT",
        "HomeViewController: SWIFT",
        "<Demo.HomeViewController: 0x7fa0b1c2d3e4> SWIFT", "<Demo.HomeViewController: 0x7fa0b1c2d3e4> OBJC",
        "2026-01-02 10:11:12.123456+0200 Demo[12:3456] HomeViewController SWIFT", "[DEBUG] HomeViewController - SWIFT",
        "// HomeViewController SWIFT", "HomeViewController.swift:12 SWIFT",
    ]

    /// The callbacks of controllers, their delegates, the app, and its scenes, except `unwindAction`, whose name each app
    /// chooses.
    private static let known = Callback.allCases.filter {
        $0.phase != .view && $0.phase != .swiftUI && $0 != .unwindAction
    }

    @Test(
        "Every callback to a controller or its delegates is read in every form",
        arguments: known.filter { $0.phase != .application })
    func controllers(callback: Callback) throws {
        for form in Self.forms {
            let line = form.replacing("SWIFT", with: callback.swiftName).replacing("OBJC", with: callback.selector)
            let run = try #require(try LogReading.runs(line + "\n").first)
            #expect(run.callbacks.map(\.event.callback) == [callback], "\(line)")
            #expect(run.controllers.map(\.shortClassName) == ["HomeViewController"], "\(line)")
        }
    }

    @Test("Every callback to the app or its scenes is a note", arguments: known.filter { $0.phase == .application })
    func application(callback: Callback) throws {
        for line in [
            callback.swiftName, "-[AppDelegate \(callback.selector)]", "10:11:12.123 AppDelegate.\(callback.swiftName)",
        ] {
            let run = try #require(try LogReading.runs(line + "\n").first)
            let notes = run.events.compactMap { event -> String? in
                if case .action(let action) = event.body { action.detail?.rawValue } else { nil }
            }
            #expect(notes == [callback.shortName] && Array(run.callbacks).isEmpty, "\(line)")
        }
    }

    @Test("A delegate method is not read without a controller, and the name after the method is an argument")
    func delegates() throws {
        let log = """
            tabBarController(_:didSelect:)
            -[NavDelegate navigationController:didShowViewController:animated:]
            presentationControllerDidDismiss(_:) HomeViewController
            """
        #expect(try LogReading.runs(log + "\n").allSatisfy { Array($0.callbacks).isEmpty })
    }
}
