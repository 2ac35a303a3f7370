/// A dump of a controller hierarchy, as `_printHierarchy` prints it, with its places.
public struct HierarchyDump: Sendable, Hashable {
    /// The file, as the user named it.
    public var file: String

    /// Makes an empty dump of the file's name.
    public init(file: String) { self.file = file }
}
