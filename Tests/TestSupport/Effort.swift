import Foundation

/// The length of tests with random values. `LIFELINE_EFFORT=100` makes them 100 times as long.
public enum Effort {
    private static let factor = Double(ProcessInfo.processInfo.environment["LIFELINE_EFFORT"] ?? "") ?? 1

    /// Whether tests are longer than by default.
    public static let isLong = factor > 1

    /// Returns the number of values for which the default is `count`.
    public static func number(_ count: Double) -> Int { Int(count * factor) }
    /// Returns the duration in seconds for which the default is `count`.
    public static func seconds(_ count: Double) -> Double { count * factor }
}
