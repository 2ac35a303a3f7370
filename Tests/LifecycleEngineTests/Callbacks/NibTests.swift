import LifecycleModel
import LifecycleReaders
import Testing

/// Tests of nibs and of the outlets that they connect.
@Suite("Nibs and outlets")
struct NibTests {
    /// Returns the words for the actions of the given kinds, such as `loadNib HomeView not found`.
    private func actions(_ kinds: ActionEvent.Kind..., in run: Run) -> [String] {
        run.events.compactMap { event in
            guard case .action(let action) = event.body, kinds.contains(action.kind) else { return nil }
            return [action.kind.rawValue, action.name, action.detail?.rawValue].compactMap { $0 }.joined(separator: " ")
        }
    }

    private func story(_ keys: String, steps: String = "") throws -> Story {
        try Story(
            "ios: 17\ncontrollers: { home: { class: HomeViewController, \(keys) } }\nsteps: [ launch: home \(steps) ]")
    }

    @Test(
        "Without a name, UIKit looks for two nibs that are named after the class, and then creates an empty view",
        arguments: [
            ("view: nib", ["loadNib HomeView"], "nib"), ("nib: { file: HomeView }", ["loadNib HomeView"], "nib"),
            (
                "nib: { file: HomeViewController }", ["loadNib HomeView not found", "loadNib HomeViewController"], "nib"
            ),
            (
                "nib: { missing: true }",
                ["loadNib HomeView not found", "loadNib HomeViewController not found", "loadNib empty view"], "code"
            ), ("nib: Other", ["loadNib Other"], "nib"), ("nib: { name: Other }", ["loadNib Other"], "nib"),
            ("view: code", [], "code"),
        ])
    func search(keys: String, loads: [String], source: String) throws {
        let run = try story(keys).run
        #expect(actions(.loadNib, in: run) == loads)
        let sources = run.events.compactMap { event -> String? in
            guard case .hierarchy(let change) = event.body, change.change == .loadView else { return nil }
            return change.detail
        }
        #expect(sources == [source])
    }

    @Test(
        "The argument nibName is the name that code passes",
        arguments: [
            ("nib: HomeView", "HomeView"), ("nib: { name: X, missing: true }", "X"), ("view: nib", "none"),
            ("nib: { file: HomeViewController }", "none"), ("view: code", "none"),
            ("nib: missing", "HomeViewController"),
        ])
    func argument(keys: String, name: String) throws {
        let run = try story(keys).run
        let argument = run.callbacks.first { $0.event.callback == .initWithNibName }?.event.nibName?.name
        #expect(argument == (name == "none" ? nil : name))
    }

    @Test(
        "A named nib that doesn't exist ends the app in loadView", arguments: ["missing", "{ name: X, missing: true }"])
    func missing(nib: String) throws {
        let story = try story("nib: \(nib)", steps: ", memoryWarning:")
        #expect(story.warnings == ["exc-nib-missing"])
        #expect(story.order(.loadView, .viewDidLoad, .didReceiveMemoryWarning) == ["home.loadView"])
        #expect(story.run.endsEarly)
    }

    @Test(
        "Outlets are connected in loadView, and a decoded controller's own outlets before awakeFromNib",
        arguments: [
            ("view: nib", ["loadNib HomeView", "connectOutlets title, button"]),
            ("kind: viewController", ["loadNib HomeView", "connectOutlets title, button"]),
            ("view: storyboard", ["connectOutlets scene", "connectOutlets title, button"]),
        ])
    func outlets(view: String, expected: [String]) throws {
        let run = try story("\(view), outlets: [title, button]").run
        #expect(actions(.loadNib, .connectOutlets, in: run) == expected)
        let inside = run.events.compactMap { event -> Int? in
            guard case .action(let action) = event.body, action.name == "title, button" else { return nil }
            return action.inside
        }
        #expect(inside == run.callbacks.filter { $0.event.callback == .loadView }.map(\.event.number))
    }

    @Test("An outlet that the class lacks ends the app in loadView", arguments: ["nib", "storyboard"])
    func missingOutlet(view: String) throws {
        let story = try story("view: \(view), missingOutlets: [old]")
        #expect(story.order(.loadView, .viewDidLoad) == ["home.loadView"])
        #expect(story.run.endsEarly)
        #expect(
            story.run.events.contains { event in
                guard case .warning(let warning) = event.body else { return false }
                return warning.text.hasSuffix(
                    "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key old.")
            })
    }

    @Test(
        "An outlet is nil until loadView has loaded the nib, and without a connection",
        arguments: [
            ("init(coder:)", "title", "not connected yet"), ("awakeFromNib", "title", "not connected yet"),
            ("viewDidLoad", "title", nil), ("viewDidAppear", "title", nil), ("viewDidLoad", "other", "never connected"),
        ])
    func reading(callback: String, outlet: String, detail: String?) throws {
        let keys = "view: storyboard, outlets: [title], overrides: { '\(callback)': [ { readOutlet: \(outlet) } ] }"
        let reads = actions(.readOutlet, in: try story(keys).run)
        #expect(reads == ["readOutlet \(outlet)" + (detail.map { " " + $0 } ?? "")])
    }

    @Test("Outlets of a view from code are an error with its location")
    func outletsOfCode() throws {
        let error = try #require(throws: ReadError.self) { try story("view: code, outlets: [title]") }
        #expect(error.diagnostics.map(\.message) == ["only a nib or storyboard connects outlets; omit 'view: code'"])
        #expect(error.diagnostics.first?.location.line == 2)
    }

    @Test(
        "A wrong nib is an error with its location and a suggestion",
        arguments: [
            ("{ naem: X }", "unknown key 'naem'; did you mean 'name'?"),
            ("{ file: Home }", "unknown nib 'Home'; expected one of HomeView, HomeViewController"),
            (
                "{ name: X, file: HomeView }",
                "'file' is the nib that UIKit finds without a name; omit 'name' and 'missing'"
            ),
        ])
    func errors(nib: String, message: String) throws {
        let error = try #require(throws: ReadError.self) { try story("nib: \(nib)") }
        #expect(error.diagnostics.map(\.message) == [message])
        #expect(error.diagnostics.first?.location.line == 2)
    }
}
