/// A request from the preview to a worker process.
struct PreviewRequest: Equatable {
    /// The input. Its file doesn't need to exist if the request contains text.
    let input: Input
    /// The text to draw instead of the file's content, or nil to draw the file.
    let text: [UInt8]?

    /// The maximum size of the text, in bytes.
    static let textLimit = 1 << 20

    init(_ input: Input, text: [UInt8]?) { (self.input, self.text) = (input, text) }

    /// The serialized request: the path, the stem, and the length of the text as NUL-terminated fields, followed by the
    /// text.
    var bytes: [UInt8] {
        let fields = [input.path, input.stem, text.map { String($0.count) } ?? "-"]
        return fields.flatMap { Array($0.utf8) + [0] } + (text ?? [])
    }

    /// Reads a request from the chunks of bytes that `next` returns. Returns nil if the request is incomplete.
    init?(from next: () -> [UInt8]?) {
        var bytes: [UInt8] = []
        func more() -> Bool {
            guard let chunk = next(), !chunk.isEmpty else { return false }
            bytes += chunk
            return true
        }
        var fields: [String] = []
        while fields.count < 3 {
            guard let end = bytes.firstIndex(of: 0) else {
                guard more() else { return nil }
                continue
            }
            fields.append(String(decoding: bytes[..<end], as: UTF8.self))
            bytes.removeFirst(end + 1)
        }
        input = Input(path: fields[0], stem: fields[1])
        guard let count = Int(fields[2]) else {
            text = nil
            return
        }
        while bytes.count < count { if !more() { return nil } }
        text = bytes
    }
}
