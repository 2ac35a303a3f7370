import LifecycleModel

/// The spellings of callback names as single words in logs: correct spellings in any letter case, and misspellings.
enum CallbackName {
    /// The meaning of a word.
    enum Meaning: Equatable {
        case callback(Callback)
        /// One of several callbacks. The labels after the word determine which one.
        case labeled([Callback])
    }

    /// Returns the meaning of a lowercase word that names a callback in Apple's spelling, apart from letter case, or
    /// nil for other words. Also recognizes words such as `deallocated`.
    static func exact(_ word: String) -> Meaning? { table[word] }

    /// Returns the callback whose name is closest to the lowercase word, or nil if no name is close or two names are
    /// equally close. Considers only words of 9 to 26 bytes, and only `didReceiveMemoryWarning` and the names that
    /// begin with `view`.
    static func misspelled(_ word: String) -> Callback? {
        guard word.utf8.count >= 9, word.utf8.count <= 26 else { return nil }
        let letters = Array(word.utf8)
        var best: (callback: Callback, distance: Int)?
        var isTie = false
        var edits = EditDistance()
        for (name, callback) in longNames {
            let limit = name.count >= 13 ? 2 : 1
            guard let distance = name.withUnsafeBufferPointer({ edits.distance(letters, $0, limit: limit) }) else {
                continue
            }
            if let known = best, known.distance <= distance {
                if known.distance == distance, known.callback != callback { isTie = true }
            } else {
                best = (callback, distance)
                isTie = false
            }
        }
        return isTie ? nil : best?.callback
    }

    private static let table: [String: Meaning] = {
        var meanings: [String: [Callback]] = [:]
        func add(_ word: String, _ callback: Callback) {
            let key = String(word.lowercased().prefix { $0 != "(" && $0 != ":" })
            if meanings[key]?.contains(callback) != true { meanings[key, default: []].append(callback) }
        }
        for word in Callback.knownWords {
            // Short names of delegate methods, such as didSelect, can have other meanings in a log.
            for callback in Callback.named(word) where callback.phase != .delegate || word.contains(where: isSign) {
                add(word, callback)
            }
        }
        for callback in Callback.allCases {
            add(callback.baseName, callback)
            add(callback.selector, callback)
        }
        for word in ["deallocated", "dealloced", "deinitialized", "deinited", "deinitialised", "delloc", "dealoc"] {
            add(word, .deinitializer)
        }
        for word in ["unwindaction"] { meanings[word] = nil }
        return meanings.mapValues { $0.count == 1 ? .callback($0[0]) : .labeled($0) }
    }()

    /// Returns whether a character is punctuation in a method signature.
    private static func isSign(_ character: Character) -> Bool { character == "(" || character == ":" }

    private static let longNames: [([UInt8], Callback)] = Callback.allCases.compactMap { callback in
        let name = Array(callback.baseName.lowercased().utf8)
        return name.starts(with: "view".utf8) || callback == .didReceiveMemoryWarning ? (name, callback) : nil
    }
}
