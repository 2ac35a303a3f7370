extension [UInt8] {
    /// The first place of `text` at or after `start`, or nil; a drawing is searched often, so it goes byte by byte.
    func place(of text: StaticString, from start: Int = 0) -> Range<Int>? {
        text.withUTF8Buffer { wanted in
            withUnsafeBufferPointer { bytes in
                guard let first = wanted.first, start >= 0, bytes.count >= wanted.count else { return nil }
                var index = start
                let last = bytes.count - wanted.count
                while index <= last {
                    if bytes[index] == first, bytes[index...].starts(with: wanted) {
                        return index..<index + wanted.count
                    }
                    index += 1
                }
                return nil
            }
        }
    }
}
