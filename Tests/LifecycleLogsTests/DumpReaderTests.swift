import LifecycleModel
import LifecycleReaders
import Testing

@testable import LifecycleLogs

@Suite("Hierarchy dumps")
struct DumpReaderTests {
    static let nested = """
        (lldb) po [UIViewController _printHierarchy]
        <Demo.TabController 0x10>, state: appeared, view: <UILayoutContainerView: 0x11>
           | <UINavigationController 0x20>, state: appeared, view: <UILayoutContainerView 0x21>
           |    | <Demo.List 0x30>, state: disappeared, view: <UIView 0x31> not in the window
           |    | <Demo.Detail 0x40>, state: appearing, view: <UIView 0x41>
           | <Demo.Other 0x50>, state: disappeared, view:  (view not loaded)
           + <Demo.Sheet 0x60>, state: appeared, view: <UIView 0x61>, presented with: <_UIPageSheetPresentationController 0x62>
           |    | <Demo.Inner 0x70>, state: appeared, view: <UIView 0x71>

        """
    static let chain = """
        <A>, state: disappeared, view: <UIView> not in the window
           + <B>, state: disappeared, view: <UIView> not in the window, presented with: <_UIFullscreenPresentationController>
           |    + <C>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>
        """
    static let chisel = "(lldb) pvc 0x7f\n<Demo.Home: 0x7f; view = <UIView; 0x80>; frame = (0, 0; 414, 736)>\n"

    private func dump(_ text: String) throws -> HierarchyDump {
        let source = InputSource(name: "d.txt", text: text)
        #expect(Reader.reader(for: source)?.name == "hierarchy")
        guard case .hierarchy(let dump) = try Reader.hierarchy.read(source, Reader.Options()) else {
            return HierarchyDump(file: "")
        }
        return dump
    }

    /// Returns an outline such as `1:A-root(2:B-child)`, with the children of a controller in parentheses.
    private func outline(_ nodes: [HierarchyDump.Node]) -> String {
        nodes.map { node in
            let below = outline(node.children + node.presents)
            return "\(node.line):\(node.shortClassName)-\(node.relation.rawValue)" + (below.isEmpty ? "" : "(\(below))")
        }.joined(separator: " ")
    }

