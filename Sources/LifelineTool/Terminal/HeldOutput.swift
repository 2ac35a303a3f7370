import Dispatch

/// The output of a supervised process (see ``Supervisor``). It is held until the process ends.
enum HeldOutput {
    /// The queue that serializes access to `pieces`.
    private static let queue = DispatchQueue(label: "lifeline.output")
    /// The pieces of output in order, each with its file descriptor. Accessed only on the queue.
    private nonisolated(unsafe) static var pieces: [(descriptor: Int32, bytes: [UInt8])] = []

    /// Adds output for a file descriptor.
    static func add(_ bytes: [UInt8], to descriptor: Int32) {
        queue.sync {
            if pieces.last?.descriptor == descriptor {
                pieces[pieces.count - 1].bytes += bytes
            } else {
                pieces.append((descriptor, bytes))
            }
        }
    }

    /// Writes the held output. Returns false if writing to standard output fails.
    static func write() -> Bool {
        queue.sync {
            defer { pieces = [] }
            return pieces.allSatisfy { Files.writeAll($0.descriptor, $0.bytes) || $0.descriptor != 1 }
        }
    }
}
