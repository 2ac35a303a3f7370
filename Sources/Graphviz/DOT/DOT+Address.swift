extension DOT {
    /// Returns a link with unsafe characters percent-encoded, or nil if the link is not allowed.
    ///
    /// Paths, queries, fragments, and URLs with the scheme http, https, or mailto are allowed. Empty links and links
    /// that start with `//` are not allowed.
    public static func address(_ link: String) -> String? {
        // Compares bytes, as a browser does, because a colon with a combining mark is not equal to the Character ":".
        let head = link.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        if let colon = head.firstIndex(of: UInt8(ascii: ":")) {
            guard ["http", "https", "mailto"].contains(link[..<colon].lowercased()) else { return nil }
        }
        if link.isEmpty || link.utf8.starts(with: "//".utf8) { return nil }
        if link.consists(of: isAddressByte) { return link }
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

    /// Returns an address with `&` escaped, because Graphviz before 2.44 doesn't escape it. No version escapes an
    /// entity twice.
    static func escaped(address: String) -> String {
        if address.consists(of: { $0 != UInt8(ascii: "&") }) { return address }
        return address.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        guard byte > 0x20, byte < 0x7F else { return false }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
            UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            return false
        default: return true
        }
    }

    private static func hex(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}
