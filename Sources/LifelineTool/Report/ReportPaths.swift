/// The paths of inputs as a report shows them: without folders of the author's computer.
struct ReportPaths {
    /// The inputs as the user named them.
    let roots: [String]

    /// Returns a path below the working directory unchanged, another one from the name of the input that contains it.
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
