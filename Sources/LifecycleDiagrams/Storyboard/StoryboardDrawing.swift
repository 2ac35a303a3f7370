import Graphviz
import LifecycleModel

/// A drawing of a storyboard or xib, in the layout that the options select.
struct StoryboardDrawing {
    let storyboard: Storyboard
    let options: DiagramOptions
    let map: StoryboardModel
    /// The text after the file name: the platform, the counts, and the effects of options.
    private(set) var remark: String

    /// Creates a drawing. `remark` replaces the platform and the counts.
    init(_ storyboard: Storyboard, _ options: DiagramOptions, remark text: String? = nil) {
        self.storyboard = storyboard
        self.options = options
        var map = StoryboardModel(storyboard, options)
        remark = text ?? StoryboardDrawing.remark(storyboard, options)
        let all = options.storyboard.together ? options.storyboard.storyboards.storyboards : []
        if text == nil, all.count > 1 { remark = StoryboardDrawing.remark(all, options) }
        if options.storyboard.collapses, options.storyboard.grouping == .scene { map.collapse() }
        map.group(by: options.storyboard.grouping, name: storyboard.name)
        if options.storyboard.grouping != .scene {
            remark +=
                " · "
                + options[options.storyboard.grouping == .flow ? "one card for each flow" : "one card for each file"]
        }
        let others = map.cards.count { $0.kind == .reference }
        if others > 0 { remark += " · " + options.count(others, "other storyboard") }
        if let word = options.storyboard.focus {
            if map.focus(on: word, depth: options.storyboard.depth) {
                remark += " · " + options["\(map.cards.count) shown around \(word), \(map.hidden) hidden"]
            } else {
                remark += " · " + options["no scene has the name \(word)"]
            }
        }
        self.map = map
    }

    func picture() -> Picture {
        var picture = drawn
        picture.textRenderings["text"] = { [map, title] in PlainText.storyboard(map, title: title) }
        picture.textRenderings["mermaid"] = { [map, title] in Mermaid.storyboard(map, title: title) }
        return picture
    }

    private var drawn: Picture {
        switch options.storyboard.layout {
        case .canvas where map.cards.contains { $0.position != nil }: return StoryboardCanvas(self).picture()
        case .tree, .canvas: return StoryboardTree(self).picture()
        case .dot:
            guard map.cards.count <= StoryboardDrawing.cardLimit || options.width == nil else {
                return StoryboardTree(self).picture()
            }
            let graph = StoryboardGraph(self, .down)
            guard let width = options.width else { return graph.picture() }
            guard graph.length <= StoryboardDrawing.lengthLimit else { return StoryboardTree(self).picture() }
            return .first(
                of: [
                    graph.picture(), StoryboardGraph(self, .right).picture(),
                    StoryboardTree(self).picture(),
                ], atMost: width * StoryboardTheme.label.size / 9)
        }
    }

    /// The number of cards above which a graph doesn't fit a page.
    private static let cardLimit = 100
    /// The length of all links above which the layout of a graph takes longer than everything else.
    private static let lengthLimit = 300

    /// The text above the drawing.
    var heading: String { options.title ?? folderName ?? fileName }

    /// The storyboards of a drawing of several files, or an empty array.
    private var files: [Storyboard] {
        let all = options.storyboard.together ? options.storyboard.storyboards.storyboards : []
        return all.count > 1 ? all : []
    }

    /// The name of the folder that contains all files of the drawing, or nil for a drawing of one file.
    private var folderName: String? {
        guard let first = files.first else { return nil }
        let folders = files.map { $0.file.split(separator: "/").dropLast() }
        let shared = first.file.split(separator: "/").indices.prefix { index in
            folders.allSatisfy { $0.indices.contains(index) && $0[index] == folders[0][index] }
        }
        return shared.last.map { String(folders[0][$0]) } ?? options["Storyboards"]
    }

