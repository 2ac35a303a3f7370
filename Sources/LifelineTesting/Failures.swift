import LifecycleModel

/// The error for callbacks in another order. Its description shows both orders side by side.
public struct OrderFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The first difference: in lowercase, without a period.
    public let message: String
    /// The expected and the actual order.
    public let mismatch: OrderMismatch

    /// The message and the table of both orders.
    public var description: String { message + "\n" + mismatch.table }
}

/// The error for diagnostics of rules. Its description lists them.
public struct DiagnosticFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The diagnostics, in the order of events.
    public let diagnostics: [Diagnostic]

    /// One line for each diagnostic.
    public var description: String {
        diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }.joined(separator: "\n")
    }
}

/// The error for an expectation or a recording that can't be used, for example because of a misspelled name.
public struct InvalidExpectation: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem, with a suggestion: in lowercase, without a period.
    public let description: String
}
