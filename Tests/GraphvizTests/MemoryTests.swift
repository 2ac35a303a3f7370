import Foundation
import Graphviz
import TestSupport
import Testing

/// Tests for the memory of a process that renders many graphs.
///
/// libgvc leaks some memory with every render. This module must not leak more. The C loop below makes the same calls
/// to libgvc.
@Suite("Memory")
struct MemoryTests {
    private static let count = Effort.number(400)

    #if os(Linux)
    @Test("Memory grows by no more than libgvc's own leak", .enabled(if: GraphLoopRun.has("cc", "pkg-config")))
    func leak() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lifeline-leak-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dot = folder.appending(path: "graph.dot")
        try Data(try Renderer.shared.render(NestedClusters.picture(0), as: .dot)).write(to: dot)
        guard let theirs = try MemoryTests.loop(in: folder, dot, Self.count) else { return }
        let result = try GraphLoopRun.run(GraphLoopRun.program.path, ["memory", "\(Self.count)"])
        let ours: Double = try #require(
            Double(result.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(result)")
        print("bytes a render over \(Self.count): \(Int(ours)), libgvc alone \(Int(theirs))")
        // Memory is counted in pages, so the measurement is coarser with fewer renders.
        #expect(ours <= theirs * 1.1 + 4_000_000 / Double(Self.count))
    }
    #endif

    /// Returns the growth in bytes per render with libgvc alone, or nil if the C program can't be compiled.
    private static func loop(in folder: URL, _ dot: URL, _ count: Int) throws -> Double? {
        let source = folder.appending(path: "loop.c")
        try Data(program.utf8).write(to: source)
        let build = "cc -O1 loop.c -o loop $(pkg-config --cflags --libs libgvc) -ldl"
        let command = "cd '\(folder.path)' && \(build)"
        guard try GraphLoopRun.run("/bin/sh", ["-c", command]).status == 0 else { return nil }
        let result = try GraphLoopRun.run(folder.appending(path: "loop").path, [dot.path, String(count)])
        let growth: Double = try #require(
            Double(result.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(result)")
        return growth
    }

    /// A C program that renders one DOT text repeatedly with one context, and prints the growth of memory in bytes per
    /// render.
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
