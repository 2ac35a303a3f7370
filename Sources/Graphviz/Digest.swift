/// A hash that is the same on every machine and in every process: two sums of 64 bits, as 32 hexadecimal digits.
///
/// It takes in eight bytes at a time, in turn into one sum and the other, for a long drawing is a million of them, hashed
/// twice. Every step can be undone, so two texts of one length that differ in eight bytes only never get the same sums. It
/// tells drawings apart; it keeps no secrets.
public struct Digest: Sendable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    /// Makes the digest of nothing.
    public init() {}

    /// Takes in a text; where it ends counts too.
    public mutating func add(_ text: String) {
        text.withBytes { add(UnsafeRawBufferPointer($0)) }
    }

    /// Takes in bytes; where they end counts too.
    public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    /// The digest so far, as 32 hexadecimal digits.
    public var hexadecimal: String { Digest.hex(Digest.finished(first)) + Digest.hex(Digest.finished(second)) }

    /// Takes in bytes; where they end counts too.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var place = 0
        while place + 16 <= bytes.count {
            mix(Digest.word(bytes, place), Digest.word(bytes, place + 8))
            place += 16
        }
        if place + 8 <= bytes.count {
            mix(Digest.word(bytes, place), 0)
            place += 8
        }
        var rest: UInt64 = 0
        for place in place..<bytes.count { rest = rest << 8 | UInt64(bytes[place]) }
        mix(rest, UInt64(bytes.count))
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }

    private mutating func mix(_ left: UInt64, _ right: UInt64) {
        first = (first ^ left) &* 0x9e37_79b9_7f4a_7c15
        first ^= first >> 32
        second = (second ^ right) &* 0xff51_afd7_ed55_8ccd
        second ^= second >> 29
    }

    /// The sum with every bit of it spread over the whole.
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
