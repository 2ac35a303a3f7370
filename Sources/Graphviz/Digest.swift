/// A hash that is the same on every machine and in every process: two sums of 64 bits, as 32 hexadecimal digits.
///
/// It takes in eight bytes at a time, for a long drawing is a million of them, hashed twice. Every step can be undone, so
/// two texts of one length that differ in eight bytes only never get the same sums. It tells drawings apart; it keeps no
/// secrets.
public struct Digest: Sendable {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    /// Makes the digest of nothing.
    public init() {}

    /// Takes in a text; where it ends counts too.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Takes in bytes; where they end counts too.
    public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    /// The digest so far, as 32 hexadecimal digits.
    public var hexadecimal: String { Digest.hex(Digest.finished(first)) + Digest.hex(Digest.finished(second)) }

    /// Takes in bytes; where they end counts too.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count & ~7
        for place in stride(from: 0, to: whole, by: 8) {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        }
        var rest: UInt64 = 0
        for place in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[place]) }
        mix(rest)
        mix(UInt64(bytes.count))
    }

    private mutating func mix(_ word: UInt64) {
        first = (first ^ word) &* 0x9e37_79b9_7f4a_7c15
        first ^= first >> 32
        second = (second &+ word) &* 0xff51_afd7_ed55_8ccd
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