    /// The drawing's title.
    var title: String {
        if let title = options.title { return title }
        let others = files.filter { $0.file != storyboard.file }.map(\.name)
        if storyboard.isCode { return options["Screens: \(storyboard.name)"] }
        return others.isEmpty
            ? options["Storyboard: \(storyboard.name)"]
            : options["Storyboards: \(([storyboard.name] + others).joined(separator: options[", "]))"]
    }

    /// A summary of the drawing's content in one sentence.
    var summary: String {
        options["\(folderName ?? fileName): \(remark.replacing(" · ", with: options[", "]))."]
    }

    /// The drawing as text, with the cards followed by the segues.
    var description: String {
        var lines = [options["\(folderName ?? fileName), \(remark)."]]
        lines += map.cards.map { card in
            card.sentence + (card.isInitial ? options[" Initial."] : "")
                + (card.isUnreachable ? options[" Unreachable."] : "")
        }
        for link in map.links { lines += link.sentences.map { options["\($0)."] } }
        return lines.joined(separator: "\n")
    }

    /// The file name with its extension and without its folder.
    var fileName: String { storyboard.file.split(separator: "/").last.map(String.init) ?? storyboard.file }

    /// Returns the relative URL of the drawing for a card's file, or nil in each of these cases:
    ///
    /// - The file is unknown, is the drawing's own file, or has no drawing.
    /// - `options.file` is nil, or `stems` doesn't contain the drawing's own file.
    /// - The drawing shows the scenes of all files, and doesn't combine the scenes of each file into one card.
    func link(of card: StoryboardModel.Card) -> String? {
        let stems = options.storyboard.stems
        let isElsewhere = !options.storyboard.together || options.storyboard.grouping == .file
        guard isElsewhere, options.file != nil, let file = card.file, file != storyboard.file, let target = stems[file],
            let own = stems[storyboard.file]
        else { return nil }
        var (from, to) = (own.split(separator: "/").dropLast()[...], target.split(separator: "/")[...])
        while to.count > 1, let first = from.first, first == to.first {
            (from, to) = (from.dropFirst(), to.dropFirst())
        }
        let path = (from.map { _ in ".." } + to).joined(separator: "/")
        return "\(path).\(Diagram.storyboard.name)\(options.fileEnding)"
    }

    /// The kinds of segues in the drawing, in the order of the legend.
    var works: [Storyboard.Segue.Work] {
        Storyboard.Segue.Work.allCases.filter { work in map.links.contains { $0.work == work } }
    }

    /// Returns the platforms and the counts of several files.
    private static func remark(_ files: [Storyboard], _ options: DiagramOptions) -> String {
        let platforms = files.map { $0.platform?.rawValue ?? $0.targetRuntime ?? options["unknown platform"] }
        let names = platforms.enumerated().filter { !platforms[..<$0.offset].contains($0.element) }.map(\.element)
        return [
            names.joined(separator: options[", "]), options.count(files.count, "file"),
            options.count(files.reduce(0) { $0 + $1.scenes.count }, "scene"),
            options.count(files.reduce(0) { $0 + $1.segues.count }, "segue"),
        ].joined(separator: " · ")
    }

    private static func remark(_ storyboard: Storyboard, _ options: DiagramOptions) -> String {
        let platform = storyboard.platform?.rawValue ?? storyboard.targetRuntime ?? options["unknown platform"]
        let parts: [String?]
        if storyboard.isCode {
            let calls = storyboard.segues.count { $0.isCode }
            let segues = storyboard.segues.count - calls
            parts = [
                options.count(storyboard.controllers.count, "screen"),
                options["\(options.count(calls, "call")) in code"], segues > 0 ? options.count(segues, "segue") : nil,
            ]
        } else if storyboard.isXib {
            parts = [
                platform, options.count(storyboard.controllers.count, "controller"),
                storyboard.owner.map { options["owner \($0.className)"] },
            ]
        } else {
            parts = [
                platform, options.count(storyboard.scenes.count, "scene"),
                options.count(storyboard.segues.count, "segue"),
            ]
        }
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
