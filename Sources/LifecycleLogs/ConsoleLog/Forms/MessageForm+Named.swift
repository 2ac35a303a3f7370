import LifecycleModel

extension MessageForm {
    /// An object's description and the method: `<Module.C: 0x7f…> m` or `m <C: 0x7f…>`.
    static let objectDescription = MessageForm(
        name: "<C: 0x…> m",
        reads: "<Demo.HomeViewController: 0x104f0a2b0> viewDidLoad()"
    ) { phrase in
        let isMethod = phrase.before.holds("[<") && phrase.after.contains("]")
        let rest = isMethod ? phrase.after.drop { $0 != "]" } : phrase.after
        let after = AfterText(rest.withoutObject, mention: phrase.mention, hasName: true, phrase: phrase)
        if let (object, range) = ObjectDescription.all(in: phrase.before).last, !object.className.isEmpty,
            object.address != nil || ObjectDescription.all(in: phrase.after).first?.object.address == nil
        {
            let between = phrase.before[range.upperBound...]
            if between.filter(\.isWord).count > 24 || after.isProse { return .other }
            guard object.address != nil || ControllerName.isClass(object.className.lowercased()) else { return .other }
            var sighting = Sighting(phrase.mention.callback, name: object.className, address: object.address)
            sighting.isObject = true
            after.add(to: &sighting)
            if sighting.phase == .whole { sighting.phase = NameSearch.phase(of: phrase.before) }
            return .sighting(sighting)
        }
        guard let (object, range) = ObjectDescription.all(in: phrase.after).first, !object.className.isEmpty else {
            return .other
        }
        let label = phrase.after[..<range.lowerBound].split { !$0.isWord }.last?.lowercase
        guard label != "view", label != "optional", !object.className.isView else { return .other }
        let before = NameSearch(NamePiece.all(in: phrase.before), context: phrase.context)
        if let name = before.name, !object.className.endsWithClass(name.text),
            !isMark(phrase.before, name) || phrase.after[..<range.lowerBound].contains(where: \.isWord)
        {
            return .other
        }
        if before.verdict == .prose { return .refused }
        var sighting = Sighting(phrase.mention.callback, name: object.className, address: object.address)
        sighting.isObject = true
        after.add(to: &sighting)
        if sighting.phase == .whole { sighting.phase = before.phase }
        return .sighting(sighting)
    }

    /// Returns whether the text before a callback is a logger's mark rather than a name: `<lifecycle> `, `[UI] `, or
    /// `ABC---`.
    private static func isMark(_ before: Scalars, _ name: ControllerName) -> Bool {
        let text = before.trimmed
        guard name.strength == .weak || name.text.first?.isLowercase == true else { return false }
        if let last = text.last, Brackets.closers.contains(last) { return true }
        return before.last == "-" && text.dropLast().last == "-"
    }

    /// A row of a table whose header names the controller of the callback's column: `| viewWillDisappear | |`. A row
    /// that contains a backtick is refused if the header doesn't name the controller.
    static let tableRow = MessageForm(name: "table row") { phrase in
        guard phrase.message.first == "|" else { return .other }
        let otherwise = phrase.message.contains("`") ? Reading.refused : .other
        let cell = phrase.message[..<phrase.mention.range.lowerBound].filter { $0 == "|" }.count - 1
        guard cell >= 0, cell < phrase.context.columns.count else { return otherwise }
        let head = Array(phrase.context.columns[cell].unicodeScalars)[...]
        guard let name = NameSearch(NamePiece.all(in: head), context: phrase.context).name, name.strength == .strong
        else { return otherwise }
        return .sighting(Sighting(phrase.mention.callback, name: name.text))
    }

