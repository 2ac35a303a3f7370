/// Conversion of numbers to text, independent of the locale.
enum DecimalText {
    /// Returns `number` with at most `decimals` decimals and without trailing zeros, or 0 for NaN and for magnitudes
    /// of 10¹² or more.
    static func text(_ number: Double, decimals: Int) -> String {
        let units = units(number, decimals: decimals)
        var (digits, places) = (units.magnitude, decimals)
        while places > 0, digits.isMultiple(of: 10) { (digits, places) = (digits / 10, places - 1) }
        return text(Int(digits), places: places, isNegative: units < 0)
    }

    /// Returns `number` in units of the last decimal, rounded, or 0 for NaN and for magnitudes of 10¹² or more.
    ///
    /// Half a unit is rounded away from zero. A fraction that is at most 0.005 units below a half is rounded like a
    /// half. Coordinates often end with half a unit, and they differ by less than 0.005 units between versions of
    /// Graphviz.
    static func units(_ number: Double, decimals: Int) -> Int {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        guard number.magnitude < 1e12 else { return 0 }
        let units = Int((number.magnitude * scale + 0.005).rounded())
        return number < 0 ? -units : units
    }

    /// Returns `digits` with a decimal point before the last `places` digits, and with a minus sign if `isNegative`
    /// is true.
    private static func text(_ digits: Int, places: Int, isNegative: Bool) -> String {
        // Strings of up to 15 bytes need no allocation. The longest text has 18 digits, a point, and a sign.
        String(unsafeUninitializedCapacity: digits < 1_000_000_000_000 ? 15 : 24) { buffer in
            var (rest, written, start) = (digits, 0, buffer.count)
            func put(_ byte: UInt8) {
                start -= 1
                buffer[start] = byte
            }
            repeat {
                put(UInt8(ascii: "0") + UInt8(rest % 10))
                (rest, written) = (rest / 10, written + 1)
                if written == places { put(UInt8(ascii: ".")) }
            } while rest > 0 || written <= places
            if isNegative { put(UInt8(ascii: "-")) }
            let length = buffer.count - start
            for offset in 0..<length { buffer[offset] = buffer[start + offset] }
            return length
        }
    }
}
