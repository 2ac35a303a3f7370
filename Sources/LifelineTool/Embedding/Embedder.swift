import Graphviz
import LifecycleDiagrams
import LifecycleModel
import LifecycleReaders
import Lifeline

/// A generator of the text between the markers in a Markdown file.
struct Embedder {
    /// The lines between two markers, and the drawings that the lines refer to.
    struct Result {
        let lines: [String]
        let drawings: [Drawing]
    }

    /// What ``embed(in:)`` returns.
    struct Results {
        /// The folder of the drawings.
        let folder: String
        /// The comment that remembers the arguments, or an empty array for a document with neither drawings nor such a
        /// comment, or without arguments.
        let remembered: [String]
        /// An element for each pair of markers.
        let sections: [Result]
    }

    let file: String
    /// The arguments of the call, with those that the document remembers.
    let arguments: EmbedArguments
    /// The files that markers can name.
    let bounds: FileBounds
    /// The folder that contains the inputs.
    private var inputs: String { arguments.from ?? Path.parent(file) }
    /// The folder for drawings, or nil for the folder of the drawings that the document contains.
    let output: String?
    let isCatalog: Bool
    let settings: Settings

    /// Returns the text for each pair of markers, and the folder of the drawings. Throws ``ReadError`` with the first
    /// error of each invalid marker or input.
    func embed(in markdown: EmbeddedMarkdown) throws -> Results {
        var diagnostics: [Diagnostic] = []
        var scenarios = Input.scenarios(in: file)[...]
        let contents = markdown.sections.compactMap { section -> Content? in
            let message: String
            let scenario = section.scenario == nil ? nil : scenarios.popFirst()
            do { return try content(of: section, scenario) } catch let error as ReadError {
                let first = error.diagnostics.first
                let location = first?.location
                let detail =
                    location?.file == file ? "" : "'\(location?.file ?? ""):\(location?.line ?? 1)': "
                message = detail + (first?.message ?? "the input can't be read")
            } catch { message = (error as? Files.Failure).map { "'\($0.path)': \($0.message)" } ?? "\(error)" }
            diagnostics.append(.unreadable(message, in: file, line: section.line, column: 1))
            return nil
        }
        if !diagnostics.isEmpty { throw ReadError(diagnostics) }
        let folder = try output ?? folder(of: contents, in: markdown) ?? Embedder.standardOutput
        // A document with nothing but lists has nothing to remember.
        var remembersArguments = !markdown.comments.isEmpty
        let sections = try zip(markdown.sections, contents).map { section, content in
            var (lines, shown) = ([String](), [Drawing]())
            switch content {
            case .list(let list): lines = list
            case .drawings(let drawings, let alternativeText):
                do { lines = try references(to: drawings, alternativeText, in: folder) } catch {
                    let message = Console.diagnostics(of: error, for: file)[0].message
                    throw ReadError(file: file, line: section.line, column: 1, message: message)
                }
                remembersArguments = true
                shown = drawings.filter { !$0.isText }
            }
            return Result(lines: lines.map { $0.isEmpty ? $0 : section.indentation + $0 }, drawings: shown)
        }
        let remembered = remembersArguments ? arguments.relative(to: Path.parent(file)).lines : []
        return Results(folder: folder, remembered: remembered, sections: sections)
    }

    private static let standardOutput = "output"

