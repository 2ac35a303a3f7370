import LifecycleModel
import Testing

@testable import LifecycleReaders

@Suite("Text encodings")
struct EncodingTests {
    /// An encoding that can have a byte order mark.
    enum Encoding: CaseIterable {
        case utf16Little, utf16Big, utf32Little, utf32Big

        private var isBig: Bool { self == .utf16Big || self == .utf32Big }

        func bytes(_ text: String, isMarked: Bool) -> [UInt8] {
            let text = isMarked ? "\u{FEFF}" + text : text
            return switch self {
            case .utf16Little, .utf16Big: text.utf16.flatMap { bytes(of: UInt32($0), count: 2) }
            case .utf32Little, .utf32Big: text.unicodeScalars.flatMap { bytes(of: $0.value, count: 4) }
            }
        }

        private func bytes(of unit: UInt32, count: Int) -> [UInt8] {
            let little = (0..<count).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
            return isBig ? little.reversed() : little
        }
    }

    @Test("UTF-16 and UTF-32 are read with and without a byte order mark", arguments: Encoding.allCases, [true, false])
    func decoded(encoding: Encoding, isMarked: Bool) throws {
        let text = "Home viewDidLoad — 日本語 🙂 é\r\nHome viewWillAppear\n"
        let source = InputSource(name: "a.log", bytes: encoding.bytes(text, isMarked: isMarked))
        #expect(source.text == text)
        guard case .runs(let runs) = try Reader.log.read(source, Reader.Options()) else {
            Issue.record("not a log")
            return
        }
        #expect(runs.flatMap { $0.callbacks.map(\.event.callback) } == [.viewDidLoad, .viewWillAppear])
    }

    @Test("A truncated unit at the end is dropped", arguments: Encoding.allCases)
    func truncated(encoding: Encoding) {
        let bytes = encoding.bytes("Home viewDidLoad\n", isMarked: true)
        #expect(InputSource(name: "a", bytes: Array(bytes.dropLast())).text == "Home viewDidLoad")
    }

    @Test(
        "Bytes in other encodings are kept",
        arguments: [
            [], [0], [0, 0, 0, 0], Array("A viewDidLoad \u{0}\nA viewWillAppear\n".utf8),
            Array(repeating: 0, count: 64), Array(repeating: UInt8(0xE9), count: 64),
            [0, 0x10, 0, 0, 0x11, 0, 0, 0, 0xD0, 0, 0, 0, 0, 0, 0, 0], (0...255).map { UInt8($0) },
        ] as [[UInt8]])
    func kept(bytes: [UInt8]) { #expect(InputSource(name: "a", bytes: bytes).bytes == bytes) }

    @Test("A scenario, a storyboard, and a hierarchy dump are read in UTF-16", arguments: [true, false])
    func otherReaders(isMarked: Bool) throws {
        let inputs = [
            ("scenario", "controllers: { home: Home }\nsteps: [{ launch: home }]\n"),
            (
                "storyboard",
                StoryboardFixture.document(StoryboardFixture.scene("a"), initial: "a")
                    .replacing("UTF-8", with: "UTF-16")
            ),
            ("hierarchy", "<UINavigationController 0x7f8>, state: appeared, view: <UILayoutContainerView 0x7f9>\n"),
        ]
        for (name, text) in inputs {
            let source = InputSource(name: "input", bytes: Encoding.utf16Little.bytes(text, isMarked: isMarked))
            #expect(Reader.reader(for: source)?.name == name)
            let reader = try #require(Reader.all.first { $0.name == name })
            #expect(throws: Never.self) { try reader.read(source, Reader.Options()) }
        }
    }
}

@Suite("Files that aren't text")
struct BinaryFormatTests {
    private static let formats: [(name: String, bytes: [UInt8], command: String)] = [
        ("a.log.gz", [0x1F, 0x8B, 8, 0], "gzip -dc a.log.gz > a.log"),
        ("a.log.bz2", Array("BZh9".utf8), "bzip2 -dc a.log.bz2 > a.log"),
        ("a.xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz -dc a.xz > a"),
        ("log", [0x28, 0xB5, 0x2F, 0xFD, 0], "zstd -dc log > log.txt"),
        ("a b.log.lz4", [0x04, 0x22, 0x4D, 0x18, 0], "lz4 -dc \"a b.log.lz4\" > \"a b.log\""),
        ("a.zip", Array("PK\u{3}\u{4}".utf8), "unzip a.zip"),
        ("a.tar", Array(repeating: 0, count: 257) + Array("ustar".utf8), "tar -xf a.tar"),
        ("a.lzfse", Array("bvx2".utf8), "compression_tool -decode -i a.lzfse -o a"),
        ("-", [0x1F, 0x8B, 8, 0], "the input is compressed with gzip; unpack it first; for example, put 'gzip -dc |'"),
        (
            "-", Array("PK\u{3}\u{4}".utf8),
            "the input is a zip archive; save it in a file, and pass the file to this command"
        ),
        ("-", Array("NIBArchive".utf8), "the input is a compiled nib; use the storyboard or xib"),
        (#"a"$b`\.zip"#, Array("PK\u{3}\u{4}".utf8), #"unzip "a\"\$b\`\\.zip"'"#),
        (
            "x.logarchive/Persist/0.tracev3", [0, 0x10, 0, 0, 0x11, 0, 0, 0, 0xD0],
            "log show --archive x.logarchive --info --debug > console.log"
        ),
        ("0.tracev3", [0, 0x10, 0, 0, 0x11, 0, 0, 0, 0xD0], "log show --archive logs.logarchive"),
        ("Info.plist", Array("bplist00".utf8), "plutil -p Info.plist"),
        ("a.nib", Array("NIBArchive".utf8), "use the storyboard or xib that it was compiled from"),
    ]

    @Test("Every reader's error names the command that converts the file", arguments: formats)
    func refused(name: String, bytes: [UInt8], command: String) throws {
        let source = InputSource(name: name, bytes: bytes)
        #expect(source.bytes == bytes)
        let detected = try #require(Reader.reader(for: source))
        for reader in [detected] + Reader.all where reader.name != "storyboard" {
            let error = #expect(throws: ReadError.self) { try reader.read(source, Reader.Options()) }
            let message = try #require(error?.diagnostics.first?.message)
            #expect(message.contains(command), "\(reader.name): \(message)")
        }
    }

    @Test("A scenario in an older encoding is an error at the first such character")
    func olderEncoding() {
        let bytes = Array("# é\ntitle: ".utf8) + [0xB1, 0xED] + Array("\nsteps: []\n".utf8)
        let error = #expect(throws: ReadError.self) {
            try Reader.scenario.read(InputSource(name: "a.yaml", bytes: bytes), Reader.Options())
        }
        let diagnostic = error?.diagnostics.first
        #expect(diagnostic?.message == "the text is not valid UTF-8; save the file as UTF-8")
        #expect((diagnostic?.location.line, diagnostic?.location.column) == (2, 8))
    }
}
