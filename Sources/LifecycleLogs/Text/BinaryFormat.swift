import LifecycleModel

package struct BinaryFormat: Sendable {
    private let description: String
    private let marks: [[UInt8]]
    private let offset: Int
    /// Whether ``remedy`` has a suggestion for standard input, whose name is `-`.
    private let hasPipeRemedy: Bool
    /// A function that returns the suggestion for a file with the given name.
    private let remedy: @Sendable (String) -> String

    private init(
        _ description: String, _ marks: [[UInt8]], at offset: Int = 0, hasPipeRemedy: Bool = false,
        remedy: @escaping @Sendable (String) -> String
    ) {
        (self.description, self.marks, self.offset) = (description, marks, offset)
        (self.hasPipeRemedy, self.remedy) = (hasPipeRemedy, remedy)
    }

    /// Returns the error for a file in one of these formats, or nil for other files.
    package static func refusal(of source: InputSource) -> ReadError? {
        guard let format = format(of: source.bytes) else { return nil }
        let isPipe = source.name == "-"
        let remedy =
            isPipe && !format.hasPipeRemedy
            ? "save it in a file, and pass the file to this command" : format.remedy(source.name)
        return ReadError(
            file: source.name, message: "the \(isPipe ? "input" : "file") \(format.description); \(remedy)")
    }

    /// Returns the format of the bytes, or nil for text and unknown formats.
    static func format(of bytes: [UInt8]) -> BinaryFormat? {
        all.first { format in format.marks.contains { bytes.dropFirst(format.offset).starts(with: $0) } }
    }

    private static var all: [BinaryFormat] { compressed + archives + compiled }

    // MARK: Formats

    private static let compressed = [
        packed("gzip", [[0x1F, 0x8B], [0x1F, 0x9D]]), packed("bzip2", [Array("BZh".utf8)]),
        packed("xz", [[0xFD, 0x37, 0x7A, 0x58, 0x5A]]), packed("zstd", [[0x28, 0xB5, 0x2F, 0xFD]]),
        packed("lz4", [[0x04, 0x22, 0x4D, 0x18], [0x02, 0x21, 0x4C, 0x18]]), packed("lzip", [Array("LZIP".utf8)]),
        BinaryFormat(
            "is compressed with Apple's LZFSE or LZ4",
            ["bvx1", "bvx2", "bvxn", "bvx-", "bv41", "bv4-"].map { Array($0.utf8) }
        ) {
            "unpack it first with 'compression_tool -decode -i \(quoted($0)) -o \(unpacked($0))' "
                + "(for LZ4, add '-a lz4')"
        },
    ]

    private static let archives = [
        BinaryFormat("is a zip archive", [Array("PK\u{3}\u{4}".utf8)]) { "unpack it first with 'unzip \(quoted($0))'" },
        BinaryFormat("is a 7z archive", [[0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]]) {
            "unpack it first with '7z x \(quoted($0))'"
        },
        BinaryFormat("is a tar archive", [Array("ustar".utf8)], at: 257) {
            "unpack it first with 'tar -xf \(quoted($0))'"
        },
        // The first chunk of a trace file is its header: tag 0x1000, subtag 0x11.
        BinaryFormat("is part of the unified log", [[0, 0x10, 0, 0, 0x11, 0, 0, 0]]) { name in
            guard let archive = logArchive(name) else {
                return "it can be read only in a log archive; on a Mac, collect one with "
                    + "'sudo log collect --output logs.logarchive', and export its text with "
                    + "'log show --archive logs.logarchive --info --debug > console.log'"
            }
            return "export its text on a Mac with 'log show --archive \(archive) --info --debug > console.log'"
        },
    ]

    private static let compiled = [
        BinaryFormat("is a compiled nib", [Array("NIBArchive".utf8)], hasPipeRemedy: true) { _ in
            "use the storyboard or xib that it was compiled from"
        },
        BinaryFormat("is a binary property list", [Array("bplist".utf8)]) { name in
            "print it with 'plutil -p \(quoted(name))'; for a compiled nib, use the storyboard or xib that it was compiled "
                + "from"
        },
    ]

    private static func packed(_ program: String, _ marks: [[UInt8]]) -> BinaryFormat {
        BinaryFormat("is compressed with \(program)", marks, hasPipeRemedy: true) { name in
            name == "-"
                ? "unpack it first; for example, put '\(program) -dc |' before this command"
                : "unpack it first with '\(program) -dc \(quoted(name)) > \(unpacked(name))'"
        }
    }

    // MARK: Names

    /// Returns the log archive that contains a trace file, for a shell, or nil. `log show` reads a trace file only as
    /// part of its archive.
    private static func logArchive(_ name: String) -> String? {
        let folders = name.split(separator: "/", omittingEmptySubsequences: false)
        let end = folders.firstIndex { $0.hasSuffix(".logarchive") }
        return end.map { quoted(folders[...$0].joined(separator: "/")) }
    }

    /// Returns the name of the unpacked file for a shell: `name` without the extension of a compression format or, for
    /// another extension, `name` with `.txt` added.
    private static func unpacked(_ name: String) -> String {
        let endings = ["gz", "Z", "bz2", "xz", "zst", "lz4", "lz", "lzfse"]
        let stem = endings.first { name.hasSuffix(".\($0)") }.map { name.dropLast($0.count + 1) }
        return quoted(stem.map(String.init) ?? name + ".txt")
    }

    /// Returns a word for a shell, in quotation marks and with escaped characters if necessary.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789._-/~+".unicodeScalars.contains($0)
        }
        if isPlain { return word }
        let escaped = word.map { #"\"$`"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return "\"\(escaped)\""
    }
}
