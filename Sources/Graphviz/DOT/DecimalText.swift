/// Conversion of numbers to text, independent of the locale.
enum DecimalText {
    /// Returns `number` with at most `decimals` decimals and without trailing zeros, or 0 for NaN and for magnitudes
    /// of 10¹² or more.
    static func text(_ number: Double, decimals: Int) -> String {
        withDigits(of: number, decimals: decimals) { digits in
            String(unsafeUninitializedCapacity: digits.count) { $0.initialize(fromContentsOf: digits) }
        }
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
        let units = Int(number.magnitude * scale + 0.505)
        return number < 0 ? -units : units
    }

    /// Calls `body` with the ASCII characters of the text that ``text(_:decimals:)`` returns. Returns the result of
    /// `body`.
    static func withDigits<Result>(
        of number: Double, decimals: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let units = units(number, decimals: decimals)
        var (rest, places) = (units.magnitude, decimals)
        while places > 0, rest.isMultiple(of: 10) { (rest, places) = (rest / 10, places - 1) }
        // The longest text has 19 digits, a point, and a sign.
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
            var (written, start) = (0, buffer.count)
            func put(_ byte: UInt8) {
                start -= 1
                buffer[start] = byte
            }
            repeat {
                put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
                (rest, written) = (rest / 10, written + 1)
                if written == places { put(UInt8(ascii: ".")) }
            } while rest > 0 || written <= places
            if units < 0 { put(UInt8(ascii: "-")) }
            return body(UnsafeBufferPointer(rebasing: buffer[start...]))
        }
    }
}
