import LifecycleModel

extension LogParser {
    /// Selects the run of the line's process. The first process uses the current run, and each other process gets a new
    /// run. As soon as a second process is found, each run without a title gets one that names its process. A line
    /// without a process ID belongs to the current run.
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

    /// Starts a run with an iOS version and a title, and forgets the process IDs, so that the next process uses this
    /// run. If the current run is empty, only sets both in the current run.
    mutating func begin(_ ios: IOSVersion, title: String) {
        if !builders[current].isEmpty {
            builders.append(RunBuilder(file: file, ios: ios, isStrict: isStrict))
            current = builders.count - 1
            byProcess = [:]
            isProcessKnown = false
        }
        builders[current].set(ios: ios, title: title)
    }
    /// Sets the title of a run, unless the run already has a title.
    private mutating func name(_ run: Int, _ title: String?) {
        if let title, builders[run].run.title == nil { builders[run].title(title) }
    }

    /// Returns a title for the run of a process, such as `Demo, process 123`, or `Process 123` if the prefix contains
    /// no process name. Returns nil if the prefix contains no process ID.
    private static func title(of prefix: LinePrefix) -> String? {
        guard let process = prefix.process else { return nil }
        let name = prefix.processName?.trimmed.split(whereSeparator: \.isBlank).last?.string
        return name.map { "\($0), process \(process)" } ?? "Process \(process)"
    }
}
