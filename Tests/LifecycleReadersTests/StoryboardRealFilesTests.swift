import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

/// Real files that lie beside the repository, with what an independent reader found in them; they are read in place.
private enum RealStoryboards {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/real/storyboards")

    static let index: [[String: Any]] = {
        guard let data = try? Data(contentsOf: folder.appending(path: "index.json")),
            let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
        else { return [] }
        return list
    }()

    static let files = index.compactMap { $0["file"] as? String }

    static func entry(_ file: String) -> [String: Any] { index.first { $0["file"] as? String == file } ?? [:] }

    static func source(_ file: String) throws -> Source {
        Source(name: file, bytes: Array(try Data(contentsOf: folder.appending(path: file))))
    }
}

@Suite(
    "Real storyboards",
    .enabled(if: !RealStoryboards.files.isEmpty, "../shared/real/storyboards is not here, so nothing is compared"))
struct StoryboardRealFilesTests {
    @Test("Each real file is read as an independent reader found it", arguments: RealStoryboards.files)
    func file(name: String) throws {
        let entry = RealStoryboards.entry(name)
        let source = try RealStoryboards.source(name)
        #expect(Reader.reader(for: source)?.name == "storyboard")
        guard entry["expect"] as? String != "reject" else {
            #expect(throws: ReadError.self) { try StoryboardReader.read(source) }
            return
        }
        let storyboard = try StoryboardReader.read(source)
        let truth = entry["truth"] as? [String: Any] ?? [:]
        #expect(storyboard.scenes.count == truth["scenes"] as? Int)
        if !storyboard.isXib {
            #expect(counts(storyboard.controllers.map(\.element)) == truth["controllersByTag"] as? [String: Int] ?? [:])
        } else {
            #expect(
                counts(storyboard.controllers.map(\.element)) == truth["xibNestedControllers"] as? [String: Int] ?? [:])
        }
        #expect(counts(storyboard.segues.compactMap(\.kind)) == truth["seguesByKind"] as? [String: Int] ?? [:])
        #expect(counts(storyboard.segues.compactMap(\.trigger)) == truth["triggersByTag"] as? [String: Int] ?? [:])
        #expect(storyboard.initial == truth["initialViewController"] as? String)
        #expect(storyboard.exits.count == truth["exits"] as? Int)
        let placeholders = truth["placeholders"] as? [[String: Any]] ?? []
        #expect(storyboard.controllers.filter(\.isPlaceholder).map(\.id) == placeholders.map { $0["id"] as? String })
        let dangling = (truth["destinationKinds"] as? [String: Int])?["dangling"] ?? 0
        #expect(storyboard.problems.filter { $0.rule == .danglingDestination }.count == dangling)
    }

    private func counts(_ words: [String]) -> [String: Int] {
        words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
