import Testing

@Suite("Inputs in other formats")
struct UnreadableFormatTests {
    @Test(
        "A bundle is an error that names the command or the file to use, even if it is alone in a folder",
        arguments: [
            ("x.logarchive", "log show --archive logs/x.logarchive --info --debug > console.log"),
            ("Test.xcresult", "xcrun xcresulttool export diagnostics --path logs/Test.xcresult --output-path logs"),
            ("Main.storyboardc", "use the storyboard that it was compiled from"),
            ("Cell.nib", "use the xib that it was compiled from"),
        ])
    func bundles(name: String, remedy: String) throws {
        let program = try Program()
        try program.write("x", to: "logs/\(name)/Info.plist")
        try program.write("Home viewDidLoad\n", to: "logs/\(name)/inner.log")
        for words in [["check"], ["render"], ["inspect"], ["report", "-o", "page"]] {
            for path in ["logs/\(name)", "logs/\(name)/", "logs"] {
                let result = try program(words + [path])
                #expect(result.status == 2 && result.errors.contains(remedy), "\(words) \(path): \(result.errors)")
            }
        }
        // Among other inputs, a bundle is skipped.
        try program.write("Home viewDidLoad\n", to: "logs/a.log")
        let others = try program("check", "logs")
        #expect((others.status, others.summary) == (0, "no diagnostics in 1 file"))
    }

    @Test(
        "A compressed log is an error in every format, and never an empty success",
        arguments: ["text", "json", "sarif"])
    func compressed(format: String) throws {
        let program = try Program()
        try program.write([0x04, 0x22, 0x4D, 0x18, 0, 0], to: "a.log.lz4")
        let result = try program("check", "a.log.lz4", "--format", format)
        #expect(result.status == 2)
        #expect((format == "text" ? result.errors : result.output).contains("lz4 -dc a.log.lz4 > a.log"))
        let drawn = try program("render", "a.log.lz4")
        #expect(drawn.status == 2 && drawn.summary == "wrote no drawings to output; failed: a.log.lz4")
    }
}
