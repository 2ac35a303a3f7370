/// The paths of inputs as shown in a report. They don't reveal absolute paths on the author's computer.
struct ReportPaths {
    /// The positions of the input paths on the command line, by their components.
    private let roots: [[String]: Int]

    init(roots: [String]) {
        self.roots = Dictionary(roots.enumerated().map { (Path.components($1), $0) }) { first, _ in first }
    }

    /// Returns a path as shown in the report. A relative path without `..` doesn't change. Any other path begins with
    /// the last component of the input path that contains the file, but never with `..`. If there is no such input
    /// path, returns the name of the file.
    func shown(_ path: String) -> String {
        guard path.hasPrefix("/") || Path.components(path).contains("..") else { return path }
        let parts = Path.components(path)
        let lengths = (0...parts.count).compactMap { length in roots[Array(parts[..<length])].map { ($0, length) } }
        guard let (_, length) = lengths.min(by: { $0.0 < $1.0 }) else { return Path.name(path) }
        return (parts[..<length].suffix(1).filter { $0 != ".." } + parts[length...]).joined(separator: "/")
    }
}
