/// A hash that is the same on every machine and in every process: two FNV-1a sums of 64 bits, as 32 hexadecimal digits.
///
/// It tells drawings apart; it keeps no secrets.
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
    public var hexadecimal: String { Digest.hex(first) + Digest.hex(second) }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var (first, second) = (first, second)
        func mix(_ byte: UInt8) {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second ^ UInt64(byte) ^ first >> 57) &* 0x100_0000_01b3
        }
        for byte in bytes { mix(byte) }
        mix(0xFF)
        (self.first, self.second) = (first, second)
    }

    private static func hex(_ sum: UInt64) -> String {
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
