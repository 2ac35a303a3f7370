import Graphviz
import Lifeline

extension Drawing {
    /// The drawing under a name that is unique in a catalog, where folders do not count: `guide-push-pop-timeline.svg`.
    ///
    /// A catalog takes what follows a dot for an ending; that a file is a scenario, `push.lifeline.yaml`, need not be said.
    var renamed: Drawing {
        let ending = "." + format.name
        let parts = name.dropLast(name.hasSuffix(ending) ? ending.count : 0).split(separator: ".")
        let stem = parts.enumerated().filter { $0.offset == 0 || $0.element != "lifeline" }.map(\.element)
        let flat = String(stem.joined(separator: "-").map { $0 == "/" || $0 == " " ? "-" : $0 })
        return Drawing(name: flat + ending, picture: picture, format: format, scale: scale)
    }

    /// The alternative text of an image of the drawing: its title, and a summary of what is shown.
    var alternativeText: String {
        let title = picture.title.last?.isPunctuation == true ? picture.title : picture.title + "."
        return picture.summary.isEmpty ? title : title + " " + picture.summary
    }
}

extension String {
    /// The text as an image's description in Markdown.
    var inMarkdown: String {
        Console.printable(inOneLine).unicodeScalars.reduce(into: "") { text, scalar in
            if "\\[]<>`*_".unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
    }

    /// The text as the value of an attribute in HTML.
    var inAttribute: String {
        inOneLine.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text with a blank for every end of a line. What is escaped in it is told by its scalars: with a mark that
    /// combines with it a quotation mark is another character, and ends an attribute all the same.
    private var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
