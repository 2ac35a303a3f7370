import Foundation
import Graphviz
import Testing

/// Rendering in one process for a long time.
///
/// libgvc leaks a little with every render; the program is to leak no more. The C loop that does nothing but what the
/// program asks of libgvc stands below; it is compiled where there is a compiler. A process is measured in which nothing
/// else runs: `LIFELINE_RENDERS=10000 swift test --filter MemoryTests` is one, the ordinary run starts one for a few.
@Suite("Memory")
struct MemoryTests {
    private static let count = Int(ProcessInfo.processInfo.environment["LIFELINE_RENDERS"] ?? "")

    #if os(Linux)
    @Test("grows by no more than libgvc's own leak") func leak() throws {
        guard let count = MemoryTests.count else {
            let words = "LIFELINE_RENDERS=400 \"$0\" --testing-library swift-testing --filter MemoryTests"
            let folder = FileManager.default.temporaryDirectory
            let result = try MemoryTests.run("/bin/sh", ["-c", words, "/proc/\(getpid())/exe"], in: folder)
            #expect(result.status == 0, "\(result.output)")
            return
        }
        let picture = RendererTests.nested(0)
        let folder = FileManager.default.temporaryDirectory.appending(path: "lifeline-leak-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dot = folder.appending(path: "graph.dot")
        try Data(try Renderer.shared.render(picture, as: .dot)).write(to: dot)
        guard let theirs = try MemoryTests.loop(in: folder, dot, count) else { return }

        for _ in 0..<100 { _ = try Renderer.shared.render(picture, as: .svg) }
        let before = try MemoryTests.residentBytes()
        for _ in 0..<count { _ = try Renderer.shared.render(picture, as: .svg) }
        let ours = Double(try MemoryTests.residentBytes() - before) / Double(count)
        print("bytes a render over \(count): \(Int(ours)), libgvc alone \(Int(theirs))")
        // Pages are counted: the fewer renders, the coarser the measure.
        #expect(ours <= theirs * 1.1 + 4_000_000 / Double(count))
    }
    #endif

    private static func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return (Int(text.split(separator: " ")[1]) ?? 0) * 4_096
    }

    /// The bytes that libgvc alone grows by in a render; nil where it cannot be compiled.
    private static func loop(in folder: URL, _ dot: URL, _ count: Int) throws -> Double? {
        let source = folder.appending(path: "loop.c")
        try Data(program.utf8).write(to: source)
        let build = "cc -O1 loop.c -o loop $(pkg-config --cflags --libs libgvc) -ldl"
        guard try run("/bin/sh", ["-c", build], in: folder).status == 0 else { return nil }
        let result = try run(folder.appending(path: "loop").path, [dot.path, String(count)], in: folder)
        let growth: Double = try #require(
            Double(result.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(result)")
        return growth
    }

    private static func run(_ tool: String, _ arguments: [String], in folder: URL) throws
        -> (status: Int32, output: String)
    {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Renders one text again and again with one context, and prints by how many bytes a render the process has grown.
    private static let program = """
        #include <graphviz/gvc.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>

        static long resident(void) {
            long size = 0, pages = 0;
            FILE *file = fopen("/proc/self/statm", "r");
            if (file == NULL || fscanf(file, "%ld %ld", &size, &pages) != 2) exit(2);
            fclose(file);
            return pages * 4096;
        }

        int main(int count, char **words) {
            static char text[1 << 20];
            FILE *file = fopen(words[1], "r");
            size_t length = fread(text, 1, sizeof text - 1, file);
            fclose(file);
            int renders = atoi(words[2]);
            GVC_t *context = gvContext();
            long before = 0;
            for (int turn = -100; turn < renders; turn++) {
                if (turn == 0) before = resident();
                FILE *memory = fmemopen(text, length, "r");
                Agraph_t *graph = agread(memory, NULL);
                fclose(memory);
                char *data = NULL;
                size_t size = 0;
                gvLayout(context, graph, "dot");
                gvRenderData(context, graph, "svg", &data, (void *)&size);
                gvFreeRenderData(data);
                gvFreeLayout(context, graph);
                agclose(graph);
            }
            printf("%f\\n", (double)(resident() - before) / renders);
            return 0;
        }
        """
}
