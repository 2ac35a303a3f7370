import Graphviz

/// A drawing of an input in one format, with its file name.
public struct Drawing: Sendable {
    /// The path of the file relative to the output folder, such as `guide/push-pop.timeline.svg`.
    public let name: String
    /// The format of the file.
    public let format: Format
    /// The number of pixels per point in a bitmap.
    public let scale: Double
    private let draw: @Sendable () -> Picture

    /// Creates a drawing.
    public init(name: String, picture: Picture, format: Format, scale: Double = 2) {
        self.init(name: name, format: format, scale: scale) { picture }
    }

    /// Creates a drawing whose picture `draw` draws when it is needed, so that a long run needs memory for one page.
    init(name: String, format: Format, scale: Double, draw: @escaping @Sendable () -> Picture) {
        (self.name, self.format, self.scale, self.draw) = (name, format, scale, draw)
    }

    /// Returns the picture to render. A page of a long drawing is drawn anew each time.
    public func makePicture() -> Picture { draw() }

    /// Returns the drawing with another name.
    public func named(_ name: String) -> Drawing {
        Drawing(name: name, format: format, scale: scale, draw: draw)
    }
}
