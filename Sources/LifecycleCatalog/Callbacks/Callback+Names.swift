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
}
