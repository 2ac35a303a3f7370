import Foundation
import Testing

@testable import LifelineTool

@Suite("Paths in reports and previews", .waitsForProcesses)
struct ReportPathsTests {
    @Test(
        "A path below an input path begins with the last component of the first input path that contains it",
        arguments: [
            ("/home/me/app/logs/a.log", "logs/a.log"), ("/home/me/app/b.log", "app/b.log"),
            ("/home/me/app", "app"), ("/home/you/c.log", "c.log"), ("logs/d.log", "logs/d.log"),
            ("../up/e.log", "up/e.log"), ("../f.log", "f.log"),
        ])
    func shown(path: String, name: String) {
        let paths = ReportPaths(roots: ["/home/me/app/logs/", "/home/me/app", "/home/me/app/logs", "../up", ".."])
        #expect(paths.shown(path) == name)
    }

    @Test("A preview may read the files on the command line, files in its folders, and storyboards next to its files")
    func bounds() throws {
        let program = try Program()
        for name in ["in/deep/a.yaml", "one/b.yaml", "one/B.storyboard", "one/c.yaml", "inside.yaml"] {
            try program.write("", to: name)
        }
        func path(_ name: String) -> String { program.folder.appending(path: name).path }
        let bounds = FileBounds([path("in"), path("one/b.yaml"), path("missing")])
        let all = ["in/deep/a.yaml", "one/b.yaml", "one/B.storyboard", "one/c.yaml", "inside.yaml", "in/none"]
        #expect(all.filter { bounds.contain(path($0)) } == ["in/deep/a.yaml", "one/b.yaml"])
        #expect(
            all.filter { bounds.containStoryboard(path($0)) } == ["in/deep/a.yaml", "one/b.yaml", "one/B.storyboard"])
        #expect(FileBounds(["/"]).contain(path("inside.yaml")))
    }
}
