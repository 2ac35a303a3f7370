/// A drawing as an SVG: what stands in it beside the shapes.
///
/// It has a title, a description, a role and a digest, and a style sheet for light and dark; it has no document type, so
/// that it may stand inside another page. Ids begin with the drawing's name.
public struct SVGDocument {
    let picture: Picture
    let contents: GraphContents
    /// What every id begins with.
    let prefix: String

    init(_ picture: Picture, _ contents: GraphContents) {
        self.picture = picture
        self.contents = contents
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

    /// Writes what stands before the drawing.
    func writeHead(to output: inout ByteBuffer) {
        output.append("<title id=\"\(prefix)-title\">")
        output.append(escaping: picture.title)
        output.append("</title>\n<desc id=\"\(prefix)-desc\">")
        output.append(escaping: picture.description)
        output.append(
            """
            </desc>
            <metadata>lifeline:digest=\(picture.digest(of: contents)) \(SVGDocument.openSeal)</metadata>
            <style>
            \(SVGStyle(picture: picture, inks: contents.inks).text)</style>

            """)
    }
}
