import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Testing

@Suite("Diagrams as tables")
struct TableTests {
    private static let yaml = """
        title: "A | B < C"
        controllers:
          nav: { class: UINavigationController, children: [home] }
          home: HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
        """

    private func text(_ diagram: Diagram, _ format: Format, _ yaml: String = yaml) throws -> [String] {
        let run = try PlayedRuns.play(yaml)
        let picture = try #require(diagram.draw(.run(run), DiagramOptions(name: "t")).first)
        let text = String(decoding: try Renderer.shared.render(picture, as: format), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }

    @Test("Flags are rows of Markdown with code in code")
    func markdown() throws {
        let lines = try text(.flags, .markdown)
        #expect(lines[0].hasPrefix("| step | controller | callback | `isMovingToParent` | "))
        #expect(lines[1] == "| --- | --- | --- | --- | --- | --- | --- |")
        #expect(lines.contains("| 2 Push detail | detail | `viewWillAppear(_:)` | true | false | false | false |"))
    }

    @Test("A table in HTML has a caption, and its text can't be markup")
    func html() throws {
        let lines = try text(.flags, .html)
        #expect(lines[1] == "<caption>A | B &lt; C</caption>")
        #expect(lines.last == "</table>" && lines.contains { $0.contains("<td><code>viewWillAppear(_:)</code></td>") })
    }

    @Test(
        "A CSV file has as many fields in each record as names of columns",
        arguments: [Diagram.states, .flags, .poster, .figure])
    func csv(diagram: Diagram) throws {
        let lines = try text(diagram, .csv)
        let counts = Set(
            lines.map { line in
                line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().reduce(1) {
                    $0 + ($1.offset % 2 == 0 ? $1.element.count { $0 == "," } : 0)
                }
            })
        #expect(lines.count > 4 && counts.count == 1)
    }

    @Test("A cell with a separator, a line break, or a quotation mark stays one cell")
    func cells() throws {
        let yaml = """
            controllers: { home: HomeViewController }
            steps:
              - launch: home
                title: "One | two, \\"three\\"\\nfour"
            """
        let (markdown, csv) = (try text(.flags, .markdown, yaml), try text(.flags, .csv, yaml))
        #expect(markdown[2].hasPrefix(#"| 1 One \| two, "three" four | home | "#), "\(markdown[2])")
        #expect(csv[1].hasPrefix(#""1 One | two, ""three"" four",home,"#), "\(csv[1])")
    }

    @Test("Tables are in the language of drawings, and a CSV file in any language is recognized")
    func languages() throws {
        let run = try PlayedRuns.play(Self.yaml)
        var options = DiagramOptions(name: "t")
        options.language = .chinese
        for (diagram, words) in [
            (Diagram.flags, "步骤,控制器,回调,"), (.states, "原状态,回调,新状态,合法,次数"), (.poster, "步骤,回调,频率,用途,调用次数"),
            (.figure, "编号,控制器,事件,发送者"),
        ] {
            let picture = try #require(diagram.draw(.run(run), options).first)
            let csv = try Renderer.shared.render(picture, as: .csv)
            #expect(String(decoding: csv, as: UTF8.self).hasPrefix(words) && Table.isCSV(csv))
        }
        let states = try #require(Diagram.states.draw(.run(run), options).first)
        let markdown = String(decoding: try Renderer.shared.render(states, as: .markdown), as: UTF8.self)
        #expect(markdown.contains("| 已消失 | `viewWillAppear(_:)` | 正在出现 | true | 3 |"), "\(markdown)")
    }

    @Test("The ten steps of the poster are numbered, without an input, too")
    func poster() throws {
        let empty = Run(title: nil, ios: .latest, source: .scenario)
        let picture = try #require(Diagram.poster.draw(.run(empty), DiagramOptions(name: "t")).first)
        let lines = String(decoding: try Renderer.shared.render(picture, as: .csv), as: UTF8.self).split(
            whereSeparator: \.isNewline)
        let steps = Set(lines.dropFirst().compactMap { $0.split(separator: ",").first.flatMap { Int($0) } })
        #expect(steps == Set(1...10))
    }

    @Test("Illegal transitions are rows of the states")
    func illegal() throws {
        let lines = try text(
            .states, .csv, "controllers: { a: A }\nsteps:\n  - launch: a\n  - call: a.viewDidDisappear\n")
        #expect(lines.contains("appeared,viewDidDisappear(_:),appeared,false,1"))
    }
}
