import Graphviz
import TestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Renders graphs in a loop, for tests that watch a whole process: under valgrind, or how its memory grows.
///
///     GraphLoop random COUNT     renders so many random graphs and prints how many were drawn and how many refused
///     GraphLoop memory COUNT     renders one graph so often and prints the growth of the process in bytes a render
@main
enum GraphLoop {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let count = Int(arguments[2]) else { exit(64) }
        switch arguments[1] {
        case "random": renderRandom(count)
        case "memory": try measureMemory(count)
        default: exit(64)
        }
    }

    private static func renderRandom(_ count: Int) {
        var refused = 0
        for seed in 0..<count {
            let picture = RandomPicture.picture(seed)
            do { _ = try Renderer.shared.render(picture, as: .svg) } catch { refused += 1 }
        }
        print("\(count - refused) drawn, \(refused) refused")
    }

    private static func measureMemory(_ count: Int) throws {
        let picture = NestedClusters.picture(0)
        for _ in 0..<100 { _ = try Renderer.shared.render(picture, as: .svg) }
        let before = residentBytes()
        for _ in 0..<count { _ = try Renderer.shared.render(picture, as: .svg) }
        print((residentBytes() - before) / count)
    }

    /// The resident memory of this process, in bytes, as Linux counts it.
    private static func residentBytes() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 200)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let text = line.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        let numbers = text.split(separator: " ")
        return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * Int(getpagesize()) : 0
    }
}
