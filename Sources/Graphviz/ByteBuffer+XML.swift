extension ByteBuffer {
    /// Adds a text as XML may hold it.
    mutating func append(escaping text: String) {
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            let isPlain = DOT.isPlain(utf8)
            if isPlain { append(utf8) }
            return isPlain
        }
        if isPlain { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case " "..."~", "\n": append(escaping: UInt8(truncatingIfNeeded: scalar.value))
            default: append(DOT.visible(scalar))
            }
        }
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
        for shift in stride(from: 20, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: color >> UInt32(shift) & 15)
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }
}
