import LifecycleModel
import Testing

// Testing declares a type with the same name.
import struct LifecycleModel.SourceLocation

@Suite("Models of Swift code")
struct SourceModelTests {
    private func type(
        _ name: String, _ inherited: String..., in file: String = "A.swift", line: Int = 1,
        functions: [SourceFunction] = []
    ) -> SourceType {
        var type = SourceType(.class, name, inherits: inherited, at: SourceLocation(file: file, line: line))
        type.functions = functions
        return type
    }

    private func file(_ name: String, _ types: SourceType...) -> SourceFile {
        var file = SourceFile(name: name)
        file.types = types
        return file
    }

    private func function(
        _ name: String, _ parameters: [SourceVariable] = [], line: Int, _ events: SourceEvent...
    ) -> SourceFunction {
        var function = SourceFunction(
            .method, name, parameters: parameters, at: SourceLocation(file: "A.swift", line: line))
        function.events = events
        return function
    }

    private func call(_ target: SourcePath, _ name: String, _ arguments: [SourceArgument] = [], line: Int)
        -> SourceEvent
    {
        SourceEvent(.call, target, name, arguments, at: SourceLocation(file: "A.swift", line: line))
    }

    @Test("A class is a controller if a superclass in another file inherits from UIKit's")
    func chain() throws {
        let model = SourceModel([
            file("A.swift", type("Home", "Base")),
            file("B.swift", type("Base", "UITableViewController", in: "B.swift")),
        ])
        let home = try #require(model.class(named: "Home"))
        #expect(model.isController(home))
        #expect(model.foreignSuperclass(of: home) == "UITableViewController")
    }

    @Test("A class with an unknown superclass is a possible controller because of the superclass's name")
    func unknownSuperclass() throws {
        let model = SourceModel([file("A.swift", type("Home", "ThemedViewController"), type("Cart", "Presenter"))])
        let (home, cart) = (try #require(model.class(named: "Home")), try #require(model.class(named: "Cart")))
        #expect(!model.isController(home) && model.mayBeController(home))
        #expect(!model.mayBeController(cart))
    }

    @Test("Of two superclasses with the same name, the one in the nearest folder counts")
    func nearest() throws {
        let model = SourceModel([
            file("app/Base.swift", type("Base", "UIViewController", in: "app/Base.swift")),
            file("mac/Base.swift", type("Base", "NSWindowController", in: "mac/Base.swift")),
            file("app/Home.swift", type("Home", "Base", in: "app/Home.swift")),
            file("Other.swift", type("Other", "Base", in: "Other.swift")),
        ])
        #expect(model.isController(try #require(model.class(named: "Home"))))
        #expect(!model.mayBeController(try #require(model.class(named: "Other"))))
    }

    @Test("A parameter of a helper stands for the argument of the call")
    func binding() throws {
        let child = SourceVariable("child", offset: 50)
        let embed = function(
            "embed", [child], line: 5, call(.this(), "addChild", [SourceArgument("child", path: child.path)], line: 6))
        let load = function(
            "viewDidLoad", line: 2, call(.this(), "embed", [SourceArgument("list", path: .this("list"))], line: 3))
        let model = SourceModel([file("A.swift", type("Home", "UIViewController", functions: [load, embed]))])
        let home = try #require(model.class(named: "Home"))
        let added = model.reach(of: load, in: home).first { $0.event.name == "addChild" }
        #expect(added?.event.arguments.first?.path == .this("list"))
        #expect(added?.route.isEmpty == false)
    }

    @Test("Helpers that call each other end the search")
    func recursion() throws {
        let one = function("one", line: 2, call(.this(), "two", line: 3))
        let two = function("two", line: 5, call(.this(), "one", line: 6))
        let model = SourceModel([file("A.swift", type("Home", "UIViewController", functions: [one, two]))])
        let home = try #require(model.class(named: "Home"))
        #expect(model.reach(of: one, in: home).map(\.event.location.line) == [3, 6])
    }

    @Test("An initializer doesn't run the observers of the class's own properties")
    func observers() throws {
        var observer = SourceFunction(.observer, "model", at: SourceLocation(file: "A.swift", line: 2))
        observer.events = [call(.this("view"), "setNeedsLayout", line: 3)]
        let set = SourceEvent(.assign, .this("model"), "model", at: SourceLocation(file: "A.swift", line: 6))
        var initializer = SourceFunction(.initializer, "init", at: SourceLocation(file: "A.swift", line: 5))
        initializer.events = [set]
        let helper = function("update", line: 8, set)
        var home = type("Home", "UIViewController", functions: [observer, initializer, helper])
        home.properties = [SourceProperty("model", at: SourceLocation(file: "A.swift", line: 2))]
        let model = SourceModel([file("A.swift", home)])
        let found = try #require(model.class(named: "Home"))
        #expect(model.reach(of: initializer, in: found).count == 1)
        #expect(model.reach(of: helper, in: found).map(\.event.name) == ["model", "setNeedsLayout"])
    }

    @Test("An override with the labels of an early Swift version is a callback")
    func oldLabels() {
        var function = SourceFunction(
            .method, "viewWillAppear",
            parameters: [SourceVariable("animated", label: "animated", offset: 1, type: "Bool")],
            at: SourceLocation())
        #expect(function.callback == nil)
        function.isOverride = true
        #expect(function.callback == .viewWillAppear)
    }

    @Test("The type of a path follows declared properties, elements, and UIKit's properties")
    func types() throws {
        var home = type("Home", "UIViewController")
        var pages = SourceProperty("pages", type: "[Page]", at: SourceLocation())
        pages.isStatic = false
        home.properties = [pages]
        let model = SourceModel([file("A.swift", home, type("Page", "UIViewController", line: 9))])
        let found = try #require(model.class(named: "Home"))
        #expect(model.typeName(of: .this("pages", "[]"), in: [], of: found) == "Page")
        #expect(model.isController(.this("pages", "first"), in: [], of: found))
        #expect(model.typeName(of: .this("view", "window"), in: [], of: found) == "UIWindow")
        #expect(model.typeName(of: .this("unknown"), in: [], of: found) == nil)
    }
}
