#if Source
import LifecycleLogs
import LifecycleModel
import LifecycleSource
import Testing

// Testing declares a type with the same name.
import struct LifecycleModel.SourceLocation

@Suite("Bodies of Swift functions")
struct BodyReaderTests {
    private func file(_ body: String) throws -> SourceFile? {
        let code = "class A: UIViewController {\n    func f(_ child: UIViewController) {\n\(body)\n    }\n}\n"
        guard
            case .source(let file) = try Reader.source.read(InputSource(name: "A.swift", text: code), Reader.Options())
        else { return nil }
        return file
    }

    private func events(_ body: String) throws -> [SourceEvent] {
        try file(body)?.types[0].functions[0].events ?? []
    }

    private func calls(_ body: String) throws -> [SourceEvent] { try events(body).filter { $0.kind == .call } }

    @Test("Code after an early exit, in a branch, and in a case is guarded")
    func guards() throws {
        let found = try calls(
            """
            one()
            if a { two() } else { three() }
            switch b { case 1: four(); default: break }
            guard c else { return five() }
            six()
            """)
        #expect(found.filter { !$0.isGuarded }.map(\.name) == ["one"])
        #expect(found.map(\.name) == ["one", "two", "three", "four", "five", "six"])
    }

    @Test("The code of a call or an assignment is whole up to 100 characters, and an ellipsis ends code that is cut")
    func excerpts() throws {
        let alert = "present(UIAlertController(title: \"Tap\", message: nil, preferredStyle: .alert), animated: true)"
        let sum = "view.layer.cornerRadius = view.bounds.height / 8"
        let names = (1...20).map { "name\($0)" }.joined(separator: " + ")
        let body =
            "\(sum)\n\(alert)\ntitle = \(names)\nshow(\(names))\ntitle = \"\(String(repeating: "é", count: 99))\""
        let file = try #require(try file(body))
        let type = try #require(SourceModel([file]).classes.first)
        let lines = SourceModel([file]).lines(of: type.functions[0], in: type).map(\.code)
        #expect(lines.prefix(2) == [sum, alert])
        #expect(lines.dropFirst(2).allSatisfy { $0.count == 100 && $0.hasSuffix("…") } && lines.count == 5)
        #expect(lines[4].hasPrefix("title = \"éé") && lines[4].hasSuffix("é…"))
    }

    @Test("A guard about self doesn't guard the code after it")
    func weakSelf() throws {
        let found = try calls("later { [weak self] in guard let self else { return }; self.one() }")
        #expect(found.map { "\($0.name) \($0.isGuarded) \($0.isDeferred)" } == ["later false false", "one false true"])
    }

    @Test("Animations and loops run at once, and completions and unknown closures later")
    func closures() throws {
        let found = try calls(
            """
            UIView.animate(withDuration: 1, animations: { one() }, completion: { _ in two() })
            UIView.animate(withDuration: 1) { three() } completion: { _ in four() }
            children.forEach { _ in five() }
            load { six() }
            let title = { seven() }()
            """)
        let late = Set(found.filter(\.isDeferred).map(\.name))
        #expect(late == ["two", "four", "six"])
    }

    @Test("A closure keeps self alive unless it or a closure around it holds self weakly")
    func captures() throws {
        let found = try calls(
            """
            a { self.title = "" }
            b { [weak self] in self?.title = "" }
            c { [unowned self] in d { self.title = "" } }
            e { title in print(title) }
            f { [weak self] in guard let self else { return }; g { self.title = "" } }
            """)
        let kept = Dictionary(found.compactMap { call in call.arguments.first?.capturesSelf.map { (call.name, $0) } }) {
            $1
        }
        #expect(kept == ["a": true, "b": false, "c": false, "d": false, "e": false, "f": false, "g": true])
    }

    @Test("A result is dropped by a statement and by an assignment to an underscore, but not by a returning closure")
    func results() throws {
        let found = try calls(
            """
            one()
            _ = two()
            let a = three()
            let b = names.map { four($0) }
            """)
        #expect(found.filter(\.isStatement).map(\.name) == ["one", "two"])
    }

    @Test("Paths leave out self, optional chaining, and casts")
    func paths() throws {
        let found = try calls(
            """
            self.pager!.view.one()
            (child as? UINavigationController)?.two()
            pages[0].view.three()
            (parent as! Home).four()
            Home.shared.five()
            """)
        #expect(found.map(\.target.text) == ["pager.view", "child", "pages[…].view", "parent", "Home.shared"])
    }

    @Test("An assignment reads the object whose property it sets")
    func assignments() throws {
        let found = try events("view.backgroundColor = .red\nview = other\ncount += 1")
        #expect(
            found.map { "\($0.kind) \($0.target.text)" } == [
                "read view", "assign view.backgroundColor", "read other", "assign view", "assign count",
            ])
    }

    @Test("A location has the line and the column in characters")
    func locations() throws {
        let found = try calls("/* é */ one()")
        #expect(found.first?.location == SourceLocation(file: "A.swift", line: 3, column: 9))
    }
}
#endif
