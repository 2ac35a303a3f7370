/// An error in a request, or while a request is read. The server answers with its status and message.
struct HTTPFailure: Error, Equatable {
    let status: HTTPResponse.Status
    let message: String

    static let malformed = HTTPFailure(
        status: .badRequest, message: "The request is not valid HTTP/1.1. Open the page in a browser.")
    static let incomplete = HTTPFailure(
        status: .badRequest, message: "The request ends too early. Send it again.")
    static let timedOut = HTTPFailure(
        status: .requestTimeout, message: "The request took too long to arrive. Send it again.")
    static let lengthRequired = HTTPFailure(
        status: .lengthRequired, message: "The body has no declared length. Send the field Content-Length.")
    static let bodyTooLong = HTTPFailure(
        status: .contentTooLarge, message: "The text is longer than 1 MiB. Shorten it.")
    static let headTooLong = HTTPFailure(
        status: .headTooLarge, message: "The head of the request is longer than 16 KiB. Send fewer or shorter fields.")
    static let tooManyFields = HTTPFailure(
        status: .headTooLarge, message: "The request has more than 100 header fields. Send fewer fields.")
    static let otherVersion = HTTPFailure(
        status: .otherVersion, message: "The server supports only HTTP/1.1. Use this version.")
    static let overloaded = HTTPFailure(
        status: .unavailable, message: "The system can't start a thread. Close other programs, and try again.")
}
