/// A message of a worker to its parent process: a letter, a text, and a NUL.
enum WorkerMessage: Equatable {
    /// The worker begins a drawing.
    case begins(String)
    /// A message for the user.
    case says(String)
    /// The input is finished, with this status.
    case ends(Console.Status)
    /// The input is finished, and no other input can be drawn either.
    case givesUp(Console.Status)

    /// The encoded message.
    var bytes: [UInt8] {
        let (letter, text) =
            switch self {
            case .begins(let name): ("b", name)
            case .says(let text): ("s", text)
            case .ends(let status): ("e", String(status.rawValue))
            case .givesUp(let status): ("g", String(status.rawValue))
            }
        return Array((letter + text).utf8) + [0]
    }

    /// Decodes a message; returns nil for an invalid one.
    init?(_ field: String) {
        let text = String(field.dropFirst())
        let status = Int32(text).flatMap(Console.Status.init)
        switch (field.first, status) {
        case ("b", _): self = .begins(text)
        case ("s", _): self = .says(text)
        case ("e", let status?): self = .ends(status)
        case ("g", let status?): self = .givesUp(status)
        default: return nil
        }
    }
}

/// The job of a worker: an input, and existing drawings.
struct WorkerJob {
    let input: Input
    /// The number of drawings to skip, because another worker drew them or crashed in one of them.
    var first = 0
    /// Drawings of other inputs with names that this input may also use, each with its input.
    var owners: [String: String] = [:]

    /// The encoded job: fields that end with NUL.
    var bytes: [UInt8] {
        let head = [input.path, input.stem, String(first), String(owners.count)]
        return (head + owners.flatMap { [$0.key, $0.value] }).flatMap { Array($0.utf8) + [0] }
    }

    /// Decodes a job from a stream of fields; nil at its end.
    init?(from fields: () -> String?) {
        guard let path = fields(), let stem = fields(), let first = fields().flatMap({ Int($0) }),
            let count = fields().flatMap({ Int($0) })
        else { return nil }
        input = Input(path: path, stem: stem)
        self.first = first
        for _ in 0..<max(0, count) {
            guard let name = fields(), let owner = fields() else { return nil }
            owners[name] = owner
        }
    }

    init(input: Input, first: Int, owners: [String: String]) {
        (self.input, self.first, self.owners) = (input, first, owners)
    }
}

/// Divides a stream of bytes into fields that end with NUL.
struct FieldBuffer {
    private var rest: [UInt8] = []

    /// Adds bytes and returns the complete fields.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [String] {
        rest += bytes
        var fields: [String] = []
        while let end = rest.firstIndex(of: 0) {
            fields.append(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeFirst(end + 1)
        }
        return fields
    }
}
