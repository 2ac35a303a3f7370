/// Makes of libgvc's SVG the one that leaves the house.
///
/// Title, description, role and digest come in, and a style sheet for light and dark; the generator's comment and the
/// document type go out, so that the drawing may stand inside another page. Ids begin with the drawing's name, the names
/// of nodes give way to their titles, and only known elements and attributes pass.
public struct SVGDocument {
    let picture: Picture
    let dot: DOT
    /// What every id begins with.
    let prefix: String

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
    func rewriting(_ drawn: UnsafeRawBufferPointer) throws -> [UInt8] {
        var document = try SVGPass(drawn, for: self).rewritten()
        SVGDocument.seal(&document)
        return document
    }

    /// Writes the root's start tag, with the sizes that libgvc gave it, and what stands before the drawing.
    func writeHead(sizes: String, to output: inout [UInt8]) {
        output.append(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" id="\(prefix)" \
            class="lifeline" role="img" aria-labelledby="\(prefix)-title \(prefix)-desc"\(sizes) \
            font-family="\(SVGStyle.sans)">
            <title id="\(prefix)-title">
            """)
        output.append(escaping: picture.title)
        output.append("</title>\n<desc id=\"\(prefix)-desc\">")
        output.append(escaping: picture.description)
        output.append(
            """
            </desc>
            <metadata>lifeline:digest=\(picture.digest(of: dot)) \(SVGDocument.openSeal)</metadata>
            <style>
            \(SVGStyle(picture: picture, inks: dot.inks).text)</style>
            """)
    }
}

extension [UInt8] {
    /// Adds a text as XML may hold it.
    mutating func append(escaping text: String) {
        if DOT.isPlain(text) { return append(text) }
        for scalar in text.unicodeScalars {
            if let byte = DOT.plainByte(scalar) {
                append(byte)
                continue
            }
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\n": append(UInt8(ascii: "\n"))
            default: append(contentsOf: UTF8.encode(DOT.visible(scalar)) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
}
