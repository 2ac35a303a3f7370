/// The paths of inputs as shown in a report. They don't reveal absolute paths on the author's computer.
struct ReportPaths {
    /// The input paths on the command line.
    let roots: [String]

    /// Returns a path as shown in the report. A relative path without `..` doesn't change. Any other path begins with
    /// the last component of the input path that contains the file, but never with `..`. If there is no such input
    /// path, returns the name of the file.
    func shown(_ path: String) -> String {
        guard path.hasPrefix("/") || Path.components(path).contains("..") else { return path }
        for root in roots {
            let components = Path.components(root)
            guard Path.components(path).starts(with: components) else { continue }
            let below = Path.components(path).dropFirst(components.count)
            return (components.suffix(1).filter { $0 != ".." } + below).joined(separator: "/")
        }
        return Path.name(path)
    }
}
