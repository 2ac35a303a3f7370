/// The reason why a picture was not rendered.
public enum GraphvizError: Error, Sendable, Hashable {
    /// libgvc can't create a context.
    case noContext
    /// The plugin of a layout engine is not installed.
    case missingEngine(String)
    /// The plugin of an output format is not installed.
    case missingFormat(String)
    /// The major version of the loaded Graphviz differs from the version with which the program was compiled.
    case otherVersion(compiled: String, loaded: String)
    /// libgvc failed at `stage`, or the drawing has no valid size. `messages` contains the known reasons, if any.
    case refused(stage: Stage, messages: [String])
    /// A side of the bitmap has more pixels than the limit.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The drawing has more nodes and edges than the limit.
    case tooManyElements(Int, limit: Int)
    /// A label has more characters than the limit.
    case labelTooLong(Int, limit: Int)
    /// A node in a picture with coordinates has no position.
    case noPosition(node: String)
    /// An edge in a picture with coordinates has no route, or its spline doesn't have 3n + 1 points for an n of at
    /// least 1.
    case noRoute(tail: String, head: String)
    /// The picture, which is named after its graph, has no rendering in the text format, but the other formats.
    case unsupported(format: String, picture: String, formats: [String])

    /// The stage at which libgvc failed.
    public enum Stage: String, Sendable, Hashable {
        case building, layout, rendering
    }

    /// Returns the error for two different major versions, or nil for equal ones.
    ///
    /// Some releases with different major versions, such as 2.42 and 12, have the same library names but different
    /// structures.
    static func otherVersion(compiled: String, ifOther loaded: String) -> GraphvizError? {
        let major = { (version: String) in version.prefix { $0 != "." } }
        return major(compiled) == major(loaded) ? nil : .otherVersion(compiled: compiled, loaded: loaded)
    }

    /// Returns an error for the first message that reports a missing layout engine plugin, or nil if no message does.
    static func missingEngine(in messages: [String]) -> GraphvizError? {
        for message in messages {
            guard let start = message.firstRange(of: "no layout engine support for \"")?.upperBound else { continue }
            return .missingEngine(String(message[start...].prefix { $0 != "\"" }))
        }
        return nil
    }
}

extension GraphvizError: CustomStringConvertible {
    /// The problem and, for most errors, its solution.
    public var description: String {
        switch self {
        case .noContext:
            "Graphviz can't start; install it with 'apt-get install libgraphviz-dev' or 'brew install graphviz'"
        case .missingEngine(let name):
            "Graphviz has no plugin for the layout engine '\(name)'; "
                + (name == Layout.nop2.rawValue
                    ? "on Debian and Ubuntu, install it with 'apt-get install libgvplugin-neato-layout8' or, before "
                        + "Graphviz 14, 'apt-get install libgvc6'; on other systems, reinstall Graphviz"
                    : "reinstall Graphviz")
        case .missingFormat(let name):
            "Graphviz has no plugin for the format '\(name)'; install it with 'apt-get install graphviz' or "
                + "'brew install graphviz'"
        case .otherVersion(let compiled, let loaded):
            "this program was built with Graphviz \(compiled), but Graphviz \(loaded) is installed; rebuild the program, "
                + "with Homebrew by 'brew reinstall lifeline'"
        case .refused(let stage, let messages):
            "Graphviz failed during \(stage.rawValue): "
                + (messages.isEmpty ? "it gave no reason" : messages.joined(separator: "; "))
        case .tooLarge(let width, let height, let limit):
            "a bitmap of \(width) x \(height) pixels exceeds the limit of \(limit) pixels per side; use svg or pdf, "
                + "reduce the scale, or draw fewer events on a page"
        case .tooManyElements(let count, let limit):
            "a drawing of \(count) nodes and edges exceeds the limit of \(limit); draw fewer controllers, or fewer "
                + "events on a page"
        case .labelTooLong(let length, let limit):
            "text of \(length) characters exceeds the limit of \(limit) for one label; shorten it in the input"
        case .noPosition(let node): "node '\(node)' has no position; set its position, or use the layout 'dot'"
        case .noRoute(let tail, let head):
            "the edge from '\(tail)' to '\(head)' has no route of 3n + 1 points, with n at least 1; set its route, or "
                + "use the layout 'dot'"
        case .unsupported(let format, let picture, let formats):
            "the drawing '\(picture)' has no '\(format)' format; use one of \(formats.joined(separator: ", "))"
        }
    }
}
