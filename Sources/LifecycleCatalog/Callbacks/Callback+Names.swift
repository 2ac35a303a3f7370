extension Callback {
    /// Returns the callbacks with a name: the full Swift name, the selector, the Swift base name, the short name, or
    /// another spelling, such as a name from an earlier SDK. Names are case-sensitive.
    ///
    /// `viewWillAppear`, `viewWillAppear(_:)`, and `viewWillAppear:` name one callback, and `init` names three.
    /// Without labels, `willMove` and `didMove` name the callbacks with `toParent`. For an unknown name, the list is
    /// empty. Some base names are unknown: those of callbacks to views, the application, and scenes, unless they are
    /// also short names, and those that many delegate methods share, such as `tabBarController`.
    public static func named(_ word: String) -> [Callback] { index[word] ?? [] }

    /// All names that ``named(_:)`` recognizes, sorted, for suggestions in messages and for the scenario schema.
    public static var knownWords: [String] { index.keys.sorted() }

    private static let index: [String: [Callback]] = {
        var index = [String: [Callback]](minimumCapacity: allCases.count * 5)
        func add(_ word: String, _ callback: Callback) {
            if index[word]?.contains(callback) != true { index[word, default: []].append(callback) }
        }
        for callback in allCases {
            let names = callback.definition
            add(names.swift, callback)
            add(names.objc, callback)
            add(names.short, callback)
            if !callback.sharesBaseName { add(callback.baseName, callback) }
        }
        for callback in allCases { for word in callback.definition.spellings { add(word, callback) } }
        return index
    }()

    /// Whether the callback belongs to a group in which methods share base names, such as `application` or
    /// `tabBarController`.
    private var sharesBaseName: Bool {
        phase == .view || phase == .application || isDelegates && baseName.hasSuffix("Controller")
    }

    /// The base names that several callbacks of delegates share, because they name only the sender, in lowercase, such
    /// as `tabbarcontroller`.
    package static let controllerBaseNames: [String] =
        Dictionary(grouping: allCases.filter { $0.isDelegates && $0.baseName.hasSuffix("Controller") }, by: \.baseName)
        .filter { $0.value.count > 1 }.keys.map { $0.lowercased() }.sorted()

    /// The words in lowercase of which a log contains at least one for each callback: the short name, the base name or,
    /// if it names only the sender or the application, the labels, and the parts of the selector. Words of up to eight
    /// letters, such as `animated`, are left out, because many other lines contain them.
    package static let namesInText: [String] = {
        let words = allCases.flatMap { callback in
            let labels = callback.swiftName.split { !$0.isLetter }
            return callback.selector.split(separator: ":") + [Substring(callback.definition.short)]
                + (callback.sharesBaseName ? labels.dropFirst() : labels.prefix(1))
        }
        return Set(words.map { $0.lowercased() }).filter { $0.count > 8 && !controllerBaseNames.contains($0) }.sorted()
    }()
}
