#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// Returns the bytes from `start` up to the next LF, or up to the end if there is no LF.
    func line(from start: Int) -> UnsafeBufferPointer {
        let rest = UnsafeBufferPointer(rebasing: self[start...])
        guard let first = rest.baseAddress, let end = memchr(first, 0x0A, rest.count) else { return rest }
        return UnsafeBufferPointer(start: first, count: end - UnsafeMutableRawPointer(mutating: first))
    }

    /// Returns whether the bytes equal `other`.
    func isSame(as other: UnsafeBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, count) == 0
    }

    /// Returns the position of the first quote or backslash at or after `start`, or the end.
    func stringEnd(from start: Int) -> Int {
        guard let memory = UnsafeRawPointer(baseAddress) else { return start }
        let (one, top): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        var place = start
        while place + 8 <= count {
            let word = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            let (quotes, slashes) = (word ^ one &* 0x22, word ^ one &* 0x5C)
            // In the subtraction, a zero byte sets its top bit. The lowest such bit is always correct, because
            // borrows only change higher bytes.
            let found = ((quotes &- one) & ~quotes | (slashes &- one) & ~slashes) & top
            if found != 0 { return place + found.trailingZeroBitCount >> 3 }
            place += 8
        }
        while place < count, self[place] != 0x22, self[place] != 0x5C { place += 1 }
        return place
    }

    func holds(_ text: StaticString) -> Bool { indices.contains { hasText(text, at: $0) } }

    /// Returns whether a line begins with `text`.
    func beginsLine(with text: StaticString) -> Bool {
        indices.contains { ($0 == 0 || self[$0 - 1] == 0x0A) && hasText(text, at: $0) }
    }

    private func hasText(_ text: StaticString, at start: Int) -> Bool {
        guard self[start] == text.utf8Start.pointee else { return false }
        return self[start...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
