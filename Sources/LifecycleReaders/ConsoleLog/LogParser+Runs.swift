import LifecycleModel

extension LogParser {
    /// Selects the run for the line's process. The first process has the first run.
    mutating func select(_ prefix: LinePrefix) {
        guard let process = prefix.process else { return }
        if let known = byProcess[process] {
            current = known
        } else {
            if isProcessKnown {
                name(current, firstProcess)
                firstProcess = nil
                builders.append(RunBuilder(file: file, ios: builders[current].run.ios, isStrict: isStrict))
                current = builders.count - 1
                name(current, LogParser.title(of: prefix))
            } else {
                firstProcess = LogParser.title(of: prefix)
            }
            byProcess[process] = current
            isProcessKnown = true
        }
    }

    /// Starts another run for the iOS version, unless the current run is empty.
    mutating func begin(_ ios: IOSVersion, title: String) {
        if !builders[current].isEmpty {
            builders.append(RunBuilder(file: file, ios: ios, isStrict: isStrict))
            current = builders.count - 1
            byProcess = [:]
            isProcessKnown = false
        }
        builders[current].set(ios: ios, title: title)
    }
    /// Names a run after its process, unless a heading already named it.
    private mutating func name(_ run: Int, _ title: String?) {
        if let title, builders[run].run.title == nil { builders[run].title(title) }
    }

    /// Returns a title such as `Demo, process 123`, which distinguishes the runs of two processes.
    private static func title(of prefix: LinePrefix) -> String? {
        guard let process = prefix.process else { return nil }
        let name = prefix.processName?.trimmed.split(whereSeparator: \.isBlank).last?.string
        return name.map { "\($0), process \(process)" } ?? "Process \(process)"
    }
}
