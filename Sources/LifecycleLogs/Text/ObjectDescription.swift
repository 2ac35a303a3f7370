import LifecycleModel

/// The description of an object in a log or a dump: `<Module.Class: 0x7f…>`, `<Class 0x…>`, or `<Class>`.
struct ObjectDescription: Equatable {
    var className: String
    /// The address in the text, or nil if it is missing or elided.
    var address: String?

    init(className: String, address: String? = nil) {
        self.className = className
        self.address = address
    }

    /// Parses the text between the outer angle brackets, or returns nil if the text doesn't describe an object.
    init?(inside text: Scalars) {
        var cursor = Cursor(rest: text.trimmed)
        let name = ObjectDescription.className(&cursor)
        guard let first = name.unicodeScalars.first, !first.isDigit else { return nil }
        className = name
        _ = cursor.blanks()
        if cursor.rest.isEmpty { return }
        let hasMark = cursor.take(anyOf: ":;")
        _ = cursor.blanks()
        if let address = ObjectDescription.address(cursor.rest) {
            self.address = address.hasSuffix(".") || address.hasSuffix("…") ? nil : address
        } else if !hasMark || !(cursor.rest.isEmpty || cursor.rest.first == "." || cursor.rest.first == "…") {
            return nil
        }
    }

    /// Parses the address at the start of the text, such as `0x7f…`, or returns nil if the text doesn't start with an
    /// address.
    static func address(_ text: Scalars) -> String? {
        guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return nil }
        let digits = text.dropFirst(2).prefix { $0.isHexDigit || $0 == "." || $0 == "…" }
        return "0x" + digits.string
    }

    /// Parses a class name with its module. Skips generic arguments in angle brackets.
    private static func className(_ cursor: inout Cursor) -> String {
        var name = Scalars()
        while let next = cursor.rest.first {
            if next.isWord || next == "." {
                let word = cursor.rest.prefix { $0.isWord || $0 == "." }
                name += word
                cursor.rest = cursor.rest[word.endIndex...]
            } else if next == "<", !name.isEmpty, let end = cursor.rest.end(ofBracketAt: cursor.rest.startIndex) {
                cursor.rest = cursor.rest[end...]
            } else {
                break
            }
        }
        return name.trimming { $0 == "." }.string
    }

    /// Returns the outermost objects in `text`, in order, with their positions. The text `(null)` is an object with an
    /// empty class.
    static func all(in text: Scalars) -> [(object: ObjectDescription, range: Range<Int>)] {
        var found: [(object: ObjectDescription, range: Range<Int>)] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == "<", let end = text.end(ofBracketAt: index),
                let object = ObjectDescription(inside: text[(index + 1)..<(end - 1)].headOfDescription)
            {
                found.append((object, index..<end))
                index = end
            } else if text[index] == "(", text[index...].hasPrefix("(null)") {
                found.append((ObjectDescription(className: ""), index..<(index + 6)))
                index += 6
            } else {
                index += 1
            }
        }
        return found
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// The text without its first object. If all words before the object introduce an object, such as `called from`,
    /// they are omitted too.
    var withoutObject: Scalars {
        guard let (_, range) = ObjectDescription.all(in: self).first else { return self }
        let words = self[..<range.lowerBound].split { !$0.isWord }.map(\.lowercase)
        let leads =
            !words.isEmpty && words.allSatisfy { LogWords.said.contains($0) || LogWords.classLabels.contains($0) }
        return (leads ? [] : self[..<range.lowerBound]) + self[range.upperBound...]
    }

    /// The text up to and including the address, such as `Class: 0x…` of `Class: 0x…; frame = …`. If there is no
    /// address, the whole text.
    fileprivate var headOfDescription: Scalars {
        guard let address = range(of: "0x") else { return self }
        let digits = self[address.upperBound...].prefix { $0.isHexDigit || $0 == "." || $0 == "…" }
        return self[startIndex..<digits.endIndex]
    }
}
