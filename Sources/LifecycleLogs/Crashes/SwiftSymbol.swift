/// A mangled Swift symbol such as `$s5MyApp18HomeViewControllerC11viewDidLoadyyF`, reduced to the names in it.
///
/// Only nominal types and functions are read: the rest of the mangling, such as types of arguments, is skipped. Source:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst.
struct SwiftSymbol {
    /// The names of the types and the function, without the module, such as `HomeViewController.viewDidLoad()`.
    let name: String

    /// Reads the symbol at the start of a text, or returns nil if the text doesn't begin with one.
    init?(_ text: Substring) {
        let prefixes = ["_$s", "$s", "_$S", "$S"]
        guard let prefix = prefixes.first(where: text.hasPrefix) else { return nil }
        var reader = Reader(rest: Array(text.dropFirst(prefix.count).utf8.prefix(2_000))[...])
        var names: [String] = []
        var isFunction = false
        while let next = reader.identifier() {
            names.append(next)
            // A class, structure, or enumeration may contain the next name; anything else ends the path of names.
            guard let kind = reader.rest.first else { break }
            if names.count == 1, kind.isDigit { continue }
            guard "CVOP".utf8.contains(kind) else {
                isFunction = names.count > 1
                break
            }
            reader.rest = reader.rest.dropFirst()
            // An extension names its module again.
            if reader.rest.first == UInt8(ascii: "E") { reader.rest = reader.rest.dropFirst() }
        }
        guard names.count > 1 else { return nil }
        name = names.dropFirst().joined(separator: ".") + (isFunction ? "()" : "")
    }

    /// A cursor in the bytes behind the prefix.
    private struct Reader {
        var rest: ArraySlice<UInt8>
        /// The words of the identifiers so far, which later identifiers refer to.
        var words: [[UInt8]] = []

        /// Reads an identifier: its length and its bytes, or pieces of earlier words and new text.
        mutating func identifier() -> String? {
            guard rest.first?.isDigit == true else { return nil }
            var bytes: [UInt8] = []
            if rest.first == UInt8(ascii: "0") {
                rest = rest.dropFirst()
                while let letter = rest.first, letter.isLetter {
                    rest = rest.dropFirst()
                    let isLast = letter < UInt8(ascii: "a")
                    let index = Int(letter | 0x20) - 0x61
                    guard words.indices.contains(index) else { return nil }
                    bytes += words[index]
                    if isLast { break }
                }
                if rest.first == UInt8(ascii: "0") {
                    rest = rest.dropFirst()
                    return String(decoding: bytes, as: UTF8.self)
                }
            }
            guard let count = number() else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
            guard count <= rest.count else { return nil }
            let text = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            addWords(text)
            return String(decoding: bytes + text, as: UTF8.self)
        }

        private mutating func number() -> Int? {
            let digits = rest.prefix(while: \.isDigit).prefix(4)
            guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
            rest = rest.dropFirst(digits.count)
            return number
        }

        /// Adds the words of an identifier: they begin with an uppercase letter behind a lowercase one, or behind an
        /// underscore.
        private mutating func addWords(_ text: [UInt8]) {
            var word: [UInt8] = []
            for (index, byte) in text.enumerated() {
                let startsWord = byte.isUpper && index > 0 && !text[index - 1].isUpper
                if startsWord || byte == UInt8(ascii: "_") {
                    if word.count > 1 { words.append(word) }
                    word = []
                }
                if byte != UInt8(ascii: "_") { word.append(byte) }
            }
            if word.count > 1 { words.append(word) }
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    fileprivate var isUpper: Bool { self >= 0x41 && self <= 0x5A }
    fileprivate var isLetter: Bool { isUpper || self >= 0x61 && self <= 0x7A }
}
