extension UnsafeBufferPointer<UInt8> {
    /// What stands from `start` to the end of its line.
    func line(from start: Int) -> UnsafeBufferPointer {
        UnsafeBufferPointer(rebasing: self[start...].prefix { $0 != 0x0A })
    }

    /// Whether `text` stands in it.
    func holds(_ text: StaticString) -> Bool { indices.contains { hasText(text, at: $0) } }

    /// Whether `text` stands at the beginning of one of its lines.
    func beginsLine(with text: StaticString) -> Bool {
        indices.contains { ($0 == 0 || self[$0 - 1] == 0x0A) && hasText(text, at: $0) }
    }

    private func hasText(_ text: StaticString, at start: Int) -> Bool {
        guard self[start] == text.utf8Start.pointee else { return false }
        return self[start...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
