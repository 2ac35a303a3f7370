import Foundation
import Testing

/// A browser page that a test controls through the Chrome DevTools Protocol, over a pipe.
final class DevTools {
    private static let name = ["chromium", "chromium-browser", "google-chrome"].first(where: Tool.isInstalled)
    static let isInstalled = name != nil

    struct Failure: Error { let message: String }

    private let process = Process()
    private let (requests, answers) = (Pipe(), Pipe())
    private let profile: URL
    private var buffer = Data()
    private var count = 0
    private var session: String?
    private var loads = 0
    /// The exceptions in scripts, and the errors in the page, such as violations of the security policy.
    private(set) var problems: [String] = []
    /// The page's server, which runs as long as the browser.
    var server: AnyObject?

    init() throws {
        profile = try Program().folder
        process.executableURL = URL(filePath: "/bin/sh")
        let browser = [
            try #require(DevTools.name), "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.arguments = ["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh"] + browser
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
        // Kills a browser that hangs, so that the test fails.
        DispatchQueue.global().asyncAfter(deadline: .now() + 240) { [process] in
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
        let attached = try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { try send("\(domain).enable") }
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    // MARK: Protocol

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        message["sessionId"] = session
        try requests.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next()
            guard answer["id"] as? Int == count else { continue }
            if let error = answer["error"] as? [String: Any] { throw Failure(message: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Reads a message, and records it if it is an event.
    private func next() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = Data(buffer[..<end])
                buffer = Data(buffer[(end + 1)...])
                let value = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
                note(value)
                return value
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(message: "the browser has ended") }
            buffer += more
        }
    }

    private func note(_ event: [String: Any]) {
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

    // MARK: Page

    /// Opens an address and waits until it is loaded.
    func open(_ address: String) throws {
        let before = loads
        try send("Page.navigate", ["url": address])
        while loads == before { _ = try next() }
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

    /// Returns the printed page as a PDF, without background colors.
    func printed() throws -> Data {
        let result = try send("Page.printToPDF", ["printBackground": false])
        return Data(base64Encoded: result["data"] as? String ?? "") ?? Data()
    }
}

/// Conversion of strings to JavaScript.
enum JavaScript {
    static func quoted(_ text: String) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data()
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }
}
