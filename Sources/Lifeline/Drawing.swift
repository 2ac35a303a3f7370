import Graphviz

/// A drawing of an input in one format, with its file name.
public struct Drawing: Sendable {
    /// The path of the file relative to the output folder, such as `guide/push-pop.timeline.svg`.
    public let name: String
    /// The picture to render. A page of a long drawing is drawn each time.
    public var picture: Picture { makePicture() }
    /// The format of the file.
    public let format: Format
    /// The number of pixels per point in a bitmap.
    public let scale: Double
    private let makePicture: @Sendable () -> Picture

    /// Creates a drawing.
    public init(name: String, picture: Picture, format: Format, scale: Double = 2) {
        self.init(name: name, format: format, scale: scale) { picture }
    }

    init(name: String, format: Format, scale: Double, picture: @escaping @Sendable () -> Picture) {
        (self.name, self.format, self.scale) = (name, format, scale)
        makePicture = picture
    }

    /// Returns the drawing with another name.
    public func named(_ name: String) -> Drawing {
        Drawing(name: name, format: format, scale: scale, picture: makePicture)
    }
}
