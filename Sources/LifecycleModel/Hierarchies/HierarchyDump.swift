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

    /// Creates a dump with the given roots, by default without roots.
    public init(file: String, roots: [Node] = []) {
        self.file = file
        self.roots = roots
    }

    /// All nodes with their depth, each before its children and presented controllers.
    public var nodes: [(node: Node, depth: Int)] {
        var found: [(node: Node, depth: Int)] = []
        var rest: [(node: Node, depth: Int)] = roots.reversed().map { ($0, 0) }
        while let next = rest.popLast() {
            found.append(next)
            rest += next.node.presents.reversed().map { ($0, next.depth + 1) }
            rest += next.node.children.reversed().map { ($0, next.depth + 1) }
        }
        return found
    }
}
