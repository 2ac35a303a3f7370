/// An iOS version. ``has(_:)`` returns whether UIKit has a ``Behavior`` in the version.
public struct IOSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The major version, such as 17 in iOS 17.2.
    public let major: Int
    /// The minor version, such as 2 in iOS 17.2.
    public let minor: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The latest version that can be simulated, which is the default for scenarios.
    public static let latest = IOSVersion(27)
    /// The newest version from which logs of callbacks are known. A log that states no version is not from a later one.
    public static let newest = IOSVersion(26)
    /// The oldest supported version.
    public static let oldest = IOSVersion(5)
    /// The supported major versions, in order. After iOS 18 came iOS 26.
    public static let all = (Array(oldest.major...18) + Array(26...latest.major)).map { IOSVersion($0) }

    /// Whether the engine simulates the version. The minor version of the latest version can be any.
    public var isSupported: Bool { self >= .oldest && major <= IOSVersion.latest.major }

    /// Parses a version such as `17`, `17.2`, or `8.1.3`, and ignores the third number. Returns nil for other
    /// strings.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let major = parts.first.flatMap({ $0 }), parts.count <= 3, parts.allSatisfy({ $0 != nil }) else {
            return nil
        }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// The version in Apple's notation, such as `17` or `17.2`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Returns whether `left` is older than `right`.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension IOSVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a version such as `17`.
    public init(integerLiteral major: Int) { self.init(major) }

    /// Creates a version such as `17.2`. The minor version is the first digit after the decimal point.
    public init(floatLiteral number: Double) {
        let tenths = Int((number * 10).rounded())
        self.init(tenths / 10, tenths % 10)
    }
}

extension IOSVersion {
    /// Whether a memory warning unloads off-screen views that can be loaded again.
    public var unloadsViews: Bool { has(.unloadsViews) }
    /// Whether the default presentation is a sheet, and sheets don't hide their presenter.
    public var presentsSheets: Bool { has(.presentsSheets) }
    /// Whether an app can have scenes.
    public var hasScenes: Bool { has(.hasScenes) }
}
