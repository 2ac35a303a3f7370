import LifecycleModel

struct CallbackMention: Equatable {
    /// The spelling of the callback's name in a message.
    enum Spelling: Equatable {
        /// Apple's spelling, ignoring case, or a word such as `deallocated`.
        case exact
        /// A misspelling, such as `viewDidApear`.
        case misspelled
        /// Words separated by spaces, underscores, or hyphens, such as `view did appear`.
        case plain
        /// A short form, such as `didAppear`, or a description in Chinese. Both need a controller's name next to them.
        case short
        /// Words for the release of an object, such as `destroyed`.
        case release
    }

    var callback: Callback
    /// The range of the name with its labels or arguments.
    var range: Range<Int>
    /// The text between the parentheses, or an empty slice if there are no parentheses.
    var arguments: Scalars
    var spelling: Spelling
    /// Whether the name is the end of a longer identifier, such as `my_viewDidLoad`, which can be the name of a
    /// swizzled method.
    var isHook = false
    /// The suffix after the name, which is the number or name of an instance, as in `viewDidLoad2` and
    /// `viewDidLoad_Home`.
    var ending = ""

    /// Returns the mentions of callbacks in `text`, in order. The list includes names in source code, which the message
    /// forms refuse. Chinese descriptions and words for a release count only if `text` contains no other mention.
    static func all(in text: Scalars) -> [CallbackMention] {
        var found: [CallbackMention] = []
        var index = text.startIndex
        while index < text.endIndex {
            guard text[index].isASCIILetter || text[index] == "_" else {
                index = text[index].isDigit ? text[index...].drop { $0.isASCIIWord }.startIndex : index + 1
                continue
            }
            let word = text[index...].prefix(while: \.isASCIIWord)
            if let mention = CallbackMention(word: word, in: text) {
                found.append(mention)
                index = mention.range.upperBound
            } else {
                index = word.endIndex
            }
        }
        guard found.isEmpty else { return found }
        if let (callback, range) = PlainChinese.callback(in: text) {
            return [CallbackMention(callback, range, [], .short)]
        }
        return ReleaseWords.range(in: text).map { [CallbackMention(.deinitializer, $0, [], .release)] } ?? []
    }

    private init(_ callback: Callback, _ range: Range<Int>, _ arguments: Scalars, _ spelling: Spelling) {
        (self.callback, self.range, self.arguments, self.spelling) = (callback, range, arguments, spelling)
    }

    private init?(word: Scalars, in text: Scalars) {
        let lower = word.lowercase
        if lower == "task", !CallbackMention.isModifier(word, in: text) { return nil }
        let tail = Tail(
            after: word.endIndex, in: text,
            allowsBlanks: lower != "init" && CallbackMention.common.contains(lower))
        if let meaning = CallbackName.exact(lower) {
            let resolved = CallbackMention.resolve(meaning, lower, tail)
            guard let callback = resolved ?? CallbackMention.initializer(word, lower, in: text) else { return nil }
            self.init(callback, word.startIndex..<tail.end, tail.arguments, .exact)
        } else if let mention = CallbackMention.hook(word, lower, tail) ?? CallbackMention.ended(word, lower, tail) {
            self = mention
        } else if PlainEnglish.mayBegin(lower),
            let (callback, end) = PlainEnglish.callback(at: word.startIndex, in: text)
        {
            let tail = Tail(after: end, in: text)
            let isShort = !lower.hasPrefix("view") && callback.phase != .swiftUI
            self.init(callback, word.startIndex..<tail.end, tail.arguments, isShort ? .short : .plain)
        } else if let start = CallbackMention.glued(word),
            case .callback(let callback)? = CallbackName.exact(word[start...].lowercase)
        {
            self.init(callback, start..<tail.end, tail.arguments, .exact)
        } else if lower.hasPrefix("v") || lower.hasPrefix("did"),
            let callback = CallbackName.misspelled(CallbackMention.stem(of: word).lowercase)
        {
            self.init(callback, word.startIndex..<tail.end, tail.arguments, .misspelled)
            ending = word[CallbackMention.stem(of: word).endIndex...].string
        } else {
            return nil
        }
    }

    /// Returns whether a word is a member of a name with a capital letter, such as `task` in `ContentView.task`.
    private static func isModifier(_ word: Scalars, in text: Scalars) -> Bool {
        let before = text[..<word.startIndex]
        return before.last == "." && before.dropLast().split { !$0.isASCIIWord }.last?.first?.isCapital == true
    }

    private static func hook(_ word: Scalars, _ lower: String, _ tail: Tail) -> CallbackMention? {
        guard let mark = word.lastIndex(of: "_"), mark + 1 < word.endIndex, mark > word.startIndex,
            case .callback(let callback) = CallbackName.exact(word[(mark + 1)...].lowercase)
        else { return nil }
        // `swizzle_viewDidAppear` is the name of the replacement, not of the callback.
        if word.lowercase.hasPrefix("swizzle_") || word.lowercase.hasPrefix("hook_") { return nil }
        var mention = CallbackMention(callback, word.startIndex..<tail.end, tail.arguments, .exact)
        mention.isHook = true
        return mention
    }

    private static func ended(_ word: Scalars, _ lower: String, _ tail: Tail) -> CallbackMention? {
        let digits = word.reversed().prefix(while: \.isDigit).count
        let stem = digits > 0 ? word.dropLast(digits) : word.lastIndex(of: "_").map { word[..<$0] } ?? stem(of: word)
        guard stem.count < word.count, case .callback(let callback)? = CallbackName.exact(stem.lowercase),
            stem.count >= 8 || callback == .deinitializer
        else { return nil }
        var mention = CallbackMention(callback, word.startIndex..<tail.end, tail.arguments, .exact)
        mention.ending = word[stem.endIndex...].trimming { $0 == "_" }.string
        return mention
    }

