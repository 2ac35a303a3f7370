/// The arguments of `embed` that a document remembers in a comment before its first marker, so that later calls don't need
/// them. The folder of the drawings and their theme follow from the document itself.
struct EmbedArguments {
    /// The first words of the comment.
    static let opening = ["<!--", "lifeline-embed:"]

    /// The folder with the inputs, or nil for the folder of the document.
    var from: String?
    /// The inputs that markers can name without a folder.
    var inputs: [String] = []
    /// The settings, such as `width=700`.
    var settings: [String] = []

    init(from: String? = nil, inputs: [String] = [], settings: [String] = []) {
        (self.from, self.inputs, self.settings) = (from, inputs, settings)
    }

    /// Reads the words of a comment. Ignores unknown words.
    init(_ words: ArraySlice<String>) {
        var words = words
        while let option = words.popFirst(), let value = words.popFirst() {
            switch option {
            case "--from": from = value
            case "--input": inputs.append(value)
            case "--set": settings.append(value)
            default: break
            }
        }
    }

    /// Returns the arguments with other values for those that `given` contains.
    func overridden(by given: EmbedArguments) -> EmbedArguments {
        let keys = given.settings.map(EmbedArguments.key)
        return EmbedArguments(
            from: given.from ?? from, inputs: given.inputs.isEmpty ? inputs : given.inputs,
            settings: settings.filter { !keys.contains(EmbedArguments.key($0)) } + given.settings)
    }

    private static func key(_ setting: String) -> Substring { setting.prefix { $0 != "=" } }

    /// Returns the arguments with paths relative to the working directory instead of the folder of a document.
    func resolved(from folder: String) -> EmbedArguments {
        moved { $0.utf8.first == UInt8(ascii: "/") || folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }

    /// Returns the arguments with paths relative to the folder of a document instead of the working directory.
    func relative(to folder: String) -> EmbedArguments {
        moved { String(Embedder.path(to: $0, from: folder).dropLast()) }
    }

    private func moved(_ path: (String) -> String) -> EmbedArguments {
        EmbedArguments(from: from.map(path), inputs: inputs.map(path), settings: settings)
    }

    /// The lines of the comment: none if there is nothing to remember.
    var lines: [String] {
        let options =
            ShellCommand.option("--from", from?.nilIfEmpty) + inputs.flatMap { ["--input", $0] }
            + settings.flatMap { ["--set", $0] }
        let words = options.map {
            $0.contains(where: { " \t\"'".contains($0) }) ? "\"\($0.replacing("\"", with: "\\\""))\"" : $0
        }
        return words.isEmpty ? [] : [(EmbedArguments.opening + words + ["-->"]).joined(separator: " ")]
    }
}
