import LifecycleReaders

/// A pool of worker processes, so that a crash or an endless loop affects only one input.
struct WorkerPool: Sendable {
    let size: Int
    let timeout: Double

    /// The number of jobs after which a process is replaced, because libgvc leaks memory with each drawing.
    private static let jobLimit = 500
    /// The maximum number of results that wait for the result of an earlier job.
    private static let resultLimit = 1000

    static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Creates a pool.
    ///
    /// - Parameters:
    ///   - size: The maximum number of processes, or nil for the number of processors.
    ///   - timeout: The timeout per job, in seconds.
    init(size: Int? = nil, timeout: Double) {
        (self.size, self.timeout) = (size ?? WorkerPool.processorCount, timeout)
    }

    /// Handles all jobs, and passes each result to `body` in the order of the jobs. The result of a job whose process
    /// crashes, ends, or exceeds the timeout is an error. Stops if `body` returns false.
    ///
    /// Throws ``Files/Failure`` if no process can be started.
    func run(
        _ jobs: [Job], progress: ProgressLine? = nil, _ body: (Job, Result<JobResult, ReadError>) -> Bool
    ) throws {
        // A write to a process that has ended must fail without ending this process.
        let before = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, before) }
        var (workers, results) = ([Worker](), [Int: Result<JobResult, ReadError>]())
        var (size, begun, passed) = (size, 0, 0)
        // The jobs of processes that could not start, and all jobs that have been among them.
        var (returned, known) = ([Int](), Set<Int>())
        defer {
            progress?.clear()
            for worker in workers { worker.end() }
        }
        while passed < jobs.count {
            while !returned.isEmpty || begun < min(jobs.count, passed + WorkerPool.resultLimit),
                let worker = try WorkerPool.idleWorker(&workers, size, timeout)
            {
                let index = returned.popLast() ?? begun
                worker.begin(jobs[index], index: index)
                begun = max(begun, index + 1)
            }
            progress?.show(done: passed + results.count, of: jobs.count, input: jobs[begun - 1].input.stem)
            for worker in WorkerPool.wait(for: workers) {
                switch WorkerPool.receive(from: worker, &workers, jobs) {
                case (let index?, let result?): results[index] = result
                case (let index?, nil):
                    // Processes that start at the same time can prevent each other from starting their threads.
                    guard known.insert(index).inserted else { throw Worker.failure(EAGAIN) }
                    returned.append(index)
                    size = max(1, workers.count)
                default: break
                }
            }
            while let result = results.removeValue(forKey: passed) {
                if (try? result.get())?.messages != "" { progress?.clear() }
                guard body(jobs[passed], result) else { return }
                passed += 1
            }
        }
    }

    /// Returns an idle worker, which is started if necessary, or nil if there are enough workers. Throws
    /// ``Files/Failure`` if the first worker can't be started.
    private static func idleWorker(_ workers: inout [Worker], _ size: Int, _ timeout: Double) throws -> Worker? {
        if let worker = workers.first(where: { $0.job == nil }) { return worker }
        guard workers.count < size else { return nil }
        do { workers.append(try Worker(timeout: timeout)) } catch { if workers.isEmpty { throw error } }
        return workers.last { $0.job == nil }
    }

    /// Waits until some workers have written something or have ended, and returns these workers. Ends the workers that
    /// have exceeded the timeout.
    private static func wait(for workers: [Worker]) -> [Worker] {
        let seconds = max(0, (workers.map(\.deadline).min() ?? 0) - Clock.now)
        var requests = workers.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
        // One millisecond is added, because the timeout of `poll` is rounded down.
        poll(&requests, nfds_t(requests.count), Int32(min(seconds, 3600) * 1000) + 1)
        for (worker, request) in zip(workers, requests) where request.revents == 0 && worker.deadline <= Clock.now {
            worker.expire()
        }
        return zip(workers, requests).filter { $1.revents != 0 }.map(\.0)
    }

    /// Reads from a worker, and removes the worker if it has ended or has reached its limit of jobs. Returns the index
    /// and the result of a job that is done or lost. For a job whose worker could not start, the result is nil.
    private static func receive(
        from worker: Worker, _ workers: inout [Worker], _ jobs: [Job]
    ) -> (index: Int?, result: Result<JobResult, ReadError>?) {
        let index = worker.job
        switch worker.receive() {
        case .part: return (nil, nil)
        case .result(let value):
            if worker.jobCount == WorkerPool.jobLimit {
                worker.end()
                workers.removeAll { $0 === worker }
            }
            return (index, .success(value))
        case .notStarted:
            workers.removeAll { $0 === worker }
            return (index, nil)
        case .end(let ending):
            workers.removeAll { $0 === worker }
            return (
                index,
                index.map { .failure(ReadError(file: jobs[$0].input.path, message: "processing the input \(ending)")) }
            )
        }
    }
}
