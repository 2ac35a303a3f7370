/// The parts of a PNG that cairo doesn't write: the pixel density and a comment.
enum PNGChunks {
    /// Returns the bytes of a PNG with a `pHYs` chunk for `dotsPerInch` and a `tEXt` chunk for a comment in ASCII after
    /// the header, or `png` unchanged if the bytes are not a PNG. An empty comment is left out.
    static func adding(dotsPerInch: Double, comment: String, to png: [UInt8]) -> [UInt8] {
        // The 8-byte signature and the 25-byte IHDR chunk.
        let headerEnd = 33
        guard png.count > headerEnd, png[12..<16].elementsEqual("IHDR".utf8) else { return png }
        let dotsPerMeter = UInt32((dotsPerInch / 0.0254).rounded())
        let density = chunk("pHYs", bigEndian(dotsPerMeter) + bigEndian(dotsPerMeter) + [1])
        let text = comment.isEmpty ? [] : chunk("tEXt", Array("Comment\0\(comment)".utf8))
        return Array(png[..<headerEnd]) + density + text + Array(png[headerEnd...])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + content + bigEndian(checksum(of: content))
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
