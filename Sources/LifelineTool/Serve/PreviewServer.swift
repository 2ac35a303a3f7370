/// The pages and answers of the preview. It accepts only requests whose path begins with its token.
struct PreviewServer: Sendable {
    let files: PreviewFiles
    let drawer: PreviewDrawer
    /// A secret of 128 random bits, which other pages and users can't guess.
    let token = (0..<2).map { _ in PreviewServer.hexadecimal(.random(in: .min ... .max)) }.joined()

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The time, in seconds, after which a request for changes is answered without a change.
    private static let changeTimeout = 20.0

    private static let page = Array(ReportTemplate.preview.render([:]).utf8)

    /// The scripts and style sheets of the page, keyed by name, with their media types.
    private static let resources: [String: (type: String, bytes: [UInt8])] = [
        "player.js": ("text/javascript", PackageResources.player_js),
        "preview.js": ("text/javascript", PackageResources.preview_js),
        "report.css": ("text/css", PackageResources.report_css),
        "preview.css": ("text/css", PackageResources.preview_css),
    ]

    // MARK: Responses

    /// The header fields of all responses. With these fields, the page loads files only from this server, and links
    /// don't reveal the token.
    private static let fields = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    private static func response(
        _ type: String, _ bytes: [UInt8], _ status: HTTPResponse.Status = .ok
    ) -> HTTPResponse {
        HTTPResponse(status: status, fields: fields + [("Content-Type", type + "; charset=utf-8")], body: bytes)
    }

    private static func text(_ text: String, _ status: HTTPResponse.Status = .ok) -> HTTPResponse {
        response("text/plain", Array(text.utf8), status)
    }

    /// Returns the response to a request, or to a request that can't be read.
    func response(to request: Result<HTTPRequest, HTTPFailure>) -> HTTPResponse {
        switch request {
        case .success(let request): answer(request)
        case .failure(let failure): PreviewServer.text(failure.message + "\n", failure.status)
        }
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard isAllowed(request), parts.count == 3, isToken(parts[1]) else {
            return PreviewServer.text(
                "The request was refused. Open the URL that 'lifeline serve' printed.\n", .forbidden)
        }
        let isRead = ["GET", "HEAD"].contains(request.method)
        switch parts[2] {
        case "drawing" where request.method == "POST": return draw(request, text: request.body)
        case "file" where isRead || request.method == "POST": return file(request, text: isRead ? nil : request.body)
        case let name where !isRead:
            var response = PreviewServer.text(
                "This URL doesn't support the method. Use GET, or use POST to draw edited text.\n", .methodNotAllowed)
            response.fields.append(("Allow", ["drawing", "file"].contains(name) ? "GET, HEAD, POST" : "GET, HEAD"))
            return response
        case "": return PreviewServer.response("text/html", PreviewServer.page)
        case "drawing": return draw(request, text: nil, scope: request.query["story"] == "no" ? .log : .everything)
        case "check": return draw(request, text: nil, scope: .diagnostics)
        case "changes":
            let known = request.query["after"].flatMap { Int($0) } ?? 0
            let list = files.json(after: known, within: PreviewServer.changeTimeout)
            return PreviewServer.response("application/json", Array(list.utf8))
        case "example": return PreviewServer.text(FirstScenario.text)
        case let name:
            guard let (type, bytes) = PreviewServer.resources[String(name)] else {
                return PreviewServer.text(
                    "There is no such page. Open the URL that 'lifeline serve' printed.\n", .notFound)
            }
            return PreviewServer.response(type, bytes)
        }
    }

    /// Draws the input that the query parameter `file` names. If `text` isn't nil, draws `text` instead of the file's
    /// content. If the query parameter is missing or empty, draws `text` as a file with the name in `name`.
    private func draw(_ request: HTTPRequest, text: [UInt8]?, scope: Job.Scope = .everything) -> HTTPResponse {
        guard let (input, text) = input(of: request, text) else { return PreviewServer.noInput }
        return PreviewServer.response("application/json", drawer.draw(input, text: text, scope: scope))
    }

    /// Returns the drawing with the ID in the query parameter `id` as a file in the format in `format`.
    private func file(_ request: HTTPRequest, text: [UInt8]?) -> HTTPResponse {
        guard let (input, text) = input(of: request, text) else { return PreviewServer.noInput }
        let types = ["png": "image/png", "pdf": "application/pdf"]
        guard let format = request.query["format"], let type = types[format], let id = request.query["id"],
            let file = drawer.file(input, text: text, export: Job.Export(id: id, format: format))
        else { return PreviewServer.text("The input has no such drawing. Reload the page.\n", .notFound) }
        return HTTPResponse(status: .ok, fields: PreviewServer.fields + [("Content-Type", type)], body: file)
    }

    /// Returns the input of a request, with the text to draw, or nil for the content of its file.
    private func input(of request: HTTPRequest, _ text: [UInt8]?) -> (input: Input, text: [UInt8]?)? {
        let path = request.query["file"] ?? ""
        let name = Path.name(request.query["name"] ?? "first.yaml")
        let own = text == nil || !path.isEmpty ? nil : Input(path: name, stem: Path.withoutExtension(name))
        return (files.input(path) ?? own).map { ($0, $0 == PreviewPipe.input ? files.pipe?.text : text) }
    }

    private static let noInput = text(
        "The file is not an input of 'lifeline serve'. Choose another file.\n", .notFound)

    // MARK: Checks

    /// Returns whether a request can come from the preview's own page. A request from another site's page has a
    /// different origin. A request to a host name that resolves to this computer (DNS rebinding) has that name as its
    /// host.
    private func isAllowed(_ request: HTTPRequest) -> Bool {
        guard let address = request.fields["host"] else { return false }
        if let origin = request.fields["origin"], origin != "http://\(address)" { return false }
        let isBracketed = address.hasPrefix("[")
        let name = isBracketed ? address.dropFirst().prefix { $0 != "]" } : address.prefix { $0 != ":" }
        return name == "localhost" || HTTPServer.isAddress(String(name))
    }

    /// Returns whether the text is the token. The time of the comparison doesn't depend on the position of the first
    /// difference.
    private func isToken(_ text: Substring) -> Bool {
        text.utf8.count == token.utf8.count && zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
