import LifecycleModel

/// Plain-English spellings of callbacks, such as `view did load`, `View_Will_Appear`, `VIEW-IS-APPEARING`, and the
/// short form `didAppear`.
enum PlainEnglish {
    private static let verbs: [String: Callback] = [
        "didload": .viewDidLoad, "willappear": .viewWillAppear, "didappear": .viewDidAppear,
        "isappearing": .viewIsAppearing, "willdisappear": .viewWillDisappear, "diddisappear": .viewDidDisappear,
        "willlayoutsubviews": .viewWillLayoutSubviews, "didlayoutsubviews": .viewDidLayoutSubviews,
        "didunload": .viewDidUnload, "willunload": .viewWillUnload, "onappear": .onAppear,
        "ondisappear": .onDisappear,
    ]

    /// Returns whether a lowercase word can begin a callback's name in plain English.
    static func mayBegin(_ word: String) -> Bool {
        word.hasPrefix("view") || word.hasPrefix("did") || word.hasPrefix("will") || word.hasPrefix("is")
            || word == "on"
    }

    /// Returns the callback that the words at `index` name, and the index after the words, or nil if they don't
    /// name a callback.
    static func callback(at index: Int, in text: Scalars) -> (Callback, end: Int)? {
        var spelled = ""
        var end = index
        var words = 0
        var cursor = Cursor(rest: text[index...])
        while words < 5 {
            let word = cursor.rest.prefix { $0.isASCIILetter }
            guard !word.isEmpty else { return nil }
            cursor.rest = cursor.rest[word.endIndex...]
            spelled += word.lowercase
            end = word.endIndex
            words += 1
            let bare = spelled.hasPrefix("view") ? String(spelled.dropFirst(4)) : spelled
            let next = cursor.rest.first
            if let callback = verbs[bare], next.map({ !$0.isASCIIWord || $0 == "_" }) ?? true { return (callback, end) }
            guard cursor.take(anyOf: " _-"), spelled.utf8.count < 24 else { return nil }
            _ = cursor.blanks()
        }
        return nil
    }
}
