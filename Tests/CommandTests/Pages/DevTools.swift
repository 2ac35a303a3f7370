import Foundation
import Testing

/// A browser page that a test controls through the Chrome DevTools Protocol.
final class DevTools {
    static let isInstalled = Browser.name != nil

    struct Failure: Error { let message: String }

    private let browser: Browser
    private let context: String
    private var session: String?
    private var loads = 0
    /// Kills a browser that hangs, so that the test fails.
    private let watchdog: DispatchWorkItem
    /// The exceptions in scripts, and the errors in the page, such as violations of the security policy.
    private(set) var problems: [String] = []
    /// The page's server, which runs as long as the page.
    var server: AnyObject?

    /// Opens an empty page that shares no data with other pages. The user prefers dark pages if `isDark` is true.
    init(isDark: Bool = false) throws {
        browser = try Browser.take(isDark: isDark)
        watchdog = DispatchWorkItem { [browser] in browser.end() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 240, execute: watchdog)
        context = try browser.send("Target.createBrowserContext")["browserContextId"] as? String ?? ""
        let target = try send("Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"]
        let attached = try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { try send("\(domain).enable") }
    }

    deinit {
        watchdog.cancel()
        if (try? browser.send("Target.disposeBrowserContext", ["browserContextId": context])) == nil {
            browser.end()
        } else {
            Browser.give(browser)
        }
    }

    // MARK: Protocol

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, in: session, note)
    }

    private func note(_ event: [String: Any]) {
        guard event["sessionId"] as? String == session else { return }
        let parameters = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Page.loadEventFired": loads += 1
        case "Runtime.exceptionThrown": problems.append("\(parameters["exceptionDetails"] ?? "")")
        case "Log.entryAdded":
            let entry = parameters["entry"] as? [String: Any] ?? [:]
            if entry["level"] as? String == "error" { problems.append("\(entry["text"] ?? "")") }
        default: break
        }
    }

    /// Gives the page the permissions, such as `clipboardReadWrite`.
    func grant(_ permissions: String...) throws {
        try browser.send("Browser.grantPermissions", ["permissions": permissions, "browserContextId": context])
    }

    // MARK: Page

    /// Opens an address and waits until it is loaded.
    func open(_ address: String) throws {
        let before = loads
        try send("Page.navigate", ["url": address])
        while loads == before { note(try browser.next()) }
    }

    /// Opens a page with this HTML and waits until it is loaded.
    func show(_ html: String) throws {
        let program = try Program()
        defer { try? FileManager.default.removeItem(at: program.folder) }
        try program.write(html, to: "page.html")
        try open(program.folder.appending(path: "page.html").absoluteString)
    }

    /// Evaluates an expression, and waits for a promise.
    @discardableResult
    func evaluate(_ script: String) throws -> Any? {
        let result = try send(
            "Runtime.evaluate",
            ["expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let details = result["exceptionDetails"] { throw Failure(message: "\(script): \(details)") }
        return (result["result"] as? [String: Any])?["value"]
    }

    func text(_ script: String) throws -> String { try evaluate("(async () => String(\(script)))()") as? String ?? "" }
    func number(_ script: String) throws -> Int { try evaluate("Math.round(\(script))") as? Int ?? -1 }
    func holds(_ script: String) throws -> Bool { try evaluate("(async () => Boolean(\(script)))()") as? Bool ?? false }

    /// Waits until a condition holds.
    func wait(until condition: String) throws {
        try evaluate(
            """
            new Promise((done, fail) => {
              const start = performance.now();
              (function look() {
                if (\(condition)) done(true);
                else if (performance.now() - start > 60000) fail(new Error('never holds'));
                else setTimeout(look, 10);
              })();
            })
            """)
    }

    /// Presses and releases a key.
    func press(_ key: String) throws {
        let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": type, "key": key, "code": key]
            if type == "keyDown", !text.isEmpty { event["text"] = text }
            if key == "Enter" { event["windowsVirtualKeyCode"] = 13 }
            if key == "Tab" { event["windowsVirtualKeyCode"] = 9 }
            try send("Input.dispatchKeyEvent", event)
        }
    }

    /// Clicks the middle of the first element that `selector` matches.
    func click(_ selector: String) throws {
        let place = try evaluate(
            """
            (() => {
              const target = document.querySelector(\(JavaScript.quoted(selector)));
              target.scrollIntoView({ block: 'center', behavior: 'instant' });
              const box = target.getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """)
        let point = try #require(place as? [Double])
        for type in ["mousePressed", "mouseReleased"] {
            try send(
                "Input.dispatchMouseEvent",
                ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
        }
    }

    func resize(_ width: Int, _ height: Int) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
    }

    func prefer(_ scheme: String) throws {
        try send(
            "Emulation.setEmulatedMedia",
            ["media": "", "features": [["name": "prefers-color-scheme", "value": scheme]]])
    }

    /// Returns a screenshot as a PNG. Equal pages produce equal bytes.
    func screenshot() throws -> Data {
        let result = try send("Page.captureScreenshot")
        return try #require(Data(base64Encoded: result["data"] as? String ?? ""))
    }

    /// Returns the printed page as a PDF.
    func printed(withBackground: Bool = false) throws -> Data {
        let result = try send("Page.printToPDF", ["printBackground": withBackground, "preferCSSPageSize": true])
        return try #require(Data(base64Encoded: result["data"] as? String ?? ""))
    }
}

/// A running browser. A browser shows one test's page at a time, and then the page of another test, because starting a
/// browser takes longer than most tests.
private final class Browser: @unchecked Sendable {
    static let name = ["chromium", "chromium-browser", "google-chrome"].first(where: Tool.isInstalled)

    private static let lock = NSLock()
    nonisolated(unsafe) private static var idle: [Browser] = []

    /// Returns a browser without pages.
    static func take(isDark: Bool) throws -> Browser {
        let known = lock.withLock { () -> Browser? in
            idle.firstIndex { $0.isDark == isDark }.map { idle.remove(at: $0) }
        }
        return try known ?? Browser(isDark: isDark)
    }

    /// Keeps a browser without pages for other tests.
    static func give(_ browser: Browser) { lock.withLock { idle.append(browser) } }

    private let isDark: Bool
    private let process = Process()
    private let (requests, answers) = (Pipe(), Pipe())
    private var buffer = Data()
    private var count = 0

    private init(isDark: Bool) throws {
        self.isDark = isDark
        process.executableURL = URL(filePath: "/bin/sh")
        let command = [
            try #require(Browser.name), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--remote-debugging-pipe", "--user-data-dir=\(try Program().folder.path)",
        ]
        // The browser ends when the pipes are closed, at the latest when the tests end.
        process.arguments =
            ["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh"] + command
            + (isDark ? ["--force-dark-mode"] : []) + ["about:blank"]
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
    }

    func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Calls a method, and passes the events before its answer to `note`.
    @discardableResult
    func send(
        _ method: String, _ parameters: [String: Any] = [:], in session: String? = nil,
        _ note: ([String: Any]) -> Void = { _ in }
    ) throws -> [String: Any] {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        message["sessionId"] = session
        try requests.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next()
            guard answer["id"] as? Int == count else {
                note(answer)
                continue
            }
            if let error = answer["error"] as? [String: Any] {
                throw DevTools.Failure(message: "\(method): \(error)")
            }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Reads an answer or an event.
    func next() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = Data(buffer[..<end])
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw DevTools.Failure(message: "the browser has ended") }
            buffer += more
        }
    }
}

/// Conversion of strings to JavaScript.
enum JavaScript {
    static func quoted(_ text: String) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data()
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }
}
