import Foundation
import LifecycleModel
import Testing

@testable import LifecycleReaders

private typealias F = StoryboardFixture

@Suite("Invalid storyboards") struct StoryboardRefusalTests {
    private static let good = F.document(F.scene("a", inside: "<view key=\"view\" id=\"v\"/>"), initial: "a")
    private static let conflict = good.replacingOccurrences(
        of: "    <scenes>", with: "<<<<<<< HEAD\n    <scenes>\n=======\n<scenes>\n>>>>>>> theirs")

    @Test(
        "The error for an invalid file has a line and names the file's format",
        arguments: [
            ("", nil, "is empty"), (" \n\t\n", 1, "no XML element"), ("hello\n", 1, "not XML"),
            ("\n\n{\"a\": 1}", 3, "not XML"),
            ("version https://git-lfs.github.com/spec/v1\noid sha256:12\nsize 3\n", 1, "Git LFS"),
            ("\u{0}GITCRYPT\u{0}\u{3}\u{9}", 1, "git-crypt"),
            ("\u{0}\u{5}\u{16}\u{7}\u{0}\u{2}\u{0}\u{0}Mac OS X", 1, "AppleDouble"),
            ("NIBArchive\u{1}", 1, "compiled"), ("bplist00", 1, "compiled"), ("PK\u{3}\u{4}abc", nil, "zip archive"),
            ("<!DOCTYPE html>\n<html/>", 1, "web page"), ("<html><body/></html>", 1, "web page"),
            ("<?xml version=\"1.0\"?>\n<archive type=\"a\" version=\"7.10\"/>", 2, "xib format"),
            ("<?xml version=\"1.0\"?>\n\n<plist/>", 3, "root element is 'plist'"),
            ("<document><part/></document>", 1, "by Interface Builder"),
            ("<document type=\"office\"/>", 1, "by Interface Builder"),
            ("<<<<<<< HEAD\n<document/>\n=======\n>>>>>>> x\n", 1, "merge conflict"),
            (conflict, 3, "merge conflict"),
            (good.replacingOccurrences(of: " key=\"view\"", with: " key=\"view\"id2=\"x\""), 6, "two attributes"),
            (good.replacingOccurrences(of: " key=\"view\"", with: " id=\"w\""), 6, "same attribute twice"),
            (good.replacingOccurrences(of: "</objects>", with: "</object>"), 8, "end tag"),
            (good + "<document/>", 11, "after its end"),
        ] as [(String, Int?, String)])
    func refused(text: String, line: Int?, what: String) {
        let problems = F.refusal(Array(text.utf8))
        #expect(problems.map(\.location.line) == [line])
        #expect(problems.first?.message.contains(what) == true, "\(problems)")
    }

    @Test("A storyboard that is cut off at any position is reported as truncated")
    func truncated() {
        let bytes = Array(Self.good.utf8)
        let root = Self.good.range(of: "<scenes>").map { Self.good[..<$0.lowerBound].utf8.count } ?? 0
        for end in stride(from: root, to: bytes.count - 1, by: 7) {
            let problems = F.refusal(Array(bytes[..<end]))
            #expect(problems.first?.message.contains("truncated") == true, "cut at \(end): \(problems)")
        }
        for end in 0..<root { #expect(!F.refusal(Array(bytes[..<end])).isEmpty) }
    }

    @Test("Invalid UTF-8 is an error with a line")
    func notUTF8() {
        var bytes = Array(Self.good.utf8)
        bytes.insert(0xFF, at: bytes.count - 14)
        #expect(F.refusal(bytes).map(\.location.line) == [9])
    }

    @Test("A document type declaration or an undeclared entity is an error")
    func entities() {
        let laughs = """
            <?xml version="1.0"?>
            <!-- a comment -->
            <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>&b;&x;</scenes></document>
            """
        let problems = F.refusal(Array(laughs.utf8))
        #expect(problems.map(\.location.line) == [3])
        #expect(problems.first?.message.contains("document type declaration") == true)
        let undeclared = Self.good.replacingOccurrences(of: "<scenes>", with: "<scenes>&nbsp;")
        #expect(F.refusal(Array(undeclared.utf8)).map(\.location.line) == [3])
    }

    @Test("A conflict marker that is valid XML is a diagnostic")
    func leftOver() throws {
        let text = Self.good.replacingOccurrences(of: "    </scenes>", with: "    </scenes>\n>>>>>>> theirs")
        #expect(try F.read(text).diagnostics.map(\.rule) == ["conflict-marker"])
        #expect(try F.read(text).diagnostics.map(\.location.line) == [10])
    }

    @Test("Reading extreme nesting or an attribute of a million characters never traps")
    func extremes() throws {
        let deep = String(repeating: "<view>", count: 100_000)
        #expect(!F.refusal(Array("<document type=\"InterfaceBuilder\">\(deep)".utf8)).isEmpty)
        let long = String(repeating: "x", count: 1_000_000)
        let storyboard = try? F.read(F.document(F.scene("a", attributes: "title=\"\(long)\"")))
        #expect(storyboard == nil || storyboard?.controllers.first?.title?.count == 1_000_000)
    }

    @Test(
        "Valid processing instructions are ignored, and invalid ones are errors",
        arguments: ["<?x?>", "<?x y?>", "<??>", "<?x"])
    func instructions(text: String) throws {
        let document = Self.good.replacingOccurrences(of: "    <scenes>", with: "    \(text)<scenes>")
        let isWhole = text.contains("x") && text.hasSuffix("?>")
        #expect((try? F.read(document))?.scenes.count == (isWhole ? 1 : nil))
    }

    @Test("Reading a mutated file never traps")
    func mutations() {
        var random = SystemRandomNumberGenerator()
        let bytes = Array(Self.good.utf8)
        for _ in 0..<2_000 {
            var mutant = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<mutant.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: mutant[place] = UInt8.random(in: 0...255, using: &random)
                case 1: mutant.remove(at: place)
                default: mutant.insert(contentsOf: mutant[place...].prefix(20), at: place)
                }
            }
            _ = F.refusal(mutant)
        }
    }
}
