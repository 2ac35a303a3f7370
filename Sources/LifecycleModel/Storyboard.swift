/// A storyboard or xib as read from its file: scenes, controllers, segues and exits, with their places.
public struct Storyboard: Sendable, Hashable {
    /// The file, as the user named it.
    public var file: String

    /// Makes an empty storyboard of the file's name.
    public init(file: String) { self.file = file }
}