    /// A name before the callback: `C f`, `C - f`, `C: f`, `[C] f`, `C.f`, `File.swift - f`, or `class: C method: f`.
    static let nameBefore = MessageForm(
        name: "C f",
        reads: "HomeViewController.viewDidLoad()",
        "[HomeViewController] viewDidLoad",
        "HomeViewController.swift - viewDidLoad()",
        "HomeViewController view did load",
        "HomeViewController的view加载完毕"
    ) { phrase in
        if isScriptObject(phrase.before) { return .sighting(Sighting(phrase.mention.callback)) }
        let owner = withoutPossessive(phrase.before)
        let before = withoutAuxiliary(owner, phrase.mention)
        let search = NameSearch(NamePiece.all(in: before), context: phrase.context)
        switch search.verdict {
        case .nothing: return .other
        case .prose: return phrase.mention.spelling == .exact && phrase.prefix.isLogged ? .other : .refused
        case .name(let name):
            if isSentence(before) || isLong(phrase, name) { return .refused }
            if name.strength == .weak, isNamedBehind(phrase) { return .other }
            let isPossessive = owner.count < phrase.before.count
            let isVague = name.strength == .weak || name.text.unicodeScalars.filter(\.isCJK).count > 3
            if isPossessive, !phrase.prefix.isLogged,
                isVague || phrase.after.filter(\.isCJK).count > 6
            {
                return .refused
            }
            if name.strength == .weak,
                !isPlausible(name, phrase) || continues(phrase.after, after: name) || isRemark(name, before, phrase)
                    || isFollowedByProse(phrase)
            {
                return .refused
            }
            let after = AfterText(phrase.after, mention: phrase.mention, hasName: true, phrase: phrase)
            if after.isProse { return .refused }
            var sighting = Sighting(phrase.mention.callback, name: name.text, address: search.identity)
            after.add(to: &sighting)
            if sighting.phase == .whole { sighting.phase = search.phase }
            if let line = name.sourceLine ?? search.sourceLine { sighting.sourceLine = line }
            return .sighting(sighting)
        }
    }

    /// Returns whether the text ends with JavaScript's description of an object, such as `[object WeakRef]`, which
    /// doesn't name the controller.
    private static func isScriptObject(_ before: Scalars) -> Bool {
        let text = before.trimmed
        guard text.last == "]", let open = text.lastIndex(of: "[") else { return false }
        return text[open...].hasPrefix("[object ")
    }

    /// Returns whether a Chinese, Japanese, or Korean sentence that begins before the callback continues after it. If
    /// so, the text before the callback is not a name.
    private static func continues(_ after: Scalars, after name: ControllerName) -> Bool {
        guard name.text.unicodeScalars.contains(where: \.isCJK), !after.isEnclosed else { return false }
        let rest = after.trimming { $0.isBlank || "`\"」』）)".unicodeScalars.contains($0) }
        if LogWords.said.contains(rest.lowercase) { return false }
        if after.first == "`", rest.first?.isCJK == true { return true }
        let letters = rest.filter(\.isCJK).count
        return letters > 8 || letters > 1 && rest.last == "。"
            || letters > 3 && !LogWords.descriptions.contains { rest.holds($0) }
    }

    /// Removes a possessive particle, which is not part of the name, as in `C的f`, `CのF`, and `C의 f`. Returns text of
    /// more than 40 scalars unchanged.
    private static func withoutPossessive(_ before: Scalars) -> Scalars {
        let text = before.trimmed
        guard text.last?.isPossessive == true, text.count <= 40 else { return before }
        return text.dropLast()
    }

    /// Removes auxiliary verbs and release words before `deinit` or a word such as `deallocated`, as in
    /// `C is being deallocated` and `C destroyed, deinit`. The removed words don't make the line a sentence about the
    /// callback.
    private static func withoutAuxiliary(_ before: Scalars, _ mention: CallbackMention) -> Scalars {
        guard mention.callback == .deinitializer else { return before }
        if let release = ReleaseWords.range(in: before), !before[release.upperBound...].contains(where: \.isWord) {
            return ReleaseWords.trimmed(before[..<release.lowerBound])
        }
        var words = before.split(whereSeparator: \.isBlank)
        while words.count > 1, let last = words.last,
            ["is", "was", "being", "been", "has", "got"].contains(last.string)
        {
            words.removeLast()
        }
        return words.last.map { before[..<$0.endIndex] } ?? before
    }

    /// Returns whether a line without a logger prefix contains so many words that it is a sentence about the callback.
    private static func isLong(_ phrase: Phrase, _ name: ControllerName) -> Bool {
        guard !phrase.prefix.isLogged else { return false }
        let before = phrase.before.split(whereSeparator: \.isBlank).filter { $0.contains(where: \.isWord) }.count
        let after = phrase.after.split(whereSeparator: \.isBlank).filter { $0.contains(where: \.isWord) }.count
        return name.strength == .weak ? before > 5 || after > 10 : before > 10 || after > 40
    }

    /// Returns whether a line without a logger prefix continues with a sentence after the callback, as in
    /// `Present in viewDidAppear, or from the controller that is on screen.`
    private static func isFollowedByProse(_ phrase: Phrase) -> Bool {
        guard !phrase.prefix.isLogged, phrase.after.first == "," || phrase.after.first?.isBlank == true else {
            return false
        }
        return phrase.after.split { !$0.isWord }.count { LogWords.prose.contains($0.lowercase) } > 1
    }

