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

    package func holds(_ text: StaticString) -> Bool { indices.contains { hasText(text, at: $0) } }

    /// Returns whether a line begins with `text`.
    package func beginsLine(with text: StaticString) -> Bool {
        indices.contains { ($0 == 0 || self[$0 - 1] == 0x0A) && hasText(text, at: $0) }
    }

    private func hasText(_ text: StaticString, at start: Int) -> Bool {
        guard self[start] == text.utf8Start.pointee else { return false }
        return self[start...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
