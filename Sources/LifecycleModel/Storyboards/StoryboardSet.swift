/// A set of storyboards, which resolves references between them.
///
/// A reference names a storyboard without its folder, so several files in a repository can match, such as files for
/// different platforms, languages, or libraries. Files with the same target runtime are preferred, and then files for
/// the same platform. If the platform is known, files for other platforms never match. Among the preferred files, the
/// file in the nearest folder is used. Remaining ambiguities are reported.
///
/// Creating a set takes time proportional to the number of storyboards, so create one set for all inputs.
public struct StoryboardSet: Sendable, Hashable {
    /// The storyboards and xibs. Xibs never match references.
    public let storyboards: [Storyboard]
    /// The positions of storyboards, keyed by name, and the position of the first storyboard of each file, keyed by
    /// file.
    private let (indicesByName, indexByFile): ([String: [Int]], [String: Int])

    /// Creates a set of storyboards.
    public init(_ storyboards: [Storyboard]) {
        self.storyboards = storyboards
        indicesByName = Dictionary(grouping: storyboards.indices) { storyboards[$0].name }
        indexByFile = Dictionary(storyboards.indices.map { (storyboards[$0].file, $0) }) { first, _ in first }
    }

    /// Creates a set with one storyboard for each file, in the order of a combined drawing: Main first, and then the
    /// others by file.
    public init(sorting storyboards: [Storyboard]) {
        var files: Set<String> = []
        let keys = storyboards.filter { files.insert($0.file).inserted }
            .map { (rank: $0.name == "Main" ? 0 : 1, storyboard: $0) }
        self.init(
            keys.sorted { ($0.rank, $0.storyboard.file) < ($1.rank, $1.storyboard.file) }.map(\.storyboard))
    }

    /// Returns this set if it contains the file of `storyboard`, or otherwise a set that starts with `storyboard`. Also
    /// returns the position of `storyboard` in the returned set.
    public func including(_ storyboard: Storyboard) -> (set: StoryboardSet, position: Int) {
        if let index = position(of: storyboard) { return (self, index) }
        return (StoryboardSet([storyboard] + storyboards), 0)
    }

    /// Returns the position of the storyboard with the same file as `storyboard`, or nil if the set doesn't contain
    /// the file.
    public func position(of storyboard: Storyboard) -> Int? { indexByFile[storyboard.file] }

    /// Returns the number of storyboards and xibs with a name.
    public func count(named name: String) -> Int { indicesByName[name]?.count ?? 0 }

    /// The target of a placeholder.
    public enum Target: Sendable, Hashable {
        /// A controller: the index of its storyboard in the set, and its ID.
        case controller(storyboard: Int, id: String)
        /// A storyboard in another bundle, such as a framework's bundle.
        case bundle(String)
        /// Unknown, because the set contains only one storyboard and the reference names another storyboard.
        case notGiven(String)
        /// No target, with a reason that completes "the reference to … can't be resolved: ".
        case nothing(reason: String)
        /// Several matching storyboards: their indices in the set.
        case ambiguous([Int])
    }

    /// Returns the target of `placeholder` in the storyboard at `index`.
    public func target(of placeholder: Storyboard.Controller, in index: Int) -> Target {
        if let bundle = placeholder.bundleIdentifier { return .bundle(bundle) }
        guard let name = placeholder.storyboardName, name != storyboards[index].name else {
            return controller(placeholder, in: index)
        }
        let candidates = (indicesByName[name] ?? []).filter { !storyboards[$0].isXib }
        if candidates.isEmpty {
            if storyboards.count == 1 { return .notGiven(name) }
            return .nothing(reason: "the storyboard '\(name)' is not among the inputs")
        }
        let fitting = sameRuntime(candidates, as: index)
        guard !fitting.isEmpty else {
            let platform = storyboards[candidates[0]].platform?.rawValue ?? "another platform"
            return .nothing(reason: "the storyboard '\(name)' among the inputs is for \(platform)")
        }
        let nearest = nearest(fitting, to: index)
        return nearest.count == 1 ? controller(placeholder, in: nearest[0]) : .ambiguous(nearest)
    }

    /// Returns the placeholders that refer to the controller `id` in the storyboard at `index`. Each placeholder is
    /// returned with the index of the storyboard that contains it.
    public func references(to id: String, in index: Int) -> [(storyboard: Int, placeholder: Storyboard.Controller)] {
        storyboards.indices.flatMap { other in
            storyboards[other].controllers.filter { controller in
                controller.isPlaceholder
                    && target(of: controller, in: other) == .controller(storyboard: index, id: id)
            }.map { (storyboard: other, placeholder: $0) }
        }
    }
}

extension StoryboardSet {
    private func controller(_ placeholder: Storyboard.Controller, in index: Int) -> Target {
        let storyboard = storyboards[index]
        guard let identifier = placeholder.referencedIdentifier else {
            guard let initial = storyboard.initialController else {
                return .nothing(reason: "'\(storyboard.name)' has no initial view controller")
            }
            return .controller(storyboard: index, id: initial.id)
        }
        guard let found = storyboard.controller(identifier: identifier) else {
            return .nothing(reason: "'\(storyboard.name)' has no controller with the identifier '\(identifier)'")
        }
        return .controller(storyboard: index, id: found.id)
    }

    /// Returns the candidates with the same target runtime as the storyboard at `index`. Without such candidates,
    /// returns the candidates for the same platform, or all candidates if the platform is unknown.
    private func sameRuntime(_ candidates: [Int], as index: Int) -> [Int] {
        let own = storyboards[index]
        let exact = candidates.filter { storyboards[$0].targetRuntime == own.targetRuntime }
        guard exact.isEmpty else { return exact }
        return candidates.filter { own.platform == nil || storyboards[$0].platform == own.platform }
    }

    /// Returns the candidates in the nearest folders: those with the fewest levels up to the common folder and, among
    /// these, the fewest levels down.
    ///
    /// Localized copies count as one file: the copy for the referring file's language, or else the base copy, or else
    /// the first copy in alphabetical order of languages.
    private func nearest(_ candidates: [Int], to index: Int) -> [Int] {
        let own = Folder(storyboards[index].file)
        let ways = candidates.map { own.way(to: Folder(storyboards[$0].file)) }
        let shortest = ways.min { ($0.up, $0.down) < ($1.up, $1.down) }
        let near = zip(candidates, ways).filter { way in shortest.map { $0 == way.1 } ?? false }.map(\.0)
        var byFolder: [[String]: [Int]] = [:]
        for index in near { byFolder[Folder(storyboards[index].file).path, default: []].append(index) }
        return byFolder.values.compactMap { copies in
            copies.min { left, right in
                let left = Folder(storyboards[left].file)
                let right = Folder(storyboards[right].file)
                return left.rank(for: own) < right.rank(for: own)
            }
        }.sorted()
    }

    /// The folder of a file without its `.lproj` folder, and the file's language.
    private struct Folder {
        var path: [String] = []
        var language: String?

        init(_ file: String) {
            for part in file.split(separator: "/").dropLast().map(String.init) where part != "." {
                if part.hasSuffix(".lproj") { language = part } else { path.append(part) }
            }
        }

        /// Returns the number of levels from this folder up to the common folder, and the number of levels down from
        /// there.
        func way(to other: Folder) -> (up: Int, down: Int) {
            let shared = zip(path, other.path).prefix { $0 == $1 }.count
            return (path.count - shared, other.path.count - shared)
        }

        func rank(for own: Folder) -> (Int, String) {
            let rank = language == own.language ? 0 : language == "Base.lproj" ? 1 : 2
            return (rank, language ?? "")
        }
    }
}
