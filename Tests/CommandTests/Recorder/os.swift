// A stub for the module os: the parts of Logger that samples/recorder uses.

public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}
    public func notice(_ message: OSLogMessage) { print(message.text) }
}

public enum OSLogPrivacy { case `public` }

public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ value: @autoclosure () -> String, privacy: OSLogPrivacy) {
            text += value()
        }
    }
}
