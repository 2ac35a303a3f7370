import Testing

@Suite("Inputs in other formats", .waitsForProcesses)
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
        let path = "logs/\(name)"
        for line in [["check", path], ["render", path + "/"], ["inspect", "logs"], ["report", "-o", "page", path]] {
            let result = try program(line)
            #expect(result.status == 2 && result.errors.contains(remedy), "\(line): \(result.errors)")
        }
        // Among other inputs, a bundle is skipped.
        try program.write("Home viewDidLoad\n", to: "logs/a.log")
        let others = try program("check", "logs")
        #expect((others.status, others.summary) == (0, "no diagnostics in 1 file"))
    }

    @Test("An Xcode project is an error that names the folder around it", arguments: ["xcodeproj", "xcworkspace"])
    func projects(ending: String) throws {
        let program = try Program()
        try program.write("// !$*UTF8*$!", to: "App/Demo.\(ending)/project.pbxproj")
        for path in ["App/Demo.\(ending)", "App/Demo.\(ending)/"] {
            let result = try program("render", path)
            #expect(result.status == 2)
            #expect(result.errors.contains("name a folder with storyboards or xibs, such as 'App'"), "\(result.errors)")
        }
        #expect(try program("render", "App").errors.contains("App: error: can't find inputs: the folder contains no"))
    }

    @Test("A folder with only JSON files suggests to name one", arguments: [true, false])
    func jsonFolder(isOnly: Bool) throws {
        let program = try Program()
        try program.write("{}", to: "logs/b.json")
        try program.write("{}", to: isOnly ? "logs/a/c.ips" : "logs/a/c.swift")
        let result = try program("check", "logs")
        #expect(result.status == 2)
        #expect(result.errors.contains("name the file to read, such as 'logs/a/c.ips'") == isOnly, "\(result.errors)")
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
