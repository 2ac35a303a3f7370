import LifecycleModel

/// The content of a storyboard drawing before its layout: cards, links, and groups by file.
struct StoryboardModel {
    /// The kind of a card.
    enum Kind: Hashable {
        case scene
        /// A controller in another file, or a reference to such a controller.
        case reference
        /// A missing controller to which a segue, a storyboard reference, or the document refers.
        case missing
        /// The menus of a Mac app, or a scene without a controller.
        case application
    }

    /// A card, which represents a controller, a reference, a missing controller, an application's menus, a scene
    /// without a controller, or several scenes.
    struct Card {
        var key: String
        var kind: Kind
        /// The text at the top, in bold.
        var name: String
        /// The lines below the name.
        var details: [String] = []
        /// The name of the file to which the card belongs, or an empty string for the drawing's own file.
        var group = ""
        /// The path of the storyboard that contains the controller, or nil if the card doesn't represent a controller
        /// in an input.
        var file: String?
        /// The second line of the cards that are combined with this card, if it represents a navigation controller.
        var remark = ""
        /// The storyboard identifier, or nil if the drawing shows no identifiers.
        var identifier: String?
        /// The mark in a drawing of a difference.
        var mark: StoryboardMarks.Mark?
        var isInitial = false
        var isUnreachable = false
        var position: Storyboard.Position?
        var line: Int
        /// The text for screen readers.
        var sentence: String
        /// The names that the setting `focus` accepts for the card, in addition to ``name``.
        var names: Set<String> = []
        /// The options with the language of the card. ``StoryboardModel/add(_:)-(Card)`` sets them.
        var options = DiagramOptions(name: "")
    }

    /// A link from one card to another, for one or more segues with the same kind and label.
    struct Link {
        var from: String
        var to: String
        var work: Storyboard.Segue.Work
        /// The label, such as `show`, `tab 2`, or `present (form sheet)`.
        var word: String
        /// Whether the link leads from a navigation controller to its root view controller.
        var isRoot = false
        var identifiers: [String] = []
        var count = 1
        var sentences: [String] = []
        /// The mark in a drawing of a difference.
        var mark: StoryboardMarks.Mark?
        /// The changed properties in a drawing of a difference.
        var details: [String] = []
        /// The locations of calls in Swift code, such as `line 36`.
        var locations: [String] = []

        /// The options with the language of the label.
        var options = DiagramOptions(name: "")

        /// The label in drawings.
        var label: String { lines.joined(separator: "\n") }

        /// The lines of the label: the word, and the identifiers.
        var lines: [String] {
            let shown = identifiers.prefix(4).map { "‘\($0)’".onOneLine(limit: 40) }
            let more = identifiers.count > 4 ? [options["and \(identifiers.count - 4) more"]] : []
            let sign = mark.map { "\($0.sign) " } ?? ""
            let words =
                [count > 1 ? "\(word) ×\(count)" : word] + locations.prefix(2) + (locations.count > 2 ? ["…"] : [])
            return [(sign + words.joined(separator: options[", "])).onOneLine(limit: 60)] + shown + more
                + details.map { $0.onOneLine(limit: 60) }
        }
    }

    let options: DiagramOptions
    var cards: [Card] = []
    var links: [Link] = []
    /// The number of cards that ``focus(on:depth:)`` removed.
    private(set) var hidden = 0
    private var indices: [String: Int] = [:]
    private var linkIndices: [LinkKey: Int] = [:]

    /// Creates an empty model with words in the language of the options.
    init(options: DiagramOptions) { self.options = options }

    /// The properties that links must share to be combined.
    private struct LinkKey: Hashable {
        let (from, to, word): (String, String, String)
        let work: Storyboard.Segue.Work
        let mark: StoryboardMarks.Mark?

        init(_ link: Link) {
            (from, to, word, work, mark) = (link.from, link.to, link.word, link.work, link.mark)
        }
    }

    subscript(_ key: String) -> Card? { indices[key].map { cards[$0] } }

    /// Adds a card unless a card with the same key exists.
    mutating func add(_ card: Card) {
        guard indices[card.key] == nil else { return }
        indices[card.key] = cards.count
        cards.append(card)
        cards[cards.count - 1].options = options
    }

    mutating func change(_ key: String, _ body: (inout Card) -> Void) {
        if let index = indices[key] { body(&cards[index]) }
    }

