/// The inputs that one worker process draws in sequence.
struct WorkerBatch: Equatable {
    /// One input in a batch.
    struct Job: Equatable {
        let input: Input
        /// The input's position among all inputs of the command. In the worker process, its position in the batch.
        let index: Int
        /// The number of the input's drawings to skip, because another worker has already begun them.
        var first = 0
    }

    /// The remaining inputs.
    var jobs: [Job]
    /// The names of the drawings so far, each with the path of its input.
    var owners: [String: String] = [:]

    // MARK: Division

    /// Divides inputs into at most `count` batches. Inputs whose drawings may have the same name are in the same batch,
    /// in order.
    static func batches(of inputs: [Input], count: Int) -> [WorkerBatch] {
        let size = (inputs.count + count - 1) / max(1, count)
        var batches: [WorkerBatch] = []
        for group in groups(of: inputs) {
            if let last = batches.indices.last, batches[last].jobs.count < size {
                batches[last].jobs += group
            } else {
                batches.append(WorkerBatch(jobs: group))
            }
        }
        return batches
    }

    /// Returns the inputs at these paths, and all others whose drawings may have the same names as theirs.
    static func inputs(at paths: Set<String>, among inputs: [Input]) -> [Input] {
        groups(of: inputs).filter { $0.contains { paths.contains($0.input.path) } }.joined()
            .sorted { $0.index < $1.index }.map(\.input)
    }

    /// Returns groups of inputs whose drawings may have the same names.
    private static func groups(of inputs: [Input]) -> [[Job]] {
        let names = inputs.map { flat($0.stem) }
        let all = Set(names)
        var places: [String: Int] = [:]
        var groups: [[Job]] = []
        for (index, input) in inputs.enumerated() {
            let place = places[root(of: names[index], among: all), default: groups.count]
            if place == groups.count {
                groups.append([])
                places[root(of: names[index], among: all)] = place
            }
            groups[place].append(Job(input: input, index: index))
        }
        return groups
    }

    /// Returns a normalized stem, which is the same for stems such as `a/b` and `a-b`. In a DocC catalog, their
    /// drawings can have the same names.
    private static func flat(_ stem: String) -> String {
        stem.split { "/. -".contains($0) }.filter { $0 != "lifeline" }.joined(separator: "-")
    }

    /// Returns the root of a name: removes numbers from the end of the name as long as `all` contains the shorter name.
    ///
    /// The drawings of the second run in `a` and of the only run in `a-2` can have the same names. If `all` contains
    /// both names, both have the root `a`.
    private static func root(of name: String, among all: Set<String>) -> String {
        var root = name
        while let dash = root.lastIndex(of: "-"), root[dash...].dropFirst().allSatisfy(\.isNumber),
            all.contains(String(root[..<dash]))
        {
            root = String(root[..<dash])
        }
        return root
    }

    // MARK: Progress

    /// Records the start of a drawing in the first job.
    mutating func begin(_ drawing: String) {
        guard !jobs.isEmpty else { return }
        jobs[0].first += 1
        owners[drawing] = jobs[0].input.path
    }

    // MARK: Format

    /// The serialized batch: NUL-terminated fields.
    var bytes: [UInt8] {
        var fields = [String(jobs.count), String(owners.count)]
        for job in jobs { fields += [job.input.path, job.input.stem, String(job.first)] }
        for (name, path) in owners.sorted(by: { $0.key < $1.key }) { fields += [name, path] }
        return fields.flatMap { Array($0.utf8) + [0] }
    }

    init(jobs: [Job], owners: [String: String] = [:]) { (self.jobs, self.owners) = (jobs, owners) }

    /// Reads a batch from the fields that `next` returns. Returns nil if the batch is incomplete.
    init?(from next: () -> String?) {
        func number() -> Int? { next().flatMap { Int($0) } }
        guard let count = number(), let ownerCount = number() else { return nil }
        jobs = []
        for index in 0..<max(0, count) {
            guard let path = next(), let stem = next(), let first = number() else { return nil }
            jobs.append(Job(input: Input(path: path, stem: stem), index: index, first: first))
        }
        for _ in 0..<max(0, ownerCount) {
            guard let name = next(), let path = next() else { return nil }
            owners[name] = path
        }
    }
}
