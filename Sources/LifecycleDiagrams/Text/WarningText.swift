/// UIKit's messages as text for a drawing.
enum WarningText {
    /// Returns a message without escapes of JSON, and without the call stack after its reason.
    static func readable(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result += ["n": "\n", "t": " ", "\"": "\"", "/": "/"][character] ?? "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        if isEscaped { result += "\\" }
        let stack = result.firstRange(of: "*** First throw call stack") ?? result.firstRange(of: /\(?\s*\n\s*0\s/)
        let lines = result[..<(stack?.lowerBound ?? result.endIndex)].split(separator: "\n")
        return lines.map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
