import LifecycleModel

/// Everything that is wrong with one input.
public struct ReadError: Error, Sendable, Hashable {
    /// One thing that is wrong, with its place.
    public struct Problem: Sendable, Hashable {
        /// The line, from 1; nil where the problem is about the whole file.
        public let line: Int?
        /// The column, from 1, counted in characters; nil where it is about the whole line.
        public let column: Int?
        /// What is wrong and the way out: lower case, no full stop, the user's own word in single quotes.
        public let message: String

        /// Makes a problem.
        public init(line: Int? = nil, column: Int? = nil, message: String) {
            self.line = line
            self.column = column
            self.message = message
        }
    }

    /// The input's name.
    public let file: String
    /// What is wrong, in the order of the places.
    public let problems: [Problem]

    /// Makes an error of several problems.
    public init(file: String, problems: [Problem]) {
        self.file = file
        self.problems = problems
    }

    /// Makes an error of one problem.
    public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.init(file: file, problems: [Problem(line: line, column: column, message: message)])
    }
}
