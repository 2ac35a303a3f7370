#if canImport(Glibc)
import Glibc
#endif

/// How the program's memory grows.
package enum Memory {
    /// Lets it grow in large steps and in large pages, and stay.
    ///
    /// The GNU library asks the system for each large buffer by itself and gives back at once what is free: a long drawing
    /// takes it again, page by page. Here is one heap for all, with room ahead of what is asked for, and whatever is given
    /// back is there for the next one.
    package static func growInLargeSteps() {
        #if canImport(Glibc)
        // Swift's module of the library leaves out malloc.h, from which the numbers are.
        guard let symbol = dlsym(nil, "mallopt") else { return }
        let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
        let (trimThreshold, topPad, mmapMax, arenaMax) = (Int32(-1), Int32(-2), Int32(-4), Int32(-8))
        for (parameter, value) in [
            (arenaMax, 1), (topPad, 1 << 20), (mmapMax, 0), (trimThreshold, 1 << 30),
        ] { _ = set(parameter, Int32(value)) }
        beginWithLargePages()
        #endif
    }

    #if canImport(Glibc)
    /// What keeps the heap from lying before its first large page.
    private nonisolated(unsafe) static var gap: UnsafeMutableRawPointer?

    /// How much of the heap may lie in large pages, in bytes: as much as the longest drawings take, or what there is.
    private static let rooms = [256 << 20, 16 << 20]

    /// Asks the system for large pages where the heap is going to lie.
    ///
    /// Each page has to be given out when it is touched first, which takes a tenth of the time of a long drawing in pages
    /// of four kilobytes. Room that is never touched costs nothing.
    private static func beginWithLargePages() {
        let (pageSize, largePageSize) = (Int(getpagesize()), 2 << 20)
        for room in rooms {
            guard let block = malloc(room) else { continue }
            let start = Int(bitPattern: block)
            let first = (start + pageSize - 1) & -pageSize
            madvise(UnsafeMutableRawPointer(bitPattern: first), (start + room - first) & -pageSize, MADV_HUGEPAGE)
            free(block)
            // The heap goes on from where it was: what lies before the first boundary of a large page is left empty.
            let distance = -start & (largePageSize - 1)
            if distance > pageSize { gap = malloc(distance - 64) }
            return
        }
    }
    #endif
}
