import Dispatch

/// The output of a supervised process, which is written when the process ends (see ``Supervisor``).
enum HeldOutput {
    /// Serializes access to `pieces`.
    private static let queue = DispatchQueue(label: "lifeline.output")
    /// Bytes in the order of their output, each with the descriptor of its stream. Used only on the queue.
    private nonisolated(unsafe) static var pieces: [(descriptor: Int32, bytes: [UInt8])] = []

    /// Keeps bytes for a descriptor.
    static func add(_ bytes: [UInt8], to descriptor: Int32) {
        queue.sync {
            if pieces.last?.descriptor == descriptor {
                pieces[pieces.count - 1].bytes += bytes
            } else {
                pieces.append((descriptor, bytes))
            }
        }
    }

    /// Writes what was kept; returns false if standard output can't be written.
    static func write() -> Bool {
        queue.sync {
            defer { pieces = [] }
            return pieces.allSatisfy { Files.writeAll($0.descriptor, $0.bytes) || $0.descriptor != 1 }
        }
    }
}
