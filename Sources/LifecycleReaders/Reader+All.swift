import LifecycleLogs

extension Reader {
    /// All readers. The first reader that recognizes a source is used. The reader for scenarios precedes those for
    /// dumps and logs, because a scenario can quote lines of a dump or a log.
    public static let all: [Reader] = [.run, .breadcrumbs, .storyboard, .scenario, .hierarchy, .log]

    /// Returns the first of `readers` that recognizes `source`, or else the first for its file extension, or nil if
    /// no reader matches.
    public static func reader(for source: InputSource, among readers: [Reader] = all) -> Reader? {
        if let reader = readers.first(where: { $0.recognizes(source) }) { return reader }
        guard let dot = source.name.lastIndex(of: ".") else { return nil }
        let ending = source.name[source.name.index(after: dot)...].lowercased()
        return readers.first { $0.fileExtensions.contains(ending) }
    }
}
