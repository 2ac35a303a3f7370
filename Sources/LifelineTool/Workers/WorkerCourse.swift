/// The progress of a worker.
struct WorkerCourse {
    /// The current batch, without the inputs that are done. It is empty if the worker has nothing left to draw.
    private(set) var batch: WorkerBatch
    /// The number of inputs in all batches so far.
    private var inputCount: Int
    /// The drawing of the current input that was begun last, or nil before the input's first drawing.
    var drawing: String?
    /// Whether the worker was ended after the timeout.
    var isLate = false

    /// The number of inputs after which another process draws the next batch, because libgvc leaks memory with each
    /// drawing.
    static let limit = 500
    /// Whether another process draws the next batch.
    var isAtLimit: Bool { inputCount >= WorkerCourse.limit }

    /// Creates the progress of a worker that begins with this batch.
    init(_ batch: WorkerBatch) { (self.batch, inputCount) = (batch, batch.jobs.count) }

    /// Begins another batch.
    mutating func begin(_ next: WorkerBatch) {
        batch = next
        inputCount += next.jobs.count
    }

    /// Applies a message, and returns the index of its input, or nil if no input remains.
    mutating func take(_ message: WorkerMessage) -> Int? {
        guard let job = batch.jobs.first else { return nil }
        switch message {
        case .begins(let name):
            batch.begin(name)
            drawing = name
        case .message, .counts: break
        case .ends:
            batch.jobs.removeFirst()
            drawing = nil
        case .givesUp: batch.jobs.removeAll()
        }
        return job.index
    }
}
