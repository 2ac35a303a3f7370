/// Makes of libgvc's SVG the one that leaves the house.
///
/// Title, description, role and digest come in, and a style sheet for light and dark; the generator's comment and the
/// document type go out, so that the drawing may stand inside another page. Ids begin with the drawing's name, the names
/// of nodes give way to their titles, and only known elements and attributes pass.
public struct SVGDocument {
    private let picture: Picture
    private let dot: DOT
    private let prefix: String
    private var source: [UInt8] = []
    private var place = 0
    private var output: [UInt8] = []
    /// What is open, and whether its tags are written.
    private var open: [(name: ArraySlice<UInt8>, isKept: Bool)] = []
    /// The title of the group that was opened last.
    private var pendingTitle: String?

    init(_ picture: Picture, _ dot: DOT) {
        self.picture = picture
        self.dot = dot
        prefix = SVGDocument.identifier(picture.name)
    }

    /// The digest that an SVG of ours carries, or nil for any other text.
    public static func digest(in svg: [UInt8]) -> String? {
        guard let start = svg.place(of: "lifeline:digest=")?.upperBound else { return nil }
        let digits = svg[start...].prefix(32)
        return digits.count == 32 ? String(decoding: digits, as: UTF8.self) : nil
    }

    /// A name that may begin an id: letters, digits and hyphens, with a letter first.
    static func identifier(_ name: String) -> String {
        let plain = name.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            return isPlain ? Character(scalar) : "-"
        }
        let text = String(plain)
        return text.first?.isLetter == true ? text : "d" + text
    }

    /// The document made of `drawn`, which libgvc wrote.
    consuming func rewriting(_ drawn: [UInt8]) throws -> [UInt8] {
        source = drawn
        output.reserveCapacity(drawn.count + 4_000)
        guard let start = source.place(of: "<svg")?.lowerBound else { throw malformed("no root") }
        place = start
        while place < source.count { try step() }
        guard open.isEmpty else { throw malformed("an element stays open") }
        output.append(UInt8(ascii: "\n"))
        return SVGDocument.sealed(output)
    }

    // MARK: Scanning

    private mutating func step() throws {
        guard source[place] == UInt8(ascii: "<") else { return copyText() }
        if starts(with: "<!--") {
            place = try end(of: "-->", from: place)
            if place < source.count, source[place] == UInt8(ascii: "\n") { place += 1 }
        } else if starts(with: "</") {
            try closeElement()
        } else {
            try openElement()
        }
    }

    private mutating func copyText() {
        let next = source[place...].firstIndex(of: UInt8(ascii: "<")) ?? source.count
        if !open.isEmpty { output.append(contentsOf: source[place..<next]) }
        place = next
    }

    private mutating func closeElement() throws {
        let next = try end(of: ">", from: place)
        guard let element = open.popLast() else { throw malformed("an end without a start") }
        if element.isKept { output.append(contentsOf: source[place..<next]) }
        place = next
    }

    private mutating func openElement() throws {
        var tag = try SVGTag(source, from: place)
        place = tag.end
        guard let element = SVGTag.element(tag.name) else {
            throw malformed("the element '\(tag.nameText)'")
        }
        if element == .title { return try replaceTitle() }
        if element == .svg {
            output.append(contentsOf: head(of: tag).utf8)
            open.append((tag.name, true))
            return
        }
        let isKept = element != .a || tag.value(of: .link) != nil
        if element == .g { pendingTitle = title(of: tag) }
        if isKept { try write(&tag) }
        if !tag.isEmpty { open.append((tag.name, isKept)) }
    }

    /// Puts the readable title in the place of the name that libgvc wrote.
    private mutating func replaceTitle() throws {
        place = try end(of: "</title>", from: place)
        if place < source.count, source[place] == UInt8(ascii: "\n") { place += 1 }
        guard let title = pendingTitle else { return }
        output.append(contentsOf: "<title>\(SVGDocument.escaped(title))</title>\n".utf8)
        pendingTitle = nil
    }

    private func title(of tag: SVGTag) -> String? {
        guard let id = tag.value(of: .id), let kind = id.first, let number = Int(id.dropFirst()) else { return nil }
        let titles =
            switch kind {
            case "n": dot.titles.nodes
            case "e": dot.titles.edges
            default: dot.titles.clusters
            }
        return number < titles.count ? titles[number] : nil
    }

    // MARK: Writing

    private mutating func write(_ tag: inout SVGTag) throws {
        output.append(UInt8(ascii: "<"))
        output.append(contentsOf: tag.name)
        for attribute in tag.attributes {
            guard let name = SVGTag.attribute(attribute.name) else {
                throw malformed("the attribute '\(String(decoding: attribute.name, as: UTF8.self))'")
            }
            try write(name, attribute.value)
        }
        output.append(contentsOf: (tag.isEmpty ? "/>" : ">").utf8)
    }

    private mutating func write(_ name: SVGTag.Attribute, _ value: ArraySlice<UInt8>) throws {
        var text: String?
        switch name {
        case .id:
            let id = String(decoding: value, as: UTF8.self)
            guard !id.hasPrefix("a_"), !id.hasPrefix("graph") else { return }
            text = prefix + "-" + id
        case .space, .linkTitle, .target: return
        case .fontFamily:
            guard let family = SVGStyle.family(for: value) else { return }
            text = family
        case .fill, .stroke: if value.elementsEqual("transparent".utf8) { text = "none" }
        case .link:
            guard DOT.address(String(decoding: value, as: UTF8.self)) != nil else { throw malformed("a link") }
        default: break
        }
        output.append(UInt8(ascii: " "))
        output.append(contentsOf: name.rawValue.utf8)
        output.append(contentsOf: "=\"".utf8)
        if let text { output.append(contentsOf: text.utf8) } else { output.append(contentsOf: value) }
        output.append(UInt8(ascii: "\""))
    }

    /// The root's start tag and everything that stands before the drawing.
    private func head(of tag: SVGTag) -> String {
        func kept(_ name: SVGTag.Attribute) -> String {
            tag.value(of: name).map { " \(name.rawValue)=\"\($0)\"" } ?? ""
        }
        let style = SVGStyle(picture: picture, inks: dot.inks)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="\(prefix)" \
            class="lifeline" role="img" aria-labelledby="\(prefix)-title \(prefix)-desc"\(kept(.width))\
            \(kept(.height))\(kept(.viewBox)) font-family="\(SVGStyle.sans)">
            <title id="\(prefix)-title">\(SVGDocument.escaped(picture.title))</title>
            <desc id="\(prefix)-desc">\(SVGDocument.escaped(picture.description))</desc>
            <metadata>lifeline:digest=\(picture.digest(of: dot)) \(SVGDocument.openSeal)</metadata>
            <style>
            \(style.text)</style>
            """
    }

    /// A text as XML may hold it.
    static func escaped(_ text: String) -> String {
        if text.unicodeScalars.allSatisfy({ DOT.plainByte($0) != nil }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n": result.append(scalar)
            default: result.append(DOT.visible(scalar))
            }
        }
        return String(result)
    }

    // MARK: Helpers

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { source[place...].starts(with: $0) }
    }

    private func end(of text: StaticString, from start: Int) throws -> Int {
        guard let found = source.place(of: text, from: start) else { throw malformed("no '\(text)'") }
        return found.upperBound
    }

    private func malformed(_ what: String) -> GraphvizError { .malformedSVG(what) }
}
