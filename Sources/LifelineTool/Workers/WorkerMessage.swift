/// A message from a worker to its parent process, sent as a letter, a text, and a NUL.
enum WorkerMessage: Equatable {
    /// The drawing with this name was begun.
    case begins(String)
    /// A text for the user, such as a diagnostic.
    case message(String)
    /// A drawing is done, or a diagnostic was reported. The string is the path of the drawing, or empty.
    case counts(DrawingTally.Entry, String)
    /// The input is done, with this status.
    case ends(Console.Status)
    /// The input is done, and the worker can't draw any others.
    case givesUp(Console.Status)

    /// The serialized message.
    var bytes: [UInt8] {
        let (letter, text) =
            switch self {
            case .begins(let name): ("b", name)
            case .message(let text): ("s", text)
            case .counts(let entry, let path): ("c", entry.rawValue + " " + path)
            case .ends(let status): ("e", String(status.rawValue))
            case .givesUp(let status): ("g", String(status.rawValue))
            }
        return Array((letter + text).utf8) + [0]
    }

    /// Parses a field. Returns nil if the field isn't a message.
    init?(_ field: String) {
        let text = String(decoding: field.utf8.dropFirst(), as: UTF8.self)
        let space = text.firstIndex(of: " ") ?? text.endIndex
        let entry = DrawingTally.Entry(rawValue: String(text[..<space]))
        let status = Int32(text).flatMap(Console.Status.init)
        switch (field.utf8.first, entry, status) {
        case (UInt8(ascii: "b"), _, _): self = .begins(text)
        case (UInt8(ascii: "s"), _, _): self = .message(text)
        case (UInt8(ascii: "c"), let entry?, _): self = .counts(entry, String(text[space...].dropFirst()))
        case (UInt8(ascii: "e"), _, let status?): self = .ends(status)
        case (UInt8(ascii: "g"), _, let status?): self = .givesUp(status)
        default: return nil
        }
    }
}

/// A buffer that splits a byte stream into NUL-terminated fields.
struct FieldBuffer {
    private var rest: [UInt8] = []
    /// The number of bytes of ``rest`` that contain no NUL.
    private var searched = 0

    /// Adds bytes, and returns the complete fields.
    mutating func add(_ bytes: some Sequence<UInt8>) -> [String] {
        rest += bytes
        var fields: [String] = []
        var start = 0
        while let end = rest[max(start, searched)...].firstIndex(of: 0) {
            fields.append(String(decoding: rest[start..<end], as: UTF8.self))
            start = end + 1
        }
        rest.removeFirst(start)
        searched = rest.count
        return fields
    }
}
