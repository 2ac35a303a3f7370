import LifecycleModel

/// An object as Foundation prints it: `<Module.Class: 0x7f…>`, `<Class 0x…>`, `<Class>`, with what may follow.
struct ObjectDescription: Equatable {
    /// The class with its module, without what its generic arguments are.
    var className: String
    /// The address as printed; nil where there is none or it was elided.
    var address: String?

    /// Makes a description of its two parts.
    init(className: String, address: String? = nil) {
        self.className = className
        self.address = address
    }

    /// Reads what stands between the outer angle brackets; nil where that is no object.
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

    /// Reads `0x7f…`; the address as printed, or nil.
    static func address(_ text: Scalars) -> String? {
        guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return nil }
        let digits = text.dropFirst(2).prefix { $0.isHexDigit || $0 == "." || $0 == "…" }
        return "0x" + digits.string
    }

    /// A class name with its module; generic arguments in angle brackets are passed over.
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

    /// The objects in `text` that no other encloses, in order, with their places; `(null)` counts with an empty class.
    static func all(in text: Scalars) -> [(object: ObjectDescription, range: Range<Int>)] {
        var found: [(object: ObjectDescription, range: Range<Int>)] = []
        var place = text.startIndex
        while place < text.endIndex {
            if text[place] == "<", let end = text.end(ofBracketAt: place),
                let object = ObjectDescription(inside: text[(place + 1)..<(end - 1)].headOfDescription)
            {
                found.append((object, place..<end))
                place = end
            } else if text[place] == "(", text[place...].hasPrefix("(null)") {
                found.append((ObjectDescription(className: ""), place..<(place + 6)))
                place += 6
            } else {
                place += 1
            }
        }
        return found
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// The text without the first object in it, and without the words that lead over to it.
    var withoutObject: Scalars {
        guard let (_, range) = ObjectDescription.all(in: self).first else { return self }
        let words = self[..<range.lowerBound].split { !$0.isWord }.map(\.lowercase)
        let leads =
            !words.isEmpty && words.allSatisfy { LogWords.said.contains($0) || LogWords.classLabels.contains($0) }
        return (leads ? [] : self[..<range.lowerBound]) + self[range.upperBound...]
    }

    /// `Class: 0x…` of `Class: 0x…; frame = …`: a description goes on after its address.
    fileprivate var headOfDescription: Scalars {
        guard let address = range(of: "0x") else { return self }
        let digits = self[address.upperBound...].prefix { $0.isHexDigit || $0 == "." || $0 == "…" }
        return self[startIndex..<digits.endIndex]
    }
}
