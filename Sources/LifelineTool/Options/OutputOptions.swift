import ArgumentParser
import Graphviz

/// The options for the drawings that `render` and `watch` write.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder for the drawings, file for a single drawing (such as push.svg), or - for standard output. The "
                + "extension of a file selects the format.",
            valueName: "path"), completion: .directory)
    var output = "output"
    @Option(help: .setting("formats", as: "formats"), completion: .setting("formats")) var format: String?
    @Flag(
        help: ArgumentHelp(
            "Remove SVGs that 'lifeline render' drew from inputs of the same type and that belong to none of the inputs, "
                + "and files with the same names in other formats, from the output folder. With --diagram, removes only "
                + "drawings of these diagrams. Has no effect after an error, or if the folder is a DocC catalog."))
    var prune = false

    /// The formats of the drawings according to `--format` or the extension of the output file, or nil if neither
    /// selects a format.
    var formats: [Format]? {
        var settings = Settings()
        try? GivenSetting("formats", format, by: "--format")?.apply(to: &settings)
        return settings.formats ?? fileFormat.map { [$0] }
    }

    /// The file for a single drawing, or nil if the output is a folder or standard output.
    var file: String? { fileFormat == nil ? nil : output }

    /// The format that matches the extension of the output path, or nil if no format matches or the path is a folder.
    private var fileFormat: Format? { Format.ofFile(output) }

    func validate() throws {
        try [GivenSetting("formats", format, by: "--format")].compactMap(\.self).validate()
        try OutputFolder.validate(output)
        try Format.validate(output)
        if prune, output == "-" { throw ValidationError("--prune can't be combined with '-o -'; name a folder") }
        if let fileFormat {
            if prune { throw ValidationError("--prune can't be combined with a file, '-o \(output)'; name a folder") }
            if let format, formats?.map(\.name) != [fileFormat.name] {
                throw ValidationError(
                    "--format \(format) can't be combined with '-o \(output)'; omit --format, or name a folder")
            }
        }
    }
}

extension Format {
    /// The extensions of pictures, documents, and diagrams that Lifeline can't write.
    private static let unsupported = [
        "bmp", "d2", "docx", "eps", "gif", "heic", "jpeg", "jpg", "json", "pptx", "ps", "puml", "svgz", "tif",
        "tiff", "webp",
    ]
    /// Other extensions of formats: the one that Mermaid's programs use, and usual ones for text.
    private static let aliases = ["mmd": "mermaid", "txt": "text", "md": "markdown", "htm": "html"]

    /// Returns the format that matches the extension of an output path, or nil if no format matches or the path is a
    /// folder.
    static func ofFile(_ output: String) -> Format? {
        let ending = Path.fileExtension(output)
        return Files.kind(output) == .folder ? nil : named(aliases[ending] ?? ending)
    }

    /// Throws `ValidationError` if an output path has the extension of another file format and is not a folder.
    static func validate(_ output: String) throws {
        guard unsupported.contains(Path.fileExtension(output)), Files.kind(output) != .folder else { return }
        throw ValidationError(
            "'-o \(output)': expected the extension of a format: " + all.map(\.name).joined(separator: ", "))
    }
}
