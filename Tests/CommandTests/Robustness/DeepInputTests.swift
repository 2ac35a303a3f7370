import Foundation
import LifecycleModel
import Testing

/// Tests that every command processes inputs at the level limit on half of the usual stack, and rejects one more level.
@Suite("Deep inputs", .waitsForProcesses)
struct DeepInputTests {
    private static let limit = Hierarchy.levelLimit

    private static func dump(_ levels: Int) -> String {
        (0..<levels).map { level in
            String(repeating: "   | ", count: level) + "<C\(level) 0x\(level + 1)>, state: appeared, view: <V 0x2>\n"
        }.joined()
    }

    private static func recording(_ levels: Int) -> String {
        let holding = (1..<levels).map {
            "{\"event\":\"hierarchy\",\"change\":\"addChild\",\"subject\":\"c\($0)\",\"to\":\"c\($0 - 1)\"}\n"
        }
        let loading = (0..<levels).map {
            "{\"event\":\"callback\",\"controller\":\"c\($0)\",\"name\":\"viewDidLoad\"}\n"
        }
        return "{\"lifeline\":1,\"ios\":\"17\",\"source\":\"run\"}\n"
            + "{\"event\":\"hierarchy\",\"change\":\"root\",\"subject\":\"c0\"}\n" + holding.joined() + loading.joined()
    }

    private static func scenario(_ levels: Int) -> String {
        let controllers = (0..<levels).map { "  c\($0): C\($0)ViewController\n" }.joined()
        let steps = (1..<levels).map { "  - embed: c\($0)\n    to: c\($0 - 1)\n" }.joined()
        return "controllers:\n\(controllers)steps:\n  - launch: c0\n\(steps)"
    }

    private static let inputs: [(file: String, text: @Sendable (Int) -> String)] = [
        ("deep.txt", dump), ("deep.jsonl", recording), ("deep.yaml", scenario),
    ]

    @Test(
        "An input at the level limit is processed",
        arguments: [
            "inspect deep.txt --format json", "check deep.txt", "check deep.txt deep.jsonl",
            "render deep.txt --format svg,png --set scale=0.1 -o out",
            "report deep.txt -o page", "run deep.yaml", "check deep.yaml",
            "diff deep.yaml deep.jsonl -o out", "render deep.yaml --diagram hierarchy,states -o out",
            "inspect deep.jsonl", "check deep.jsonl", "render deep.jsonl --diagram hierarchy,timeline -o out",
            "render deep.jsonl --diagram hierarchy --format text -o out", "report deep.jsonl -o page",
        ])
    func full(words: String) throws {
        let program = try Program()
        for (file, text) in Self.inputs where words.contains(file) { try program.write(text(Self.limit), to: file) }
        let result = try program.shell("ulimit -s 4096; \"$lifeline\" \(words)")
        // A timeline of more than 400 rows has pages.
        let notes = result.errors.split(separator: "\n")
        #expect(notes.allSatisfy { $0.contains(": note: the timeline has several pages") }, "\(result.errors)")
        #expect(result.status == (words.hasPrefix("diff") ? 1 : 0))
    }

    @Test(
        "An input one level above the limit is an error",
        arguments: [
            ("inspect deep.txt", "deep.txt:501:2501"), ("render deep.txt", "deep.txt:501:2501"),
            ("check deep.jsonl", "deep.jsonl:502:1"), ("report deep.jsonl -o page", "deep.jsonl:502:1"),
            ("run deep.yaml", "deep.yaml:1503:5"), ("check deep.yaml", "deep.yaml:1503:5"),
            ("diff deep.yaml --ios 12 --ios 17", "deep.yaml:1503:5"),
        ])
    func over(words: String, place: String) throws {
        let program = try Program()
        for (file, text) in Self.inputs { try program.write(text(Self.limit + 1), to: file) }
        let result = try program(words.split(separator: " ").map(String.init))
        #expect(result.status == 2 && result.output == "")
        let message =
            "\(place): error: more than 500 levels of contained and presented controllers; "
            + "reduce the nesting\n"
        // 'check' also prints the source line.
        #expect(words.hasPrefix("check") ? result.errors.hasPrefix(message) : result.errors == message)
        #expect(program.names(in: "output").isEmpty && program.names(in: "page").isEmpty)
    }
}
