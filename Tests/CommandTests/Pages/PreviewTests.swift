import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The preview of a folder, and the address of its page.
final class Preview {
    let program: Program
    let process: Process
    let address: String

    static let story = """
        title: First title
        controllers:
          nav: { class: UINavigationController, children: [home] }
          home: HomeViewController
          detail: DetailViewController
        steps:
          - launch: nav
          - push: detail
        """

    /// Starts a preview of the folder `in`, to which `prepare` can add files.
    init(_ options: String..., input: Pipe? = nil, prepare: (Program) throws -> Void = { _ in }) async throws {
        program = try Program()
        try prepare(program)
        try program.write(Preview.story, to: "in/first.yaml")
        try program.write(Preview.story.replacing("First", with: "Second"), to: "in/deep/second.yaml")
        try program.write("secret: true\n", to: "outside.yaml")
        process = try program.start(["serve", "in"] + options, input: input)
        let output = program.folder.appending(path: ".out")
        var lines = ""
        for _ in 0..<600 where !lines.contains("\n") {
            try await Task.sleep(for: .milliseconds(50))
            lines = try String(contentsOf: output, encoding: .utf8)
        }
        address = lines.trimmingCharacters(in: .newlines)
        try #require(address.hasPrefix("http://"))
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: program.folder)
    }

    /// The address without a path.
    private var root: String { String(address.dropLast(34)) }

    /// Requests a path below the page, or from the root, and returns the status, the text, and the headers.
    func request(
        _ path: String, headers: [String: String] = [:], post body: Data? = nil
    ) async throws -> (status: Int, text: String, headers: [AnyHashable: Any]) {
        var request = URLRequest(
            url: try #require(URL(string: path.hasPrefix("/") ? root + path : address + path)))
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if let body { (request.httpMethod, request.httpBody) = ("POST", body) }
        let (data, response) = try await URLSession.shared.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        return (answer.statusCode, String(decoding: data, as: UTF8.self), answer.allHeaderFields)
    }
}

@Suite("The server of the live preview")
struct PreviewTests {
    @Test("The address is on this computer, and has a token of 128 bits")
    func address() async throws {
        let preview = try await Preview()
        #expect(preview.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/[0-9a-f]{32}\//) != nil)
        let page = try await preview.request("")
        #expect(page.status == 200 && page.text.contains("Lifeline preview"))
        let policy = try #require(page.headers["Content-Security-Policy"] as? String)
        #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"))
        #expect(page.headers["Referrer-Policy"] as? String == "no-referrer")
    }

    @Test("A drawing is a PNG or PDF file, and other formats and drawings don't exist")
    func file() async throws {
        let preview = try await Preview()
        func file(_ id: String, _ format: String) async throws -> (status: Int, text: String, type: String?) {
            let answer = try await preview.request("file?file=in/first.yaml&id=\(id)&format=\(format)")
            return (answer.status, answer.text, answer.headers["Content-Type"] as? String)
        }
        let png = try await file("r1-timeline", "png")
        #expect(png.status == 200 && png.type == "image/png" && png.text.dropFirst().hasPrefix("PNG"))
        let pdf = try await file("r1-states", "pdf")
        #expect(pdf.status == 200 && pdf.type == "application/pdf" && pdf.text.hasPrefix("%PDF"))
        #expect(try await file("r1-timeline", "svg").status == 404)
        #expect(try await file("r9-timeline", "png").status == 404)
    }

    @Test("A request without the token, or for another host, is refused")
    func refuses() async throws {
        let preview = try await Preview()
        for path in ["/", "/changes", "/\(String(repeating: "0", count: 32))/"] {
            #expect(try await preview.request(path).status == 403)
        }
        #expect(try await preview.request("", headers: ["Host": "evil.example"]).status == 403)
        #expect(try await preview.request("", headers: ["Origin": "http://evil.example"]).status == 403)
        #expect(try await preview.request("drawing?file=in/first.yaml").status == 200)
    }

    @Test("The settings file also applies to the preview")
    func settings() async throws {
        let preview = try await Preview()
        try preview.program.write("drawings: { formats: [png], colors: { page: \"#fff8f0\" } }\n", to: ".lifeline.yml")
        #expect(try await preview.request("drawing?file=in/first.yaml").text.contains("#fff8f0"))
    }

