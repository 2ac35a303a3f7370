import Graphviz
import LifecycleModel

/// Drawings of the strips of several runs.
public enum StripsSheet {
    /// Returns a drawing of the last strip of each run below the run's title, or nil if no run has strips.
    public static func picture(of runs: [Run], title: String, _ options: DiagramOptions) -> Picture? {
        let strips = runs.compactMap { run -> StripsModel.Strip? in
            guard var strip = StripsModel(run, options).strips.last else { return nil }
            if let title = run.title { strip.title = title }
            return strip
        }
        guard !strips.isEmpty else { return nil }
        return StripsDrawing(strips, title: title, source: options.count(strips.count, "run"), options).picture()
    }

    /// Returns a drawing of the strips of two runs, or nil if neither has strips. A step whose strips are equal has one
    /// strip.
    public static func picture(comparing left: Run, _ right: Run, _ options: DiagramOptions) -> Picture? {
        let strips = strips(comparing: left, right, options)
        guard !strips.isEmpty else { return nil }
        let names = RunDifference.names(left, right, options)
        return StripsDrawing(
            strips, title: RunWords(run: left, options: options).runTitle,
            source: options.list([names.left, names.right]), options
        ).picture()
    }

    static func strips(comparing left: Run, _ right: Run, _ options: DiagramOptions) -> [StripsModel.Strip] {
        let names = RunDifference.names(left, right, options)
        let sides = [(left, names.left), (right, names.right)].map { run, name in
            (strips: StripsModel(run, options).strips, name: name)
        }
        return Set(sides.flatMap { $0.strips.map(\.number) }).sorted().flatMap { number in
            let pair = sides.map { $0.strips.first { $0.number == number } }
            if let strip = pair[0], strip == pair[1] { return [strip] }
            return zip(pair, sides).compactMap { strip, side in
                guard var strip else { return nil }
                strip.title += options[", "] + side.name
                return strip
            }
        }
    }
}
