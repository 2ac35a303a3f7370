import Foundation

extension Process {
    /// The IDs of this process's running child processes.
    var children: [pid_t] {
        let id = processIdentifier
        #if os(Linux)
        let tasks = "/proc/\(id)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.compactMap { try? String(contentsOfFile: "\(tasks)/\($0)/children", encoding: .utf8) }
            .flatMap { $0.split(whereSeparator: \.isWhitespace) }.compactMap { pid_t($0) }
        #else
        let lister = Process()
        lister.executableURL = URL(filePath: "/usr/bin/pgrep")
        lister.arguments = ["-P", String(id)]
        let pipe = Pipe()
        lister.standardOutput = pipe
        guard (try? lister.run()) != nil else { return [] }
        let list = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return list.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        #endif
    }
}

extension pid_t {
    /// Returns whether the process with this ID has opened a file.
    func hasOpen(_ path: String) -> Bool {
        #if os(Linux)
        let folder = "/proc/\(self)/fd"
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
        }
        #else
        let lister = Process()
        lister.executableURL = URL(filePath: "/usr/sbin/lsof")
        lister.arguments = ["-a", "-p", String(self), path]
        lister.standardOutput = FileHandle.nullDevice
        guard (try? lister.run()) != nil else { return false }
        lister.waitUntilExit()
        return lister.terminationStatus == 0
        #endif
    }
}
