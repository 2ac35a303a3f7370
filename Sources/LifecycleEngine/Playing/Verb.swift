import LifecycleModel

/// A scenario verb: its signature, and the closure that plays a step with it.
///
/// A built-in verb is a static property in a file in the folder `Verbs` and is listed in ``all``. A program adds its
/// own verbs by passing `Verb.all + [mine]` to `Scenario.play(verbs:)`, and their signatures to the scenario reader.
public struct Verb: Sendable {
    /// The verb's name, subject, and options.
    public let signature: VerbSignature
    let play: @Sendable (Call) -> Void

    /// Creates a verb. The engine calls `play` for each step with this verb, on the thread that plays the scenario.
    public init(_ signature: VerbSignature, play: @escaping @Sendable (Call) -> Void) {
        self.signature = signature
        self.play = play
    }

    /// All built-in verbs, in the order in which the documentation lists them.
    public static let all: [Verb] =
        application + scenes + navigation + presentation + selection + columns + adaptation + containment + appearance
        + views + updates + notifications + marks
}
