import LifecycleModel
import LifecycleReaders
import Lifeline

/// A loader that reads inputs one at a time. When it loads the first storyboard, it also reads all other storyboards,
/// because storyboards refer to each other.
///
/// Only storyboards stay in memory.
final class InputLoader {
    private let options: InputOptions
    /// The time limit for one input.
    let limit: TimeLimit
    private lazy var inputs = Inputs(options.inputs).found
    /// All storyboards among the inputs, in the order of a combined drawing, except those that can't be read. Standard
    /// input is left out, because it can be read only once.
    private lazy var boards = StoryboardSet(
        sorting: inputs.compactMap { input in
            guard input.path != "-", mayBeStoryboard(input), let loaded = try? options.load(input, within: limit) else {
                return nil
            }
            return loaded.storyboard
        })

    private lazy var stems = inputs.stems

    /// Creates a loader. The default for `limit` is the time limit in `options`.
    init(_ options: InputOptions, within limit: TimeLimit? = nil) {
        (self.options, self.limit) = (options, limit ?? options.limit)
    }

    /// Reads an input. A loaded storyboard can refer to the other storyboards among the inputs. Throws ``ReadError``
    /// or ``Files/Failure``.
    func load(_ input: Input) throws -> LoadedInput {
        var loaded = try options.load(input, within: limit)
        if loaded.storyboard != nil, inputs.count > 1 { loaded.refer(to: boards, stems: stems) }
        return loaded
    }

    /// Returns whether an input can be a storyboard, according to `--from` or the file extension. Other inputs are not
    /// read in the search for storyboards.
    private func mayBeStoryboard(_ input: Input) -> Bool {
        if let kind = options.from.value { return kind == "storyboard" }
        let others = Reader.all.filter { $0.name != "storyboard" }.flatMap(\.fileExtensions)
        return !others.contains { input.path.lowercased().hasSuffix(".\($0)") }
    }
}
