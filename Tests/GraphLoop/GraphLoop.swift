import Graphviz
import TestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program that renders graphs in a loop, for tests that use Valgrind or measure the growth of memory.
///
///     GraphLoop random COUNT     renders COUNT random graphs and prints how many were drawn and how many failed
///     GraphLoop memory COUNT     renders one graph COUNT times and prints the growth of memory in bytes per render
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
        print("\(count - refused) drawn, \(refused) rejected")
    }

    private static func measureMemory(_ count: Int) throws {
        let picture = NestedClusters.picture(0)
        for _ in 0..<100 { _ = try Renderer.shared.render(picture, as: .svg) }
        let before = residentBytes()
        for _ in 0..<count { _ = try Renderer.shared.render(picture, as: .svg) }
        print((residentBytes() - before) / count)
    }

    /// Returns the resident memory of this process in bytes, as reported by Linux.
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
