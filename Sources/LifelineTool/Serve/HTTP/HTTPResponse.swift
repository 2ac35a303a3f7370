/// A response of HTTP/1.1. The server closes the connection after it.
struct HTTPResponse: Sendable {
    /// A status with its reason phrase in RFC 9110 or RFC 6585.
    struct Status: Equatable {
        let code: Int
        let reason: String

        static let ok = Status(code: 200, reason: "OK")
        static let badRequest = Status(code: 400, reason: "Bad Request")
        static let forbidden = Status(code: 403, reason: "Forbidden")
        static let notFound = Status(code: 404, reason: "Not Found")
        static let methodNotAllowed = Status(code: 405, reason: "Method Not Allowed")
        static let requestTimeout = Status(code: 408, reason: "Request Timeout")
        static let lengthRequired = Status(code: 411, reason: "Length Required")
        static let contentTooLarge = Status(code: 413, reason: "Content Too Large")
        static let headTooLarge = Status(code: 431, reason: "Request Header Fields Too Large")
        static let unavailable = Status(code: 503, reason: "Service Unavailable")
        static let otherVersion = Status(code: 505, reason: "HTTP Version Not Supported")
    }

    let status: Status
    /// The header fields, except those that ``bytes(withBody:)`` adds.
    var fields: [(name: String, value: String)]
    var body: [UInt8]

    /// Returns the message. Without the body, it is the response to a `HEAD` request.
    func bytes(withBody: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status.code) \(status.reason)\r\n"
        let length = (name: "Content-Length", value: String(body.count))
        for (name, value) in fields + [length, ("Connection", "close")] { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8) + (withBody ? body : [])
    }
}
