import Foundation

extension Process {
    /// The IDs of this process's running child processes.
    var children: [pid_t] {
        let id = processIdentifier
        let tasks = "/proc/\(id)/task"
        if let threads = try? FileManager.default.contentsOfDirectory(atPath: tasks) {
            return threads.compactMap { try? String(contentsOfFile: "\(tasks)/\($0)/children", encoding: .utf8) }
                .flatMap { $0.split(whereSeparator: \.isWhitespace) }.compactMap { pid_t($0) }
        }
        let lister = Process()
        lister.executableURL = URL(filePath: "/usr/bin/pgrep")
        lister.arguments = ["-P", String(id)]
        let pipe = Pipe()
        lister.standardOutput = pipe
        guard (try? lister.run()) != nil else { return [] }
        let list = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return list.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    }
}
