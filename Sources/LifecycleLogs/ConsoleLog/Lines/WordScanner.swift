import LifecycleModel

/// A scanner that finds any of many words in one pass over the bytes of a text, ignoring case (Aho–Corasick automaton).
///
/// The log parser uses a scanner to filter lines, so that it decodes few lines without callbacks and warnings.
struct WordScanner: Sendable {
    /// The meanings of the words that were found.
    struct Hints: OptionSet, Sendable {
        let rawValue: UInt8
        /// The line may name a callback.
        static let callback = Hints(rawValue: 1)
        /// The line may contain the opening of a UIKit warning.
        static let warning = Hints(rawValue: 2)
        /// The line may report the start or the end of a test or a process.
        static let boundary = Hints(rawValue: 4)
        /// The line may be part of a hierarchy dump.
        static let dump = Hints(rawValue: 8)
        /// The line contains a terminal escape, which can divide a word.
        static let escape = Hints(rawValue: 16)
        /// The line contains an escaped line break.
        static let lineBreak = Hints(rawValue: 32)
        /// The line may contain an Objective-C method name, which can continue on the next line.
        static let method = Hints(rawValue: 128)
    }

    /// The class of each byte. Each byte in the words has a class, ignoring case, and all other bytes share a class.
    private let classes: [UInt8]
    private let width: Int
    /// The next state for each state and class, at the index `state * width + class`.
    private let next: [UInt16]
    /// The hints of the words that end in each state.
    private let found: [UInt8]

    /// Creates a scanner for `words`. Only the case of ASCII letters is ignored.
    init(words: [(word: String, hints: Hints)]) {
        let (classes, width) = WordScanner.classify(words.map(\.word))
        var trie = Trie(width: width)
        for (word, hints) in words { trie.insert(word.utf8.map { Int(classes[Int($0)]) }, hints.rawValue) }
        trie.link()
        self.classes = classes
        self.width = width
        next = trie.next.map { UInt16(truncatingIfNeeded: $0) }
        found = trie.found
    }

    /// Returns the hints of the words in `bytes`.
    func hints(in bytes: some Sequence<UInt8>) -> Hints {
        var state = 0
        var hints: UInt8 = 0
        for byte in bytes {
            state = Int(next[state &* width &+ Int(classes[Int(byte)])])
            hints |= found[state]
        }
        return Hints(rawValue: hints)
    }

    private static func classify(_ words: [String]) -> (classes: [UInt8], width: Int) {
        var classes = [UInt8](repeating: 0, count: 256)
        var width: UInt8 = 1
        for byte in words.joined().utf8 {
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            if classes[Int(lower)] == 0 {
                classes[Int(lower)] = width
                width += 1
            }
        }
        for upper in 0x41...0x5A { classes[upper] = classes[upper | 0x20] }
        return (classes, Int(width))
    }

    /// The words as a tree, which `link()` turns into an automaton.
    private struct Trie {
        let width: Int
        var next: [Int]
        var found: [UInt8] = [0]

        init(width: Int) {
            self.width = width
            next = Array(repeating: -1, count: width)
        }

        mutating func insert(_ word: [Int], _ hints: UInt8) {
            var state = 0
            for letter in word {
                if next[state * width + letter] < 0 {
                    next[state * width + letter] = found.count
                    next += Array(repeating: -1, count: width)
                    found.append(0)
                }
                state = next[state * width + letter]
            }
            found[state] |= hints
        }

        /// Adds the missing transitions. A state without a transition for a class takes the transition of its longest
        /// suffix in the tree. Each state also takes the hints of that suffix.
        mutating func link() {
            var suffix = Array(repeating: 0, count: found.count)
            var queue = [0]
            var index = 0
            while index < queue.count {
                let state = queue[index]
                index += 1
                for letter in 0..<width {
                    let fallback = state == 0 ? 0 : next[suffix[state] * width + letter]
                    let child = next[state * width + letter]
                    if child < 0 {
                        next[state * width + letter] = fallback
                    } else {
                        suffix[child] = fallback
                        found[child] |= found[fallback]
                        queue.append(child)
                    }
                }
            }
        }
    }
}

extension WordScanner {
    /// The log parser's filter: parts of callback names, words that describe callbacks, openings of warnings, and
    /// signs of records, methods, and dumps.
    static let log = WordScanner(
        words: stems.map { ($0, Hints.callback) }
            + (WarningMatcher.all.openings + UnknownMessage.openings).map { ($0, Hints.warning) }
            + ReleaseWords.all.map { ($0.string, Hints.callback) }
            + PlainChinese.all.map { ($0.words, Hints.callback) }
            + RunBoundary.words.map { ($0, Hints.boundary) } + [
                ("-[", .method), (", state: ", .dump), ("\u{1B}", .escape), (#"\n"#, .lineBreak), (#"\m-"#, .escape),
                (#"\m^"#, .escape),
            ])

    /// Parts of callback names that select a line for reading, short enough to allow for misspellings around them, and
    /// the names of all callbacks that contain none of these parts.
    private static let stems = parts + Callback.namesInText.filter { name in !parts.contains { name.contains($0) } }

    private static let parts =
        [
            "viewdid", "viewwil", "viewis", "view did", "view will", "view is ", "view_did", "view_will", "view_is",
            "view-did", "view-will", "didload", "did load", "appear", "apear", "apper", "loadview", "load view",
            "unload", "layoutsub", "initwith", "init(", "init ", " init", ".init", "deinit", "dealloc", "delloc",
            "dealoc", "awakefromnib", "memorywarn", "willrotate", "didrotate", "animaterotation", "willmove", "didmove",
            "adaptivepresentation", "adaptivestyle", "makekeyandvisible", "segue", "unwindfor", "unwind(for",
            "prepare(", "allowedchild", "traitcollectiond", "willtransition", "preferredcontent", "updateviewcon",
            "updateprop", "traitchange", "selecteddetent", ".task",
        ] + Callback.controllerBaseNames.flatMap { ["\($0)(", "\($0):"] }
}
