import FlyingFox

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PreviewServer {
    static let page = ReportTemplate.preview.render([:])

    /// The scripts and style sheets of the page, keyed by name, with their media types.
    static let resources: [String: (type: String, bytes: [UInt8])] = [
        "player.js": ("text/javascript", PackageResources.player_js),
        "preview.js": ("text/javascript", PackageResources.preview_js),
        "report.css": ("text/css", PackageResources.report_css),
        "preview.css": ("text/css", PackageResources.preview_css),
    ]

    /// The headers of all responses. With these headers, the page loads files only from this server, and links don't
    /// reveal the token.
    private static let headers: [(HTTPHeader, String)] = [
        (
            HTTPHeader("Content-Security-Policy"),
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        (.cacheControl, "no-store"), (HTTPHeader("Referrer-Policy"), "no-referrer"),
        (HTTPHeader("X-Content-Type-Options"), "nosniff"), (HTTPHeader("X-Frame-Options"), "DENY"),
        (HTTPHeader("Cross-Origin-Resource-Policy"), "same-origin"),
        (HTTPHeader("Cross-Origin-Opener-Policy"), "same-origin"),
    ]

    /// Returns a response with the preview's headers.
    static func response(_ status: HTTPStatusCode, _ type: String, _ bytes: [UInt8]) -> HTTPResponse {
        var response = HTTPResponse(statusCode: status, body: Data(bytes))
        for (header, value) in headers { response.headers[header] = value }
        response.headers[.contentType] = type + "; charset=utf-8"
        return response
    }

    static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        response(status, "text/plain", Array(text.utf8))
    }
}
