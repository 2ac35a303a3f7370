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

    /// One sentence for who does not see the drawing: its title, and what its description says first beyond that.
    var words: String {
        let title = picture.title
        // A title begins with the kind of drawing, as 'States: '; descriptions begin with what comes after it.
        let subject =
            title.firstIndex(of: ":").map { title[title.index(after: $0)...].drop { $0 == " " } } ?? title[...]
        var text = picture.description.split(whereSeparator: \.isNewline).joined(separator: " ")[...]
        if text.hasPrefix(subject) { text = text.dropFirst(subject.count).drop { ",.: ".contains($0) } }
        let sentence = Drawing.firstSentence(of: text)
        return sentence.isEmpty ? title : "\(title): \(sentence)"
    }

    private static func firstSentence(of text: Substring) -> String {
        var sentence = ""
        for character in text {
            if character == " ", sentence.last.map(".!?".contains) == true { break }
            sentence.append(character)
        }
        return sentence
    }
}

extension String {
    /// The text as an image's description in Markdown.
    var inMarkdown: String {
        reduce(into: "") { text, character in
            if "\\[]<>`*_".contains(character) { text.append("\\") }
            text.append(character.isNewline ? " " : character)
        }
    }

    /// The text as the value of an attribute in HTML.
    var inAttribute: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(character.isNewline ? " " : character)
            }
        }
    }
}
