/// One pass over libgvc's SVG, from its root to its end.
///
/// What stays as it is, nearly everything, is copied in long pieces: between what was copied and what was read lies
/// what will be copied with the next piece that changes.
struct SVGPass {
    /// What is needed of the drawing itself.
    private let document: SVGDocument
    private let source: UnsafeRawBufferPointer
    private var place = 0
    private var copied = 0
    private(set) var output: [UInt8] = []
    /// What is open, and whether its tags are written.
    private var open: [(element: SVGNames.Element, isKept: Bool)] = []
    /// The title of the group that was opened last.
    private var pendingTitle: String?

    init(_ source: UnsafeRawBufferPointer, for document: SVGDocument) {
        self.source = source
        self.document = document
    }

    /// The document that is made.
    consuming func rewritten() throws -> [UInt8] {
        output.reserveCapacity(source.count + source.count / 4 + 8_000)
        guard let start = source.place(of: "<svg")?.lowerBound else { throw malformed("no root") }
        (place, copied) = (start, start)
        while place < source.count { try step() }
        guard open.isEmpty else { throw malformed("an element stays open") }
        copy(to: place)
        output.append(UInt8(ascii: "\n"))
        return output
    }

    private mutating func step() throws {
        guard source[place] == UInt8(ascii: "<") else { return passText() }
        if source.holds("<!--", at: place) {
            let start = place
            place = try end(of: "-->", from: place)
            if place < source.count, source[place] == UInt8(ascii: "\n") { place += 1 }
            leaveOut(start..<place)
        } else if source.holds("</", at: place) {
            try closeElement()
        } else {
            try openElement()
        }
    }

    private mutating func passText() {
        let start = place
        place = source.end(before: UInt8(ascii: "<"), from: place)
        if open.isEmpty { leaveOut(start..<place) }
    }

    private mutating func closeElement() throws {
        let start = place
        place = try end(of: ">", from: place)
        guard let element = open.popLast() else { throw malformed("an end without a start") }
        if !element.isKept { leaveOut(start..<place) }
    }

    private mutating func openElement() throws {
        let start = place
        place += 1
        skipName()
        let name = UnsafeRawBufferPointer(rebasing: source[(start + 1)..<place])
        guard let element = SVGNames.element(name) else {
            throw malformed("the element '\(String(decoding: name, as: UTF8.self))'")
        }
        switch element {
        case .svg: try replaceRoot()
        case .title: try replaceTitle(from: start)
        case .a: try openLink(from: start)
        default:
            if element == .g { pendingTitle = nil }
            _ = try passAttributes(of: element)
        }
    }

    /// A link passes only where it leads somewhere: one that merely held a tooltip is left out.
    private mutating func openLink(from start: Int) throws {
        copy(to: start)
        let length = output.count
        let leads = try passAttributes(of: .a)
        if leads { return }
        output.removeLast(output.count - length)
        copied = place
        if open.last?.element == .a { open[open.count - 1].isKept = false }
    }

    /// Puts the readable title in the place of the name that libgvc wrote.
    private mutating func replaceTitle(from start: Int) throws {
        place = try end(of: "</title>", from: place)
        if place < source.count, source[place] == UInt8(ascii: "\n") { place += 1 }
        leaveOut(start..<place)
        guard let title = pendingTitle else { return }
        output.append("<title>")
        output.append(escaping: title)
        output.append("</title>\n")
        pendingTitle = nil
    }

    // MARK: Attributes

    /// Reads a tag to its end and opens its element; says whether it has a link.
    private mutating func passAttributes(of element: SVGNames.Element) throws -> Bool {
        var leads = false
        while let attribute = try nextAttribute() {
            guard let name = SVGNames.attribute(UnsafeRawBufferPointer(rebasing: source[attribute.name])) else {
                throw malformed("the attribute '\(String(decoding: source[attribute.name], as: UTF8.self))'")
            }
            if name == .link { leads = true }
            if name == .id, element == .g { pendingTitle = title(of: attribute.value) }
            try pass(name, attribute)
        }
        if try !endsTag() { open.append((element, true)) }
        return leads
    }

    /// The places of an attribute, with the blank before it.
    private typealias AttributePlaces = (start: Int, name: Range<Int>, value: Range<Int>)

