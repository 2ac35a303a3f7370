import LifecycleLogs
import LifecycleModel
import Yams

extension Reader {
    /// The reader for scenarios in YAML. See the Scenario Language article.
    public static let scenario = Reader(
        name: "scenario", summary: "a scenario in YAML", fileExtensions: ["yaml", "yml"],
        recognizes: { source in
            source.bytes.withUnsafeBufferPointer { bytes in
                let keys: [StaticString] = ["title:", "controllers:", "steps:", "ios:"]
                // The first key is near the beginning. Any number of controllers can precede the next key.
                let head = UnsafeBufferPointer(rebasing: bytes.prefix(20_000))
                guard keys.contains(where: head.beginsLine) else { return false }
                let whole = UnsafeBufferPointer(rebasing: bytes.prefix(Limit.scenarioBytes.value))
                return keys.filter(whole.beginsLine).count >= 2
            }
        },
        read: { source, options throws(ReadError) in
            do throws(ReadError) { return .scenario(try ScenarioDecoder.scenario(from: source, options)) } catch {
                guard let cause = ScenarioDecoder.fullWidthColon(in: source) else { throw error }
                throw ReadError((error.diagnostics + [cause]).sorted { $0.location < $1.location })
            }
        })
}

extension ScenarioDecoder {
    /// Reads a scenario. Throws ``ReadError`` with one error if the file can't be read as a single YAML document, or
    /// with all errors in the scenario if it has errors.
    static func scenario(from source: InputSource, _ options: Reader.Options) throws(ReadError) -> Scenario {
        let root = try compose(source)
        let decoder = ScenarioDecoder(file: source.name, options: options)
        let scenario = decoder.decode(root)
        guard decoder.diagnostics.isEmpty else {
            throw ReadError(decoder.diagnostics.sorted { $0.location < $1.location })
        }
        return scenario
    }

    /// Returns the error for the first key with a full-width colon, as input methods for Chinese and Japanese type it, or
    /// nil. Such a key causes other errors, also in other lines.
    static func fullWidthColon(in source: InputSource) -> Diagnostic? {
        for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let match = line.prefixMatch(of: /[ \-{]*[A-Za-z]\w*：/) else { continue }
            return .unreadable(
                "the full-width colon '：' can't follow a key; write ':' and a space", in: source.name, line: index + 1,
                column: match.output.count)
        }
        return nil
    }

    private static func compose(_ source: InputSource) throws(ReadError) -> Node {
        func refuse(_ message: String, line: Int? = nil, column: Int? = nil) -> ReadError {
            ReadError(file: source.name, line: line, column: column, message: message)
        }
        if let refusal = BinaryFormat.refusal(of: source) { throw refusal }
        if Limit.scenarioBytes.isExceeded(by: source.bytes.count) { throw refuse(Limit.scenarioBytes.refusal) }
        if let location = source.invalidText {
            let message = "the text is not valid UTF-8; save the file as UTF-8"
            throw refuse(message, line: location.line, column: location.column)
        }
        let text = source.text
        do {
            // The resolver reads every scalar as text, because resolving tags would compile and run regular
            // expressions. The encoding is set, because Yams would otherwise read an environment variable. The parser
            // must outlive the search for anchors, because nodes refer to their anchors weakly.
            let parser = try Yams.Parser(yaml: text, resolver: .basic, encoding: .utf8)
            guard let root = try parser.nextRoot() else {
                throw refuse("the file is empty or contains only comments; add 'controllers' and 'steps'")
            }
            let problem = withExtendedLifetime(parser) { firstProblem(in: root, level: 1) }
            if let (message, mark) = problem { throw refuse(message, line: mark?.line, column: mark?.column) }
            if let second = try parser.nextRoot() {
                throw refuse(
                    "a file can contain only one scenario, but a second YAML document begins here; move it to another file",
                    line: second.mark?.line,
                    column: second.mark?.column)
            }
            return root
        } catch let error as ReadError {
            throw error
        } catch {
            guard let error = error as? YamlError else { throw refuse("\(error)") }
            if let conflict = source.conflict { throw conflict }
            let message = error.isTooDeep ? Limit.scenarioNesting.refusal : error.sentence
            throw refuse(message, line: error.mark?.line, column: error.mark?.column)
        }
    }

    /// Returns a problem for the first anchor, or for the first list or mapping that is nested too deeply, or returns
    /// nil.
    ///
    /// In the tree of nodes, an alias is a copy of its node with the same anchor. The search stops at the first
    /// anchor, so it never visits the copies, whose number can grow exponentially.
    private static func firstProblem(in node: Node, level: Int) -> (message: String, mark: Mark?)? {
        if let anchor = node.anchor {
            return (
                "anchors such as '&\(anchor.rawValue)' are not supported; repeat the value", node.mark
            )
        }
        if node.scalar != nil { return nil }
        if Limit.scenarioNesting.isExceeded(by: level) { return (Limit.scenarioNesting.refusal, node.mark) }
        let children: [Node] =
            switch node {
            case .sequence(let elements): Array(elements)
            case .mapping(let entries): entries.flatMap { [$0.key, $0.value] }
            case .scalar, .alias: []
            }
        for child in children {
            if let problem = firstProblem(in: child, level: level + 1) { return problem }
        }
        return nil
    }
}

extension YamlError {
    /// Whether lists and mappings exceed libyaml's limit of 1,000 levels.
    package var isTooDeep: Bool {
        if case .parser(_, let problem, _, _) = self {
            problem.hasPrefix("Maximum nesting level reached")
        } else {
            false
        }
    }

    /// The location of the error, or nil.
    package var mark: Mark? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
        case .duplicatedKeysInMapping(_, let context): context.mark
        default: nil
        }
    }

    /// The message for the error.
    package var sentence: String {
        if isTooDeep { return "lists and mappings are nested too deeply; reduce the nesting" }
        return switch self {
        case .scanner(let context, let problem, let mark, let text),
            .parser(let context, let problem, let mark, let text),
            .composer(let context, let problem, let mark, let text):
            YAMLSyntaxError(problem, at: mark, context, in: text).sentence
        case .reader(let problem, _, let value, _):
            "invalid YAML: \(problem)" + (value > 0 ? " (value \(value))" : "")
        case .duplicatedKeysInMapping(let keys, _) where keys.count == 1:
            "the key '\(keys[0])' occurs more than once in the same mapping; keep one"
        case .duplicatedKeysInMapping(let keys, _):
            "the keys \(keys.sorted().map { "'\($0)'" }.joined(separator: " and ")) occur more than once in the same "
                + "mapping; keep one of each"
        default: "invalid YAML"
        }
    }
}
