import ArgumentParser

/// The program.
@main
struct Lifeline: ParsableCommand {}
