import Testing

@Suite("lifeline inspect --follow")
struct FollowTests {
    @Test(
        "--follow requires one log and a streaming format",
        arguments: [
            ["a.log", "--follow", "--format", "json"], ["a.log", "b.log", "--follow"],
        ])
    func refuses(arguments: [String]) throws {
        let program = try Program()
        for name in ["a.log", "b.log"] { try program.write("Home viewDidLoad\n", to: name) }
        let result = try program(["inspect"] + arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains("--follow requires one log or -"))
    }
}
