import Foundation
import Testing

/// Tests that without space, permission, or a reader, the program prints a clear message, exits with the right status,
/// and keeps existing files.
@Suite("Full disks and missing permissions", .waitsForProcesses)
struct FullDiskTests {
    private static let scenario = "title: A\ncontrollers: { home: HomeViewController }\nsteps: [{ launch: home }]\n"
    private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

    /// Whether a small file system can be mounted privately, which requires the superuser and may fail in a chroot.
    private static let canMount =
        geteuid() == 0
        && (try? Program().shell("mkdir small && unshare --mount mount -t tmpfs tmpfs small").status) == 0

    private func prepared() throws -> Program {
        let program = try Program()
        try program.write(Self.scenario, to: "a.yaml")
        return program
    }

    @Test(
        "A failed write to standard output is an error", .enabled(if: hasFullDevice),
        arguments: [
            "explain", "--help", "--version", "inspect a.yaml", "run a.yaml --format jsonl",
            "render a.yaml --diagram timeline -o -", "schema", "doctor", "diff a.yaml --ios 12 --ios 17",
            "check a.yaml --format json",
        ])
    func fullOutput(words: String) throws {
        let result = try prepared().shell("\"$lifeline\" \(words) > /dev/full")
        #expect(result.status == 2)
        #expect(result.errors == "lifeline: error: can't write to standard output: no space left on device\n")
    }

    @Test("A closed standard output is an error if there is output, and no file receives the output")
    func closedOutput() throws {
        let program = try prepared()
        let explained = try program.shell("\"$lifeline\" explain >&-")
        #expect(explained.status == 2)
        #expect(explained.errors == "lifeline: error: can't write to standard output: bad file descriptor\n")
        let drawn = try program.shell("\"$lifeline\" render a.yaml -o closed <&- >&- 2>&-; \"$lifeline\" render a.yaml")
        #expect(drawn.status == 0 && drawn.errors == "")
        #expect(program.names(in: "closed") == program.names(in: "output") && !program.names(in: "output").isEmpty)
        for name in program.names(in: "output") {
            #expect(try program.read("closed/\(name)") == program.read("output/\(name)"))
        }
    }

    @Test("A broken pipe ends the program without a message, except if SIGPIPE is ignored")
    func brokenPipe() throws {
        let result = try prepared().shell("{ sleep 0.3; \"$lifeline\" explain; echo $? >&2; } | :")
        #expect(result.errors == "141\n")
        let ignoring = try prepared().shell("trap '' PIPE; { sleep 0.3; \"$lifeline\" explain; echo $? >&2; } | :")
        #expect(ignoring.errors == "lifeline: error: can't write to standard output: broken pipe\n2\n")
    }

    @Test("A file above the size limit is not written, and an existing file is kept", arguments: [1, 2])
    func fileLimit(count: Int) throws {
        let program = try prepared()
        try program.write("old", to: "output/a.timeline.svg")
        if count == 2 { try program.write("steps: [\n", to: "b.yaml") }
        let result = try program.shell("ulimit -f 2; \"$lifeline\" render *.yaml --force")
        #expect(result.status == 2)
        #expect(result.errors.contains("output/a.timeline.svg: error: can't write the file: file too large\n"))
        #expect(try program.read("output/a.timeline.svg") == Array("old".utf8))
        #expect(program.names(in: "output") == ["a.timeline.svg"])
    }

    @Test(
        "A full disk causes errors for new files and keeps existing files",
        .enabled(if: canMount && hasFullDevice, "a small file system can't be made here"))
    func fullDisk() throws {
        let program = try prepared()
        let result = try program.shell(
            """
            exec unshare --mount /bin/sh -c '
              mkdir small && mount -t tmpfs -o size=24k tmpfs small
              echo old > small/a.timeline.svg; cp a.yaml small/first.yaml
              echo "<!-- lifeline: first states -->\n<!-- /lifeline -->" > small/read.md; cp small/read.md before
              dd if=/dev/zero of=small/rest bs=1k count=100 2>/dev/null
              "$lifeline" render a.yaml -o small --force; echo $?
              "$lifeline" report a.yaml -o small; echo $?
              "$lifeline" embed small/read.md -o small; echo $?
              cmp before small/read.md; cat small/a.timeline.svg; ls -A small'
            """)
        #expect(result.output == "2\n2\n2\nold\na.timeline.svg\nfirst.yaml\nread.md\nrest\n")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count >= 4)
        for line in lines {
            #expect(
                line.hasPrefix("small/") && line.hasSuffix(": error: can't write the file: no space left on device"))
        }
    }

    @Test("A folder without permission and an unreadable file are errors")
    func noPermission() throws {
        let program = try prepared()
        try program.write("old", to: "closed/a.states.svg")
        try program.write(Self.scenario, to: "secret.yaml")
        try program.write(Self.scenario, to: "tree/inside/b.yaml")
        // The superuser has all permissions, and other users may not have access to the build folder.
        let result = try program.shell(
            """
            cp "$lifeline" program; chmod 755 . program; mkdir drawn; chmod 777 drawn
            chmod 555 closed; chmod 000 secret.yaml tree/inside
            as=; [ "$(id -u)" = 0 ] && as='setpriv --reuid 65534 --regid 65534 --clear-groups'
            $as ./program render a.yaml -o closed --diagram states,hierarchy,timeline --force; echo $?
            $as ./program render a.yaml -o closed/new --diagram states; echo $?
            $as ./program render secret.yaml a.yaml tree -o drawn --diagram states; echo $?
            cat closed/*; ls drawn; chmod 755 closed tree/inside
            """)
        #expect(result.output == "2\n2\n2\nolda.states.svg\n")
        let failures: [(path: String, action: String)] = [
            ("closed/a.states.svg", "write the file"), ("closed/a.hierarchy.svg", "write the file"),
            ("closed/a.timeline.svg", "write the file"), ("closed/new", "create the folder"),
            ("tree/inside", "open the folder"), ("secret.yaml", "read the file"),
        ]
        #expect(result.errors == failures.map { "\($0.path): error: can't \($0.action): permission denied\n" }.joined())
    }

    @Test("A folder in place of a file, or a file in place of a folder, is an error and is kept")
    func wrongKind() throws {
        let program = try prepared()
        try program.write("in the way", to: "output/a.timeline.svg/note")
        let folder = try program("render", "a.yaml")
        #expect(folder.status == 2)
        #expect(
            folder.errors
                == "output/a.timeline.svg: error: can't write the file: it is a folder; rename it, or choose another "
                + "path\n")
        #expect(program.names(in: "output").contains("a.figure.svg"))
        #expect(try program.read("output/a.timeline.svg/note") == Array("in the way".utf8))
        let file = try program("render", "a.yaml", "-o", "a.yaml/below")
        #expect(file.status == 2)
        let message = "can't create the folder: a file with this path exists; name another folder"
        #expect(file.errors == "a.yaml: error: \(message)\n")
        #expect(try program.read("a.yaml") == Array(Self.scenario.utf8))
    }
}
