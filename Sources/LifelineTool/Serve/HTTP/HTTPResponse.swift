/// A response of HTTP/1.1. The server closes the connection after it.
struct HTTPResponse: Sendable {
    /// The statuses of responses.
    enum Status: Int {
        case ok = 200
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case requestTimeout = 408
        case lengthRequired = 411
        case contentTooLarge = 413
        case headTooLarge = 431
        case unavailable = 503
        case otherVersion = 505

        /// The reason phrase of RFC 9110 or RFC 6585.
        fileprivate var reason: String {
            switch self {
            case .ok: "OK"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .requestTimeout: "Request Timeout"
            case .lengthRequired: "Length Required"
            case .contentTooLarge: "Content Too Large"
            case .headTooLarge: "Request Header Fields Too Large"
            case .unavailable: "Service Unavailable"
            case .otherVersion: "HTTP Version Not Supported"
            }
        }
    }

    let status: Status
    /// The header fields, except those that ``bytes(withBody:)`` adds.
    var fields: [(name: String, value: String)]
    var body: [UInt8]

    /// Returns the message. Without the body, it is the response to a `HEAD` request.
    func bytes(withBody: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
        let length = (name: "Content-Length", value: String(body.count))
        for (name, value) in fields + [length, ("Connection", "close")] { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8) + (withBody ? body : [])
    }
}
