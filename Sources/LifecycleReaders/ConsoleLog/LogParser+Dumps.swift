import LifecycleModel

extension LogParser {
    /// Adds the hierarchy from the pending lines. If they are not a hierarchy dump, or if its nodes are nested too
    /// deeply, counts the lines as unrecognized instead.
    mutating func endDump() {
        let lines = pendingDump
        guard !lines.isEmpty else { return }
        pendingDump = []
        let text = Array(lines.map(\.bytes).joined(separator: [0x0A]))
        guard let dump = try? DumpBuilder(DumpLine.all(in: text[...])).dump(file: ""), !dump.roots.isEmpty else {
            for _ in lines { builders[current].skip() }
            return
        }
        endTitle()
        endHook()
        endCode()
        endList(isTrace: true)
        headings.reset()
        builders[current].add(dump) { lines[min($0, lines.count) - 1].number }
    }
}
