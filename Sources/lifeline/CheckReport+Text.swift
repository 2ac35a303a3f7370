import LifecycleModel

extension Complaint {
    /// The complaint for a terminal: the message, the line of the source with a caret, both orders side by side.
    var text: String {
        var place = Console.printable(file)
        if let line { place += ":\(line)" }
        if line != nil, let shownColumn { place += ":\(shownColumn)" }
        var text = "\(place): \(severity.rawValue): \(Console.printable(message)) [\(rule)]\n"
        if let sourceLine, let shownColumn { text += Complaint.excerpt(sourceLine, shownColumn) }
        return text + comparison
    }

    /// The line of the source, cut around the caret where it is very long.
    private static func excerpt(_ line: String, _ column: Int) -> String {
        let characters = Array(Console.printable(line))
        guard !characters.isEmpty, column <= characters.count else { return "" }
        let start = column > 100 ? column - 60 : 0
        let shown = String(characters[start..<min(characters.count, start + 140)])
        return "    \(shown)\n    \(String(repeating: " ", count: column - 1 - start))^\n"
    }

    /// Two orders side by side, with a mark where they first part.
    private var comparison: String {
        guard let parting else { return "" }
        let expected = self.expected.map(Console.printable)
        let actual = self.actual.map(Console.printable)
        let width = max(8, expected.map(\.count).max() ?? 0)
        func pad(_ text: String) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
        var lines = "      " + pad("expected") + "   actual\n"
        for index in 0..<max(expected.count, actual.count) {
            let left = index < expected.count ? expected[index] : "—"
            let right = index < actual.count ? actual[index] : "—"
            lines += (index == parting ? "    > " : "      ") + pad(left) + " | " + right + "\n"
        }
        return lines
    }

    /// The complaint as an annotation of a GitHub workflow.
    var annotation: String {
        let level = severity == .note ? "notice" : severity.rawValue
        var properties = ["file=\(Complaint.property(file))"]
        if let line { properties.append("line=\(line)") }
        if let shownColumn { properties.append("col=\(shownColumn)") }
        properties.append("title=\(Complaint.property(rule))")
        let parts = parting.map { index -> String in
            let wanted = index < expected.count ? expected[index] : "nothing more"
            let came = index < actual.count ? actual[index] : "nothing more"
            return "\nexpected \(wanted)\nactual   \(came)"
        }
        return "::\(level) \(properties.joined(separator: ","))::\(Complaint.data(message + (parts ?? "")))\n"
    }

    /// Escapes as workflow commands want them: https://github.com/actions/toolkit, command.ts.
    private static func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func property(_ text: String) -> String {
        data(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
