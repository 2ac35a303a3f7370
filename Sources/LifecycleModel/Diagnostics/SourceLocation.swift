/// A location in an input.
public struct SourceLocation: Sendable, Hashable, Codable {
    /// The name of the input, such as the path of the file, or `-` for standard input. Nil for an input without a name.
    public var file: String?
    /// The line, from 1, or nil for the whole input.
    public var line: Int?
    /// The column, from 1, counted in characters, or nil for the whole line.
    public var column: Int?

    /// Creates a location.
    public init(file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Returns whether `left` precedes `right` by file, line, and column. A missing file, line, or column precedes
    /// any other.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file ?? "", left.line ?? 0, left.column ?? 0) < (right.file ?? "", right.line ?? 0, right.column ?? 0)
    }
}
