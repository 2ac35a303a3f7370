import Foundation
import Graphviz

/// Renders the texts of pictures by libgvc in a C loop under valgrind.
final class ValgrindRun {
    private let folder: URL
    private var count = 0

    /// Whether there are valgrind and a compiler.
    static let isThere = ["valgrind", "cc", "pkg-config"].allSatisfy { tool in
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)")
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lifeline-valgrind-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Adds a picture.
    func add(_ picture: Picture) throws {
        let text = try Renderer.shared.render(picture, as: .dot)
        try Data(text).write(to: folder.appending(path: "\(count).\(picture.layout.rawValue)"))
        count += 1
    }

    /// How many pictures were rendered, and what valgrind said.
    func errors() throws -> (rendered: Int, text: String) {
        try Data(ValgrindRun.program.utf8).write(to: folder.appending(path: "loop.c"))
        // Values that were never set are read by Graphviz here and there and harm nothing; reading or writing freed or
        // foreign memory is what brings a process down.
        let script = """
            cc -g -O1 -I"$HEADERS" loop.c -o loop $(pkg-config --cflags --libs libgvc) &&
            valgrind --undef-value-errors=no ./loop *.dot *.nop2 2> valgrind.txt | wc -l
            """
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = folder
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["HEADERS": package.appending(path: "Sources/CGraphviz").standardized.path]
        ) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let text = try String(contentsOf: folder.appending(path: "valgrind.txt"), encoding: .utf8)
        let shown = text.split(separator: "\n").filter { $0.hasPrefix("==") }.suffix(60).joined(separator: "\n")
        return (Int(lines.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0, shown)
    }

    /// Renders each file, as often one after the other as files are given, by `dot` or by our own layout as its ending
    /// says: by Graphviz's own renderer, and by ours as far as it is in C, where every text and point that it is told is
    /// read.
    private static let program = """
        #include <stdio.h>
        #include <string.h>
        #include "drawing.h"

        static volatile double sum;

        static void page(void *writer, boxf canvas) { sum += canvas.UR.x; }
        static void begin(void *writer, obj_type kind, size_t number) { sum += number; }
        static void end(void *writer) { sum += 1; }
        static void text(void *writer, const char *text, pointf place, ll_type type) {
            sum += strlen(text) + strlen(type.font) + place.x + type.color;
        }
        static void ellipse(void *writer, pointf middle, pointf corner, ll_paint paint) { sum += corner.x + paint.fill; }
        static void shape(void *writer, const pointf *points, size_t count, ll_paint paint) {
            for (size_t index = 0; index < count; index++) sum += points[index].x + points[index].y + paint.stroke;
        }

        static pointf point_of(void *object, const char *key) {
            pointf point = {0, 0};
            const char *text = agget(object, (char *)key);
            if (text) sscanf(text, "%lf,%lf", &point.x, &point.y);
            return point;
        }

        static size_t way_points(const char *text, ll_way *way, pointf *points) {
            pointf place;
            int length;
            if (sscanf(text, "s,%lf,%lf%n", &place.x, &place.y, &length) == 2) {
                way->has_tail_tip = 1, way->tail_tip = place, text += length;
            }
            if (sscanf(text, " e,%lf,%lf%n", &place.x, &place.y, &length) == 2) {
                way->has_tip = 1, way->tip = place, text += length;
            }
            size_t count = 0;
            while (sscanf(text, "%lf,%lf%n", &place.x, &place.y, &length) == 2) points[count++] = place, text += length;
            return count;
        }

        // Our own layout of what the text says, its places in memory of just their size.
        static int place(GVC_t *context, Agraph_t *graph) {
            ll_places *all = ll_places_of(graph);
            Agnode_t **nodes = calloc(agnnodes(graph), sizeof(Agnode_t *));
            Agedge_t **edges = calloc(agnedges(graph), sizeof(Agedge_t *));
            pointf *places = calloc(agnnodes(graph), sizeof(pointf));
            ll_way *ways = calloc(agnedges(graph), sizeof(ll_way));
            pointf *points = NULL;
            size_t count = 0;
            for (Agnode_t *node = agfstnode(graph); node; node = agnxtnode(graph, node)) {
                nodes[AGSEQ(node) - 1] = node, places[AGSEQ(node) - 1] = point_of(node, "pos");
                for (Agedge_t *edge = agfstout(graph, node); edge; edge = agnxtout(graph, edge)) {
                    ll_way *way = &ways[AGSEQ(edge) - 1];
                    edges[AGSEQ(edge) - 1] = edge;
                    pointf list[400];
                    way->start = count, way->count = way_points(agget(edge, "pos"), way, list);
                    way->label = point_of(edge, "lp"), way->remark = point_of(edge, "head_lp");
                    points = realloc(points, (count + way->count) * sizeof(pointf));
                    memcpy(points + count, list, way->count * sizeof(pointf));
                    count += way->count;
                }
            }
            all->nodes = nodes, all->places = places, all->node_count = agnnodes(graph);
            all->edges = edges, all->ways = ways, all->edge_count = agnedges(graph);
            all->points = points;
            int result = gvLayout(context, graph, LL_LAYOUT);
            free(nodes), free(edges), free(places), free(ways), free(points);
            return result;
        }

        int main(int count, char **words) {
            GVC_t *context = gvContext();
            gvAddLibrary(context, ll_library());
            ll_drawing drawing = {NULL, NULL, 0, page, end, begin, end, text, ellipse, shape, shape, shape};
            for (int index = 1; index < count; index++) {
                FILE *file = fopen(words[index], "r");
                Agraph_t *graph = file == NULL ? NULL : agread(file, NULL);
                if (graph == NULL) continue;
                fclose(file);
                char *data = NULL;
                size_t size = 0;
                if (strcmp(strrchr(words[index], '.'), ".dot") == 0) gvLayout(context, graph, "dot");
                else if (place(context, graph) != 0) return 1;
                gvRenderData(context, graph, "svg", &data, (void *)&size);
                gvFreeRenderData(data);
                if (ll_draw(context, graph, &drawing) != 0) return 1;
                gvFreeLayout(context, graph);
                agclose(graph);
                puts(words[index]);
            }
            return 0;
        }
        """
}
