/// What a worker tells the process that it works for: a letter, a text, and a NUL.
enum WorkerMessage: Equatable {
    /// It begins a drawing.
    case begins(String)
    /// It has something to say to the user.
    case says(String)
    /// Its input is done, with this status.
    case ends(Console.Status)
    /// Its input is done, and no other can be drawn either.
    case givesUp(Console.Status)

    /// The message as it is sent.
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

    /// The message that a field holds; nil for what is none.
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

/// What a worker is asked for: an input, and what has been drawn already.
struct WorkerJob {
    let input: Input
    /// How many of its drawings are not to be drawn: a worker before drew them, or died of one of them.
    var first = 0
    /// Drawings that other inputs have given and that this one might write too, each with its input.
    var owners: [String: String] = [:]

    /// The job as it is sent: fields that each end in NUL.
    var bytes: [UInt8] {
        let head = [input.path, input.stem, String(first), String(owners.count)]
        return (head + owners.flatMap { [$0.key, $0.value] }).flatMap { Array($0.utf8) + [0] }
    }

    /// Takes a job from a stream of fields; nil where it ends.
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

/// Cuts a stream of bytes into fields that each end in NUL.
struct FieldBuffer {
    private var rest: [UInt8] = []

    /// Takes bytes in and gives the fields that are whole.
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
