import Graphviz

extension Drawing {
    /// The drawing under a name that is unique in a catalogue, where folders do not count: `guide-push-pop-timeline.svg`.
    ///
    /// A catalogue takes what follows a dot for an ending; that a file is a scenario, `push.lifeline.yaml`, need not be said.
    var renamed: Drawing {
        let ending = "." + format.name
        let parts = name.dropLast(name.hasSuffix(ending) ? ending.count : 0).split(separator: ".")
        let stem = parts.enumerated().filter { $0.offset == 0 || $0.element != "lifeline" }.map(\.element)
        let flat = String(stem.joined(separator: "-").map { $0 == "/" || $0 == " " ? "-" : $0 })
        return Drawing(name: flat + ending, picture: picture, format: format, scale: scale)
    }

    /// A few sentences for who does not see the drawing: its title, and what its description says first beyond that.
    var words: String {
        let title = picture.title
        // A title begins with the kind of drawing, as 'States: '; descriptions begin with what comes after it.
        let subject =
            title.firstIndex(of: ":").map { title[title.index(after: $0)...].drop { $0 == " " } } ?? title[...]
        var sentences = picture.description.split(whereSeparator: \.isNewline)
        if let first = sentences.first, first.hasPrefix(subject) {
            sentences[0] = first.dropFirst(subject.count).drop { ",.: ".contains($0) }
        }
        var text = title
        for sentence in sentences where !sentence.isEmpty {
            let longer = text + (text == title ? ": " : " ") + sentence
            if text != title && longer.count > Drawing.wordsLimit { return text }
            text = longer
        }
        return text
    }

    /// How many characters of a description stand beside an image: screen readers read them without a pause.
    private static let wordsLimit = 280
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
