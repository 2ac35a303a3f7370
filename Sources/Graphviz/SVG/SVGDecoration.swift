/// What an SVG contains besides its drawing, title and description.
public struct SVGDecoration: Sendable {
    /// The class names of the root element.
    public var rootClasses: String
    /// The text of the element `<metadata>`; none is written if it is empty.
    public var metadata: String
    /// The style sheet; none is written if it is empty.
    public var styleSheet: String

    /// Makes a decoration.
    public init(rootClasses: String = "", metadata: String = "", styleSheet: String = "") {
        self.rootClasses = rootClasses
        self.metadata = metadata
        self.styleSheet = styleSheet
    }
}