    /// Returns a word without a capital letter or a class at its end: `viewDidLoad` for `viewDidLoadA` and
    /// `viewDidLoadHomeVC`. Returns other words unchanged.
    private static func stem(of word: Scalars) -> Scalars {
        let capitals = word.indices.dropFirst(6).filter { word[$0].isCapital && !word[$0 - 1].isCapital }
        let start = capitals.first { start in
            start == word.endIndex - 1
                || CallbackName.exact(word[..<start].lowercase) != nil
                    && ControllerName.isClass(word[start...].lowercase)
        }
        return start.map { word[..<$0] } ?? word
    }

    /// Returns the position of the callback in a word that lacks a space, such as `HomeviewDidLoad`, or
    /// nil for other words.
    private static func glued(_ word: Scalars) -> Int? {
        guard word.count > 12,
            let range = word.range(of: "viewDid") ?? word.range(of: "viewWill") ?? word.range(of: "viewIs")
        else { return nil }
        let head = word[..<range.lowerBound]
        let isName = head.first?.isCapital == true && head.allSatisfy(\.isASCIILetter)
        return isName || ControllerName.isClass(head.lowercase) ? range.lowerBound : nil
    }

    /// Words that name a callback only if labels of the callback follow, except for some uses of `init`.
    private static let common = Set(
        ["init", "prepare", "unwind", "scene", "application"] + Callback.controllerBaseNames)

    /// Returns the callback for a bare `init`, as in `HomeVC init` and `init HomeVC`, or nil if the word doesn't name a
    /// callback. A bare `init` is a callback only if an arrow or an object's description with an address follows, or if
    /// the message has two to four words and begins or ends with `init`. If one of these words is `required`, the
    /// callback is `init(coder:)`.
    private static func initializer(_ word: Scalars, _ lower: String, in text: Scalars) -> Callback? {
        guard lower == "init" else { return nil }
        let rest = text[word.endIndex...].trimmed
        if rest.leadsOn { return .initializer }
        if let (object, range) = ObjectDescription.all(in: rest).first, range.lowerBound == rest.startIndex,
            object.address != nil
        {
            return .initializer
        }
        let message = text.trimming { !$0.isWord }
        guard message.startIndex == word.startIndex || message.endIndex == word.endIndex else {
            return nil
        }
        let words = message.split(whereSeparator: \.isBlank)
        guard words.count > 1, words.count < 5 else { return nil }
        return words.contains { $0.lowercase == "required" } ? .initWithCoder : .initializer
    }

    private static func resolve(_ meaning: CallbackName.Meaning, _ word: String, _ tail: Tail) -> Callback? {
        if common.contains(word), !tail.isCall { return word == "init" && tail.isClosed ? .initializer : nil }
        switch meaning {
        case .callback(let callback): return common.contains(word) && !tail.fits(callback) ? nil : callback
        case .labeled(let list):
            if let fitting = list.first(where: tail.fits) { return fitting }
            if common.contains(word) { return word == "init" && tail.arguments.isEmpty ? .initializer : nil }
            return list.first { $0.phase != .view && $0.phase != .application } ?? list.first
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is an ASCII capital letter.
    var isCapital: Bool { self >= "A" && self <= "Z" }
    /// Whether the scalar can be part of an ASCII identifier.
    var isASCIIWord: Bool { isASCIILetter || isDigit || self == "_" }
}

/// The part after a method's base name, such as `(_:)`, `(coder:)`, `:`, or `:bundle:`.
private struct Tail {
    /// The position after the tail.
    let end: Int
    /// The text between the parentheses, or an empty slice if there are no parentheses.
    let arguments: Scalars
    /// Whether parentheses or a colon follow the base name.
    let isCall: Bool
    /// Whether a closing square bracket immediately follows the base name, as in `-[C init]`.
    let isClosed: Bool
    private let labels: [String]

    /// Reads the tail at a position. If `allowsBlanks` is true, blanks can precede a label, as in
    /// `application: didFinishLaunchingWithOptions:`.
    init(after index: Int, in text: Scalars, allowsBlanks: Bool = false) {
        let rest = text[index...]
        isClosed = rest.first == "]"
        if rest.first == "(", let end = rest.end(ofBracketAt: index) {
            self.end = end
            arguments = rest[(index + 1)..<(end - 1)]
            labels = arguments.split(separator: ":").map { $0.trimmed.lowercase }
            isCall = true
        } else if rest.first == ":" {
            var cursor = Cursor(rest: rest.dropFirst())
            var labels: [String] = []
            while true {
                let before = cursor
                if allowsBlanks { _ = cursor.blanks() }
                let word = cursor.word()
                guard !word.isEmpty, word.allSatisfy(\.isASCIIWord), cursor.take(":"), cursor.rest.first != ":" else {
                    cursor = before
                    break
                }
                labels.append(word.lowercase)
            }
            self.labels = labels
            end = cursor.rest.startIndex
            arguments = []
            isCall = true
        } else {
            (end, arguments, isCall, labels) = (index, [], false, [])
        }
    }

    /// Returns whether the labels match those of `callback` in Swift or Objective-C. The labels also
    /// match if the first one begins with the callback's first Swift label, unless the Swift label is `_`.
    func fits(_ callback: Callback) -> Bool {
        guard !labels.isEmpty else { return false }
        let swift = callback.swiftName.lowercased().drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        if !swift.isEmpty, swift.map(String.init) == labels { return true }
        if let first = labels.first, let own = swift.first, own != "_", first.hasPrefix(own) { return true }
        return Array(callback.selector.lowercased().split(separator: ":").map(String.init).dropFirst()) == labels
    }
}
