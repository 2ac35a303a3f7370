import LifecycleModel

extension MessageForm {
    /// An Objective-C method as `__func__` prints it, or in a similar spelling, with or without text before and after:
    /// `-[C m:]`, `- [C m]`, or `[C m]`.
    static let objectiveCMethod = MessageForm(name: "-[C m]", reads: "-[HomeViewController viewDidLoad]") { phrase in
        guard let method = Method(phrase) else { return .other }
        if phrase.message.trimmed.last == ";" || method.isSymbol { return .refused }
        let tail = AfterText(method.after.withoutObject, mention: phrase.mention, hasName: true, phrase: phrase)
        var sighting = Sighting(phrase.mention.callback, name: method.className)
        sighting.methodClass = method.className
        sighting.isHook = method.isOfCategory && method.className.lowercased().isBaseClass
        if let object = method.subject(of: phrase.mention.callback) {
            sighting.address = object.address
            sighting.name = object.className.isEmpty ? method.className : object.className
            sighting.isObject = !object.className.isEmpty
        } else if let label = label(before: method.before, phrase.context, for: method.className) {
            sighting.name = label
        } else if sighting.isHook {
            sighting.name = nil
        }
        tail.add(to: &sighting)
        if sighting.address == nil, !ObjectDescription.all(in: method.after).isEmpty { sighting.hasMessage = true }
        sighting.animated = sighting.animated ?? AfterText.animated(in: method.arguments)
        sighting.phase = tail.phase == .whole ? NameSearch.phase(of: method.before) : tail.phase
        return .sighting(sighting)
    }

    /// Returns the class in the label before the method. Returns nil if there is no such label, or if the label is a
    /// source file, or another spelling or an alias of `className`. If a base class implements the method, the label
    /// contains the object's class.
    private static func label(before: Scalars, _ context: LogContext, for className: String) -> String? {
        let label = NameSearch(NamePiece.all(in: before), context: context).name
        guard let label, !label.isFile else { return nil }
        // `One --> -[Base viewDidLoad]`
        let arrow = before.trimming { $0.isBlank || $0 == "-" }.suffix(2)
        if className.lowercased().isBaseClass, arrow.isArrow, !label.text.contains(" ") { return label.text }
        guard label.strength == .strong, ControllerName.isClass(label.text.lowercased()),
            !label.text.endsWithClass(className), !label.text.contains(" "), !label.text.isShort(for: className)
        else { return nil }
        return label.text
    }
}

private struct Method {
    let className: String
    /// Whether a category name follows the class name.
    let isOfCategory: Bool
    let arguments: Scalars
    let before: Scalars
    let after: Scalars
    private let isListed: Bool

    init?(_ phrase: Phrase) {
        arguments = phrase.after.prefix(60).prefix { $0 != "]" && $0 != "[" && $0 != "\"" }
        guard arguments.endIndex < phrase.after.endIndex, phrase.after[arguments.endIndex] == "]",
            let open = phrase.before.lastIndex(of: "[")
        else { return nil }
        let inside = phrase.before[(open + 1)...]
        guard let gap = inside.last, gap.isBlank else { return nil }
        let receiver = inside.trimmed
        let name = receiver.prefix { $0.isWord || $0 == "." }
        guard !name.isEmpty, name.count == receiver.count || receiver[name.endIndex] == "(" else { return nil }
        className = name.string
        isOfCategory = name.count < receiver.count
        before = phrase.before[..<open]
        after = phrase.after.drop { $0 != "]" }.dropFirst()
        isListed = phrase.prefix.isAdded
    }

    /// Whether the line is an addition in a diff or a symbol of a binary, such as `+ -[C m]`, `-[C m].cold.1`, or
    /// `__29-[C m]_block_invoke`, or the line shows the method's type encoding.
    var isSymbol: Bool {
        isListed || after.first == "_" || after.first == "." && after.dropFirst().first?.isWord == true
            || after.holds("@0:")
    }

    /// Returns the receiver of the method, or nil if the line doesn't print the receiver. A line prints the receiver
    /// as an object's description before or after the method, or as an address after the method.
    func subject(of callback: Callback) -> ObjectDescription? {
        if let (object, _) = ObjectDescription.all(in: before).last, object.isController { return object }
        let objects = ObjectDescription.all(in: after)
        if let (object, range) = objects.first, object.isController {
            let isOwn = object.className.endsWithClass(className)
            if isOwn || !callback.hasOtherController, Method.isConnective(after[..<range.lowerBound]) { return object }
        }
        if let (object, _) = objects.first(where: { $0.object.className.endsWithClass(className) }) { return object }
        let rest = after.drop { !$0.isWord }
        guard Method.isConnective(after[..<(after.range(of: "0x")?.lowerBound ?? after.endIndex)]),
            let pointer = after.range(of: "0x"), pointer.lowerBound < rest.endIndex, objects.isEmpty
        else { return nil }
        return ObjectDescription.address(after[pointer.lowerBound...]).map {
            ObjectDescription(className: "", address: $0)
        }
    }

    /// Returns whether the text between the method and an object contains only connecting words, such as `called for`.
    private static func isConnective(_ text: Scalars) -> Bool {
        text.split { !$0.isWord }.allSatisfy { word in
            let lower = word.lowercase
            return LogWords.classLabels.contains(lower) || LogWords.said.contains(lower)
                || ["pointer", "address", "receiver", "was"].contains(lower)
        }
    }
}

extension ObjectDescription {
    fileprivate var isController: Bool {
        !className.isEmpty && (ControllerName.isClass(className.lowercased()) || !className.isView)
    }
}

extension Callback {
    /// Whether a controller that is printed after the callback can be an argument rather than the receiver.
    fileprivate var hasOtherController: Bool {
        switch self {
        case .willMoveToParent, .didMoveToParent, .prepareForSegue, .shouldPerformSegue: true
        default: isDelegates
        }
    }
}

extension String {
    /// Returns whether the text is an alias for the class `name`, such as `CodeVC` for `CodeTableViewController`. An
    /// alias ends with `VC`, and the words before `VC` occur in the class name in order.
    fileprivate func isShort(for name: String) -> Bool {
        guard lowercased().hasSuffix("vc") else { return false }
        var rest = name.camelWords[...]
        for word in String(dropLast(2)).camelWords {
            guard let index = rest.firstIndex(of: word) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    private var camelWords: [String] {
        var words: [String] = []
        for character in self {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character.lowercased())
        }
        return words
    }
}
