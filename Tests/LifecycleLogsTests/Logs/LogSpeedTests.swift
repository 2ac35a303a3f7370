import Foundation
import LifecycleModel
import Testing

@testable import LifecycleLogs

/// A generator of long logs with every form from the fixtures, in an order that depends on a seed, and other output.
enum LogGenerator {
    /// Returns a log of `lines` lines with each form `copies` times. Without noise, the log contains only lines with
    /// forms.
    static func log(lines: Int, copies: Int, seed: UInt64, noise hasNoise: Bool = true) -> [UInt8] {
        var generator = SeededGenerator(seed: seed)
        let forms = LogFixture.all.flatMap(\.lines).filter { !$0.expected.isEmpty }.map { Array($0.text.utf8) }
        let share = max(1, lines / max(1, forms.count * copies))
        var bytes: [UInt8] = []
        var copiesLeft = Array(repeating: copies, count: forms.count)
        for line in 0..<lines {
            let place = Int.random(in: 0..<max(1, forms.count), using: &generator)
            if line % share == 0, place < forms.count, copiesLeft[place] > 0 {
                copiesLeft[place] -= 1
                bytes += forms[place] + [0x0A]
            } else {
                let noise = noise(&generator)
                if hasNoise { bytes += Array(noise.utf8) + [0x0A] }
            }
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

@Suite("Long logs")
struct LogSpeedTests {
    @Test("Other device output doesn't change the callbacks that are read")
    func noise() throws {
        func callbacks(noise: Bool) throws -> [String] {
            let log = LogGenerator.log(lines: 20_000, copies: 4, seed: 1, noise: noise)
            return try LogReading.runs(log).flatMap { run in
                run.callbacks.map { "\(run[$1.controller].className).\($1.callback.shortName)" }
            }
        }
        let read = try callbacks(noise: true)
        #expect(read.count > 100)
        #expect(try read == callbacks(noise: false))
    }

    @Test(
        "Reading a million lines is timed",
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
