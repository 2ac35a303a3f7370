/// A connection to a client, which sends one request. All operations have time limits, so a slow client can't occupy
/// the connection forever.
struct HTTPConnection: Sendable {
    private let descriptor: Int32

    /// The maximum size of a body in bytes.
    private static let bodyLimit = PreviewWorker.textLimit
    /// The time limits for receiving a request and for sending a response, in seconds.
    private static let (receivingLimit, sendingLimit) = (10.0, 60.0)
    /// The maximum time to wait until the client closes the connection, in seconds.
    private static let closingLimit = 2.0

    /// Takes the descriptor of an accepted connection.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    /// Receives a request, sends the response that `answer` returns for the request or its error, and closes the
    /// connection.
    func serve(_ answer: (Result<HTTPRequest, HTTPFailure>) -> HTTPResponse) {
        do throws(HTTPFailure) {
            // Browsers open connections in advance, and close them without a request.
            guard let request = try receive() else { return end(waiting: 0) }
            send(answer(.success(request)).bytes(withBody: request.method != "HEAD"))
            end(waiting: 0)
        } catch { refuse(with: answer(.failure(error))) }
    }

    /// Sends a response without a complete request, and closes the connection.
    func refuse(with response: HTTPResponse) {
        send(response.bytes(withBody: true))
        end(waiting: HTTPConnection.closingLimit)
    }

    /// Returns the request, or nil if the client closes the connection without one.
    private func receive() throws(HTTPFailure) -> HTTPRequest? {
        let deadline = Clock.now + HTTPConnection.receivingLimit
        var bytes: [UInt8] = []
        var (end, searched) = (Int?.none, 0)
        while end == nil {
            guard bytes.count <= HTTPRequest.headLimit else { throw .headTooLong }
            let chunk = try receive(before: deadline)
            if chunk.isEmpty, bytes.isEmpty { return nil }
            guard !chunk.isEmpty else { throw .incomplete }
            bytes += chunk
            end = HTTPRequest.headEnd(in: bytes, from: searched)
            searched = bytes.count
        }
        let head = bytes.prefix(end ?? 0)
        guard head.count <= HTTPRequest.headLimit else { throw .headTooLong }
        var request = try HTTPRequest(head: head)
        guard request.bodySize <= HTTPConnection.bodyLimit else { throw .bodyTooLong }
        request.body = Array(bytes[head.count...])
        if request.waitsForContinue { send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        while request.body.count < request.bodySize {
            let chunk = try receive(before: deadline)
            guard !chunk.isEmpty else { throw .incomplete }
            request.body += chunk
        }
        // The client sends another request, which can follow, again on another connection.
        request.body.removeLast(request.body.count - request.bodySize)
        return request
    }

    /// Returns the next bytes, or an empty array if the client sends no more bytes.
    private func receive(before deadline: Double) throws(HTTPFailure) -> [UInt8] {
        guard wait(for: POLLIN, until: deadline) else { throw .timedOut }
        return Files.readSome(descriptor) ?? []
    }

    /// Sends bytes, until the client closes the connection.
    private func send(_ bytes: [UInt8]) {
        let deadline = Clock.now + HTTPConnection.sendingLimit
        var rest = bytes[...]
        while !rest.isEmpty, wait(for: POLLOUT, until: deadline) {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR, errno != EAGAIN { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Closes the connection. Reads the rest of an incomplete request for at most `seconds`, because the client gets an
    /// error instead of the response if bytes are unread.
    private func end(waiting seconds: Double) {
        shutdown(descriptor, Int32(SHUT_WR))
        let deadline = Clock.now + seconds
        while wait(for: POLLIN, until: deadline), Files.readSome(descriptor)?.isEmpty == false {}
        close(descriptor)
    }

    /// Waits until the connection can be read or written. Returns false after the deadline.
    private func wait(for events: Int32, until deadline: Double) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        repeat {
            let seconds = max(0, deadline - Clock.now)
            if poll(&request, 1, Int32((seconds * 1000).rounded(.up))) > 0 { return true }
        } while Clock.now < deadline
        return false
    }
}
