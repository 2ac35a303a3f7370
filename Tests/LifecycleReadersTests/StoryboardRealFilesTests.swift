import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

/// Real files that lie beside the repository, with what an independent reader found in them; they are read in place.
private enum RealStoryboards {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/real/storyboards")

    struct Entry: Decodable {
        var file: String
        var expect: String
        var truth: Truth
    }

    struct Truth: Decodable {
        var scenes: Int?
        var controllersByTag: [String: Int]?
        var xibNestedControllers: [String: Int]?
        var seguesByKind: [String: Int]?
        var triggersByTag: [String: Int]?
        var destinationKinds: [String: Int]?
        var initialViewController: String?
        var exits: Int?
        var placeholders: [Placeholder]?
    }

    struct Placeholder: Decodable { var id: String }

    static let entries: [Entry] = {
        guard let data = try? Data(contentsOf: folder.appending(path: "index.json")) else { return [] }
        return (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    }()

    static func source(_ file: String) throws -> Source {
        Source(name: file, bytes: Array(try Data(contentsOf: folder.appending(path: file))))
    }
}

@Suite(
    "Real storyboards",
    .enabled(if: !RealStoryboards.entries.isEmpty, "../shared/real/storyboards is not here, so nothing is compared"))
struct StoryboardRealFilesTests {
    @Test("Each real file is read as an independent reader found it", arguments: RealStoryboards.entries.map(\.file))
    func file(name: String) throws {
        let entry = try #require(RealStoryboards.entries.first { $0.file == name })
        let source = try RealStoryboards.source(name)
        #expect(Reader.reader(for: source)?.name == "storyboard")
        guard entry.expect != "reject" else {
            #expect(throws: ReadError.self) { try StoryboardReader.read(source) }
            return
        }
        let storyboard = try StoryboardReader.read(source)
        let truth = entry.truth
        #expect(storyboard.scenes.count == truth.scenes)
        let elements = counts(storyboard.controllers.map(\.element))
        #expect(elements == truth.controllersByTag ?? truth.xibNestedControllers ?? [:])
        #expect(counts(storyboard.segues.compactMap(\.kind)) == truth.seguesByKind ?? [:])
        #expect(counts(storyboard.segues.compactMap(\.trigger)) == truth.triggersByTag ?? [:])
        #expect(storyboard.initial == truth.initialViewController)
        #expect(storyboard.exits.count == truth.exits)
        #expect(storyboard.controllers.filter(\.isPlaceholder).map(\.id) == (truth.placeholders ?? []).map(\.id))
        let dangling = storyboard.problems.filter { $0.rule == .danglingDestination }
        #expect(dangling.count == truth.destinationKinds?["dangling"] ?? 0)
    }

    private func counts(_ words: [String]) -> [String: Int] {
        words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
