/// A dump of a controller hierarchy, such as the output of `_printHierarchy`, with line numbers.
public struct HierarchyDump: Sendable, Hashable {
    /// A controller in the dump.
    public struct Node: Sendable, Hashable {
        /// The relation of a controller to the controller above it.
        public enum Relation: String, Sendable, CaseIterable {
            case root, child, presented
        }

        /// The class, with its module if the dump contains it.
        public var className: String
        /// The address in the dump, or nil.
        public var address: String?
        /// The appearance state, or nil if the dump doesn't contain it.
        public var state: AppearanceState?
        /// The class of the view, or nil if the view is not loaded or the dump doesn't contain it.
        public var view: String?
        /// The address of the view in the dump, or nil.
        public var viewAddress: String?
        /// Whether the view is loaded, or nil if the dump doesn't show it.
        public var viewLoaded: Bool?
        /// Whether the view is in a window, or nil if it is not loaded or the dump doesn't show it.
        public var inWindow: Bool?
        /// The relation to the controller above it, even if that controller is not in the dump.
        public var relation = Relation.root
        /// The class of the presentation controller, or nil.
        public var presentedWith: String?
        /// The line of the dump, from 1.
        public var line: Int
        /// The children, in order.
        public var children: [Node] = []
        /// The presented controllers.
        public var presents: [Node] = []

        /// Creates a node without children.
        public init(className: String, line: Int) {
            self.className = className
            self.line = line
        }

        /// The class without its module.
        public var shortClassName: String { className.split(separator: ".").last.map(String.init) ?? className }
    }

    /// The path of the file, or `-` for standard input.
    public var file: String
    /// The root controllers, and the controllers in a fragment that doesn't contain their parents or presenters.
    public var roots: [Node] = []
    /// The log around the dump, such as that of a crash, if it contains UIKit's messages, or nil.
    public var log: Run?

    /// Creates a dump with the given roots, by default without roots.
    public init(file: String, roots: [Node] = []) {
        self.file = file
        self.roots = roots
    }

    /// All nodes with their depth, each before its children and presented controllers. A controller in a fragment that
    /// doesn't contain its parent or presenter has the depth 1.
    public var nodes: [(node: Node, depth: Int)] {
        var found: [(node: Node, depth: Int)] = []
        var rest: [(node: Node, depth: Int)] = roots.reversed().map { ($0, $0.relation == .root ? 0 : 1) }
        while let next = rest.popLast() {
            found.append(next)
            rest += next.node.presents.reversed().map { ($0, next.depth + 1) }
            rest += next.node.children.reversed().map { ($0, next.depth + 1) }
        }
        return found
    }

    /// The dump as a JSON object. Values that the dump doesn't contain are null.
    public var json: String {
        var json = JSONText()
        json.object { json in
            json.pair("file", file)
            json.list("roots", roots, HierarchyDump.write)
        }
        return json.text
    }

    /// The dump as text, in the format of `_printHierarchy`: one controller per line, with `|` before a child and `+`
    /// before a presented controller.
    public var text: String {
        var text = ""
        for (node, depth) in nodes {
            let mark = node.relation == .presented ? "   + " : "   | "
            let indent = depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + mark
            text += indent + node.text + "\n"
        }
        return text
    }

    private static func write(_ node: Node, _ json: inout JSONText) {
        json.pair("class", node.className)
        json.pair("address", node.address)
        json.pair("state", node.state?.rawValue)
        json.pair("view", node.view)
        json.pair("viewAddress", node.viewAddress)
        json.key("viewLoaded")
        json.value(node.viewLoaded)
        json.key("inWindow")
        json.value(node.inWindow)
        json.pair("relation", node.relation.rawValue)
        json.pair("presentedWith", node.presentedWith)
        json.member("line", node.line)
        json.list("children", node.children, write)
        json.list("presents", node.presents, write)
    }
}

extension HierarchyDump.Node {
    /// The controller as a line, such as `<Home 0x1>, state: appeared, view: <UIView 0x2>`.
    public var text: String {
        func object(_ name: String, _ address: String?) -> String {
            "<" + name + (address.map { " " + $0 } ?? "") + ">"
        }
        var text = object(className, address)
        if let state { text += ", state: " + state.rawValue }
        if let view { text += ", view: " + object(view, viewAddress) }
        if viewLoaded == false { text += ", view: (view not loaded)" }
        if inWindow == false { text += " not in the window" }
        if let presentedWith { text += ", presented with: <" + presentedWith + ">" }
        return text
    }
}
