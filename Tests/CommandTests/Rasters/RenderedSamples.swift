import Foundation
import Testing

/// All drawings of the samples, rendered once for all tests.
struct RenderedSamples {
    /// Drawings with both color schemes, as SVG and DOT.
    static let auto = Result { try RenderedSamples(["--set", "theme=auto", "--format", "svg,dot"]) }
    /// Drawings for light and for dark pages, as SVG.
    static let pairs = Result { try RenderedSamples(["--set", "theme=pair", "--format", "svg"]) }

    private let folder: URL
    /// The names of the drawings, sorted, without their file extensions.
    let names: [String]

    /// Renders the samples with options of `render`.
    init(_ options: [String]) throws {
        let samples = Program.package.appending(path: "samples").path
        let program = try Program()
        let result = try program(["render", samples, "-o", "out"] + options)
        try #require(result.status == 0, "\(result.errors)")
        folder = program.folder.appending(path: "out")
        names = Set(program.names(in: "out").compactMap(RenderedSamples.stem)).sorted()
        try #require(names.count > 200)
    }

    /// Returns the name of a drawing without its file extension, or nil for a folder.
    private static func stem(_ file: String) -> String? {
        for format in ["svg", "pdf", "png", "dot"] where file.hasSuffix("." + format) {
            return String(file.dropLast(format.count + 1))
        }
        return nil
    }

    /// Returns the kind of a drawing, such as `timeline` for `tabs/select.timeline-2~dark`.
    static func kind(of name: String) -> String {
        String((name.split(separator: ".").last ?? "").prefix { $0.isLetter })
    }

    /// Returns one of every `count` drawings of each kind, and at least one drawing of each kind.
    func sample(of count: Int) -> [String] {
        Dictionary(grouping: names, by: RenderedSamples.kind).values.flatMap { names in
            names.enumerated().filter { $0.offset.isMultiple(of: count) }.map(\.element)
        }.sorted()
    }

    /// Returns the path of a drawing in a format.
    func path(_ name: String, _ format: String) -> String { folder.appending(path: "\(name).\(format)").path }

    /// Returns the SVG of a drawing.
    func svg(_ name: String) throws -> String { try String(contentsOfFile: path(name, "svg"), encoding: .utf8) }
}
