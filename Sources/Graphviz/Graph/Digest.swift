/// A 128-bit hash that is the same on every machine and in every process.
///
/// The hash identifies drawings. Do not use it for cryptography.
public struct Digest: Sendable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    /// Creates an empty digest.
    public init() {}

    /// Adds text and its length.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds a number.
    public mutating func add(_ number: Int) { mix(UInt64(truncatingIfNeeded: number), 8) }

    /// The digest so far, as 32 hexadecimal digits.
    public var hexadecimal: String { Digest.hex(Digest.finished(first)) + Digest.hex(Digest.finished(second)) }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 16 <= bytes.count {
            mix(Digest.word(bytes, offset), Digest.word(bytes, offset + 8))
            offset += 16
        }
        if offset + 8 <= bytes.count {
            mix(Digest.word(bytes, offset), 0)
            offset += 8
        }
        var rest: UInt64 = 0
        for offset in offset..<bytes.count { rest = rest << 8 | UInt64(bytes[offset]) }
        mix(rest, UInt64(bytes.count))
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    private mutating func mix(_ left: UInt64, _ right: UInt64) {
        first = (first ^ left) &* 0x9e37_79b9_7f4a_7c15
        first ^= first >> 32
        second = (second ^ right) &* 0xff51_afd7_ed55_8ccd
        second ^= second >> 29
    }

    /// Returns the sum with its bits mixed by the finalizer of SplitMix64.
    private static func finished(_ sum: UInt64) -> UInt64 {
        var sum = (sum ^ sum >> 30) &* 0xbf58_476d_1ce4_e5b9
        sum = (sum ^ sum >> 27) &* 0x94d0_49bb_1331_11eb
        return sum ^ sum >> 31
    }

    private static func hex(_ sum: UInt64) -> String {
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
