import LifecycleModel
import LifecycleReaders
import Lifeline

/// A loader that reads inputs one at a time. When it loads the first storyboard, it also reads all other storyboards,
/// because storyboards can refer to each other.
///
/// Only storyboards stay in memory.
final class InputLoader {
    private let options: InputOptions
    /// The time limit for each operation on an input.
    let limit: TimeLimit
    private lazy var inputs = Inputs(options.inputs).found
    private let mayRead: (String) -> Bool
    /// The storyboards among the inputs, in the order of a combined drawing. Storyboards that can't be read or that
    /// `mayRead` excludes are left out. Pipes, such as standard input, are left out, too, because they can be read only
    /// once.
    private lazy var boards = StoryboardSet(
        sorting: inputs.compactMap { input in
            guard !input.isPipe, mayBeStoryboard(input), mayRead(input.path) else { return nil }
            return (try? options.load(input, within: limit))?.storyboard
        })

    private lazy var stems = inputs.stems

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - limit: The time limit for each operation on an input. The default is the time limit in `options`.
    ///   - mayRead: Returns whether the loader may read the storyboard at a path when it loads another storyboard.
    init(
        _ options: InputOptions, within limit: TimeLimit? = nil, mayRead: @escaping (String) -> Bool = { _ in true }
    ) {
        (self.options, self.limit, self.mayRead) = (options, limit ?? options.limit, mayRead)
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
