import Graphviz

/// The installed fonts, according to fontconfig. Pango draws text in PNG and PDF files with these fonts.
enum Fontconfig {
    /// Whether Pango finds fonts with fontconfig. On macOS, it uses Core Text.
    static let isUsed: Bool = {
        #if os(macOS)
        false
        #else
        true
        #endif
    }()

    /// Returns the family and the file of the installed font that Pango uses for a list of font families. Both are
    /// empty strings if no font is installed. Returns nil if fontconfig's `fc-match` is not installed or fails.
    static func match(_ font: Font) -> (family: String, file: String)? {
        // Passing the list of families to the shell is safe, because no part of the list comes from a user.
        let pattern = font.isBold ? font.families + ":bold" : font.families
        guard let output = output("fc-match", "-f '%{family}\\n%{file}\\n' '\(pattern)'") else { return nil }
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return (lines.first ?? "", lines.dropFirst().first ?? "")
    }

    /// The characters that at least one installed font contains, as ranges of code points, or nil if fontconfig's
    /// `fc-list` is not installed or fails.
    private static let characters: [ClosedRange<UInt32>]? = {
        guard let output = output("fc-list", "-f '%{charset}\\n'") else { return nil }
        return Set(output.split { $0 == " " || $0 == "\n" }).compactMap { word in
            let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
            return ends.first.map { $0...max($0, ends[ends.count - 1]) }
        }
    }()

    /// Returns the letters and emoji in a text that no installed font contains, without repetitions. Returns an empty
    /// array if the installed fonts are unknown, or Pango doesn't find them with fontconfig.
    static func missingCharacters(in text: String) -> [Unicode.Scalar] {
        let used = Set(text.unicodeScalars.lazy.filter { $0.value > 0xFF })
        guard isUsed, !used.isEmpty, let characters else { return [] }
        return used.filter { scalar in
            guard scalar.properties.isAlphabetic || scalar.properties.isEmojiPresentation else { return false }
            return !characters.contains { $0.contains(scalar.value) }
        }.sorted()
    }

    /// Returns what a command prints, or nil if the command is not installed or fails.
    private static func output(_ program: String, _ arguments: String) -> String? {
        let command = "command -v \(program) >/dev/null 2>&1 && \(program) \(arguments) 2>/dev/null"
        guard let stream = popen(command, "r") else { return nil }
        var bytes: [UInt8] = []
        while case let byte = fgetc(stream), byte >= 0 { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return pclose(stream) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
