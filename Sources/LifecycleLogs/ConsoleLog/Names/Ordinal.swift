/// The number of an instance after a word, as in `index 3`, `number 2`, and `instance 1`.
struct Ordinal: Equatable {
    let number: String

    /// Reads the number of at most three digits at the end of `words`. Returns nil if there is no such number, or if it
    /// doesn't follow a word such as `index`.
    init?(endOf words: [Scalars]) {
        guard words.count > 1, let last = words.last, last.count < 4, last.allSatisfy(\.isDigit),
            Ordinal.announcers.contains(words[words.count - 2].lowercase)
        else { return nil }
        number = last.string
    }

    private static let announcers: Set<String> = ["index", "idx", "number", "no", "nr", "instance", "#"]
}
