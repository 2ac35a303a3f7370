/// What went wrong with a picture.
public enum GraphvizError: Error, Sendable, Hashable {
    /// libgvc is there, but a part of it is not.
    case incomplete(String)
    /// libgvc refused a graph; its own words.
    case refused(stage: Stage, messages: [String])
    /// The bitmap would be wider or higher than can be drawn; sizes in pixels.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The drawing has more nodes and edges than can be drawn.
    case tooManyParts(Int, limit: Int)
    /// A text in the drawing is longer than can be drawn; in characters.
    case labelTooLong(Int, limit: Int)
    /// The drawing has no form in that format.
    case unsupported(format: String)

    /// The part of the way in which a graph was refused.
    public enum Stage: String, Sendable, Hashable {
        case reading, layout, rendering
    }
}

extension GraphvizError: CustomStringConvertible {
    /// One sentence: what is wrong, then the way out.
    public var description: String {
        switch self {
        case .incomplete(let what):
            "graphviz is incomplete: \(what); install it with 'apt-get install libgraphviz-dev' or 'brew install graphviz'"
        case .refused(let stage, let messages):
            "graphviz failed in \(stage.rawValue): \(messages.isEmpty ? "it gave no reason" : messages.joined(separator: "; "))"
        case .tooLarge(let width, let height, let limit):
            "a bitmap of \(width) × \(height) pixels is above the limit of \(limit) a side; use svg or pdf, a smaller"
                + " scale, or fewer events on a page"
        case .tooManyParts(let count, let limit):
            "a drawing of \(count) nodes and edges is above the limit of \(limit); draw fewer events on a page or fewer"
                + " controllers"
        case .labelTooLong(let length, let limit):
            "a text of \(length) characters is above the limit of \(limit) for one label; shorten it in the input"
        case .unsupported(let format): "this drawing has no '\(format)' form; use svg"
        }
    }
}
