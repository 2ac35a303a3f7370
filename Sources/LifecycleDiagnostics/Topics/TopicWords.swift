import LifecycleCatalog

/// The words of questions: stems, and the concepts that they stand for.
package enum TopicWords {
    /// Returns a question without numbers and words such as "what", "is", and "the", so "what is a container view
    /// controller in iOS 17?" is "container".
    package static func withoutFillers(_ question: String) -> String {
        var words = question.split(separator: " ").map { $0.last == "?" ? $0.dropLast() : $0 }
        if words.first?.lowercased() == "when", words.last == "called" { words.removeLast() }
        return words.filter { word in
            !fillers.contains(stem(word.lowercased())) && !word.allSatisfy { $0.isNumber || $0 == "." }
        }.joined(separator: " ")
    }

    /// A part of a question: the thing that it is about, what happens to it, or where.
    enum Part: String { case what, way, `where` }

    /// A word of a question that isn't a filler.
    struct Word {
        /// The stem in lowercase.
        let stem: String
        /// The stem, the concepts that the word represents, and those of the parts of an unknown name.
        let terms: [String]
        /// Whether the word is a name in code, such as `viewDidLoad`.
        var isName = false
        /// Whether the word is the app's own name for a class, such as `HomeTabBar`.
        var isOwnName = false
    }

    /// A question as words.
    struct Reading {
        var words: [Word] = []
        /// Whether all words are in English. Of other languages, only the listed words are known.
        var isEnglish = true
        /// Whether the question says that it is about a view controller, UIKit, or SwiftUI.
        var namesFramework = false
        /// Whether something is called, without a word such as "not" next to "called".
        var affirmsCall = false
    }

    /// Reads a text: adjacent words that form a known word are one, so "view will appear" is `viewwillappear`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - known: A closure that returns whether a stem occurs in a topic.
    ///   - correct: A closure that returns a known word for a misspelled word, or nil.
    static func read(
        _ text: String, knowing known: (String) -> Bool, correct: (String) -> String? = { _ in nil }
    ) -> Reading {
        func isKnown(_ stem: String) -> Bool { vocabulary.concepts[stem] != nil || known(stem) }
        func word(_ stem: String, parts: [String] = [], of text: String = "") -> Word {
            let stems = [stem] + parts
            return Word(
                stem: stem, terms: stems + stems.flatMap { vocabulary.concepts[$0] ?? [] },
                isName: text.utf8.dropFirst().contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
        }
        let words = TopicWords.words(of: text)
        var reading = Reading()
        var stems: [String] = []
        var position = 0
        while position < words.count {
            if hasUnspacedLetter(words[position]) {
                reading.words += concepts(in: words[position]).map { word($0) }
                reading.isEnglish = false
                position += 1
                continue
            }
            let longest = min(4, words.count - position)
            let join = stride(from: longest, through: 2, by: -1).first { count in
                isKnown(TopicWords.stem(words[position..<position + count].joined().lowercased()))
            }
            let text = words[position..<position + (join ?? 1)].joined()
            position += join ?? 1
            let stem = TopicWords.stem(text.lowercased())
            stems.append(stem)
            if vocabulary.foreign.contains(stem) { reading.isEnglish = false }
            if frameworks.contains(stem) { reading.namesFramework = true }
            if isKnown(stem) {
                reading.words.append(word(stem, of: text))
            } else if fillers.contains(stem) || text.utf8.count < 2 || text.utf8.allSatisfy(isDigit) {
                continue
            } else if let parts = camelCaseParts(of: text) {
                let known = parts.map { TopicWords.stem($0) }.filter { !fillers.contains($0) }
                reading.words.append(word(stem, parts: known, of: text))
                reading.words[reading.words.count - 1].isOwnName = parts.last.map(classEndings.contains) == true
            } else {
                reading.words.append(word(text.utf8.count > 4 ? correct(stem) ?? stem : stem))
            }
        }
        reading.affirmsCall = affirmsCall(stems)
        return reading
    }

    /// Returns whether words say that something is called: no negation is among the three words before the call, or
    /// follows it.
    private static func affirmsCall(_ stems: [String]) -> Bool {
        func isNegation(_ stem: String) -> Bool { stem == "not" || vocabulary.concepts[stem]?.contains("not") == true }
        let call = stem("call")
        let calls = stems.indices.filter { position in
            stems[position] == call || vocabulary.concepts[stems[position]]?.contains(call) == true
        }
        return !calls.isEmpty
            && calls.allSatisfy { !stems[max($0 - 3, 0)..<min($0 + 2, stems.count)].contains(where: isNegation) }
    }

    /// Returns the stems in a text, with the concepts that they express.
    static func terms(of text: String, knowing known: (String) -> Bool = { _ in false }) -> Set<String> {
        Set(read(text, knowing: known).words.flatMap(\.terms))
    }

    /// The last parts of the names that apps give to their classes.
    private static let classEndings: Set = ["controller", "view", "cell", "bar", "manager", "coordinator", "vc"]

    /// The fillers that tell that a question is about a framework of Apple.
    private static let frameworks = Set(
        ["ios", "ipados", "uikit", "swiftui", "controller", "viewcontroller", "uiviewcontroller", "vc"].map { stem($0) }
    )

    /// Returns the words of a text: runs of letters and digits. Apostrophes are dropped, and addresses are left out. A
    /// run ends before and after letters of a script without blanks between words.
    private static func words(of text: String) -> [String] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.filter { $0 != UInt8(ascii: "'") }.split { !isLetter($0) }
                .map { String(decoding: $0, as: UTF8.self) }.filter { !$0.hasPrefix("0x") }
        }
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar != "'" && scalar != "\u{2019}" {
            let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            let isAfterDigit = word.last.map { ("0"..."9").contains($0) } == true
            if !isLetter || (!isAfterDigit && word.last.map { isUnspaced($0) != isUnspaced(scalar) } == true) {
                if !word.isEmpty { words.append(String(word)) }
                word = String.UnicodeScalarView()
            }
            if isLetter { word.append(scalar) }
        }
        return (word.isEmpty ? words : words + [String(word)]).filter { !$0.hasPrefix("0x") }
    }

    /// Returns whether a byte belongs to a word: a letter or digit, or a byte of a character outside of ASCII.
    static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || isDigit(byte)
    }

    /// Returns a text with the names of methods only, for declarations in Objective-C such as
    /// `- (void)viewWillAppear:(BOOL)animated`.
    static func withoutArguments(_ text: String) -> String {
        text.contains(")") ? text.replacing(/:\s*\([^)]*\)\s*\w+|-\s*\(\w+\)/, with: " ") : text
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Returns whether a word has a letter of Chinese, Japanese, or Korean, which begin with these bytes in UTF-8.
    private static func hasUnspacedLetter(_ word: some StringProtocol) -> Bool { word.utf8.contains { $0 > 0xE0 } }

    /// Returns whether a letter belongs to Chinese, Japanese, or Korean.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x1100 && scalar.value < 0x1_0000
    }

    /// Returns the concepts in a text without blanks: at each letter, those of the longest known word.
    private static func concepts(in text: String) -> [String] {
        var concepts: [String] = []
        var rest = Substring(text)
        while let letter = rest.first {
            let found = vocabulary.unspaced[letter]?.first { rest.hasPrefix($0.word) }
            if let found { concepts.append(found.concept) }
            rest = rest.dropFirst(found?.word.count ?? 1)
        }
        return concepts
    }

    /// Returns the parts of a name such as `HomeTabBar` in lowercase, or nil if the word has one part.
    private static func camelCaseParts(of word: String) -> [String]? {
        var parts: [[UInt8]] = []
        var isAfterCapital = false
        for byte in word.utf8 {
            let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            if parts.isEmpty || (isCapital && !isAfterCapital) { parts.append([]) }
            parts[parts.count - 1].append(byte)
            isAfterCapital = isCapital
        }
        return parts.count > 1 ? parts.map { String(decoding: $0, as: UTF8.self).lowercased() } : nil
    }

    /// Returns the stem of a word in lowercase: without the endings -s, -es, -ed, -ing, and -e, and without a doubled
    /// consonant at the end.
    static func stem(_ word: some StringProtocol) -> String {
        var letters = Array(word.utf8)
        func dropping(_ ending: String) -> Bool {
            guard letters.count > ending.utf8.count + 2, letters.suffix(ending.utf8.count).elementsEqual(ending.utf8)
            else { return false }
            letters.removeLast(ending.utf8.count)
            return true
        }
        _ = dropping("s")
        _ = dropping("ing") || dropping("ed") || dropping("e")
        while letters.count > 3, letters.last == letters[letters.count - 2] { letters.removeLast() }
        return String(decoding: letters, as: UTF8.self)
    }

    /// The words of `Catalog.Questions.all`.
    struct Vocabulary {
        /// The concepts that each stem represents.
        var concepts: [String: [String]] = [:]
        /// Words without a meaning for a search.
        var fillers: Set<String> = []
        /// The part of a question that each concept is.
        var parts: [String: Part] = [:]
        /// The stems of languages other than English that aren't English words, too.
        var foreign: Set<String> = []
        /// Words of languages without blanks, by their first letters, longest first.
        var unspaced: [Character: [(word: String, concept: String)]] = [:]

        init(_ entries: [Entry]) {
            var english: Set<String> = []
            for entry in entries {
                let concept = stem(entry.id)
                parts[concept] = Part(rawValue: entry.title)
                for field in entry.fields {
                    for word in field.value.split(separator: " ") {
                        let stem = TopicWords.stem(word)
                        if field.key == "en" { english.insert(stem) } else { foreign.insert(stem) }
                        if concept == "filler" {
                            fillers.insert(stem)
                        } else if let first = word.first, hasUnspacedLetter(word) {
                            unspaced[first, default: []].append((String(word), concept))
                        } else {
                            concepts[stem, default: []].append(concept)
                        }
                    }
                }
            }
            foreign.subtract(english)
            foreign.subtract(parts.keys)
            for letter in unspaced.keys { unspaced[letter]?.sort { $0.word.count > $1.word.count } }
        }
    }

    static let vocabulary = Vocabulary(Catalog.Questions.all)

    /// Words without a meaning for a search.
    static let fillers = vocabulary.fillers
}
