import LifecycleModel
import LifecycleReaders
import LifecycleSource
import Lifeline

/// A loader that reads inputs one at a time. When it loads the first storyboard, it also reads all other storyboards,
/// because storyboards can refer to each other. When it loads the first Swift file, it reads all other Swift files.
///
/// Only storyboards and Swift files stay in memory, and pipes until they are loaded.
final class InputLoader {
    private let options: InputOptions
    private let settings: Settings
    private lazy var inputs = Inputs(options.inputs, excluding: settings.excluded).found
    private let mayRead: (String) -> Bool
    /// The pipes that were read in the search for storyboards and not loaded yet, by path. A pipe can be read only
    /// once.
    private var pipes: [String: Result<LoadedInput, any Error>] = [:]
    /// The storyboards among the inputs, in the order of a combined drawing, or nil before the first storyboard is
    /// loaded. Storyboards that can't be read or that `mayRead` excludes are left out.
    private var boards: StoryboardSet?

    private lazy var stems = inputs.stems
    /// The Swift files among the inputs, which are a module, or nil if there are none.
    private lazy var module: SourceModel? = {
        let files = inputs.filter { !$0.isPipe && options.isCode($0) && mayRead($0.path) }
        guard !files.isEmpty else { return nil }
        return SourceModel(
            files.compactMap { input in
                guard let loaded = try? read(input) else { return nil }
                code[input.path] = loaded
                return loaded.swiftFile
            })
    }()
    /// The Swift files that were read for ``module`` and not loaded yet, by path.
    private var code: [String: LoadedInput] = [:]

    /// Creates a loader.
    ///
    /// - Parameter mayRead: Returns whether the loader may read the storyboard at a path when it loads another
    ///   storyboard.
    init(_ options: InputOptions, _ settings: Settings, mayRead: @escaping (String) -> Bool = { _ in true }) {
        (self.options, self.settings, self.mayRead) = (options, settings, mayRead)
    }

    /// Reads an input. A loaded storyboard, and a log with a message about an identifier, can refer to the other
    /// storyboards among the inputs. Throws ``ReadError`` or ``Files/Failure``.
    func load(_ input: Input) throws -> LoadedInput {
        if !input.isPipe, options.isCode(input), let module, module.files.count > 1,
            let code = code.removeValue(forKey: input.path)
        {
            var loaded = code
            loaded.module = module
            if input.path == module.files.first?.name { loaded.screens = screens(of: module) }
            return loaded
        }
        var loaded = try pipes.removeValue(forKey: input.path)?.get() ?? read(input)
        if inputs.count > 1, loaded.refersToStoryboards {
            let boards = self.boards ?? findBoards(besides: loaded.storyboard, at: input.path)
            self.boards = boards
            loaded.refer(to: boards, stems: stems)
            if settings.style.options.storyboard.together, loaded.storyboard != nil, boards.storyboards.count > 1 {
                loaded.stem = Path.folderName(of: boards.storyboards.map(\.file))
            }
        }
        if case .runs = loaded.document, inputs.contains(where: options.isCode) { loaded.module = module }
        return loaded
    }

    /// Returns a function that makes the map of the screens of a module, joined with the storyboards among the inputs.
    /// Its name is that of the only folder among the inputs, or `screens`.
    private func screens(of module: SourceModel) -> @Sendable () -> (map: Storyboard, stem: String)? {
        let boards = self.boards ?? findBoards(besides: nil, at: "")
        self.boards = boards
        let folder = options.inputs.count == 1 ? Path.components(options.inputs[0]).last { $0 != "." } : nil
        let name = folder ?? "screens"
        return { module.screens(named: name, joining: boards).map { ($0, Path.withoutExtension(name)) } }
    }

    private func read(_ input: Input) throws -> LoadedInput {
        try input.load(as: options.from.value, settings.readerOptions)
    }

    /// Returns the storyboards among the inputs, including the storyboard that was read from `path`, if it is one.
    private func findBoards(besides own: Storyboard?, at path: String) -> StoryboardSet {
        let others = inputs.filter { $0.path != path && mayBeStoryboard($0) && mayRead($0.path) }
        let found = others.compactMap { input in
            let result = pipes[input.path] ?? Result { try read(input) }
            if input.isPipe { pipes[input.path] = result }
            return try? result.get().storyboard
        }
        return StoryboardSet(sorting: (own.map { [$0] } ?? []) + found)
    }

    /// Returns whether an input can be a storyboard, according to `--from` or the file extension. Other inputs are not
    /// read in the search for storyboards.
    private func mayBeStoryboard(_ input: Input) -> Bool {
        if let kind = options.from.value { return kind == "storyboard" }
        let others = Lifeline.allReaders.filter { $0.name != "storyboard" }.flatMap(\.fileExtensions)
        return !others.contains { input.path.lowercased().hasSuffix(".\($0)") }
    }
}
