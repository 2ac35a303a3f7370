import LifecycleModel

/// Finds any of many words in a text in one pass over its bytes, letter case aside (Aho and Corasick's automaton).
///
/// It is the sieve before the forms: of a million lines of noise, only those that hold one of the words are decoded.
struct WordScanner: Sendable {
    /// What a word that was found hints at.
    struct Hints: OptionSet, Sendable {
        let rawValue: UInt8
        /// A callback may be named.
        static let callback = Hints(rawValue: 1)
        /// One of UIKit's own warnings may begin.
        static let warning = Hints(rawValue: 2)
        /// A record of the unified log in JSON.
        static let record = Hints(rawValue: 4)
        /// A line of a hierarchy dump.
        static let dump = Hints(rawValue: 8)
        /// A method as Objective-C prints it; its end may stand in the next line.
        static let method = Hints(rawValue: 128)
    }

    /// The class of each byte: letters regardless of case, what else the words hold, and one for all other bytes.
    let classes: [UInt8]
    /// How many classes there are.
    let width: Int
    /// The next state for a state and a class.
    let next: [UInt16]
    /// The hints of the words that end in a state.
    let found: [UInt8]

    /// Makes a scanner for `words`; every word is ASCII.
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

    /// The hints that `bytes` holds.
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

    /// The words as a tree, turned into an automaton by ``link()``.
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

        /// Gives every state its way on for every class: where the tree has none, that of the longest suffix.
        mutating func link() {
            var suffix = Array(repeating: 0, count: found.count)
            var queue = [0]
            var place = 0
            while place < queue.count {
                let state = queue[place]
                place += 1
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
    /// The sieve of the log reader: stems of the callbacks' names, openings of the warnings, the keys of a record.
    static let log = WordScanner(
        words: stems.map { ($0, Hints.callback) } + WarningMatcher.all.openings.map { ($0, Hints.warning) }
            + [("eventmessage", .record), ("-[", .method), (", state: ", .dump)])

    /// Parts of names by which a line is worth a look; short enough to stand misspellings around them.
    private static let stems = [
        "viewdid", "viewwil", "viewis", "view did", "view will", "view is ", "view_did", "view_will", "view_is",
        "view-did", "view-will", "didload", "did load", "appear", "apear", "apper", "loadview", "load view", "unload",
        "layoutsub", "initwith", "init(", "init ", " init", ".init", "deinit", "dealloc", "awakefromnib", "memorywarn",
        "willrotate", "didrotate", "animaterotation", "willmove", "didmove", "segue", "unwindfor", "unwind(for",
        "prepare(", "allowedchild", "traitcollectiond", "willtransition", "updateviewcon", "viewsafearea",
        "viewlayoutm", "safeareainsetsd",
        "didfinishlaunch", "willfinishlaunch", "didbecomeactive", "willresignactive", "didenterbackground",
        "willenterforeground", "willterminate", "willconnectto", "didreceivememory", "diddisconnect",
    ]
}
