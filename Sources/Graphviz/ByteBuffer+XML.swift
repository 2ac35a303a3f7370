extension ByteBuffer {
    /// Adds a text as XML may hold it: stretches of bytes that mean nothing but themselves as they are, which long texts
    /// mostly consist of, and the others one by one.
    mutating func append(escaping text: String) {
        let rest = text.withBytes { utf8 in
            var start = 0
            while start < utf8.count {
                let end = DOT.plainEnd(of: utf8, from: start)
                append(UnsafeBufferPointer(rebasing: utf8[start..<end]))
                guard end < utf8.count, utf8[end] < 0x80 else { return end }
                append(escapingASCII: utf8[end])
                start = end + 1
            }
            return start
        }
        guard rest < text.utf8.count else { return }
        for scalar in text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: rest)...] {
            if scalar.isASCII {
                append(escapingASCII: UInt8(truncatingIfNeeded: scalar.value))
            } else {
                append(DOT.visible(scalar))
            }
        }
    }

    private mutating func append(escapingASCII byte: UInt8) {
        if (0x20..<0x7F).contains(byte) || byte == UInt8(ascii: "\n") { return append(escaping: byte) }
        append(DOT.visible(Unicode.Scalar(byte)))
    }

    /// Adds a text of libgvc's, which gives back what it was given; blanks in a row stay as many as they are.
    mutating func append(escaping text: UnsafePointer<CChar>) {
        var (place, previous) = (text, UInt8(0))
        while place.pointee != 0 {
            let byte = UInt8(bitPattern: place.pointee)
            if byte == UInt8(ascii: " "), previous == byte { write("&#160;") } else { append(escaping: byte) }
            previous = byte
            place += 1
        }
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): write("&amp;")
        case UInt8(ascii: "<"): write("&lt;")
        case UInt8(ascii: ">"): write("&gt;")
        case UInt8(ascii: "\""): write("&quot;")
        default: append(byte)
        }
    }

    /// Adds a colour, 0xRRGGBB; anything above is none.
    mutating func append(color: UInt32) {
        guard color <= 0xFF_FFFF else { return write("none") }
        append(UInt8(ascii: "#"))
        append(hexadecimal: color, digits: 6)
    }
}
