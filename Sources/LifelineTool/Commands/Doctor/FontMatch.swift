import Graphviz

/// The installed font that Pango uses for a list of font families, according to fontconfig.
struct FontMatch {
    /// The family of the font, or an empty string if no font is installed.
    let family: String
    /// The path of the font file, or an empty string if no font is installed.
    let file: String

    /// Finds the font with fontconfig's `fc-match`. Returns nil if `fc-match` is not installed or fails.
    init?(_ font: Font) {
        // Passing the list of families to the shell is safe, because no part of the list comes from a user.
        let isBold = font.rawValue.hasSuffix(" Bold")
        let pattern = isBold ? font.rawValue.dropLast(" Bold".count) + ":bold" : Substring(font.rawValue)
        let command =
            "command -v fc-match >/dev/null 2>&1 && fc-match -f '%{family}\\n%{file}\\n' '\(pattern)' 2>/dev/null"
        guard let stream = popen(command, "r") else { return nil }
        var bytes: [UInt8] = []
        while case let byte = fgetc(stream), byte >= 0 { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        // The command also fails if fc-match is not installed.
        guard pclose(stream) == 0 else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        family = lines.first.map(String.init) ?? ""
        file = lines.dropFirst().first.map(String.init) ?? ""
    }
}