    /// Returns the folder of the first drawing that the document contains, or nil if it contains none. Throws
    /// ``ReadError`` for a folder outside the document's folder, because only the command line may name such a folder.
    private func folder(of contents: [Content], in markdown: EmbeddedMarkdown) throws -> String? {
        for case (let section, .drawings(let drawings, _)) in zip(markdown.sections, contents) {
            let stem = String(drawings[0].name.prefix { $0 != "." })
            guard let folder = markdown.folder(of: stem, in: section), !folder.contains("://") else { continue }
            let parent = Path.parent(file)
            let isAbsolute = folder.utf8.first == UInt8(ascii: "/")
            let path = Embedder.path(to: parent.isEmpty || isAbsolute ? folder : "\(parent)/\(folder)", from: "")
            let goal = path.isEmpty ? "." : String(path.dropLast())
            // The nearest folder that exists, which can be a symbolic link.
            let existing = Path.ancestry(goal).first { Files.kind($0) != .nothing } ?? "."
            let isInside = FileBounds([parent.isEmpty ? "." : parent]).contain(existing)
            guard goal == Embedder.standardOutput || isInside && !isAbsolute else {
                throw ReadError(
                    file: file, line: section.line, column: 1,
                    message: "the drawings are in the folder '\(folder)', which is outside the folder of the document; "
                        + "name it with -o \(goal)")
            }
            return goal
        }
        return nil
    }

    /// The content of a section.
    private enum Content {
        case list([String])
        case drawings([Drawing], alternativeText: String?)
    }

    /// Returns the content of a section. If the document contains the section's scenario, `scenario` is the input.
    private func content(of section: EmbeddedMarkdown.Section, _ scenario: Input?) throws -> Content {
        if let list = EmbeddedList.all.first(where: { [$0.name] == section.words }) { return .list(list.lines()) }
        let isPoster = section.words.first == Diagram.poster.name
        guard section.words.count >= 2 || isPoster else {
            let lists = EmbeddedList.all.map(\.name).joined(separator: ", ")
            throw refusal(
                "a marker requires an input and a diagram, such as '<!-- lifeline: guide/push-pop timeline -->', or "
                    + "the name of a list: \(lists)")
        }
        if let message = section.emptyValue { throw refusal(message) }
        let name = section.words[0]
        var settings = settings
        if isCatalog { settings.style = settings.style.forCatalog }
        let wanted = try EmbeddedDrawing(section.words.dropFirst(isPoster ? 0 : 1), settings, file: file)
        let folder = inputs.isEmpty ? name : "\(inputs)/\(name)"
        let drawn =
            if isPoster { try wanted.drawings(of: .none(ios: nil)) } else if Files.kind(folder) == .folder {
                try wanted.sheet(
                    of: Inputs([folder], excluding: settings.excluded).found.map {
                        try requireInside($0.path)
                        return try $0.load(settings.readerOptions)
                    }, name)
            } else { try wanted.drawings(of: (scenario ?? input(name)).load(settings.readerOptions)) }
        let drawings = drawn.map { isCatalog ? $0.renamed : $0 }
        if drawings.isEmpty {
            throw refusal("'\(name)' has nothing to show in the diagram '\(wanted.kind)'; choose another diagram")
        }
        return .drawings(drawings, alternativeText: wanted.alternativeText)
    }

    private func refusal(_ message: String) -> ReadError { ReadError(file: file, message: message) }

    /// Returns the input with this name. The name may omit the file extension.
    private func input(_ name: String) throws -> Input {
        // A build that can't read Swift code says so.
        let extensions = Reader.all.flatMap(\.fileExtensions) + ["swift"]
        let endings = extensions.flatMap { [".\($0)", ".lifeline.\($0)"] }
        let candidates = [name] + endings.map { name + $0 }
        let extra = arguments.inputs.first { extra in candidates.contains { ("/" + extra).hasSuffix("/" + $0) } }
        if let extra {
            try requireInside(extra)
            return Input(path: extra, stem: Path.withoutExtension(Path.name(extra)))
        }
        let folder = inputs.isEmpty ? "" : inputs + "/"
        if name == "above" {
            throw refusal("the input 'above' requires a code block with a scenario before the marker")
        }
        guard let found = candidates.first(where: { Files.kind(folder + $0) == .file }) else {
            throw refusal(
                "there is no input file '\(folder + name)'; correct the marker, or name another folder with --from")
        }
        try requireInside(folder + found)
        // A name with '..' must not lead out of the folder for drawings.
        let parts = Path.components(Path.withoutExtension(found)).filter { $0 != ".." && $0 != "." }
        return Input(path: folder + found, stem: parts.joined(separator: "/"))
    }

