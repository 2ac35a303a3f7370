import LifecycleModel

/// The headings and messages of a log that stand for a step, such as `// swipe back` or `present modal`.
enum Heading {
    /// Returns the names of the verbs that a heading can stand for. Empty if its words say nothing.
    static func verbs(in text: String) -> Set<String> {
        let text = text.lowercased()
        return Set(VerbSignature.all.filter { $0.headings.contains(where: text.contains) }.map(\.name))
    }
}
