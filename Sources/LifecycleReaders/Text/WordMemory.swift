/// What the words of a JSON text stand for, by the bytes that spell them.
///
/// A long recording says a few dozen words again and again; to decode and to look up each of them anew takes longer than
/// to read the rest of it. What is kept points into the text, as a ``JSONValue`` does.
struct WordMemory<Value> {
    private var places: [(word: UnsafeBufferPointer<UInt8>, value: Value)?] = Array(repeating: nil, count: 64)

    /// What `word` stands for: what it stood for before, or what `find` gives for it, if anything.
    mutating func value(of word: JSONString, _ find: (String) -> Value?) -> Value? {
        let place = WordMemory.place(of: word.bytes)
        if let known = places[place], known.word.isSame(as: word.bytes) { return known.value }
        guard let value = find(word.decoded) else { return nil }
        places[place] = (word.bytes, value)
        return value
    }

    /// Where a word is kept; of two that share a place the later one is.
    private static func place(of word: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = word.first, let last = word.last else { return 0 }
        let middle = Int(word[word.count / 2]) * 5 + Int(word[word.count / 3]) * 11
        return (Int(first) + Int(last) * 3 + middle + word.count * 17) & 63
    }
}
