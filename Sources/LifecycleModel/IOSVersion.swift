/// An iOS version whose rules a run follows, with every difference between versions as one named property.
///
/// Evidence for each: facts/lifecycle.md sections 3 and 4 unless another is named.
public struct IOSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The first number, as 17 of iOS 17.2.
    public let major: Int
    /// The second number, as 2 of iOS 17.2.
    public let minor: Int

    /// Makes a version of its two numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The newest version whose rules are known.
    public static let newest = IOSVersion(26)
    /// The oldest version whose rules are known.
    public static let oldest = IOSVersion(5)

    /// Reads `17`, `17.2` or `8.1.3`; nil where the text is no version.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let major = parts.first.flatMap({ $0 }), parts.count <= 3, parts.allSatisfy({ $0 != nil }) else {
            return nil
        }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
