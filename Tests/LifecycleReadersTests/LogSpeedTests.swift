import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

/// Makes long logs: every form of the fixtures, and the noise of a device between, shuffled, the same for one seed.
enum LogGenerator {
    /// A log of `lines` lines, each form `copies` times.
    static func log(lines: Int, copies: Int, seed: UInt64) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        let forms = LogFixture.all.flatMap(\.lines).filter { !$0.expected.isEmpty }.map { Array($0.text.utf8) }
        let share = max(1, lines / max(1, forms.count * copies))
        var bytes: [UInt8] = []
        var copiesLeft = Array(repeating: copies, count: forms.count)
        for line in 0..<lines {
            let place = Int.random(in: 0..<max(1, forms.count), using: &generator)
            if line % share == 0, place < forms.count, copiesLeft[place] > 0 {
                copiesLeft[place] -= 1
                bytes += forms[place]
            } else {
                bytes += noise(&generator).utf8
            }
            bytes.append(0x0A)
        }
        return bytes
    }

    private static func noise(_ generator: inout SeededGenerator) -> String {
        let number = Int.random(in: 10...99_999, using: &generator)
        return switch number % 5 {
        case 0: "2020-04-01 16:30:45.465638+0800 Demo[63209:914637] [Network] request \(number) finished in 12 ms"
        case 1: "2020-04-01 16:30:45.466054+0800 Demo[63209:914637] CoreData: annotation: fetch returned \(number) rows"
        case 2: "Apr  1 16:30:45 iPhone backboardd(CoreBrightness)[61] <Notice>: level \(number)"
        case 3: "loading image \(number) from cache, downloaded 4711 bytes"
        default: "D/OkHttp(123): --> GET https://example.org/items/\(number)?page=2"
        }
    }
}

@Suite("Long logs", .serialized)
struct LogSpeedTests {
    @Test("Ten times the lines take about ten times as long")
    func linear() throws {
        _ = try LogReading.runs(LogGenerator.log(lines: 2000, copies: 1, seed: 1))
        let clock = ContinuousClock()
        func time(_ lines: Int) throws -> Duration {
            let log = LogGenerator.log(lines: lines, copies: max(1, lines / 5000), seed: 1)
            return try clock.measure { _ = try LogReading.runs(log) }
        }
        let short = try time(3000)
        let long = try time(30_000)
        // Generous, for machines that do other things as well: quadratic behaviour would make it a hundred.
        #expect(long < short * 40)
    }

    @Test(
        "A million lines, timed",
        .enabled(
            if: ProcessInfo.processInfo.environment["LIFELINE_BENCHMARK"] != nil,
            "set LIFELINE_BENCHMARK=1, and build with -c release, to print the times"))
    func million() throws {
        for lines in [100_000, 1_000_000] {
            let log = LogGenerator.log(lines: lines, copies: lines / 5000, seed: 1)
            let time = try ContinuousClock().measure { _ = try LogReading.runs(log) }
            print("\(lines) lines, \(log.count / 1_000_000) MB: \(time)")
        }
    }
}
