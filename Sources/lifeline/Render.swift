import ArgumentParser

/// `lifeline render`: draws every diagram that fits each input.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Draw every diagram that fits each input.")

    @OptionGroup var options: InputOptions
}
