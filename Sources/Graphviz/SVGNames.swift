/// The elements and attributes that may pass from libgvc's SVG into ours, found by their bytes.
///
/// A long drawing has fifty thousand of them, so a name is compared with those of its length alone.
enum SVGNames {
    /// The elements that may pass.
    enum Element {
        case svg, g, title, a, text, shape
    }

    /// What becomes of an attribute that may pass; none that runs a script is among them.
    enum Attribute {
        /// It stays as it is.
        case plain
        /// The size of the root, which its new start tag keeps.
        case size
        case id, paint, link, fontFamily
        /// It goes out.
        case ornament
    }

    /// The element of that name, where it may pass.
    static func element(_ name: UnsafeRawBufferPointer) -> Element? {
        switch name.count {
        case 1: name[0] == UInt8(ascii: "g") ? .g : name[0] == UInt8(ascii: "a") ? .a : nil
        case 3: name.holds("svg", at: 0) ? .svg : nil
        case 4: name.holds("text", at: 0) ? .text : isOne(of: ["path", "rect", "line"], name) ? .shape : nil
        case 5: name.holds("title", at: 0) ? .title : nil
        case 6: isOne(of: ["circle"], name) ? .shape : nil
        case 7: isOne(of: ["polygon", "ellipse"], name) ? .shape : nil
        case 8: isOne(of: ["polyline"], name) ? .shape : nil
        default: nil
        }
    }

    /// What becomes of the attribute of that name; nil where it may not pass.
    static func attribute(_ name: UnsafeRawBufferPointer) -> Attribute? {
        switch name.count {
        case 1: isOne(of: ["x", "y", "d"], name) ? .plain : nil
        case 2: name.holds("id", at: 0) ? .id : isOne(of: ["cx", "cy", "rx", "ry"], name) ? .plain : nil
        case 4: name.holds("fill", at: 0) ? .paint : nil
        case 5: name.holds("width", at: 0) ? .size : name.holds("class", at: 0) ? .plain : nil
        case 6: sixLetters(name)
        case 7: name.holds("viewBox", at: 0) ? .size : nil
        default: longAttribute(name)
        }
    }

    private static func sixLetters(_ name: UnsafeRawBufferPointer) -> Attribute? {
        if name.holds("stroke", at: 0) { return .paint }
        if name.holds("points", at: 0) { return .plain }
        return name.holds("height", at: 0) ? .size : name.holds("target", at: 0) ? .ornament : nil
    }

    private static func longAttribute(_ name: UnsafeRawBufferPointer) -> Attribute? {
        switch name.count {
        case 9: name.holds("font-size", at: 0) || name.holds("transform", at: 0) ? .plain : ornament(name)
        case 10:
            name.holds("xlink:href", at: 0)
                ? .link : isOne(of: ["font-style", "textLength", "xlink:type"], name) ? .plain : nil
        case 11:
            name.holds("font-family", at: 0)
                ? .fontFamily : isOne(of: ["text-anchor", "font-weight"], name) ? .plain : ornament(name)
        default:
            isOne(
                of: [
                    "stroke-width", "stroke-dasharray", "stroke-opacity", "fill-opacity", "font-stretch",
                    "text-decoration", "baseline-shift",
                ], name) ? .plain : nil
        }
    }

    private static func ornament(_ name: UnsafeRawBufferPointer) -> Attribute? {
        isOne(of: ["xml:space", "xlink:title"], name) ? .ornament : nil
    }

    private static func isOne(of words: [StaticString], _ name: UnsafeRawBufferPointer) -> Bool {
        words.contains { $0.utf8CodeUnitCount == name.count && name.holds($0, at: 0) }
    }
}
