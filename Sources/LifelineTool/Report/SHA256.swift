/// SHA-256, by which the page's security policy names the one script that may run.
enum SHA256 {
    /// The digest of `bytes`, in Base64.
    static func base64(of bytes: [UInt8]) -> String { encode(digest(of: bytes)) }

    /// The digest of `bytes`: 32 bytes.
    static func digest(of bytes: [UInt8]) -> [UInt8] {
        var message = bytes + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        let length = UInt64(bytes.count) * 8
        message += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
        var hash = fractions(count: 8, root: 2)
        let constants = fractions(count: 64, root: 3)
        for start in stride(from: 0, to: message.count, by: 64) {
            mix(message[start..<(start + 64)], constants, into: &hash)
        }
        return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    private static func mix(_ block: ArraySlice<UInt8>, _ constants: [UInt32], into hash: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
            block[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (a, b) = (words[index - 15], words[index - 2])
            words.append(
                words[index - 16] &+ words[index - 7] &+ (turned(a, 7) ^ turned(a, 18) ^ a >> 3)
                    &+ (turned(b, 17) ^ turned(b, 19) ^ b >> 10))
        }
        var state = hash
        for index in 0..<64 {
            let (a, e) = (state[0], state[4])
            let choice = e & state[5] ^ ~e & state[6]
            let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
            let first =
                state[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[index] &+ words[index]
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
            state = [first &+ second, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
        }
        for index in 0..<8 { hash[index] &+= state[index] }
    }

    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

    /// The first 32 bits of the fractions of the square or cube roots of the first primes, found by whole numbers alone.
    private static func fractions(count: Int, root: Int) -> [UInt32] {
        var primes: [UInt64] = []
        var candidate: UInt64 = 2
        while primes.count < count {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { prime in
            var (low, high) = (UInt64(0), UInt64(1) << 37)
            while high - low > 1 {
                let middle = (low + high) / 2
                if isAtMost(middle, prime, root) { low = middle } else { high = middle }
            }
            return UInt32(truncatingIfNeeded: low)
        }
    }

    /// Whether `value`, a number of 2^-32, is at most the root of `prime`.
    private static func isAtMost(_ value: UInt64, _ prime: UInt64, _ root: Int) -> Bool {
        let square = value.multipliedFullWidth(by: value)
        if root == 2 { return square.high < prime || square.high == prime && square.low == 0 }
        // value^3 has 96 bits behind the point: the square's upper half times value carries the whole part of it.
        let upper = square.high.multipliedFullWidth(by: value)
        let lower = square.low.multipliedFullWidth(by: value)
        let (middle, carries) = upper.low.addingReportingOverflow(lower.high)
        let whole = (upper.high + (carries ? 1 : 0)) << 32 | middle >> 32
        return whole < prime
    }

    private static func encode(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
            for digit in 0..<4 {
                text.append(digit <= part.count ? digits[bits >> (18 - 6 * digit) & 63] : "=")
            }
        }
        return text
    }
}
