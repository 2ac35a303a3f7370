import FlyingFox
import FlyingSocks

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The web server of the preview. It accepts only requests whose path begins with its token.
struct PreviewServer: Sendable {
    let host: String
    let port: UInt16
    let files: PreviewFiles
    let drawer: PreviewDrawer
    /// A secret of 128 random bits, which other pages and users can't guess.
    private let token = (0..<2).map { _ in PreviewServer.hexadecimal(.random(in: .min ... .max)) }.joined()

    init(host: String, port: UInt16, files: PreviewFiles, drawer: PreviewDrawer) {
        (self.host, self.port, self.files, self.drawer) = (host, port, files, drawer)
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The time, in seconds, after which a request for changes is answered without a change.
    private static let requestTimeout = 20.0

    /// Starts to listen, passes the page's URL to `started`, and answers requests. Throws `SocketError` if the server
    /// can't listen.
    func run(started: (String) async -> Void) async throws {
        guard let address = PreviewServer.address(host, port: port) else { throw SocketError.unsupportedAddress }
        await files.follow()
        // Drawing an input and waiting for changes have their own, shorter time limits.
        let timeout = max(drawer.timeout, PreviewServer.requestTimeout) + 10
        let handler = ClosureHTTPHandler { await answer($0) }
        let server = HTTPServer(
            config: .init(address: address, timeout: timeout, logger: .disabled), handler: handler)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask { try await server.waitUntilListening(timeout: 60) }
            try await group.next()
            let port = PreviewServer.port(of: await server.listeningAddress)
            let name = host.contains(":") ? "[\(host)]" : host
            await started("http://\(name):\(port)/\(token)/")
            try await group.waitForAll()
        }
    }

    /// Returns the socket address for an IP address and a port, or nil if `host` is not an IP address.
    static func address(_ host: String, port: UInt16) -> (any SocketAddress)? {
        if let address = try? sockaddr_in.inet(ip4: host, port: port) { return address }
        return try? sockaddr_in6.inet6(ip6: host, port: port)
    }

    private static func port(of address: Socket.Address?) -> UInt16 {
        switch address {
        case .ip4(_, let port), .ip6(_, let port): port
        case .unix, nil: 0
        }
    }

    // MARK: Requests

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
        let parts = request.target.path().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard isAllowed(request), parts.count == 3, isToken(parts[1]) else {
            return PreviewServer.text(
                .forbidden, "The request was refused. Open the URL that 'lifeline serve' printed.\n")
        }
        switch (request.method, parts[2]) {
        case (.GET, ""): return PreviewServer.response(.ok, "text/html", Array(PreviewServer.page.utf8))
        case (.GET, "drawing"): return await draw(request, text: nil)
        case (.GET, "check"): return await draw(request, text: nil, onlyChecks: true)
        case (.POST, "drawing"):
            guard let text = await PreviewServer.body(of: request) else {
                return PreviewServer.text(.payloadTooLarge, "The text is longer than 1 MiB. Shorten it.\n")
            }
            return await draw(request, text: text)
        case (.GET, "changes"):
            let known = request.query["after"].flatMap { Int($0) } ?? 0
            await files.change(after: known, within: .seconds(PreviewServer.requestTimeout))
            return PreviewServer.response(.ok, "application/json", Array(await files.json.utf8))
        case (.GET, "example"): return PreviewServer.text(.ok, FirstScenario.text)
        case (.GET, let name):
            guard let (type, bytes) = PreviewServer.resources[name] else { break }
            return PreviewServer.response(.ok, type, bytes)
        default:
            return PreviewServer.text(
                .methodNotAllowed, "This URL doesn't support the method. Use GET, or use POST to draw edited text.\n")
        }
        return PreviewServer.text(.notFound, "There is no such page. Open the URL that 'lifeline serve' printed.\n")
    }

    /// Draws the input that the query parameter `file` names. If `text` isn't nil, draws `text` instead of the file's
    /// content. If the query parameter is missing or empty, draws `text` as the example. If `onlyChecks` is true, returns
    /// the highest severity of the input's diagnostics instead of drawings.
    private func draw(_ request: HTTPRequest, text: [UInt8]?, onlyChecks: Bool = false) async -> HTTPResponse {
        let path = request.query["file"] ?? ""
        let example = text == nil || !path.isEmpty ? nil : Input(path: "first.yaml", stem: "first")
        guard let input = await files.input(path) ?? example else {
            return PreviewServer.text(.notFound, "The file is not an input of 'lifeline serve'. Choose another file.\n")
        }
        let content = input == PreviewPipe.input ? files.pipe?.text : text
        let answer = await drawer.draw(input, text: content, onlyChecks: onlyChecks)
        return PreviewServer.response(.ok, "application/json", answer)
    }

    /// Returns whether a request can come from the preview's own page. A request from another site's page has a
    /// different origin. A request to a host name that resolves to this computer (DNS rebinding) has that name as its
    /// host.
    private func isAllowed(_ request: HTTPRequest) -> Bool {
        guard let address = request.headers[.host] else { return false }
        if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(address)" { return false }
        let isBracketed = address.hasPrefix("[")
        let name = isBracketed ? address.dropFirst().prefix { $0 != "]" } : address.prefix { $0 != ":" }
        return name == "localhost" || PreviewServer.address(String(name), port: 0) != nil
    }

    /// Returns whether the text is the token. The time of the comparison doesn't depend on the position of the first
    /// difference.
    private func isToken(_ text: String) -> Bool {
        text.utf8.count == token.utf8.count && zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func body(of request: HTTPRequest) async -> [UInt8]? {
        var bytes: [UInt8] = []
        do {
            for try await chunk in request.bodySequence {
                bytes += chunk
                if bytes.count > PreviewWorker.textLimit { return nil }
            }
        } catch { return nil }
        return bytes
    }
}
