import Graphviz
import Lifeline

extension Drawing {
    /// The drawing with a name for a DocC catalog, such as `guide-push-pop-timeline.svg`. The name contains the folder,
    /// because files in different folders of a catalog must have different names.
    ///
    /// The name contains no dot except before its extension, because a catalog treats text after a dot as an extension.
    /// The names of the drawings of `push.lifeline.yaml` begin with `push-`.
    var renamed: Drawing {
        let ending = "." + format.name
        let parts = name.dropLast(name.hasSuffix(ending) ? ending.count : 0).split(separator: ".")
        let stem = parts.enumerated().filter { $0.offset == 0 || $0.element != "lifeline" }.map(\.element)
        let flat = String(stem.joined(separator: "-").map { $0 == "/" || $0 == " " ? "-" : $0 })
        return Drawing(name: flat + ending, picture: makePicture(), format: format, scale: scale)
    }

    func makeAlternativeText() -> String {
        let picture = makePicture()
        // A summary in Chinese or Japanese ends with a full stop that contains the space after it.
        let (stop, space) = picture.summary.hasSuffix("。") ? ("。", "") : (".", " ")
        let title = picture.title.last?.isPunctuation == true ? picture.title : picture.title + stop
        return picture.summary.isEmpty ? title : title + space + picture.summary
    }
}

extension String {
    /// The text as one line, escaped for Markdown.
    var inMarkdown: String {
        PrintableText.line(inOneLine).unicodeScalars.reduce(into: "") { text, scalar in
            if "\\[]<>`*_&".unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
    }

    /// The text as one line, escaped for the value of an HTML attribute in double quotation marks.
    var inAttribute: String { inOneLine.escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]) }

    private var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
