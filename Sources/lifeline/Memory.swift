#if canImport(Glibc)
import Glibc
#endif

/// How the program's memory grows.
enum Memory {
    /// Lets it grow in large steps, and stay.
    ///
    /// The GNU library gives a second thread a heap that grows by single pages, each by a call to the system: a thousand
    /// calls for a long drawing. One heap for all, with room ahead of what is asked for, needs a dozen; and a buffer that
    /// is given back is there for the next one instead of being mapped anew.
    static func growInLargeSteps() {
        #if canImport(Glibc)
        // Swift's module of the library leaves out malloc.h, from which the numbers are.
        guard let symbol = dlsym(nil, "mallopt") else { return }
        let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
        let (trimThreshold, topPad, mmapThreshold, arenaMax) = (Int32(-1), Int32(-2), Int32(-3), Int32(-8))
        for (parameter, value) in [
            (arenaMax, 1), (topPad, 1 << 20), (mmapThreshold, 32 << 20), (trimThreshold, 256 << 20),
        ] { _ = set(parameter, Int32(value)) }
        #endif
    }
}