    private static let prepositions: Set<String> = [
        "in", "of", "de", "du", "di", "do", "da", "em", "en", "von", "у", "в",
    ]

    /// Returns whether a controller class follows the callback, so that the text before the callback is the logger's
    /// category in brackets, or a word such as `Méthode` in `Méthode viewDidLoad de C`.
    private static func isNamedBehind(_ phrase: Phrase) -> Bool {
        let word = phrase.after.trimmed.prefix(while: \.isWord)
        guard phrase.before.trimmed.first == "[" || prepositions.contains(word.string) else { return false }
        let after = AfterText(phrase.after, mention: phrase.mention, hasName: false, phrase: phrase)
        return after.name.map { ControllerName.isClass($0.text.lowercased()) } ?? false
    }

    /// Returns whether the name is not a controller's, but a lowercase word after a category in brackets, such as
    /// `list` in `[NavStack] list viewDidAppear`. Applies only to a log that identifies controllers by class.
    private static func isRemark(_ name: ControllerName, _ before: Scalars, _ phrase: Phrase) -> Bool {
        phrase.context.hasClass && before.trimmed.first == "[" && before.contains("]")
            && name.text.unicodeScalars.allSatisfy { $0.isASCIILetter && $0 == $0.lower }
    }

    /// Returns whether the name can be an alias. A callback's short form, such as `didAppear`, doesn't follow an
    /// alias. Before `init`, an alias is a short label, such as `A`. Before another callback that isn't specific to
    /// controllers, such as `deinit`, an alias doesn't look like the class of another object, such as `HomeView`.
    private static func isPlausible(_ name: ControllerName, _ phrase: Phrase) -> Bool {
        // `HomeView Will Disappear` contains the words of `view will disappear`.
        if phrase.mention.spelling == .short { return name.text.hasSuffix("View") && phrase.before.last == " " }
        if phrase.mention.callback == .initializer { return ControllerName.isLabel(name.text) }
        return !(phrase.mention.callback.isShared && name.text.isNoController)
    }

    /// Returns whether the text before the callback's name is part of a Chinese, Japanese, or Korean sentence.
    private static func isSentence(_ before: Scalars) -> Bool {
        guard let last = before.last, last.isCJK else { return false }
        let run = before.reversed().prefix { !$0.isBlank && !Brackets.closers.contains($0) }
        guard run.count <= 8 else { return true }
        let phrase = Scalars(run.reversed())
        let text = phrase.string
        // `HomeVC调用viewDidLoad` reports a call.
        let verb = phrase.drop(while: \.isASCIIWord)
        if ControllerName.isClass(phrase[..<verb.startIndex].lowercase), LogWords.said.contains(verb.string) {
            return false
        }
        return LogWords.proseMarks.contains { text.hasSuffix($0) }
    }
}

extension String {
    /// Returns whether the class is `name` or contains `name`. A difference in the modules alone is ignored.
    func endsWithClass(_ name: String) -> Bool {
        let own = split(separator: ".").last
        let other = name.split(separator: ".").last
        return own == other || contains(name)
    }

    /// Whether the name shows that the class is not a controller class, but a view, a Foundation class, or the like. A
    /// message can print an object of such a class next to the callback.
    var isView: Bool {
        guard !contains("Controller") else { return false }
        return isNoController || ["NS", "_NS", "__NS", "CA", "OS_"].contains { hasPrefix($0) } || hasSuffix("Array")
    }

    /// Whether the class is of an object to which a controller forwards its callbacks, such as a presenter.
    var isForwarder: Bool {
        let kinds = [
            "Presenter", "Interactor", "ViewModel", "Coordinator", "Router", "Reactor", "UseCase", "presenter",
        ]
        return !lowercased().contains("controller") && kinds.contains { hasSuffix($0) }
    }

    /// Whether the ending of the class name shows that the class is not a controller class.
    var isNoController: Bool {
        !lowercased().contains("controller") && LogWords.otherKinds.contains { hasSuffix($0) }
    }
}

extension Callback {
    /// Whether objects other than controllers also have a method with the callback's name.
    var isShared: Bool {
        switch self {
        case .initializer, .initWithCoder, .initWithNibName, .awakeFromNib, .deinitializer, .traitCollectionDidChange:
            true
        default: false
        }
    }
}

extension NameSearch {
    /// Returns the phase of the callback from the words in `text` that mark its start or its end.
    static func phase(of text: Scalars) -> Sighting.Phase {
        text.split { !$0.isWord }.compactMap { Sighting.Phase(word: $0.lowercase) }.last ?? .whole
    }
}
