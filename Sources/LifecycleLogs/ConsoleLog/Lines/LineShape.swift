import LifecycleModel

/// The kind of text that a line seems to belong to, determined from the line alone.
enum LineShape {
    /// A line of source code or of a scenario.
    case code
    /// A blank line, a comment, or a line of brackets and separators. Such a line occurs both in code and in text.
    case neutral
    /// A closing brace, which ends code if callbacks were held back, and is neutral otherwise.
    case closing
    /// Any other line.
    case text

    private static let keywords = [
        "import", "let", "var", "func", "private", "fileprivate", "public", "internal", "override", "struct", "enum",
        "extension", "protocol", "static", "final", "guard", "return", "case", "def", "@end", "@property",
    ].map { Array($0.utf8) }

    /// Determines the shape of a line from its bytes.
    init(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        let indent = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
        var text = line.dropFirst(indent)
        while let last = text.last, last == 0x20 || last == 0x09 || last == 0x0D { text = text.dropLast() }
        guard let first = text.first, let last = text.last else {
            self = .neutral
            return
        }
        let next = text.dropFirst().first
        switch first {
        case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"): self = .neutral
        case UInt8(ascii: "*") where text.count == 1 || next == UInt8(ascii: "/"): self = .neutral
        case UInt8(ascii: "}") where text.count == 1: self = .closing
        case _ where !text.contains(where: LineShape.isContent): self = .neutral
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): self = .code
        case UInt8(ascii: "\"") where text.contains(0x3A) || text.contains(0x3D): self = .text
        case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "."):
            self = next.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } == true ? .code : .text
        default: self = LineShape.isCode(text, last: last, indent: indent) ? .code : .text
        }
    }

    private static func isCode(_ text: Slice<UnsafeBufferPointer<UInt8>>, last: UInt8, indent: Int) -> Bool {
        switch last {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return true
        case UInt8(ascii: "("): return text.dropLast().last.map { $0 != 0x20 } ?? false
        // A line such as `name = Home;` is from a printed dictionary.
        case UInt8(ascii: ";") where text.contains { $0 == 0x28 || $0 == 0x5B || $0 == 0x2A }: return true
        case UInt8(ascii: ",") where isLower(text.first) && text.contains { $0 == 0x28 || $0 == 0x3D }: return true
        case UInt8(ascii: ")") where isCall(text): return true
        default: break
        }
        guard let first = text.first, text.count < 200 else { return false }
        if first == UInt8(ascii: "-") { return isKey(text) }
        guard isLower(first) || first == UInt8(ascii: "@") else { return false }
        let word = text.prefix { isLetter($0) || $0 == 0x40 }
        guard word.count > 1, word.endIndex < text.endIndex else { return false }
        let next = text[word.endIndex]
        if next == 0x20, keywords.contains(where: { $0.count == word.count && $0.elementsEqual(word) }) { return true }
        return indent > 1 && next == UInt8(ascii: ":") || isAssignment(text)
    }

    /// Returns whether the line is a single call, such as `super.viewDidLoad()`. A lone method name, such as
    /// `update()` or `update(_:context:)`, is from a logger.
    private static func isCall(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let callee = text.prefix {
            $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E || $0 == 0x5F
        }
        // A printed value, such as `Optional("x")` or `CGRect(x: 0, …)`, begins with a capital letter.
        guard isLower(callee.first), callee.endIndex < text.endIndex, text[callee.endIndex] == 0x28 else {
            return false
        }
        let before = text.dropLast().last
        if before == 0x3A { return callee.starts(with: "super.".utf8) || callee.starts(with: "self.".utf8) }
        return before != 0x28 || zip(text, text.dropFirst()).contains { $0 == 0x29 && $1 == 0x2E }
            || callee.contains(0x2E) && isLower(callee.first)
    }

    /// Returns whether the text assigns a value to a member, such as `view.frame = bounds`, or the result of a call to
    /// a variable, such as `home = make()`.
    private static func isAssignment(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = text.prefix { isLetter($0) || $0 == 0x2E || $0 == 0x5F }
        return (name.contains(0x2E) || text.last == 0x29) && isLower(name.first)
            && text[name.endIndex...].starts(with: " = ".utf8)
    }

    private static func isContent(_ byte: UInt8) -> Bool { !"{}()[],; ".utf8.contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    private static func isLower(_ byte: UInt8?) -> Bool { byte.map { $0 >= 0x61 && $0 <= 0x7A } ?? false }

    /// Returns whether the text is a scenario's list entry with a key, such as `- launch: nav`.
    private static func isKey(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard text.starts(with: "- ".utf8) || text.starts(with: "- {".utf8) else { return false }
        let key = text.dropFirst(2).prefix {
            $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x41 && $0 <= 0x5A || $0 == 0x7B || $0 == 0x20
        }
        return key.count < 20 && key.endIndex < text.endIndex && text[key.endIndex] == 0x3A
            && key.first.map { $0 >= 0x61 } == true
    }
}
