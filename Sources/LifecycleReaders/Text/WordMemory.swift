/// A cache of the meanings of words in a JSON text, keyed by the bytes of the words.
///
/// A long recording repeats a few dozen words. Caching them is faster than decoding them and looking them up each time.
/// Keys point into the text, like ``JSONValue``.
struct WordMemory<Value> {
    private var places: [(word: UnsafeBufferPointer<UInt8>, value: Value)?] = Array(repeating: nil, count: 64)

    /// Returns the cached meaning of `word`, or else the result of `find`. Caches this result unless it is nil.
    mutating func value(of word: JSONString, _ find: (String) -> Value?) -> Value? {
        let place = WordMemory.place(of: word.bytes)
        if let known = places[place], known.word.isSame(as: word.bytes) { return known.value }
        guard let value = find(word.decoded) else { return nil }
        places[place] = (word.bytes, value)
        return value
    }

    /// Returns the slot for a word. If two words share a slot, the cache contains the later word.
    private static func place(of word: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = word.first, let last = word.last else { return 0 }
        let middle = Int(word[word.count / 2]) * 5 + Int(word[word.count / 3]) * 11
        return (Int(first) + Int(last) * 3 + middle + word.count * 17) & 63
    }
}