    private mutating func nextAttribute() throws -> AttributePlaces? {
        let start = place
        while place < source.count, source[place] <= 0x20 { place += 1 }
        let nameStart = place
        skipName()
        if place == nameStart { return nil }
        if nameStart != start + 1 || source[start] != 0x20 {
            leaveOut(start..<nameStart)
            output.append(0x20)
        }
        let value = place + 2
        guard source.holds("=\"", at: place) else { throw malformed("an attribute without a value") }
        let name = nameStart..<place
        place = source.end(before: UInt8(ascii: "\""), from: value)
        guard place < source.count else { throw malformed("an attribute without a value") }
        place += 1
        return (start, name, value..<(place - 1))
    }

    /// Reads what ends a start tag; says whether the element ends with it.
    private mutating func endsTag() throws -> Bool {
        var start = place
        while start > copied, source[start - 1] <= 0x20 { start -= 1 }
        leaveOut(start..<place)
        let isEmpty = place < source.count && source[place] == UInt8(ascii: "/")
        if isEmpty { place += 1 }
        guard place < source.count, source[place] == UInt8(ascii: ">") else { throw malformed("a tag without an end") }
        place += 1
        return isEmpty
    }

    private mutating func pass(_ name: SVGNames.Attribute, _ places: AttributePlaces) throws {
        let value = UnsafeRawBufferPointer(rebasing: source[places.value])
        switch name {
        case .id where value.holds("a_", at: 0) || value.holds("graph", at: 0), .ornament:
            leaveOut(places.start..<place)
        case .id:
            copy(to: places.value.lowerBound)
            output.append(document.prefix)
            output.append(UInt8(ascii: "-"))
        case .fontFamily:
            leaveOut(places.start..<place)
            guard let family = SVGStyle.family(for: value) else { return }
            output.append(" font-family=\"\(family)\"")
        case .paint:
            guard value.count == 11, value.holds("transparent", at: 0) else { return }
            leaveOut(places.value)
            output.append("none")
        case .link:
            guard DOT.address(String(decoding: value, as: UTF8.self)) != nil else { throw malformed("a link") }
        case .plain, .size: break
        }
    }

    /// The title of the node, edge or cluster with an id as ``DOT`` gives them.
    private func title(of id: Range<Int>) -> String? {
        var number = 0
        for byte in source[id].dropFirst() {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), number < 1 << 40 else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        guard id.count > 1 else { return nil }
        let titles =
            switch source[id.lowerBound] {
            case UInt8(ascii: "n"): document.dot.titles.nodes
            case UInt8(ascii: "e"): document.dot.titles.edges
            default: document.dot.titles.clusters
            }
        return number < titles.count ? titles[number] : nil
    }

    /// Puts our root's start tag, and everything that stands before the drawing, in the place of libgvc's.
    private mutating func replaceRoot() throws {
        guard open.isEmpty else { throw malformed("a drawing within the drawing") }
        var sizes: [String] = []
        while let attribute = try nextAttribute() {
            guard case .size = SVGNames.attribute(UnsafeRawBufferPointer(rebasing: source[attribute.name])) else {
                continue
            }
            let (start, end) = (attribute.name.lowerBound, attribute.value.upperBound)
            sizes.append(" " + String(decoding: source[start...end], as: UTF8.self))
        }
        if try !endsTag() { open.append((.svg, true)) }
        output.removeAll(keepingCapacity: true)
        copied = place
        document.writeHead(sizes: sizes.joined(), to: &output)
    }

    // MARK: Copying

    /// Copies everything before `end` that was neither copied nor left out.
    private mutating func copy(to end: Int) {
        if end > copied { output.append(contentsOf: UnsafeRawBufferPointer(rebasing: source[copied..<end])) }
        copied = max(copied, end)
    }

    private mutating func leaveOut(_ range: Range<Int>) {
        copy(to: range.lowerBound)
        copied = max(copied, range.upperBound)
    }

    private mutating func skipName() {
        while place < source.count, SVGPass.isName(source[place]) { place += 1 }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func end(of text: StaticString, from start: Int) throws -> Int {
        guard let found = source.place(of: text, from: start) else { throw malformed("no '\(text)'") }
        return found.upperBound
    }

    private func malformed(_ what: String) -> GraphvizError { .malformedSVG(what) }
}
