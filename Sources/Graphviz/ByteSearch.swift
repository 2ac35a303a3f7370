#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UnsafeRawBufferPointer {
    /// The first place of `byte` at or after `start`, or the end.
    func end(before byte: UInt8, from start: Int) -> Int {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return count
        }
        return UnsafeRawPointer(found) - base
    }

    /// The first place of `text` at or after `start`, or nil.
    func place(of text: StaticString, from start: Int = 0) -> Range<Int>? {
        let length = text.utf8CodeUnitCount
        var index = end(before: text.utf8Start.pointee, from: start)
        while index + length <= count, let base = baseAddress {
            if memcmp(base + index, text.utf8Start, length) == 0 { return index..<index + length }
            index = end(before: text.utf8Start.pointee, from: index + 1)
        }
        return nil
    }
}

extension [UInt8] {
    /// The first place of `text` at or after `start`, or nil; a drawing is searched often, so the C library does it.
    func place(of text: StaticString, from start: Int = 0) -> Range<Int>? {
        withUnsafeBytes { $0.place(of: text, from: start) }
    }
}

extension ArraySlice<UInt8> {
    /// Whether `text` stands somewhere in it.
    func holds(_ text: StaticString) -> Bool { withUnsafeBytes { $0.place(of: text) != nil } }
}
