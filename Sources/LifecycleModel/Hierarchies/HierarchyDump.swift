/// A dump of a controller hierarchy, as `_printHierarchy` prints it, with its places.
public struct HierarchyDump: Sendable, Hashable {
    /// One controller of the dump.
    public struct Node: Sendable, Hashable {
        /// How a controller hangs on the one above it.
        public enum Relation: String, Sendable, CaseIterable {
            case root, child, presented
        }

        /// The class, with its module where the dump prints one.
        public var className: String
        /// The address as printed, or nil.
        public var address: String?
        /// The appearance state; nil where the dump prints none.
        public var state: AppearanceState?
        /// The class of the view; nil where none is loaded or printed.
        public var view: String?
        /// The address of the view as printed, or nil.
        public var viewAddress: String?
        /// Whether the view is loaded; nil where the dump does not say.
        public var viewLoaded: Bool?
        /// Whether the view is in a window; nil where it is not loaded or the dump does not say.
        public var inWindow: Bool?
        /// How it hangs on the controller above it; kept where that one is not in the dump.
        public var relation = Relation.root
        /// The class of the presentation controller, or nil.
        public var presentedWith: String?
        /// The line of the dump, from 1.
        public var line: Int
        /// The children, in order.
        public var children: [Node] = []
        /// The controllers that it presents.
        public var presents: [Node] = []

        /// Makes a node without children.
        public init(className: String, line: Int) {
            self.className = className
            self.line = line
        }

        /// The class without the module before it.
        public var shortClassName: String { className.split(separator: ".").last.map(String.init) ?? className }
    }

    /// The file, as the user named it.
    public var file: String
    /// The controllers at the top, and those of a fragment whose parent is not in it.
    public var roots: [Node] = []

    /// Makes a dump of the file's name.
    public init(file: String, roots: [Node] = []) {
        self.file = file
        self.roots = roots
    }

    /// Every node with its depth below its root, each before the ones that hang on it.
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
