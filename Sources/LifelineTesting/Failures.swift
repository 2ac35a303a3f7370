// Tests need only this import.
@_exported import LifecycleModel

/// The location of an assertion in the code of a test.
public struct TestLocation: Sendable, Hashable {
    /// The module and the name of the file, such as `TeaTests/PushTests.swift`.
    public let fileID: String
    /// The path of the file.
    public let filePath: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
}

/// An error that an assertion throws.
public protocol AssertionFailure: Error, Sendable, CustomStringConvertible {
    /// The location of the assertion.
    var location: TestLocation { get }
}

extension AssertionFailure {
    /// The name of the file and the line, for the start of a description.
    fileprivate var prefix: String {
        "\(location.fileID.split(separator: "/").last ?? ""):\(location.line): "
    }
}

/// An error for callbacks in an unexpected order. The description shows both orders side by side.
public struct OrderFailure: AssertionFailure, Hashable {
    /// The location of the assertion.
    public let location: TestLocation
    /// The first difference, in lowercase and without a period.
    public let message: String
    /// The expected order and the actual order.
    public let mismatch: OrderMismatch

    /// The location of the assertion, the message, and a table of both orders.
    public var description: String { prefix + message + "\n" + mismatch.table }
}

/// An error for diagnostics from rules, or for the state of a controller. The description lists the diagnostics.
public struct DiagnosticFailure: AssertionFailure, Hashable {
    /// The location of the assertion.
    public let location: TestLocation
    /// The diagnostics, in event order.
    public let diagnostics: [Diagnostic]

    /// One line for each diagnostic.
    public var description: String {
        prefix + diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }.joined(separator: "\n")
    }
}

/// An error for an expectation that can't be used, for example because of a misspelled name.
public struct InvalidExpectation: AssertionFailure, Hashable {
    /// The location of the assertion.
    public let location: TestLocation
    /// The problem and usually a suggestion, in lowercase and without a period.
    public let message: String

    /// The location of the assertion, and the message.
    public var description: String { prefix + message }
}

/// An error for a recording without a callback that is recognized.
public struct NoCallbacks: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem, in lowercase and without a period.
    public let description: String
}
