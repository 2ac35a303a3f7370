/// Prints how fast the parts are, and how their time grows with the size of what they are given.
@main
struct Benchmarks {
    static func main() {
        let engine = EngineBenchmark()
        _ = engine.measure(callbacks: 1_000)
        for size in [10_000, 100_000, 1_000_000] {
            let (count, seconds) = engine.measure(callbacks: size)
            print("engine: \(count) callbacks, \(Int(Double(count) / seconds)) a second")
        }
    }
}
