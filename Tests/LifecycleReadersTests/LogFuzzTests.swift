import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

/// A generator of pseudo-random numbers that yields the same numbers everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Mutates what the readers read and demands that they neither trap nor hang.
///
/// Each reader is fuzzed for half a second; `LIFELINE_FUZZ_SECONDS=60 swift test --filter Fuzz` takes longer.
@Suite("Fuzzing")
struct LogFuzzTests {
    private static let seconds = Double(ProcessInfo.processInfo.environment["LIFELINE_FUZZ_SECONDS"] ?? "") ?? 0.5

    private static let dumps = [DumpReaderTests.nested, DumpReaderTests.chain, DumpReaderTests.chisel]
    private static let runs = [RunReaderTests.recorded]

    @Test("No mutation of a log, a dump or a recorded run traps or hangs", arguments: ["log", "hierarchy", "run"])
    func mutations(kind: String) throws {
        let reader = try #require(Reader.all.first { $0.name == kind })
        let real = try Self.realFiles(kind)
        let seeds =
            (kind == "log" ? LogFixture.all.map(\.text) : kind == "run" ? Self.runs : Self.dumps)
            .map { Array($0.utf8) } + real
        var generator = SeededGenerator(seed: 20_261_121)
        let end = Date().addingTimeInterval(Self.seconds)
        var count = 0
        while Date() < end {
            var bytes = seeds.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...12, using: &generator) { mutate(&bytes, seeds, &generator) }
            let source = Source(name: "fuzz", bytes: bytes)
            _ = reader.recognises(source)
            do {
                let document = try reader.read(source, Reader.Options())
                if case .hierarchy(let dump) = document { _ = (dump.json, dump.text) }
                if case .runs(let runs) = document { for run in runs { _ = run.jsonLines } }
            } catch let error as ReadError {
                #expect(!error.problems.isEmpty)
            }
            count += 1
        }
        #expect(count > 0)
    }

    private static func realFiles(_ kind: String) throws -> [[UInt8]] {
        let folder = RealFiles.folder.appending(path: kind == "log" ? "logs" : kind)
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "txt" }.compactMap { try? Array(Data(contentsOf: $0)) }
    }

    private func mutate(_ bytes: inout [UInt8], _ seeds: [[UInt8]], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &generator)) }
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert("<>[](){}:,|+-\"'`\\\n\r\t 0".utf8.randomElement(using: &generator) ?? 0, at: place)
        case 3: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        case 4: bytes.insert(contentsOf: bytes[place..<min(place + 40, bytes.count)], at: place)
        case 5:
            let other = seeds.randomElement(using: &generator) ?? []
            let start = other.isEmpty ? 0 : Int.random(in: 0..<other.count, using: &generator)
            bytes.insert(contentsOf: other[start..<min(start + 60, other.count)], at: place)
        default: bytes.removeLast(bytes.count - place)
        }
    }
}