    /// Throws ``ReadError`` if a file is outside the folders that markers can name.
    private func requireInside(_ path: String) throws {
        guard !bounds.contain(path) else { return }
        throw refusal(
            "the input '\(path)' is outside the repository or the folder of the document; name its folder with --from, "
                + "or the file with --input")
    }

    // MARK: References

    /// Returns the lines that show drawings: images for SVG and PNG files, links to other files, tables, and code blocks
    /// for other text formats. Throws `GraphvizError`.
    private func references(to drawings: [Drawing], _ alternativeText: String?, in folder: String) throws -> [String] {
        let names = Set(drawings.map(\.name))
        let bright = drawings.filter { !$0.name.contains("~dark.") }
        return try (bright.isEmpty ? drawings : bright).enumerated().flatMap { index, drawing -> [String] in
            let alternativeText = alternativeText ?? drawing.makeAlternativeText()
            let dark = String(drawing.name.dropLast(drawing.format.name.count + 1)) + "~dark.\(drawing.format.name)"
            let lines =
                if drawing.isText { try codeBlock(drawing) } else if drawing.format.name == Format.pdf.name {
                    ["[\(alternativeText.inMarkdown)](\(address(of: drawing, in: folder)))"]
                } else {
                    reference(
                        to: drawing, dark: names.contains(dark) ? dark : nil, alternativeText, in: folder)
                }
            return index == 0 ? lines : [""] + lines
        }
    }

    private func codeBlock(_ drawing: Drawing) throws -> [String] {
        let text = String(decoding: try Lifeline().render(drawing), as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let content = lines.last == "" ? lines.dropLast() : lines[...]
        let isMarkup = [Format.markdown.name, Format.html.name].contains(drawing.format.name)
        return isMarkup ? Array(content) : ["```\(drawing.format.name)"] + content + ["```"]
    }

    /// The address of a drawing for Markdown, in which a URL with a space or a parenthesis requires angle brackets.
    private func address(of drawing: Drawing, in folder: String) -> String {
        let path = Embedder.path(to: folder, from: Path.parent(file)) + drawing.name
        return path.contains { " ()".contains($0) } ? "<\(path)>" : path
    }

    private func reference(
        to drawing: Drawing, dark: String?, _ alternativeText: String, in folder: String
    ) -> [String] {
        if isCatalog { return ["![\(alternativeText.inMarkdown)](\(drawing.name.dropLast(4)))"] }
        guard let dark else {
            return ["![\(alternativeText.inMarkdown)](\(address(of: drawing, in: folder)))"]
        }
        let folder = Embedder.path(to: folder, from: Path.parent(file))
        let image = folder + drawing.name
        // In srcset, a space ends the address.
        let source = (folder + dark).replacing(" ", with: "%20")
        return [
            "<picture>", "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(source.inAttribute)\">",
            "  <img alt=\"\(alternativeText.inAttribute)\" src=\"\(image.inAttribute)\">", "</picture>",
        ]
    }

    /// Returns the relative path from the folder `start` to the folder `goal`. The path has a trailing slash, unless it
    /// is empty.
    static func path(to goal: String, from start: String) -> String {
        let (goal, start) = (absolute(goal), absolute(start))
        let common = zip(goal, start).prefix { $0 == $1 }.count
        let way = start.dropFirst(common).map { _ in ".." } + goal.dropFirst(common)
        return way.map { $0 + "/" }.joined()
    }

    private static func absolute(_ path: String) -> [String] {
        var base = ""
        if path.utf8.first != UInt8(ascii: "/"), let buffer = getcwd(nil, 0) {
            base = String(cString: buffer)
            free(buffer)
        }
        return Path.components(base + "/" + path).reduce(into: []) { parts, part in
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
    }
}

extension Drawing {
    /// Whether a document contains the drawing as text, not as an image or a link.
    fileprivate var isText: Bool { format.isTextRendering || format.name == Format.dot.name }
}