    @Test("Children, presentations, and states are read")
    func nested() throws {
        let dump = try dump(Self.nested)
        #expect(
            outline(dump.roots)
                == "2:TabController-root(3:UINavigationController-child(4:List-child 5:Detail-child) 6:Other-child 7:Sheet-presented(8:Inner-child))"
        )
        let nodes = dump.nodes.map(\.node)
        #expect(
            nodes.map(\.state) == [.appeared, .appeared, .disappeared, .appearing, .disappeared, .appeared, .appeared])
        #expect(nodes.map(\.viewLoaded) == [true, true, true, true, false, true, true])
        #expect(nodes.map(\.inWindow) == [true, true, false, true, nil, true, true])
        #expect(nodes[5].presentedWith == "_UIPageSheetPresentationController")
        #expect(nodes[0].viewAddress == "0x11" && nodes[0].address == "0x10")
    }

    @Test(
        "A tree of class names is a dump",
        arguments: [
            (
                "(lldb) pvcs()\nHomeVC\n   | ListVC\n   |    | DetailVC\n",
                "2:HomeVC-root(3:ListVC-child(4:DetailVC-child))"
            ),
            (
                "`HomeVC\n   | ListVC\n   + SheetController`\n",
                "1:HomeVC-root(2:ListVC-child 3:SheetController-presented)"
            ),
            (
                "Hierarchy:\n\n    Demo.TabController\n       | Demo.HomeVC\n       | Demo.ListVC\n\nNext\n",
                "3:TabController-root(4:HomeVC-child 5:ListVC-child)"
            ),
        ])
    func names(text: String, expected: String) throws { #expect(outline(try dump(text).roots) == expected) }

    @Test(
        "Class names without a tree and other trees are not dumps",
        arguments: [
            "HomeVC\nListVC\n", "Sources\n   | Home\n   |    | List\n", "HomeVC\n\n   | ListVC\n   | DetailVC\n",
            "HomeVC opens\n   | ListVC\n   | DetailVC\n",
        ])
    func otherNames(text: String) { #expect(!Reader.hierarchy.recognizes(InputSource(name: "d.txt", text: text))) }

    @Test("A chain of presentations is nested")
    func chain() throws {
        #expect(outline(try dump(Self.chain).roots) == "1:A-root(2:B-presented(3:C-presented))")
    }

    @Test("Chisel's format has no state")
    func chisel() throws {
        let node = try #require(try dump(Self.chisel).roots.first)
        #expect(node.className == "Demo.Home" && node.view == "UIView" && node.viewAddress == "0x80")
        #expect(node.state == nil && node.inWindow == nil && node.line == 2)
    }

    @Test(
        "Quoted, damaged, and partial dumps are read",
        arguments: [
            // Quoted in mail or Markdown, in a comment, or in a string with escaped line endings.
            (
                "> <A 0x1>, state: appeared, view: <V 0x2>\n>    | <B 0x3>, state: appeared, view: <V 0x4>",
                "1:A-root(2:B-child)"
            ),
            (
                "// <A 0x1>, state: appeared, view: <V 0x2>\n//    | <B 0x3>, state: appeared, view: <V 0x4>",
                "1:A-root(2:B-child)"
            ),
            (
                #"$0 = @"<A 0x1>, state: appeared, view: <V 0x2>\n   | <B 0x3>, state: appeared, view: <V 0x4>""#,
                "1:A-root(1:B-child)"
            ),
            // Indented, and without the spaces of the first column.
            (
                "      <A 0x1>, state: appeared, view: <V 0x2>\n         | <B 0x3>, state: appeared, view: <V 0x4>",
                "1:A-root(2:B-child)"
            ),
            (
                "+ <A>, state: appeared, view: <V>, presented with: <P>\n|    | <B>, state: appeared, view: <V>",
                "1:A-presented(2:B-child)"
            ),
            // A missing plus sign, recognized by the five columns.
            (
                "<A 0x1>, state: appeared, view: <V 0x2>\n     <B 0x3>, state: appeared, view: <V 0x4>, presented with: <P 0x5>",
                "1:A-root(2:B-presented)"
            ),
            // One space of the five columns is missing, too. Three columns are not a level.
            (
                "<A 0x1>, state: appeared, view: <V 0x2>\n    <B 0x3>, state: appeared, view: <V 0x4>",
                "1:A-root(2:B-child)"
            ),
            (
                "<A 0x1>, state: appeared, view: <V 0x2>\n   <B 0x3>, state: appeared, view: <V 0x4>",
                "1:A-root 2:B-root"
            ),
            // The second of two marks is missing, and then both marks.
            (
                """
                <A 0x1>, state: appeared, view: <V 0x2>
                   | <B 0x3>, state: appeared, view: <V 0x4>
                   |      <C 0x5>, state: appeared, view: <V 0x6>
                          <D 0x7>, state: appeared, view: <V 0x8>
                         <E 0x9>, state: appeared, view: <V 0xa>
                """,
                "1:A-root(2:B-child(3:C-child 4:D-child 5:E-child))"
            ),
            // A mark is missing in an indented dump, in which columns count from the indentation.
            (
                "      <A 0x1>, state: appeared, view: <V 0x2>\n           <B 0x3>, state: appeared, view: <V 0x4>",
                "1:A-root(2:B-child)"
            ),
            // No states.
            (
                "<AController: 0x1>\n   | <BController: 0x3>\n   |    | <CController: 0x4>",
                "1:AController-root(2:BController-child(3:CController-child))"
            ),
            // A controller that a presented controller presents comes after the presenter's children.
            (
                """
                <A 0x1>, state: disappeared, view: <V 0x2> not in the window
                   + <B 0x3>, state: appeared, view: <V 0x4>, presented with: <P 0x5>
                   |    | <C 0x6>, state: appeared, view: <V 0x7>
                   |    |    | <D 0x8>, state: appeared, view: <V 0x9>
                   |    + <E 0xa>, state: appeared, view: <V 0xb>, presented with: <P 0xc>
                   |    |    | <F 0xd>, state: appeared, view: <V 0xe>
                """,
                "1:A-root(2:B-presented(3:C-child(4:D-child) 5:E-presented(6:F-child)))"
            ),
            // Wrapped lines.
            (
                "<A 0x1>, state: appeared, view:\n<V 0x2>\n   | <B 0x3>, state: appeared,\nview: <V 0x4>",
                "1:A-root(3:B-child)"
            ),
            // Siblings whose parent is missing.
            (
                "   | <A 0x1>, state: appeared, view: <V 0x2>\n   | <B 0x3>, state: appeared, view: <V 0x4>",
                "1:A-child 2:B-child"
            ),
            // Two dumps in one file.
            (
                "<A 0x1>, state: appeared, view: <V 0x2>\n(lldb) pvc\n<A 0x1>, state: appearing, view: <V 0x2>",
                "1:A-root 3:A-root"
            ),
            // Without line breaks, on one line or two.
            (
                "_printHierarchy]<A 0x1>, state: appeared, view: <V 0x2>      | <B 0x3>, state: disappeared, view: <V 0x4> not in the window   |    + <C 0x5>, state: appeared, view: <V 0x6>, presented with: <P 0x7>\n   + <D 0x8>, state: appeared, view: (view not loaded)    |    | <E 0x9>, state: appeared, view: <V 0xa>",
                "1:A-root(1:B-child(1:C-presented) 2:D-presented(2:E-child))"
            ),
            // Entities from a web page, and CR as the line ending.
            (
                "&lt;A 0x1&gt;, state: appeared, view: &lt;V 0x2&gt;\r   | &lt;B 0x3&gt;, state: appeared, view: &lt;V 0x4&gt;",
                "1:A-root(1:B-child)"
            ),
        ])
    func damage(text: String, expected: String) throws {
        #expect(outline(try dump(text).roots) == expected)
    }

    @Test("A dump of views is not a hierarchy dump, and reading it is an error")
    func views() throws {
        let text =
            "<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\n   | <UILabel: 0x3; frame = (0 0; 1 1)>\n"
        #expect(!Reader.hierarchy.recognizes(InputSource(name: "v.txt", text: text)))
        let short = "<UIWindow>\n   | <UIView>\n   |    | <UIImageView>\n"
        #expect(!Reader.hierarchy.recognizes(InputSource(name: "v.txt", text: short)))
        let error = #expect(throws: ReadError.self) {
            try Reader.hierarchy.read(InputSource(name: "v.txt", text: text), Reader.Options())
        }
        #expect(error?.diagnostics.first?.message.contains("is a tree of views, not of controllers") == true)
    }

    @Test("Chisel's mark *M precedes a controller that the node above presents")
    func modalMark() throws {
        let text = """
            <NavVC: 0x1; view = <UIView; 0x2>; frame = (0, 0; 390, 844)>
               | <ListVC: 0x3; view = <UIView; 0x4>; frame = (0, 0; 390, 844)>
               |   | <RowVC: 0x9; view not loaded>
               |  *M <EditVC: 0x5; view = <UIView; 0x6>; frame = (0, 0; 390, 844)>
               |   |   | <FormVC: 0x7; view not loaded>

            // '*M' means the view controller is presented modally.
              *M <AlertVC: 0x8; view not loaded>

            """
        let root = try #require(try dump(text).roots.first)
        #expect(root.presents.map(\.className) == ["AlertVC"])
        let list = try #require(root.children.first)
        #expect(list.children.map(\.className) == ["RowVC"] && list.presents.map(\.className) == ["EditVC"])
        #expect(list.presents.first?.children.map(\.className) == ["FormVC"])
    }

    @Test(
        "A responder chain is not a hierarchy",
        arguments: [
            "<HomeVC: 0x1>\n   | <NavVC: 0x2>\n   |    | <UIWindow: 0x3>\n   |    |    | <UIApplication: 0x4>\n",
            "<UIButton: 0x9; frame = (0 0; 1 1)>\n   | <HomeVC: 0x1>\n   |    | <UIWindowScene: 0x3>\n   |    |    | <Demo.AppDelegate: 0x4>\n",
        ])
    func responders(text: String) {
        #expect(!Reader.hierarchy.recognizes(InputSource(name: "v.txt", text: text)))
    }

    @Test("The JSON has every documented key, with null for missing values")
    func json() throws {
        let json = try dump("<A>, state: appeared, view: (view not loaded)").json
        #expect(
            json
                == #"{"file":"d.txt","roots":[{"class":"A","address":null,"state":"appeared","view":null,"viewAddress":null,"viewLoaded":false,"inWindow":null,"relation":"root","presentedWith":null,"line":1,"children":[],"presents":[]}]}"#
        )
    }

    static let fragment = """
           + <Demo.Sheet 0x60>, state: appeared, view: <UIView 0x61>, presented with: <_UIPageSheetPresentationController 0x62>
           |    | <Demo.Inner 0x70>, state: appeared, view: <UIView 0x71>

        """

    @Test("A dump or a fragment is unchanged after writing it as text and reading it")
    func text() throws {
        for text in [Self.nested, Self.fragment] {
            let first = try dump(text)
            let second = try dump(first.text)
            #expect(second.nodes.map(\.node.className) == first.nodes.map(\.node.className))
            #expect(second.nodes.map(\.node.relation) == first.nodes.map(\.node.relation))
            #expect(second.nodes.map(\.depth) == first.nodes.map(\.depth))
        }
    }

    @Test("A line with long text before the object is not part of a dump, but a line with long marks is")
    func longStart() throws {
        let line = "<Demo.Home 0x1>, state: appeared, view: <UIView 0x2>\n"
        #expect(try dump(String(repeating: "x", count: 380) + " " + line + line).nodes.count == 2)
        #expect(try dump(String(repeating: "x", count: 420) + " " + line + line).nodes.count == 1)
        #expect(try dump(line + String(repeating: " ", count: 420) + line).nodes.count == 2)
    }

    @Test("A controller with a plus sign one level deeper is presented by the controller above it")
    func presentedAtAnotherDepth() throws {
        let text = """
            <UINavigationController 0x1>
               | <HomeViewController 0x2>
                    + <ModalViewController 0x3>
               | <DetailViewController 0x4>
               + <LoginViewController 0x5>
            """
        guard
            case .hierarchy(let dump) = try Reader.hierarchy.read(InputSource(name: "x", text: text), Reader.Options())
        else {
            return
        }
        let root = try #require(dump.roots.first)
        #expect(root.children.map(\.className) == ["HomeViewController", "DetailViewController"])
        #expect(root.children.first?.presents.map(\.className) == ["ModalViewController"])
        #expect(root.presents.map(\.className) == ["LoginViewController"])
    }
}
