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

extension pid_t {
    /// Returns whether the process with this ID has opened a file.
    func hasOpen(_ path: String) -> Bool {
        let folder = "/proc/\(self)/fd"
        if let names = try? FileManager.default.contentsOfDirectory(atPath: folder) {
            return names.contains {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
            }
        }
        let lister = Process()
        lister.executableURL = URL(filePath: "/usr/sbin/lsof")
        lister.arguments = ["-a", "-p", String(self), path]
        lister.standardOutput = FileHandle.nullDevice
        guard (try? lister.run()) != nil else { return false }
        lister.waitUntilExit()
        return lister.terminationStatus == 0
    }
}
