import Foundation
import Testing

@testable import LifelineTool

@Suite("Shards of inputs", .waitsForProcesses)
struct ShardTests {
    @Test("Shards are disjoint and together contain all inputs")
    func shares() throws {
        let program = try Program()
        for name in ["a/one", "a/two", "b/three", "b/four", "b/five"] {
            try program.write("controllers: { a: A }\nsteps: [launch: a]\n", to: "stories/\(name).yaml")
        }
        var drawn: [[String]] = []
        for number in 1...3 {
            let folder = "drawn\(number)"
            let result = try program(
                "render", "stories/a", "stories/b", "-o", folder, "--set", "shard=\(number)/3", "--diagram", "timeline")
            #expect((result.status, result.errors) == (0, ""))
            drawn.append(
                try FileManager.default.contentsOfDirectory(atPath: program.folder.appending(path: folder).path))
        }
        #expect(drawn.map(\.count) == [2, 2, 1])
        #expect(Set(drawn.joined()).count == 5)
    }

    @Test("Every input is in exactly one shard, in order", arguments: 0...12, 1...5)
    func everyInput(inputs: Int, shares: Int) throws {
        let all = Array(0..<inputs)
        let parts = try (1...shares).map { try #require(Shard(argument: "\($0)/\(shares)")).share(of: all) }
        #expect(parts.joined().sorted() == all)
        #expect(parts.allSatisfy { $0 == $0.sorted() })
        #expect(parts.map(\.count).max()! - parts.map(\.count).min()! <= 1)
    }

    @Test("An invalid shard is an error", arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2"])
    func refuses(word: String) throws {
        let program = try Program()
        try program.write("controllers: { a: A }\nsteps: [launch: a]\n", to: "one.yaml")
        let result = try program("render", "one.yaml", "--set", "shard=\(word)")
        #expect(result.status == 64 && result.errors.contains("'\(word)'"))
    }

    @Test("--prune can't be combined with the setting shard")
    func prunes() throws {
        #expect(try Program()("render", "one.yaml", "--set", "shard=1/2", "--prune").status == 64)
    }
}
