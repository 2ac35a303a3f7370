import Foundation

/// A server for HTTP/1.1. Each connection has a thread, and is closed after one response.
final class HTTPServer: Sendable {
    /// The port, which the system chooses if it is 0 in the initializer.
    let port: UInt16
    private let listener: Int32
    /// The number of connections that can be open at the same time. More connections wait.
    private let slots = DispatchSemaphore(value: 128)

    /// The size of the stack of a connection's thread, in bytes.
    private static let stackSize = 1 << 20

    /// Starts to listen. Throws the system's error if the address or the port can't be used.
    ///
    /// - Parameters:
    ///   - host: An IP address.
    ///   - port: The port, or 0 for a free port.
    init(host: String, port: UInt16) throws(Errno) {
        guard let list = HTTPServer.addresses(host, port) else { throw .invalidArgument }
        defer { freeaddrinfo(list) }
        let address = list.pointee
        listener = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        guard listener >= 0 else { throw Errno(rawValue: errno) }
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
        // Without this option, the port of a preview that has just ended can't be used for a minute.
        var isReused: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        guard bind(listener, address.ai_addr, address.ai_addrlen) == 0, listen(listener, SOMAXCONN) == 0,
            let port = HTTPServer.port(of: listener)
        else {
            let error = Errno(rawValue: errno)
            close(listener)
            throw error
        }
        self.port = port
        // A write to a connection that the client has closed must fail without ending the program.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns whether `host` is an IP address, instead of a name.
    static func isAddress(_ host: String) -> Bool {
        guard let list = addresses(host, 0) else { return false }
        freeaddrinfo(list)
        return true
    }

    private static func addresses(_ host: String, _ port: UInt16) -> UnsafeMutablePointer<addrinfo>? {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        return getaddrinfo(host, String(port), &hints, &list) == 0 ? list : nil
    }

    private static func port(of listener: Int32) -> UInt16? {
        var (address, length) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
        var text = [CChar](repeating: 0, count: 16)
        let error = withUnsafeMutablePointer(to: &address) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                getsockname(listener, address, &length) != 0
                    || getnameinfo(address, length, nil, 0, &text, socklen_t(text.count), NI_NUMERICSERV) != 0
            }
        }
        return error ? nil : UInt16(String(decoding: text.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self))
    }

    /// Answers requests until the program ends. Calls `answer` on the threads of the connections.
    func run(_ answer: @escaping @Sendable (Result<HTTPRequest, HTTPFailure>) -> HTTPResponse) -> Never {
        while true {
            slots.wait()
            guard let connection = nextConnection() else {
                slots.signal()
                continue
            }
            let isStarted = SystemThread.start(stackSize: HTTPServer.stackSize) { [slots] in
                connection.serve(answer)
                slots.signal()
            }
            if isStarted { continue }
            connection.refuse(with: answer(.failure(.overloaded)))
            slots.signal()
        }
    }

    /// Waits for a connection. Returns nil after an error, such as a client that has closed the connection already.
    private func nextConnection() -> HTTPConnection? {
        var request = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
        let descriptor = Worker.lock.withLock {
            let descriptor = accept(listener, nil, nil)
            if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
            return descriptor
        }
        if descriptor >= 0 { return HTTPConnection(descriptor) }
        // Without a pause, the loop would use all time of a processor until a descriptor is available.
        if ![EINTR, EAGAIN, ECONNABORTED].contains(errno) { poll(nil, 0, 100) }
        return nil
    }
}
