import LifecycleModel

/// A line of a dump with an object that can be a controller.
struct DumpLine {
    /// The object as a node without descendants.
    var node: HierarchyDump.Node
    /// The number of marks, such as `|` or `+`, before the object. Unless marks are missing, this is the object's
    /// depth.
    var marks = 0
    /// Whether the last mark is a `+`, which precedes a presented controller.
    var isPresented = false
    /// The length of the indentation and marks before the object, which shows the depth if marks are missing.
    var column = 0
    /// The column of the object, from 1, after escapes and markup are removed. If the line was split into parts, the
    /// column counts from the start of the object's part.
    private(set) var objectColumn = 1
    /// The part of ``column`` up to the last mark and the space after it, or 0 for a line without marks.
    var markColumn = 0
    /// Whether `state:` follows the object.
    var hasState = false
    /// Whether Chisel printed the line, such as `<C: 0x…; view = <V; 0x…>; frame = …>`.
    var isChisel = false
    /// Whether no words follow the object.
    var isPlain = false
    /// The text after the object, which the next line may continue.
    private var rest = Scalars()

    /// Returns the lines of `bytes` with objects that can be controllers. Joins wrapped lines, and splits text that has
    /// lost its line breaks. Reads only the first 16,384 bytes of each line.
    static func all(in bytes: ArraySlice<UInt8>) -> [DumpLine] {
        var found: [DumpLine] = []
        for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            for part in line.split(separator: 0x0D) {
                // A controller's line contains `<`, or `&` as in `&lt;`. Other lines can only continue a line that
                // was found.
                guard part.contains(0x3C) || part.contains(0x26) || !found.isEmpty else { continue }
                for text in text(of: part).splitAtEscapedBreaks().flatMap(splitAtMarks) {
                    if let last = found.indices.last, found[last].continues(in: text) { continue }
                    if let line = DumpLine(text, number: number + 1) { found.append(line) }
                }
            }
        }
        // A responder chain leads from a controller to the application. A hierarchy contains only controllers.
        if found.contains(where: { !$0.hasState && $0.marks > 0 && $0.isResponder }) { return [] }
        return found.isEmpty ? tree(in: bytes) : found
    }

    private var isResponder: Bool {
        ["UIWindow", "Application", "UIWindowScene", "AppDelegate"].contains(where: node.className.hasSuffix)
    }

    /// Returns the text of a line. The mark `*M` in the output of Chisel's `pvc`, which precedes a presented controller,
    /// becomes `+`.
    private static func text(of line: ArraySlice<UInt8>) -> Scalars {
        var text = LineCleaner.scalars(line.prefix(16_384))
        if let mark = text.range(of: "*M <"), text[..<mark.lowerBound].allSatisfy(isMarkOrBlank) {
            text.replaceSubrange(mark.lowerBound..<mark.lowerBound + 2, with: [" ", "+"])
        }
        return text
    }

    /// Returns the first consecutive lines that contain only class names and marks, such as `   | HomeVC`, if one of
    /// them has a mark. The lines before the tree's root don't count.
    private static func tree(in bytes: ArraySlice<UInt8>) -> [DumpLine] {
        var tree: [DumpLine] = []
        for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let node = line.count < 200 ? DumpLine(name: LineCleaner.scalars(line), number: number + 1) : nil
            if let node, node.marks > 0 ? !tree.isEmpty : ControllerName.isClass(node.node.className.lowercased()) {
                tree.append(node)
            } else if tree.contains(where: { $0.marks > 0 }) {
                break
            } else {
                tree = []
            }
        }
        return tree.contains { $0.marks > 0 } ? tree : []
    }

    /// Reads a class name after marks, or returns nil if the line contains other text.
    private init?(name line: Scalars, number: Int) {
        var text = line.first == "`" ? line.dropFirst() : line
        while let last = text.last, last.isBlank || last == "\r" || last == "`" { text.removeLast() }
        let name = Scalars(text.reversed().prefix { $0.isASCIIWord || $0 == "." }.reversed())
        let marks = text.dropLast(name.count)
        guard name.first?.isCapital == true, marks.allSatisfy(DumpLine.isMarkOrBlank) else { return nil }
        node = HierarchyDump.Node(className: name.string, line: number)
        isPlain = true
        measure(marks)
        objectColumn = marks.count + 1
    }

    /// Splits text that has lost its line breaks. Each part except the first begins with the marks of a controller.
    private static func splitAtMarks(_ text: Scalars) -> [Scalars] {
        var lines: [Scalars] = []
        var (start, end) = (text.startIndex, text.startIndex)
        var (hasObject, hasMark) = (false, false)
        for (index, scalar) in zip(text.indices, text) {
            if isMarkOrBlank(scalar) {
                hasMark = hasMark || !scalar.isBlank
                continue
            }
            if scalar == "<", hasMark, hasObject {
                lines.append(text[start..<end])
                (start, hasObject) = (end, false)
            }
            if scalar == ">" { hasObject = true }
            (end, hasMark) = (index + 1, false)
        }
        return lines + [text[start...]]
    }

    private init?(_ text: Scalars, number: Int) {
        guard let (inside, open, end) = DumpLine.object(in: text) else { return nil }
        guard let object = ObjectDescription(inside: inside.prefix { $0 != ";" }) else { return nil }
        node = HierarchyDump.Node(className: object.className, line: number)
        node.address = object.address
        rest = text[end...]
        measure(text[..<open])
        objectColumn = open - text.startIndex + 1
        if inside.hasSuffix("; view not loaded") {
            isChisel = true
            node.viewLoaded = false
        } else if inside.contains(";") {
            guard let view = inside.range(of: "view = <") else { return nil }
            isChisel = true
            readView(inside[(view.upperBound - 1)...])
        }
        readRest()
        isPlain = rest.trimming { !$0.isWord }.isEmpty
        guard hasState || isChisel || node.viewLoaded != nil || isPlain && (marks > 0 || isBare(text[..<open])) else {
            return nil
        }
    }

    /// Returns the first object in the line: the text in its brackets, and its position.
    ///
    /// Returns nil if the line contains no object. Also returns nil if 400 or more characters other than marks and
    /// blanks precede the object, because such a line is not part of a dump.
    private static func object(in text: Scalars) -> (inside: Scalars, open: Int, end: Int)? {
        var other = 0
        for open in text.indices {
            if !isMarkOrBlank(text[open]) { other += 1 }
            if other > 400 { return nil }
            guard text[open] == "<" else { continue }
            guard let next = text.dropFirst(open - text.startIndex + 1).first, next.isWord,
                let end = text.end(ofBracketAt: open)
            else { continue }
            return (text[(open + 1)..<(end - 1)], open, end)
        }
        return nil
    }

    private static func isMarkOrBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isBlank || scalar == "|" || scalar == "+" || scalar == "│" || scalar == "¦"
    }

    private func isBare(_ before: Scalars) -> Bool { !before.contains { $0.isWord } }

    // MARK: Depth

    /// Counts the marks before the object, and measures the indentation. Ignores text that a tool or a quotation
    /// adds.
    private mutating func measure(_ before: Scalars) {
        let own = before.reversed().prefix(while: DumpLine.isMarkOrBlank).reversed()
        let start = before.endIndex - own.count
        let wrapper = before[..<start]
        column = own.count + (wrapper.allSatisfy(\.isBlank) ? wrapper.count : 0)
        for index in start..<before.endIndex where !before[index].isBlank {
            marks += 1
            isPresented = before[index] == "+"
            markColumn = index - start + 2
        }
    }

    // MARK: Text after the object

    private mutating func readRest() {
        if let range = rest.range(of: "state:") {
            let word = Cursor(rest: rest[range.upperBound...].drop(while: \.isBlank)).rest.prefix(while: \.isWord)
            node.state = AppearanceState(rawValue: word.lowercase)
            hasState = true
        }
        if let range = rest.range(of: "view:") { readView(rest[range.upperBound...]) }
        if let range = rest.range(of: "presented with:") {
            node.presentedWith = DumpLine.object(in: rest[range.upperBound...]).flatMap {
                ObjectDescription(inside: $0.inside)?.className
            }
        }
    }

    private mutating func readView(_ text: Scalars) {
        let own = text.range(of: "presented with").map { text[..<$0.lowerBound] } ?? text
        if own.holds("not loaded") || own.trimmed.hasPrefix("(null)") || own.trimmed.hasPrefix("nil") {
            node.viewLoaded = false
        } else if let (inside, _, _) = DumpLine.object(in: own),
            let view = ObjectDescription(inside: inside.headOfView)
        {
            node.view = view.className
            node.viewAddress = view.address
            node.viewLoaded = true
            if !isChisel { node.inWindow = !own.holds("not in the window") }
        }
    }

    /// Appends `text` to this line if `text` continues the line. Returns whether the text was appended.
    private mutating func continues(in text: Scalars) -> Bool {
        let start = text.trimmed
        let end = rest.trimmed
        let isCut = [",", "state:", "view:", "with:"].contains { end.hasSuffix($0) }
        let heads = [
            "state:", "view:", "presented with:", "not in the window", "(view not loaded)", ", ", "with:", "window",
        ]
        guard isCut && start.first != "+" && start.first != "|" || heads.contains(where: { start.hasPrefix($0) }) else {
            return false
        }
        rest = (Array(rest) + [" "] + Array(start))[...]
        readRest()
        isPlain = false
        return true
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// The text up to and including the address, such as `V; 0x…` (Chisel), or `V: 0x…` of `V: 0x…; frame = …`. If
    /// there is no address, the whole text.
    fileprivate var headOfView: Scalars {
        guard let address = range(of: "0x") else { return self }
        return self[..<self[address.upperBound...].prefix(while: \.isHexDigit).endIndex]
    }
}
