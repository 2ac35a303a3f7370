import LifecycleModel

/// The user's patterns and regular expressions for logs in other formats. If no pattern matches a line, the regular
/// expressions are applied, and the message forms find the values for which no regular expression is given.
struct LogPatterns {
    private let controller: Regex<AnyRegexOutput>?
    private let callback: Regex<AnyRegexOutput>?
    private let lines: [LogPattern]

    /// Whether a pattern or regular expression is given. If so, the parser doesn't filter the lines.
    var isGiven: Bool { controller != nil || callback != nil || !lines.isEmpty }

    /// Compiles the regular expressions in the options. Throws ``ReadError`` if one is invalid or contains none of its
    /// named groups.
    init(_ options: Reader.Options, file: String) throws(ReadError) {
        controller = try LogPatterns.compile(
            options.controllerPattern, "controller", groups: ["class", "address"], file)
        callback = try LogPatterns.compile(options.callbackPattern, "callback", groups: ["callback"], file)
        lines = options.logPatterns
    }

    private static func compile(
        _ pattern: String?, _ option: String, groups: [String], _ file: String
    ) throws(ReadError) -> Regex<AnyRegexOutput>? {
        guard let pattern else { return nil }
        let regex: Regex<AnyRegexOutput>
        do { regex = try Regex(pattern) } catch {
            throw ReadError(file: file, message: "the pattern '\(pattern)' is not a valid regular expression: \(error)")
        }
        guard groups.contains(where: { pattern.contains("?<\($0)>") || pattern.contains("?P<\($0)>") }) else {
            let named = groups.map { "(?<\($0)>…)" }.joined(separator: " or ")
            throw ReadError(file: file, message: "the \(option) pattern '\(pattern)' requires the named group \(named)")
        }
        return regex
    }

    /// Returns the first pattern that finds a known callback in the line, and the sighting of the callback, or nil if
    /// no pattern finds one.
    func match(_ line: Scalars) -> (pattern: LogPattern, sighting: Sighting)? {
        for pattern in lines {
            guard let values = pattern.match(line.prefix(4096)), let word = values[.callback],
                let callback = LogPatterns.callback(word.string)
            else { continue }
            let name = values[.controller].map { $0.split(separator: ".").last ?? $0 }
            return (pattern, Sighting(callback, name: name?.string, address: values[.address]?.string))
        }
        return nil
    }

    /// Returns the callbacks that a message reports. Patterns take precedence over regular expressions, and both take
    /// precedence over the message forms. If no pattern matches, and one of the regular expressions doesn't match or
    /// doesn't find a known callback, returns no callbacks. `line` is the message with its prefix.
    func sightings(
        in message: Scalars, mentions: [CallbackMention], line: Scalars, prefix: LinePrefix, context: LogContext
    ) -> [Sighting] {
        if let match = match(line) { return [match.sighting] }
        let own = MessageReader.sightings(in: message, mentions: mentions, prefix: prefix, context: context)
        guard controller != nil || callback != nil else { return own }
        let text = message.prefix(8192).string
        var found: [Sighting]
        if let callback {
            guard let match = try? callback.firstMatch(in: text), let word = LogPatterns.group("callback", match),
                let named = LogPatterns.callback(word)
            else { return [] }
            found = [Sighting(named)]
            if controller == nil {
                found[0].name = own.first?.name
                found[0].address = own.first?.address
            }
        } else {
            found = own
            if found.isEmpty, let mention = mentions.first {
                found = [Sighting(mention.callback)]
            }
        }
        guard let controller else { return found }
        guard let match = try? controller.firstMatch(in: text) else { return [] }
        for index in found.indices {
            found[index].name = LogPatterns.group("class", match) ?? found[index].name
            found[index].address = LogPatterns.group("address", match) ?? found[index].address
        }
        return found
    }

    private static func group(_ name: String, _ match: Regex<AnyRegexOutput>.Match) -> String? {
        match.output.first { $0.name == name }?.substring.map(String.init)
    }

    /// Returns the callback that a word names in any recognized spelling, or nil if the word doesn't name a callback.
    private static func callback(_ word: String) -> Callback? {
        Callback.named(word).first ?? CallbackMention.all(in: Array(word.unicodeScalars)[...]).first?.callback
    }
}
