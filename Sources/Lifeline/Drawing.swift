import Graphviz

/// A drawing of an input in one format, with its file name.
public struct Drawing: Sendable {
    /// The path of the file relative to the output folder, such as `guide/push-pop.timeline.svg`.
    public let name: String
    /// The picture to render.
    public let picture: Picture
    /// The format of the file.
    public let format: Format
    /// The number of pixels per point in a bitmap.
    public let scale: Double

    /// Creates a drawing.
    public init(name: String, picture: Picture, format: Format, scale: Double = 2) {
        self.name = name
        self.picture = picture
        self.format = format
        self.scale = scale
    }
}
