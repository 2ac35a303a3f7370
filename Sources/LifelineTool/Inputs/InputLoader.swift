import LifecycleModel
import LifecycleReaders
import Lifeline

/// Reads inputs one at a time, and a storyboard together with the others that were given: references lead to them.
///
/// Nothing is kept but storyboards, and these are read only when the first of them comes.
final class InputLoader {
    private let options: InputOptions
    private lazy var inputs = Inputs(options.inputs).found
    /// Every storyboard among the inputs, in their order.
    private lazy var boards: [Storyboard] = inputs.compactMap { input in
        guard input.path != "-", mayBeStoryboard(input),
            let loaded = try? options.load(input)
        else { return nil }
        return loaded.storyboard
    }

    init(_ options: InputOptions) { self.options = options }

    /// Reads an input; throws ``ReadError`` or ``Files/Failure``.
    func load(_ input: Input) throws -> LoadedInput {
        var loaded = try options.load(input)
        if loaded.storyboard != nil, inputs.count > 1 { loaded.refer(to: boards) }
        return loaded
    }

    /// Whether the name leaves it open that the content is a storyboard: only those are read twice.
    private func mayBeStoryboard(_ input: Input) -> Bool {
        if let kind = options.from.value { return kind == "storyboard" }
        let others = Reader.all.filter { $0.name != "storyboard" }.flatMap(\.fileExtensions)
        return !others.contains { input.path.lowercased().hasSuffix(".\($0)") }
    }
}
