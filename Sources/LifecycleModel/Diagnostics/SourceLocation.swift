/// A location in an input.
public struct SourceLocation: Sendable, Hashable {
    /// The input as the user named it; nil for an input without a name.
    public var file: String?
    /// The line, from 1; nil for the whole input.
    public var line: Int?
    /// The column, from 1, counted in characters; nil for the whole line.
    public var column: Int?

    /// Creates a location.
    public init(file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Orders locations by file, line, and column. A location without one of them precedes those with it.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file ?? "", left.line ?? 0, left.column ?? 0) < (right.file ?? "", right.line ?? 0, right.column ?? 0)
    }
}
