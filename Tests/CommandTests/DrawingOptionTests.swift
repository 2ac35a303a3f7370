import Foundation
import Testing

@testable import LifelineTool

@Suite("What drawings may be asked for")
struct DrawingOptionTests {
    private static let sheet = """
        controllers: { home: HomeViewController, sheet: SheetViewController }
        steps:
          - launch: home
          - present: sheet
          - dismiss:
        """

    private func text(_ program: Program, _ name: String) throws -> String {
        String(decoding: try program.read(name), as: UTF8.self)
    }

    /// The relative addresses that a drawing links to.
    private func links(in svg: String) -> [String] {
        svg.components(separatedBy: "xlink:href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
            .filter { !$0.contains("://") }
    }

    @Test("Pages of a timeline link to the files beside them, in each color", arguments: ["auto", "pair"])
    func pages(theme: String) throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a sheet #1.yaml")
        try program(
            "render", "a sheet #1.yaml", "--diagram", "timeline", "--page-size", "6", "--theme", theme, "-o", "out")
        let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: "out").path)
        #expect(names.count >= (theme == "pair" ? 6 : 3))
        for name in names {
            let links = links(in: try text(program, "out/\(name)"))
            #expect(!links.isEmpty && !links.contains { $0.removingPercentEncoding == name })
            for link in links {
                let file = try #require(link.removingPercentEncoding)
                #expect(names.contains(file), "\(name) leads to \(link)")
                #expect(file.contains("~dark") == name.contains("~dark"))
            }
        }
    }

    @Test("A width is a number of pixels from 200 to 20,000, or none; another one is told with its bounds")
    func width() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "a.yaml")
        for word in ["200", "20000", "none", "900.5"] {
            #expect(try program("render", "a.yaml", "--width", word, "-o", "out").status == 0, "\(word)")
        }
        for word in ["199", "20001", "0", "-1", "wide", "nan", "inf", ""] {
            let result = try program("render", "a.yaml", "--width=\(word)", "-o", "bad")
            #expect(result.status == 64 && result.errors.contains("--width"), "\(word): \(result.errors)")
        }
        #expect(try program("render", "--help").output.contains("(default: 830)"))
    }

    @Test("A difference is drawn of timelines and of hierarchies, after the last step that leaves these different")
    func hierarchies() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.yaml")
        let command = ["diff", "sheet.yaml", "--ios", "12", "--ios", "13", "--theme", "pair", "-o", "out"]
        #expect(try program(command).status == 1)
        #expect(try text(program, "out/sheet.difference.svg").contains("only in iOS 12"))
        let hierarchies = try text(program, "out/sheet.hierarchies.svg")
        #expect(hierarchies.contains("hierarchies of iOS 12 and iOS 13 after step 2, present: sheet"))
        #expect(hierarchies.contains(">home · disappeared<") && hierarchies.contains(">home · appeared<"))
        #expect(try text(program, "out/sheet.hierarchies~dark.svg").contains("fill=\"#0d1117\""))
        try program(command + ["--at", "1"])
        #expect(try text(program, "out/sheet.hierarchies.svg").contains("after step 1, launch: home"))
    }

    @Test("Storyboards are drawn together under the name of the first, and checked so")
    func together() throws {
        let program = try Program()
        try program.write(Self.board("Main", leadingTo: "Second"), to: "boards/Main.storyboard")
        try program.write(Self.board("Second", leadingTo: "Main"), to: "boards/Second.storyboard")
        let rendered = try program("render", "boards", "--together", "-o", "out")
        #expect((rendered.status, rendered.errors) == (0, ""))
        let folder = program.folder.appending(path: "out").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Main.storyboard.svg"])
        let svg = try text(program, "out/Main.storyboard.svg")
        #expect(svg.contains(">Storyboards: Main, Second<"))
        #expect(svg.contains(">MainViewController<") && svg.contains(">SecondViewController<"))
        #expect(try program("check", "boards", "--together", "-o", "out").status == 0)
    }

    @Test("A timeline tells what the rules find, behind what it is about")
    func findings() throws {
        let program = try Program()
        try program.write(
            """
            controllers: { home: HomeViewController }
            steps:
              - launch: home
              - call: home.viewWillAppear
              - background:
            """, to: "call.yaml")
        try program("render", "call.yaml", "--diagram", "timeline", "--format", "text", "-o", "out")
        let lines = try text(program, "out/call.timeline.text").split(separator: "\n")
        let call = try #require(lines.lastIndex { $0.contains("home.✗ viewWillAppear(_:)") })
        #expect(lines[call + 1].contains("[error]") && lines[call + 1].hasSuffix("[direct-appearance-call]"))
        #expect(lines[call + 2].contains("background"))
    }

    @Test("Drawings go to standard output where they are asked to, without a terminal's codes and without a folder")
    func standardOutput() throws {
        let program = try Program()
        try program.write(Self.sheet, to: "sheet.yaml")
        let result = try program("render", "sheet.yaml", "--diagram", "timeline", "--format", "text", "-o", "-")
        #expect((result.status, result.errors) == (0, ""))
        #expect(result.output.contains("━━ 2 present: sheet ━━") && result.output.contains("sheet.viewDidAppear(_:)"))
        #expect(!result.output.contains("\u{1B}"))
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
        #expect(files.filter { !$0.hasPrefix(".") } == ["sheet.yaml"])
        #expect(try program("render", "sheet.yaml", "--prune", "-o", "-").status == 64)
    }

    @Test("A terminal gets bars by their state, mistakes in red, and no codes of an input's own")
    func colors() {
        let text = TerminalText.colored("━━ 1 \u{1B}[31mpush ━━\n   ┊──▶█ ░ home.✗ viewDidAppear()\n   [error] wrong\n")
        let lines = text.split(separator: "\n")
        #expect(lines[0] == "\u{1B}[1m━━ 1 ␛[31mpush ━━\u{1B}[0m")
        #expect(lines[1].contains("\u{1B}[32m█\u{1B}[0m") && lines[1].hasSuffix("\u{1B}[31m✗ viewDidAppear()\u{1B}[0m"))
        #expect(lines[2] == "\u{1B}[31m   [error] wrong\u{1B}[0m")
        #expect(text.hasSuffix("\n"))
    }

    /// A storyboard of one scene, with a segue to the initial scene of another.
    private static func board(_ name: String, leadingTo other: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="\(name)-vc">
          <scenes>
            <scene sceneID="\(name)-1"><objects>
              <viewController id="\(name)-vc" customClass="\(name)ViewController" sceneMemberID="viewController">
                <connections><segue destination="\(name)-ref" kind="show" id="\(name)-seg"/></connections>
              </viewController>
            </objects></scene>
            <scene sceneID="\(name)-2"><objects>
              <viewControllerPlaceholder storyboardName="\(other)" id="\(name)-ref" sceneMemberID="viewController"/>
            </objects></scene>
          </scenes>
        </document>
        """
    }
}
