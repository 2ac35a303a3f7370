/// The pixel density of a PNG, which cairo doesn't write.
enum PNGDensity {
    /// Returns the bytes of a PNG with a `pHYs` chunk for `dotsPerInch` after the header, or `png` unchanged if the
    /// bytes are not a PNG.
    static func adding(_ dotsPerInch: Double, to png: [UInt8]) -> [UInt8] {
        // The 8-byte signature and the 25-byte IHDR chunk.
        let headerEnd = 33
        guard png.count > headerEnd, png[12..<16].elementsEqual("IHDR".utf8) else { return png }
        let dotsPerMeter = UInt32((dotsPerInch / 0.0254).rounded())
        let content = Array("pHYs".utf8) + bigEndian(dotsPerMeter) + bigEndian(dotsPerMeter) + [1]
        let chunk = bigEndian(UInt32(content.count - 4)) + content + bigEndian(checksum(of: content))
        return Array(png[..<headerEnd]) + chunk + Array(png[headerEnd...])
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// Returns the CRC-32 that PNG requires (https://www.w3.org/TR/png/#5CRC-algorithm).
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
