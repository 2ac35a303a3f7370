/// Bytes while they are written: a long drawing is a hundred thousand small pieces, and an array asks at each of them
/// whether it is shared.
package struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var capacity: Int
    /// Whether the memory is its own, and not lent by an array.
    private var isOwn = true

    /// Makes a buffer with room for so many bytes before it has to grow.
    package init(capacity: Int) {
        self.capacity = max(capacity, 64)
        start = .allocate(capacity: self.capacity)
    }

    private init(lent memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
        (start, self.capacity, isOwn) = (memory, capacity, false)
    }

    deinit { if isOwn { start.deallocate() } }

    /// The array that `body` writes: into its very memory as long as `capacity` suffices.
    static func array(capacity: Int, _ body: (consuming ByteBuffer) throws -> ByteBuffer) rethrows -> [UInt8] {
        var outgrown: [UInt8]?
        let array = try [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { memory, count in
            guard let start = memory.baseAddress else { return }
            let written = try body(ByteBuffer(lent: start, capacity: memory.count))
            if written.isOwn { outgrown = written.array } else { count = written.count }
        }
        return outgrown ?? array
    }

    /// What was written.
    var array: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// What was written, as a text.
    package var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    /// Adds a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        start[count] = byte
        count += 1
    }

    /// Adds a text of the program's own.
    @inline(__always)
    package mutating func write(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Adds bytes.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        if capacity - count < bytes.count { grow(by: bytes.count) }
        (start + count).initialize(from: source, count: bytes.count)
        count += bytes.count
    }

    /// Adds a text.
    package mutating func append(_ text: String) {
        text.withBytes { append($0) }
    }

    /// Adds a scalar.
    mutating func append(_ scalar: Unicode.Scalar) {
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(unit) }
    }

    /// Forgets everything, and keeps the room.
    mutating func removeAll() { count = 0 }

    /// Adds a part of another buffer.
    mutating func append(_ other: borrowing ByteBuffer, _ place: Range<Int>) {
        append(UnsafeBufferPointer(start: other.start + place.lowerBound, count: place.count))
    }

    /// Gives what was written to `body`, or a part of it.
    func withBytes(_ place: Range<Int>? = nil, _ body: (UnsafeRawBufferPointer) -> Void) {
        let place = place ?? 0..<count
        body(UnsafeRawBufferPointer(start: start + place.lowerBound, count: place.count))
    }

    /// A string that was written with a zero at its end, as C has it; valid until the buffer is changed.
    func string(at place: Int) -> UnsafePointer<CChar> {
        UnsafeRawPointer(start + place).assumingMemoryBound(to: CChar.self)
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(capacity * 2, capacity + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.initialize(from: start, count: count)
        if isOwn { start.deallocate() }
        (start, isOwn) = (larger, true)
    }

    // MARK: Numbers, in no one's locale

    /// Adds a whole number.
    mutating func append(whole number: UInt) {
        if capacity - count < 20 { grow(by: 20) }
        putDigits(of: number)
    }

    /// Adds the last digits of a number to the base of 16.
    @inline(__always)
    mutating func append(hexadecimal number: UInt32, digits: Int) {
        if capacity - count < digits { grow(by: digits) }
        var rest = number
        for place in stride(from: count &+ digits &- 1, through: count, by: -1) {
            let digit = UInt8(truncatingIfNeeded: rest & 15)
            start[place] = digit &+ (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") &- 10)
            rest >>= 4
        }
        count &+= digits
    }

    /// The numbers from 0 to 99, as two digits each.
    private static let pairs: StaticString = """
        0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
        5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
        """

    /// Writes the digits of a number into room that is there.
    @inline(__always)
    private mutating func putDigits(of number: UInt) {
        // Places in a drawing have five digits at the most, and are most of what it is written of.
        var digits = number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : number < 10_000 ? 4 : 5
        if number >= 100_000 {
            var larger = number / 100_000
            while larger > 0 { (digits, larger) = (digits &+ 1, larger / 10) }
        }
        let pairs = ByteBuffer.pairs.utf8Start
        var (place, rest) = (start + (count &+ digits), number)
        count &+= digits
        while rest >= 10 {
            place -= 2
            let pair = pairs + Int(truncatingIfNeeded: rest % 100 &* 2)
            (place[0], place[1]) = (pair[0], pair[1])
            rest /= 100
            if rest == 0 { return }
        }
        (place - 1).pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
    }

    /// Adds a number of thousandths or hundredths, as many of their digits as are needed.
    mutating func append(_ parts: UInt, scale: UInt, isNegative: Bool) {
        if isNegative, parts > 0 { append(UInt8(ascii: "-")) }
        append(whole: parts / scale)
        var (rest, scale) = (parts % scale, scale)
        if rest > 0 { append(UInt8(ascii: ".")) }
        while rest > 0 {
            scale /= 10
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / scale))
            rest %= scale
        }
    }

    /// Adds a number with as many decimals as `scale` has zeros at the most, and no zeros at the end; zero for what no
    /// drawing holds.
    mutating func append(decimal number: Double, scale: UInt) {
        let parts = number.magnitude < 1e12 ? (number.magnitude * Double(scale)).rounded() : 0
        append(UInt(parts), scale: scale, isNegative: number < 0)
    }

    /// Adds a number with two decimals at the most.
    mutating func append(_ number: Double) {
        if capacity - count < 24 { grow(by: 24) }
        let hundredths = ByteBuffer.hundredths(of: number.magnitude)
        if number < 0, hundredths > 0 { put(UInt8(ascii: "-")) }
        putDigits(of: hundredths / 100)
        let rest = UInt8(truncatingIfNeeded: hundredths % 100)
        if rest == 0 { return }
        put(UInt8(ascii: "."))
        put(UInt8(ascii: "0") &+ rest / 10)
        if rest % 10 > 0 { put(UInt8(ascii: "0") &+ rest % 10) }
    }

    /// Writes a byte into room that is there.
    @inline(__always)
    private mutating func put(_ byte: UInt8) {
        start[count] = byte
        count &+= 1
    }

    /// Adds a number with two decimals.
    mutating func append(fixed number: Double) {
        let hundredths = ByteBuffer.hundredths(of: number.magnitude)
        if number < 0, hundredths > 0 { append(UInt8(ascii: "-")) }
        append(whole: hundredths / 100)
        append(UInt8(ascii: "."))
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: hundredths % 100 / 10))
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: hundredths % 10))
    }

    /// A number in hundredths, rounded as C does: to the nearest, and to the even one of two that are as near; zero for
    /// what no drawing holds.
    @inline(__always)
    private static func hundredths(of number: Double) -> UInt {
        guard number < 1e13 else { return 0 }
        let scaled = number * 100
        // Whole numbers of this size are the same in both types, and rounding is a call where a processor may be old.
        let sum = Int(scaled)
        let low = Double(sum)
        var rest = scaled - low - 0.5
        // The product may have been rounded onto the middle or over it: what is left of it exactly tells.
        if rest.magnitude < 1e-6 { rest = (-low - 0.5).addingProduct(number, 100) }
        return UInt(rest > 0 || (rest == 0 && sum & 1 == 1) ? sum + 1 : sum)
    }
}
