#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension DOT {
    /// Whether a byte means nothing but itself anywhere: in DOT, in labels and in XML.
    @inline(__always)
    static func isPlain(_ byte: UInt8) -> Bool {
        // Bit by bit, as a long drawing asks for every byte of it: from blank to `~`, without " & < > and \.
        let low: UInt64 = 0xFFFF_FFFF_0000_0000 & ~(1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E)
        let high: UInt64 = 0x7FFF_FFFF_FFFF_FFFF & ~(1 << (0x5C - 0x40))
        return byte < 0x80 && (byte < 0x40 ? low : high) & (1 << UInt64(byte & 0x3F)) != 0
    }

    /// Whether every byte of a text means nothing but itself anywhere.
    static func isPlain(_ string: String) -> Bool {
        string.withBytes(isPlain)
    }

    /// The same of bytes.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { plainEnd(of: bytes, from: 0) == bytes.count }

    /// Where the first byte from `start` on stands that is not plain.
    static func plainEnd(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let memory = UnsafeRawPointer(bytes.baseAddress) else { return start }
        var place = start
        while place + 8 <= bytes.count, isPlain(memory.loadUnaligned(fromByteOffset: place, as: UInt64.self)) {
            place += 8
        }
        while place < bytes.count, isPlain(bytes[place]) { place += 1 }
        return place
    }

    /// Whether eight bytes are all plain.
    @inline(__always)
    private static func isPlain(_ bytes: UInt64) -> Bool {
        let (one, top): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        // A byte that is zero borrows from its top bit.
        func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- one) & ~bytes }
        let controls = (bytes &- one &* 0x20) & ~bytes | zeros(bytes ^ one &* 0x7F)
        // Of `"` and `&`, and of `<` and `>`, each two are told by one bit.
        let quotes = zeros((bytes | one &* 0x04) ^ one &* 0x26) | zeros(bytes ^ one &* 0x5C)
        let brackets = zeros((bytes | one &* 0x02) ^ one &* 0x3E)
        return (bytes | controls | quotes | brackets) & top == 0
    }

    /// A name or word without what ends a C string or means something to DOT; everything else may stand in quotes.
    static func identifier(_ name: String) -> String {
        if isPlain(name) { return name }
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars { result.append(scalar == "\\" ? "\u{2216}" : visible(scalar)) }
        return String(result)
    }

    /// The scalar itself, or the symbol that stands for it where no XML may hold it.
    static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0xFFFE, 0xFFFF, 0xFDD0...0xFDEF: "\u{FFFD}"
        default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
        }
    }

    /// A class list of letters, digits, hyphens and blanks only.
    static func classes(_ list: String) -> String {
        let isPlain = list.withBytes {
            $0.allSatisfy { byte in
                byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ")
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            }
        }
        if isPlain { return list }
        return sifted(list)
    }

    private static func sifted(_ list: String) -> String {
        String(
            String.UnicodeScalarView(
                list.unicodeScalars.map { scalar in
                    let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                    return isPlain || scalar == "-" || scalar == " " ? scalar : "-"
                }))
    }

    /// The address with everything percent-encoded that could end it, or nil where its scheme is not allowed.
    ///
    /// Allowed are http, https, mailto, fragments and relative paths.
    public static func address(_ link: String) -> String? {
        // Nearly every link is of this form, and a long drawing has thousands.
        if isWebAddress(link) { return link }
        // Byte by byte, as whoever opens it reads it: a mark that combines with a colon hides it among characters.
        let head = link.utf8.prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        if let colon = head.firstIndex(of: UInt8(ascii: ":")) {
            guard ["http", "https", "mailto"].contains(link[..<colon].lowercased()) else { return nil }
        }
        if link.isEmpty || link.utf8.starts(with: "//".utf8) { return nil }
        if isAddress(link) { return link }
        var result = ""
        for byte in link.utf8 {
            if isAddressByte(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + hex(byte >> 4) + hex(byte & 15)
            }
        }
        return result
    }

    /// Whether an address begins with `https://`, and every byte of it may stand as it is.
    private static func isWebAddress(_ link: String) -> Bool {
        link.withBytes { bytes in
            let scheme: StaticString = "https://"
            let length = scheme.utf8CodeUnitCount
            return bytes.count >= length && memcmp(bytes.baseAddress ?? scheme.utf8Start, scheme.utf8Start, length) == 0
                && bytes.allSatisfy(isAddressByte)
        }
    }

    /// Whether every byte of an address may stand as it is.
    private static func isAddress(_ link: String) -> Bool {
        link.withBytes { $0.allSatisfy(isAddressByte) }
    }

    /// Whether a byte of an address may stand as it is.
    @inline(__always)
    private static func isAddressByte(_ byte: UInt8) -> Bool {
        // Bit by bit: from `!` to `~`, without " ' < > and \ ^ ` { | }.
        let low: UInt64 = 0xFFFF_FFFE_0000_0000 & ~(1 << 0x22 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E)
        let slashes: UInt64 = 1 << (0x5C - 0x40) | 1 << (0x5E - 0x40) | 1 << (0x60 - 0x40)
        let braces: UInt64 = 1 << (0x7B - 0x40) | 1 << (0x7C - 0x40) | 1 << (0x7D - 0x40)
        let high: UInt64 = 0x7FFF_FFFF_FFFF_FFFF & ~(slashes | braces)
        return byte < 0x80 && (byte < 0x40 ? low : high) & (1 << UInt64(byte & 0x3F)) != 0
    }

    private static func hex(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}