    /// Adds a link. Links from one card to another are combined if they have the same kind and label.
    mutating func add(_ link: Link) {
        let same = linkIndices[LinkKey(link), default: links.count]
        guard same < links.count else {
            linkIndices[LinkKey(link)] = same
            links.append(link)
            links[same].options = options
            return
        }
        links[same].count += link.count
        links[same].identifiers += link.identifiers
        links[same].sentences += link.sentences
        links[same].details += link.details
        links[same].locations += link.locations
    }

    /// Removes all cards and links.
    mutating func removeAll() { (cards, links, indices, linkIndices) = ([], [], [:], [:]) }

    /// Removes the cards that are more than `depth` links away from the cards with the name `word`. A remaining card
    /// with removed links shows their number. Returns false, and removes no cards, if no card has the name.
    mutating func focus(on word: String, depth: Int) -> Bool {
        var reached = Set(cards.filter { $0.names.contains(word) || $0.name == word }.map(\.key))
        guard !reached.isEmpty else { return false }
        let neighbors = links.reduce(into: [String: [String]]()) { neighbors, link in
            neighbors[link.from, default: []].append(link.to)
            neighbors[link.to, default: []].append(link.from)
        }
        var edge = Array(reached)
        for _ in 0..<max(0, depth) where !edge.isEmpty {
            edge = edge.flatMap { neighbors[$0] ?? [] }.filter { reached.insert($0).inserted }
        }
        keep(reached)
        return true
    }

    /// Combines the drawing's navigation controllers, except references, with their root view controllers.
    mutating func collapse() {
        // What differs from its surroundings isn't combined.
        let roots = links.filter {
            $0.isRoot && $0.mark == self[$0.from]?.mark
                && $0.mark == self[$0.to]?.mark && self[$0.from]?.mark != .changed
        }
        var into: [String: String] = [:]
        /// Returns the card that a card is combined with, which is not combined with another card itself.
        func end(_ key: String) -> String {
            var (key, path) = (key, [String]())
            while let next = into[key] {
                path.append(key)
                key = next
            }
            for step in path { into[step] = key }
            return key
        }
        for link in roots where self[link.from]?.kind == .scene && end(link.to) != link.from && into[link.from] == nil {
            into[link.from] = link.to
        }
        for link in roots where into[link.from] != nil {
            guard let container = self[link.from] else { continue }
            change(end(link.to)) { card in
                card.details.append(card.options["in \(container.remark)"])
                card.sentence += card.options[" In \(container.sentence)"]
                card.isInitial = card.isInitial || container.isInitial
                card.isUnreachable = card.isUnreachable && container.isUnreachable
                card.names.formUnion(container.names)
            }
        }
        let gone = Set(into.keys)
        let old = links.filter { !($0.isRoot && gone.contains($0.from)) }
        (links, linkIndices) = ([], [:])
        for var link in old {
            link.from = end(link.from)
            link.to = end(link.to)
            add(link)
        }
        let count = hidden
        keep(Set(cards.map(\.key)).subtracting(gone))
        hidden = count
    }

    private mutating func keep(_ keys: Set<String>) {
        var cuts: [String: Int] = [:]
        for link in links where keys.contains(link.from) != keys.contains(link.to) {
            cuts[keys.contains(link.from) ? link.from : link.to, default: 0] += 1
        }
        for (key, count) in cuts { change(key) { $0.details.append($0.options["\(count) more not drawn"]) } }
        links.removeAll { !keys.contains($0.from) || !keys.contains($0.to) }
        linkIndices = Dictionary(uniqueKeysWithValues: links.enumerated().map { (LinkKey($1), $0) })
        hidden += cards.count - keys.count
        cards.removeAll { !keys.contains($0.key) }
        indices = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1.key, $0) })
    }
}

/// A lookup of the names of a storyboard's scenes.
public enum StoryboardSceneNames {
    /// Returns the names of all scenes that a drawing of the storyboard can show, including identifiers and classes.
    ///
    /// - Parameters:
    ///   - storyboard: The storyboard.
    ///   - set: The storyboards to which references can lead.
    ///   - together: Whether the drawing contains all storyboards in `set`.
    public static func all(of storyboard: Storyboard, in set: StoryboardSet, together: Bool) -> Set<String> {
        var options = DiagramOptions(name: "")
        (options.storyboard.storyboards, options.storyboard.together) = (set, together)
        let map = StoryboardModel(storyboard, options)
        return map.cards.reduce(into: []) { $0.formUnion($1.names.union([$1.name])) }
    }
}
