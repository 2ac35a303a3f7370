/// The contents of an SVG other than its drawing, title, and description.
public struct SVGDecoration: Sendable {
    /// The class names of the root element, separated by spaces, or an empty string for none.
    public var rootClasses: String
    /// The text of the element `<metadata>`, which is left out if the text is empty. A PNG contains this text as a
    /// comment, and a PDF as its keywords.
    public var metadata: String
    /// The style sheet, which is left out if it is empty.
    public var styleSheet: String

    /// Creates a decoration.
    public init(rootClasses: String = "", metadata: String = "", styleSheet: String = "") {
        self.rootClasses = rootClasses
        self.metadata = metadata
        self.styleSheet = styleSheet
    }
}
