import LifecycleModel

extension Reader {
    /// The reader for hierarchy dumps.
    public static let hierarchy = Reader(
        name: "hierarchy", summary: "a dump of the controller hierarchy from _printHierarchy or Chisel's pvc",
        fileExtensions: [],
        recognizes: recognizesDump, read: readDump)

    /// The number of bytes to check when recognizing a dump.
    private static let sample = 65_536

    private static func recognizesDump(_ source: InputSource) -> Bool {
        // A log that contains dumps is read as a log, so that the dumps keep their positions among the callbacks.
        if isLog(source) { return false }
        var nodes = 0
        var controllers = 0
        for line in DumpLine.all(in: source.bytes.prefix(sample)) {
            if line.hasState || line.isChisel { return true }
            guard line.isPlain else { continue }
            if line.marks > 0 { nodes += 1 }
            if ControllerName.isClass(line.node.className.lowercased()) { controllers += 1 }
        }
        return nodes > 1 && controllers * 2 >= nodes
    }

    private static func isLog(_ source: InputSource) -> Bool {
        guard source.bytes.prefix(sample).contains(0x3C), var parser = try? LogParser(file: nil, options: Options())
        else {
            return false
        }
        parser.feed(source.bytes.prefix(sample))
        parser.finish()
        return parser.runs.contains { !Array($0.callbacks).isEmpty }
    }

    private static func readDump(_ source: InputSource, _ options: Options) throws(ReadError) -> Document {
        if let refusal = BinaryFormat.refusal(of: source) { throw refusal }
        let bytes = source.bytes
        var dump = try DumpBuilder(DumpLine.all(in: bytes[...])).dump(file: source.name)
        guard !dump.roots.isEmpty else {
            throw ReadError(
                file: source.name,
                message: OtherText.message(for: source)
                    ?? "the file contains no line of a hierarchy dump; expected a line such as '<HomeViewController 0x7f8e>, state: appeared, view: <UIView 0x7f8f>'"
            )
        }
        if case .runs(let runs)? = try? log.read(source, options) {
            dump.log = runs.first { $0.events.contains { if case .warning = $0.body { true } else { false } } }
        }
        return .hierarchy(dump)
    }
}
