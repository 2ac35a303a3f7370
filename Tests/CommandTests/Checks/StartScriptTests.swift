import Foundation
import Testing

@Suite("The start script of a release", .waitsForProcesses)
struct StartScriptTests {
    /// Returns a folder with the start script and a program in the layout of a release, and with a `uname` that prints
    /// the name of a system.
    private func released(_ program: String, system: String) throws -> Program {
        let release = try Program()
        let script = Program.package.appending(path: ".github/release/lifeline.sh").path
        let result = try release.shell("mkdir -p prefix/bin prefix/libexec tools; cp '\(script)' prefix/bin/lifeline")
        try #require(result.status == 0)
        try release.write("#!/bin/sh\n\(program)\n", to: "prefix/libexec/lifeline")
        try release.write("#!/bin/sh\necho \(system)\n", to: "tools/uname")
        try #require(try release.shell("chmod +x prefix/*/lifeline tools/uname").status == 0)
        return release
    }

    @Test("On macOS, a program that starts gets the arguments, also through a link")
    func starts() throws {
        let release = try released(#"printf '%s\n' "$@""#, system: "Darwin")
        let result = try release.shell("ln -s prefix/bin/lifeline link; PATH=$PWD/tools:$PATH ./link check 'a b'")
        #expect((result.status, result.output) == (0, "check\na b\n"))
    }

    @Test("On macOS, the message about a missing library names it and how to install Graphviz")
    func missingLibrary() throws {
        let release = try released(
            """
            echo 'dyld[12]: Library not loaded: /opt/homebrew/opt/graphviz/lib/libgvc.6.dylib' >&2
            echo '  Referenced from: <1234> /usr/local/libexec/lifeline' >&2
            kill -ABRT $$
            """, system: "Darwin")
        let result = try release.shell("PATH=$PWD/tools:$PATH prefix/bin/lifeline check")
        #expect(result.status == 2)
        #expect(result.errors.contains("lifeline: error: this program requires the library libgvc.6.dylib, which "))
        #expect(result.errors.contains("'brew install graphviz'") && !result.errors.contains("dyld"))
    }

    @Test("On macOS, any other reason is printed as it is")
    func otherReason() throws {
        let release = try released("echo 'Bad CPU type in executable' >&2; exit 86", system: "Darwin")
        let result = try release.shell("PATH=$PWD/tools:$PATH prefix/bin/lifeline check")
        #expect(result.status == 2)
        #expect(result.errors == "lifeline: error: the program does not start: Bad CPU type in executable\n")
    }

    @Test("On Linux, a program that starts gets the arguments")
    func startsOnLinux() throws {
        let release = try released(#"printf '%s\n' "$@""#, system: "Linux")
        let result = try release.shell("PATH=$PWD/tools:$PATH prefix/bin/lifeline check 'a b'")
        #expect((result.status, result.output) == (0, "check\na b\n"))
    }
}
