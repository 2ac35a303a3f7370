import LifecycleModel

/// A remark after the callback that the line reports, usually about other callbacks.
enum Remark {
    private static let openings: Set<String> = [
        "old", "was", "were", "not", "no", "former", "previously", "instead", "see", "cf", "then", "now", "expected",
        "expecting",
        "missing",
    ]

    /// Returns the start of a remark that names callbacks or follows the arrow `←`, or nil if the line contains no such
    /// remark. Examples of remarks are `// [old viewWillDisappear]`, `(was viewDidLoad)`, and
    /// `- will call viewDidAppear next`.
    static func start(in message: Scalars, _ mentions: [CallbackMention]) -> Int? {
        if let arrow = arrow(in: message, mentions) { return arrow }
        guard mentions.count > 1 else { return nil }
        if let bracket = bracket(in: message, mentions) { return bracket }
        for index in mentions.indices.dropFirst() {
            let between = message[mentions[index - 1].range.upperBound..<mentions[index].range.lowerBound]
            if let brace = between.firstIndex(of: "{"), between[(brace + 1)...].trimmed.first == "\"" { return brace }
            if let comment = between.range(of: "//") { return comment.lowerBound }
            if let sign = between.range(of: " # ") { return sign.lowerBound }
            if let open = between.lastIndex(where: { $0 == "(" || $0 == "[" }), opens(between[(open + 1)...]) {
                return open
            }
            let text = between.trimmed
            let isParted = text.first.map { "-–—;".unicodeScalars.contains($0) } ?? false
            if isParted, text.dropFirst().first?.isBlank == true, opens(text.dropFirst()) { return text.startIndex }
        }
        return nil
    }

    /// Returns the position of an arrow `←` after a callback that a word precedes, such as its controller's name, as in
    /// `A: viewWillAppear ← not viewDidLoad`.
    private static func arrow(in message: Scalars, _ mentions: [CallbackMention]) -> Int? {
        guard let first = mentions.first, message[..<first.range.lowerBound].contains(where: \.isWord) else {
            return nil
        }
        return message[first.range.upperBound...].range(of: "←")?.lowerBound
    }

    /// Returns the position of a bracket after a callback with its controller's class, as in
    /// `HomeVC viewWillAppear [then NextVC viewDidLoad]`.
    private static func bracket(in message: Scalars, _ mentions: [CallbackMention]) -> Int? {
        let words = message[..<mentions[0].range.lowerBound].split { !$0.isWord }
        let between = message[mentions[0].range.upperBound..<mentions[1].range.lowerBound]
        guard between.first?.isBlank == true, let first = between.trimmed.first, first == "[" || first == "(",
            words.contains(where: { ControllerName.isClass($0.lowercase) })
        else { return nil }
        return between.firstIndex(of: first)
    }

    /// Returns whether the text introduces a callback that the line doesn't report.
    private static func opens(_ text: Scalars) -> Bool {
        text.split { !$0.isWord }.contains { word in
            let lower = word.lowercase
            return openings.contains(lower) || LogWords.prose.contains(lower)
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    /// Whether the text begins with an arrow to the next callback in a chain.
    var leadsOn: Bool { ["→", "->", "=>", "⇒"].contains { hasPrefix($0) } }
}
