import Foundation
import LifecycleEngine
import LifecycleLogs
import LifecycleModel
import LifecycleReaders
import TestSupport
import Testing

/// A generator of reproducible pseudorandom numbers (SplitMix64).
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

/// Tests that readers neither trap nor hang on mutated inputs.
@Suite("Fuzzing")
struct LogFuzzTests {
    private static let seconds = Effort.seconds(0.5)

    private static let dumps = [DumpReaderTests.nested, DumpReaderTests.chain, DumpReaderTests.chisel]
    private static let runs = [RunReaderTests.recorded]
    private static let endings: Set = ["txt", "log", "yaml", "storyboard", "xib"]
    private static let scenarios = [
        """
        title: "Seed \t A"
        ios: 17
        controllers:
          nav: { class: UINavigationController, children: [home] }
          home:
            class: HomeViewController
            overrides: { viewWillAppear: [ { beginTask: spinner } ] }
        steps:
          - launch: nav
          - push: { class: DetailViewController }
          - swipeBack: cancelled
            expect: [nav.viewWillAppear, home.viewDidAppear]
        expect: { state: { home: appeared }, flags: [ home.viewWillAppear: { isMovingToParent: true } ] }
        """
    ]

    @Test(
        "No mutated input traps or hangs",
        arguments: ["log", "hierarchy", "run", "storyboard", "scenario"])
    func mutations(kind: String) throws {
        let reader = try #require(Reader.all.first { $0.name == kind })
        let real = try Self.files(kind)
        let seeds = Self.seeds(kind).map { Array($0.utf8) } + real
        var generator = SeededGenerator(seed: 20_261_121)
        let end = Date().addingTimeInterval(Self.seconds)
        var count = 0
        while Date() < end {
            var bytes = seeds.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...12, using: &generator) { mutate(&bytes, seeds, &generator) }
            let source = InputSource(name: "fuzz", bytes: bytes)
            _ = reader.recognizes(source)
            do {
                let document = try reader.read(source, Reader.Options())
                if case .hierarchy(let dump) = document { _ = (dump.json, dump.text) }
                if case .runs(let runs) = document { for run in runs { _ = run.jsonLines } }
                if case .storyboard(let board) = document { _ = board.json }
                if case .scenario(let scenario) = document { _ = scenario.play().events.count }
            } catch {
                #expect(!error.diagnostics.isEmpty)
            }
            count += 1
        }
        #expect(count > 0)
        if Self.seconds > 1 { print("\(kind): \(count) mutations in \(Self.seconds) s") }
    }

    private static func seeds(_ kind: String) -> [String] {
        switch kind {
        case "log": LogFixture.all.map(\.text)
        case "run": runs
        case "storyboard": []
        case "scenario": scenarios
        default: dumps
        }
    }

    /// Returns the samples and fixtures of a kind, except large files, which are too slow to mutate.
    private static func files(_ kind: String) throws -> [[UInt8]] {
        let folders = ["log": "samples/logs", "storyboard": "samples/storyboards", "scenario": "Tests/Fixtures/Cases"]
        guard let folder = folders[kind] else { return [] }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
        return files.compactMap { $0 as? URL }.filter { endings.contains($0.pathExtension) }
            .compactMap { try? Array(Data(contentsOf: $0)) }.filter { $0.count < 60_000 }
            .sorted { $0.lexicographicallyPrecedes($1) }
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
