/// Several storyboards together: what the references from one to another lead to.
///
/// A reference knows the other file by its bare name, and within one repository several files may answer: for iOS and the
/// television, copies for each language, the storyboards of a vendored library. The file for the same target runtime
/// wins, then the one in the nearest folder; what is still open is reported, not guessed.
public struct StoryboardSet: Sendable {
    /// The storyboards, in the order in which they were given; xibs may be among them and answer no reference.
    public let storyboards: [Storyboard]
    private let places: [String: [Int]]

    /// Makes a set of storyboards.
    public init(_ storyboards: [Storyboard]) {
        self.storyboards = storyboards
        var places: [String: [Int]] = [:]
        for (place, storyboard) in storyboards.enumerated() where !storyboard.isXib {
            places[storyboard.name, default: []].append(place)
        }
        self.places = places
    }

    /// What a placeholder leads to.
    public enum Target: Sendable, Hashable {
        /// A controller: the place of its storyboard in the set, and the controller's id there.
        case controller(storyboard: Int, id: String)
        /// A storyboard of another bundle, as a framework's.
        case bundle(String)
        /// A storyboard that was not given, where only one was: nothing can be said.
        case notGiven(String)
        /// Nothing answers, for a reason that completes "the reference to … leads nowhere: ".
        case nothing(reason: String)
        /// Several storyboards answer equally well: their places in the set.
        case ambiguous([Int])
    }

    /// What `placeholder`, which is in the storyboard at `place`, leads to.
    public func target(of placeholder: Storyboard.Controller, in place: Int) -> Target {
        if let bundle = placeholder.bundleIdentifier { return .bundle(bundle) }
        guard let name = placeholder.storyboardName, name != storyboards[place].name else {
            return controller(placeholder, in: place)
        }
        let candidates = places[name] ?? []
        if candidates.isEmpty {
            if storyboards.count == 1 { return .notGiven(name) }
            return .nothing(reason: "the storyboard '\(name)' is not among the inputs")
        }
        let fitting = sameRuntime(candidates, as: place)
        guard !fitting.isEmpty else {
            let platform = storyboards[candidates[0]].platform?.rawValue ?? "another platform"
            return .nothing(reason: "the storyboard '\(name)' among the inputs is for \(platform)")
        }
        let nearest = nearest(fitting, to: place)
        return nearest.count == 1 ? controller(placeholder, in: nearest[0]) : .ambiguous(nearest)
    }

    /// The placeholders that lead to a controller, each with the place of its storyboard.
    public func references(to id: String, in place: Int) -> [(storyboard: Int, placeholder: Storyboard.Controller)] {
        storyboards.indices.flatMap { other in
            storyboards[other].controllers.filter { controller in
                controller.isPlaceholder
                    && target(of: controller, in: other) == .controller(storyboard: place, id: id)
            }.map { (storyboard: other, placeholder: $0) }
        }
    }
}

extension StoryboardSet {
    private func controller(_ placeholder: Storyboard.Controller, in place: Int) -> Target {
        let storyboard = storyboards[place]
        guard let identifier = placeholder.referencedIdentifier else {
            guard let initial = storyboard.initialController else {
                return .nothing(reason: "'\(storyboard.name)' has no initial view controller")
            }
            return .controller(storyboard: place, id: initial.id)
        }
        guard let found = storyboard.controller(identifier: identifier) else {
            return .nothing(reason: "'\(storyboard.name)' has no controller with the identifier '\(identifier)'")
        }
        return .controller(storyboard: place, id: found.id)
    }

    /// The candidates for the very target runtime, or where there is none, for the same platform.
    private func sameRuntime(_ candidates: [Int], as place: Int) -> [Int] {
        let own = storyboards[place]
        let exact = candidates.filter { storyboards[$0].targetRuntime == own.targetRuntime }
        guard exact.isEmpty else { return exact }
        return candidates.filter { own.platform == nil || storyboards[$0].platform == own.platform }
    }

    /// The candidates in the nearest folder: fewest folders up to the common one first, then fewest down.
    ///
    /// Copies for several languages count as one file: the one for the referring file's language, else the base, else
    /// the first by name.
    private func nearest(_ candidates: [Int], to place: Int) -> [Int] {
        let own = Folder(storyboards[place].file)
        let ways = candidates.map { own.way(to: Folder(storyboards[$0].file)) }
        let shortest = ways.min { ($0.up, $0.down) < ($1.up, $1.down) }
        let near = zip(candidates, ways).filter { way in shortest.map { $0 == way.1 } ?? false }.map(\.0)
        var byFolder: [[String]: [Int]] = [:]
        for place in near { byFolder[Folder(storyboards[place].file).path, default: []].append(place) }
        return byFolder.values.compactMap { copies in
            copies.min { left, right in
                let left = Folder(storyboards[left].file)
                let right = Folder(storyboards[right].file)
                return left.rank(for: own) < right.rank(for: own)
            }
        }.sorted()
    }

    /// The folder of a file, its `xx.lproj` kept apart.
    private struct Folder {
        var path: [String] = []
        var language: String?

        init(_ file: String) {
            for part in file.split(separator: "/").dropLast().map(String.init) where part != "." {
                if part.hasSuffix(".lproj") { language = part } else { path.append(part) }
            }
        }

        /// How many folders lie between, up to the common one and down from there.
        func way(to other: Folder) -> (up: Int, down: Int) {
            let shared = zip(path, other.path).prefix { $0 == $1 }.count
            return (path.count - shared, other.path.count - shared)
        }

        func rank(for own: Folder) -> (Int, String) {
            let place = language == own.language ? 0 : language == "Base.lproj" ? 1 : 2
            return (place, language ?? "")
        }
    }
}
