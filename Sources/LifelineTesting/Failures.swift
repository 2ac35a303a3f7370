import LifecycleModel

/// An error for callbacks in an unexpected order. The description shows both orders side by side.
public struct OrderFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The first difference, in lowercase and without a period.
    public let message: String
    /// The expected order and the actual order.
    public let mismatch: OrderMismatch

    /// The message, and a table of both orders.
    public var description: String { message + "\n" + mismatch.table }
}

/// An error for diagnostics from rules. The description lists the diagnostics.
public struct DiagnosticFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The diagnostics, in event order.
    public let diagnostics: [Diagnostic]

    /// One line for each diagnostic.
    public var description: String {
        diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }.joined(separator: "\n")
    }
}

/// An error for an expectation or recording that can't be used, for example because of a misspelled name.
public struct InvalidExpectation: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem and usually a suggestion, in lowercase and without a period.
    public let description: String
}