    @Test(
        "Only the inputs can be read",
        arguments: ["outside.yaml", "in/../outside.yaml", "/etc/passwd", "in/link.yaml", "in/linked/other.yaml", ""])
    func stays(path: String) async throws {
        let preview = try await Preview()
        let folder = preview.program.folder
        try preview.program.write(Preview.story, to: "elsewhere/other.yaml")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "in/link.yaml"), withDestinationURL: folder.appending(path: "outside.yaml"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "in/linked"), withDestinationURL: folder.appending(path: "elsewhere"))
        try preview.program.write(Preview.story, to: "in/third.yaml")
        // The list with the new file was read after the links were created.
        var version = 0
        var list = ""
        while !list.contains("third.yaml") {
            list = try await preview.request("changes?after=\(version)").text
            version = Int(try #require(list.firstMatch(of: /"version":([0-9]+)/)).1) ?? 0
        }
        #expect(!list.contains("link"))
        #expect(try await preview.request("drawing?file=\(path)").status == 404)
    }

    @Test("A log on standard input is drawn as it grows")
    func pipe() async throws {
        let input = Pipe()
        let preview = try await Preview("-", input: input)
        for line in ["<Home: 0x1> viewDidLoad", "<Home: 0x1> viewWillAppear:"] {
            input.fileHandleForWriting.write(Data((line + "\n").utf8))
            let callback = String(line.split(separator: " ")[2].prefix { $0 != ":" })
            var (version, drawing) = (0, "")
            while !drawing.contains(callback) {
                let list = try await preview.request("changes?after=\(version)").text
                #expect(list.contains("\"path\":\"-\",\"name\":\"standard input\""))
                version = Int(try #require(list.firstMatch(of: /"version":([0-9]+)/)).1) ?? 0
                drawing = try await preview.request("drawing?file=-").text
            }
        }
        let check = try await preview.request("check?file=in/first.yaml")
        #expect((check.status, check.text) == (200, "{}"))
        // A log whose story takes long is drawn without it first.
        #expect(try await preview.request("drawing?file=-").text.contains("Launch Home"))
        #expect(try await !preview.request("drawing?file=-&story=no").text.contains("Launch Home"))
    }

    @Test("A scenario can't name a storyboard outside the inputs")
    func storyboards() async throws {
        let preview = try await Preview()
        let folder = preview.program.folder
        try preview.program.write("<secret/>", to: "elsewhere/Secret.storyboard")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "in/S.storyboard"),
            withDestinationURL: folder.appending(path: "elsewhere/Secret.storyboard"))
        let text = "storyboard: S.storyboard\n" + Preview.story
        let answer = try await preview.request("drawing?file=in/first.yaml", post: Data(text.utf8))
        #expect(answer.text.contains("can't open the storyboard 'in/S.storyboard'"))
    }

    @Test("A combined drawing contains no storyboard outside the inputs")
    func combinedStoryboards() async throws {
        func board(_ name: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene
            sceneID="s"><objects><viewController id="a" customClass="\(name)" sceneMemberID="viewController"/></objects>
            </scene></scenes></document>
            """
        }
        let preview = try await Preview("--set", "together=true") { program in
            try program.write(board("InsideController"), to: "in/A.storyboard")
            try program.write(board("SecretController"), to: "elsewhere/Secret.storyboard")
            try FileManager.default.createSymbolicLink(
                at: program.folder.appending(path: "in/S.storyboard"),
                withDestinationURL: program.folder.appending(path: "elsewhere/Secret.storyboard"))
        }
        let answer = try await preview.request("drawing?file=in/A.storyboard")
        #expect(answer.text.contains("InsideController") && !answer.text.contains("SecretController"))
    }

    @Test("A scenario can name a storyboard in the preview's folder")
    func ownStoryboard() async throws {
        let preview = try await Preview()
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" customClass="Start"/></objects></scene></scenes>
            </document>
            """
        try preview.program.write(board, to: "in/S.storyboard")
        let text = "storyboard: S.storyboard\n" + Preview.story
        let answer = try await preview.request("drawing?file=in/first.yaml", post: Data(text.utf8))
        #expect(answer.text.contains("<svg") && !answer.text.contains("can't open the storyboard"))
    }

    @Test(
        "Edited text is drawn without changing the file, its errors have lines, and text that is too long is rejected")
    func posts() async throws {
        let preview = try await Preview()
        let path = "drawing?file=in/first.yaml"
        let drawn = try await preview.request(path, post: Data(Preview.story.replacing("First", with: "Other").utf8))
        #expect(drawn.text.contains("Other title") && drawn.text.contains("<svg"))
        let broken = try await preview.request(path, post: Data(Preview.story.replacing("push", with: "pusch").utf8))
        #expect(broken.text.contains("did you mean 'push'?") && broken.text.contains("\"line\":8"))
        #expect(try await preview.request(path, post: Data(count: 1 << 20 + 1)).status == 413)
        #expect(try preview.program.read("in/first.yaml") == Array(Preview.story.utf8))
    }

    @Test("An input that takes too long is reported, and the preview continues")
    func timeout() async throws {
        let preview = try await Preview("--timeout", "0.001")
        let late = try await preview.request("drawing?file=in/first.yaml")
        #expect(late.status == 200 && late.text.contains("timed out after 0.001 s; raise --timeout"))
        #expect(try await preview.request("changes?after=0").text.contains("in/first.yaml"))
    }

    @Test("A termination signal ends the preview with status 0", arguments: [SIGINT, SIGTERM])
    func ends(signal: Int32) async throws {
        let preview = try await Preview()
        kill(preview.process.processIdentifier, signal)
        preview.process.waitUntilExit()
        #expect(preview.process.terminationStatus == 0 && preview.process.terminationReason == .exit)
    }

    @Test("A signal that aborts ends the preview with an error", arguments: [SIGABRT, SIGQUIT])
    func aborts(signal: Int32) async throws {
        let preview = try await Preview()
        kill(preview.process.processIdentifier, signal)
        for _ in 0..<400 where preview.process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
        try #require(!preview.process.isRunning)
        #expect(preview.process.terminationStatus != 0)
    }

    @Test("A missing file and a used port are errors")
    func arguments() async throws {
        let program = try Program()
        let missing = try program("serve", "nowhere")
        #expect(
            missing.status == 2
                && missing.errors.contains("nowhere: error: can't preview the input: no such file or folder"))
        #expect(try program("serve", ".", "--port", "70000").status == 64)
        #expect(try program("serve", "nowhere", "--timeout", "0").status == 64)
        #expect(try program("serve", ".", "--host", "example.com").status == 64)
        let preview = try await Preview()
        let port = try #require(preview.address.firstMatch(of: /:([0-9]+)\//)).1
        let used = try program("serve", ".", "--port", String(port))
        #expect(used.status == 2)
        #expect(used.errors.contains("can't listen on 127.0.0.1, port \(port): address already in use"))
    }
}
