/// One fact about UIKit in words: a message, a term, a check, or a problem with its solution.
///
/// Entries are written as text, in the order in which they are listed:
///
/// ```
/// # push-nil: A controller that is nil is pushed
/// severity: warning
/// text 5-: Application tried to push a nil view controller on target <{NavClass}: {addr}>.
/// cause: the pushed controller is nil, usually because 'storyboard' is nil or an identifier
/// is wrong
/// ```
///
/// A line `# ID` or `# ID: TITLE` begins an entry. A line `KEY: VALUE` begins a field, and the next lines continue its
/// value. A key is a word in lowercase, and iOS versions can follow it. A key can be repeated.
///
/// ``Catalog`` lists the keys of each kind of entry. A test reads all entries and rejects other keys, missing keys, and
/// references to rules, callbacks, samples, and sections of Evidence that don't exist.
package struct Entry: Sendable {
    /// A key of an entry with its value.
    package struct Field: Sendable {
        package let key: String
        /// The iOS versions that the value holds for, or nil for all.
        package let versions: ClosedRange<Int>?
        package fileprivate(set) var value: String
    }

    /// The name of the fact, which is unique among the entries of a kind.
    package let id: String
    /// The text after the ID, or an empty string.
    package private(set) var title: String
    package private(set) var fields: [Field] = []

    /// Returns the value of a key, or an empty string if the entry doesn't have the key.
    package subscript(key: String) -> String { text(key) ?? "" }

    /// Returns the value of a key, or nil if the entry doesn't have the key.
    package func text(_ key: String) -> String? { fields.first { $0.key == key }?.value }

    /// Returns the values of a key that can be repeated.
    package func values(_ key: String) -> [String] { fields.filter { $0.key == key }.map(\.value) }

    /// Returns the parts of a value between separators, without blanks around them.
    package func items(_ key: String, separator: Character = "|") -> [String] {
        self[key].split(separator: separator).map { item in
            let end = item.last == " " ? item.dropLast() : item
            return String(end.first == " " ? end.dropFirst() : end)
        }
    }
}

extension Entry {
    /// Returns the entries in a text, in order.
    package static func entries(_ text: String) -> [Entry] {
        var entries: [Entry] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if line.utf8.first == UInt8(ascii: "#") {
                entries.append(Entry(heading: line.dropFirst(2)))
            } else if entries.isEmpty {
                entries.append(Entry(id: "", title: String(line)))
            } else {
                entries[entries.count - 1].add(line)
            }
        }
        return entries
    }

    private init(heading: Substring) {
        let end = Entry.separator(in: heading) ?? heading.endIndex
        self.init(id: String(heading[..<end]), title: String(heading[end...].dropFirst(2)))
    }

    private mutating func add(_ line: Substring) {
        if let field = Field(line) {
            fields.append(field)
        } else if fields.isEmpty {
            title += " " + line
        } else {
            fields[fields.count - 1].value += " " + line
        }
    }

    /// Returns the position of the first colon that a blank follows.
    fileprivate static func separator(in line: Substring) -> Substring.Index? {
        let bytes = line.utf8
        return bytes.indices.first { position in
            guard bytes[position] == UInt8(ascii: ":") else { return false }
            let next = bytes.index(after: position)
            return next < bytes.endIndex && bytes[next] == UInt8(ascii: " ")
        }
    }
}

extension Entry.Field {
    /// Reads the line that begins a field, or returns nil for a line that continues a value.
    fileprivate init?(_ line: Substring) {
        guard let separator = Entry.separator(in: line) else { return nil }
        let name = line.utf8[..<separator]
        let key = name.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        guard !key.isEmpty else { return nil }
        versions = Entry.Field.versions(Substring(name[key.endIndex...].dropFirst()))
        guard key.endIndex == separator || versions != nil else { return nil }
        self.key = String(Substring(key))
        value = String(line[separator...].dropFirst(2))
    }

    /// Returns the versions in a text such as `5-12`, or `13-` for a range without an end.
    private static func versions(_ text: Substring) -> ClosedRange<Int>? {
        let limits = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(Substring.init)
        guard limits.count == 2, let first = Int(limits[0]) else { return nil }
        let last = limits[1].isEmpty ? Int.max : Int(limits[1]) ?? 0
        return first <= last ? first...last : nil
    }
}
