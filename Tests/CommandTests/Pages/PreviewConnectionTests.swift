import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A connection to a server on this computer. Reading ends after 40 seconds.
private final class Client {
    private let descriptor: Int32

    init(host: String = "127.0.0.1", port: String) throws {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        try #require(getaddrinfo(host, port, &hints, &list) == 0)
        defer { freeaddrinfo(list) }
        let address = try #require(list).pointee
        descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        var limit = timeval(tv_sec: 40, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        try #require(connect(descriptor, address.ai_addr, address.ai_addrlen) == 0)
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads until the server closes the connection.
    func receive() -> String {
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}

@Suite("Connections to the live preview") struct PreviewConnectionTests {
    private func port(of preview: Preview) throws -> String {
        String(try #require(preview.address.firstMatch(of: /:([0-9]+)\//)).1)
    }

    /// Sends text, and returns the response.
    private func exchange(_ text: String, with preview: Preview, isWhole: Bool = false) throws -> String {
        let client = try Client(port: try port(of: preview))
        client.send(text)
        if isWhole { client.endSending() }
        return client.receive()
    }

    private func status(_ response: String) -> Int? {
        response.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    /// Returns a request for a page of the preview.
    private func request(_ method: String, _ page: String, _ preview: Preview, _ fields: String = "") throws -> String {
        let path = String(preview.address.suffix(34)) + page
        return "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(try port(of: preview))\r\n\(fields)\r\n"
    }

    @Test("Each invalid request is answered with its status, and the connection is closed")
    func invalid() async throws {
        let preview = try await Preview()
        let many = (0...100).map { "X-\($0): a\r\n" }.joined()
        let cases: [(Int, String)] = [
            (400, "GET / HTTP/1.1\nHost: localhost\n\n"), (400, "hello\r\n\r\n"), (400, "\r\n\r\n"),
            (403, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"), (403, "GET / HTTP/1.1\r\n\r\n"),
            (405, try request("PUT", "", preview)), (405, try request("POST", "changes", preview)),
            (411, try request("POST", "drawing", preview, "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n"),
            (413, try request("POST", "drawing", preview, "Content-Length: 99999999999999999999\r\n")),
            (431, try request("GET", "", preview, "X: \(String(repeating: "a", count: 20_000))\r\n")),
            (431, "GET /" + String(repeating: "a", count: 1 << 20)), (431, try request("GET", "", preview, many)),
            (505, "GET / HTTP/3.0\r\n\r\n"),
        ]
        for (number, text) in cases {
            let response = try exchange(text, with: preview)
            #expect(status(response) == number, "\(text.prefix(60))")
            #expect(response.contains("\r\nConnection: close\r\n"))
        }
        #expect(status(try exchange("GET / HTTP/1.1\r\nHost: a", with: preview, isWhole: true)) == 400)
        let short = try request("POST", "drawing?file=", preview, "Content-Length: 9\r\n") + "ti"
        #expect(status(try exchange(short, with: preview, isWhole: true)) == 400)
        #expect(try exchange("", with: preview, isWhole: true) == "")
        #expect(try exchange(try request("PUT", "", preview), with: preview).contains("\r\nAllow: GET, HEAD\r\n"))
        #expect(try await preview.request("").status == 200)
    }

    @Test("HEAD has no body, a second request isn't answered, and a body can wait for the server")
    func answers() async throws {
        let preview = try await Preview()
        let get = try exchange(try request("GET", "preview.js", preview), with: preview)
        let head = try exchange(try request("HEAD", "preview.js", preview), with: preview)
        #expect(get.hasPrefix(head) && head.hasSuffix("\r\n\r\n") && get.utf8.count > head.utf8.count)
        let example = try request("GET", "example", preview)
        #expect(try exchange(example + example, with: preview) == (try exchange(example, with: preview)))
        let client = try Client(port: try port(of: preview))
        let size = Preview.story.utf8.count
        client.send(
            try request("POST", "drawing?file=", preview, "Content-Length: \(size)\r\nExpect: 100-continue\r\n"))
        client.send(Preview.story)
        let drawing = client.receive()
        #expect(
            drawing.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n") && drawing.contains("First title"))
    }

    @Test("A request that arrives byte by byte is answered, and one that never ends is ended after a time limit")
    func slow() async throws {
        let preview = try await Preview()
        let silent = try Client(port: try port(of: preview))
        silent.send("GET / HT")
        let slow = try Client(port: try port(of: preview))
        for byte in try request("GET", "example", preview) { slow.send(String(byte)) }
        #expect(status(slow.receive()) == 200)
        #expect(status(silent.receive()) == 408)
    }

    @Test("Many connections at the same time are answered, and clients that go away are no problem")
    func many() async throws {
        let preview = try await Preview()
        let port = try port(of: preview)
        let silent = try (0..<100).map { _ in try Client(port: port) }
        // Their clients close the connections without reading the response.
        for _ in 0..<100 { try Client(port: port).send(try request("GET", "player.js", preview)) }
        let clients = try (0..<200).map { _ in try Client(port: port) }
        for client in clients { client.send(try request("GET", "example", preview)) }
        #expect(clients.allSatisfy { status($0.receive()) == 200 })
        #expect(silent.count == 100)
    }

    @Test("The port can be used again immediately after the preview ends")
    func restart() async throws {
        let first = try await Preview()
        let port = try port(of: first)
        #expect(try await first.request("example").status == 200)
        first.process.interrupt()
        first.process.waitUntilExit()
        let second = try await Preview("--port", port)
        #expect(try await second.request("example").status == 200)
    }

    @Test("IPv6 works, and an address of another computer is an error")
    func addresses() async throws {
        let program = try Program()
        let other = try program("serve", ".", "--host", "192.0.2.1")
        #expect(other.status == 2)
        #expect(
            other.errors
                == "lifeline: error: can't listen on 192.0.2.1: this computer doesn't have the address; choose another "
                + "one with --host\n")
        // Some containers have no IPv6.
        guard let preview = try? await Preview("--host", "::1") else { return }
        #expect(preview.address.hasPrefix("http://[::1]:"))
        let client = try Client(
            host: "::1", port: String(try #require(preview.address.firstMatch(of: /\]:([0-9]+)/)).1))
        client.send("GET \(preview.address.suffix(34))example HTTP/1.1\r\nHost: [::1]\r\n\r\n")
        #expect(status(client.receive()) == 200)
    }
}
