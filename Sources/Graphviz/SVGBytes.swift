/// The bytes of an SVG: texts escaped, numbers in no one's locale.
extension [UInt8] {
    /// Adds the bytes of a text.
    mutating func append(_ string: String) {
        var string = string
        string.withUTF8 { append(contentsOf: $0) }
    }

    /// Adds a text as XML may hold it.
    mutating func append(escaping text: String) {
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            let isPlain = utf8.allSatisfy(DOT.isPlain)
            if isPlain { append(contentsOf: utf8) }
            return isPlain
        }
        if isPlain { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&", "<", ">", "\"": append(escaping: UInt8(truncatingIfNeeded: scalar.value))
            case " "..."~", "\n": append(UInt8(truncatingIfNeeded: scalar.value))
            default: append(contentsOf: UTF8.encode(DOT.visible(scalar)) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// Adds a text of libgvc's, which gives back what it was given; blanks in a row stay as many as they are.
    mutating func append(escaping text: UnsafePointer<CChar>) {
        var byte = text
        var previous: UInt8 = 0
        while byte.pointee != 0 {
            let character = UInt8(bitPattern: byte.pointee)
            if character == UInt8(ascii: " "), previous == character {
                append("&#160;")
            } else {
                append(escaping: character)
            }
            previous = character
            byte += 1
        }
    }

    private mutating func append(escaping character: UInt8) {
        switch character {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\""): append("&quot;")
        default: append(character)
        }
    }

    /// Adds a colour, 0xRRGGBB; anything above is none.
    mutating func append(color: UInt32) {
        guard color <= 0xFF_FFFF else { return append("none") }
        append(UInt8(ascii: "#"))
        for shift in stride(from: 20, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: color >> UInt32(shift) & 15)
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }

    // MARK: Numbers

    /// Adds a whole number.
    mutating func append(whole number: UInt) {
        var scale: UInt = 1
        while number / scale >= 10 { scale *= 10 }
        while scale > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / scale % 10))
            scale /= 10
        }
    }

    /// Adds a number with two decimals at the most.
    mutating func append(_ number: Double) {
        guard let (isNegative, whole, rest) = Self.hundredths(of: number) else { return append("0") }
        if isNegative { append(UInt8(ascii: "-")) }
        append(whole: whole)
        guard rest > 0 else { return }
        append(UInt8(ascii: "."))
        append(UInt8(ascii: "0") + rest / 10)
        if rest % 10 > 0 { append(UInt8(ascii: "0") + rest % 10) }
    }

    /// Adds a number with two decimals.
    mutating func append(fixed number: Double) {
        guard let (isNegative, whole, rest) = Self.hundredths(of: number) else { return append("0.00") }
        if isNegative { append(UInt8(ascii: "-")) }
        append(whole: whole)
        append(UInt8(ascii: "."))
        append(UInt8(ascii: "0") + rest / 10)
        append(UInt8(ascii: "0") + rest % 10)
    }

    /// A number in hundredths, rounded as C does: to the nearest, and to the even one of two that are as near; nil for
    /// zero and for what no drawing holds.
    private static func hundredths(of number: Double) -> (isNegative: Bool, whole: UInt, rest: UInt8)? {
        guard number.magnitude < 1e13 else { return nil }
        let scaled = number.magnitude * 100
        let low = scaled.rounded(.down)
        var sum = UInt(low)
        // The product may have been rounded onto the middle or over it: what is left of it exactly tells.
        let rest =
            scaled - low > 0.499_999 && scaled - low < 0.500_001
            ? (-low - 0.5).addingProduct(number.magnitude, 100) : scaled - low - 0.5
        if rest > 0 || (rest == 0 && sum & 1 == 1) { sum += 1 }
        return sum == 0 ? nil : (number < 0, sum / 100, UInt8(truncatingIfNeeded: sum % 100))
    }
}
