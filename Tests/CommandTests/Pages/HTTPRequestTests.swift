import Testing

@testable import LifelineTool

@Suite("Requests of HTTP") struct HTTPRequestTests {
    private func request(_ head: String) throws -> HTTPRequest { try HTTPRequest(head: Array(head.utf8)) }

    @Test("A head has a method, a path, decoded parameters, and fields")
    func parses() throws {
        let request = try request(
            "POST /token/drawing?file=a%20%C3%A9+b.yaml&after=&flag&odd=%zz%+f%4 HTTP/1.1\r\n"
                + "Host: 127.0.0.1:80\r\nX-Empty:\r\ncontent-length: \t12 \r\n\r\n")
        #expect((request.method, request.path) == ("POST", "/token/drawing"))
        #expect(request.query == ["file": "a é+b.yaml", "after": "", "flag": "", "odd": "%zz%+f%4"])
        #expect(request.fields == ["host": "127.0.0.1:80", "x-empty": "", "content-length": "12"])
        #expect(request.bodySize == 12 && !request.waitsForContinue)
    }

    @Test(
        "An invalid head is refused",
        arguments: [
            "", "\r\n", "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.1", "GET / HTTP/1.1\r\n",
            "GET / HTTP/1.1\n\n", "GET / HTTP/1.1\r\nA: b\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n",
            "GET / HTTP/11\r\n\r\n", "GET / http/1.1\r\n\r\n", "GET page HTTP/1.1\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\n\r\n", "GET /\u{E9} HTTP/1.1\r\n\r\n", "GET /\t HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\nname\r\n\r\n", "GET / HTTP/1.1\r\n: value\r\n\r\n", "GET / HTTP/1.1\r\na b: c\r\n\r\n",
            "GET / HTTP/1.1\r\na : b\r\n\r\n", "GET / HTTP/1.1\r\na: b\r\n c\r\n\r\n",
            "GET / HTTP/1.1\r\na: \u{0}\r\n\r\n",
            "GET / HTTP/1.1\r\na: b\rc\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
        ])
    func refuses(head: String) { #expect(throws: HTTPFailure.malformed) { try request(head) } }

    @Test("A body without a length, another version, and too many fields have their own statuses")
    func statuses() throws {
        #expect(throws: HTTPFailure.lengthRequired) {
            try request("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        }
        #expect(throws: HTTPFailure.otherVersion) { try request("GET / HTTP/2.0\r\n\r\n") }
        let fields = (0...HTTPRequest.fieldLimit).map { "a\($0): b\r\n" }
        #expect(
            try request("GET / HTTP/1.1\r\n\(fields.dropLast().joined())\r\n").fields.count == HTTPRequest.fieldLimit)
        #expect(throws: HTTPFailure.tooManyFields) { try request("GET / HTTP/1.1\r\n\(fields.joined())\r\n") }
        #expect(
            try request("POST / HTTP/1.1\r\nContent-Length: \(String(repeating: "9", count: 30))\r\n\r\n").bodySize
                == .max)
        #expect(try request("POST / HTTP/1.0\r\nContent-Length: 1\r\nExpect: 100-Continue\r\n\r\n").waitsForContinue)
    }

    @Test("The end of a head is found, however the head is divided")
    func ends() {
        let head = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        let bytes = head + Array("body\r\n\r\n".utf8)
        for count in bytes.indices {
            for start in 0...count {
                let end = HTTPRequest.headEnd(in: Array(bytes[..<count]), from: min(start, head.count - 1))
                #expect(end == (count < head.count ? nil : head.count))
            }
        }
        #expect(HTTPRequest.headEnd(in: Array("a\n\nb".utf8)) == 3)
    }

    @Test("Random bytes are refused or parsed, but never trap")
    func random() {
        var generator = SystemRandomNumberGenerator()
        let words = [
            "GET ", "/", " HTTP/1.1", "\r\n", "\n", "\r", ":", " ", "a", "?", "=", "&", "%", "%41", "é", "\0", "Host",
        ]
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in words.randomElement()! }.joined()
            let bytes = Array(text.utf8)
            if let end = HTTPRequest.headEnd(in: bytes) { _ = try? HTTPRequest(head: bytes[..<end]) }
            _ = try? HTTPRequest(head: bytes)
        }
    }
}
