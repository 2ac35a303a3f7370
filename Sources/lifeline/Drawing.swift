import Graphviz
import LifecycleDiagrams

/// A drawing of an input in one format, and the file it belongs in.
struct Drawing {
    /// The file below `-o`: `guide/push-pop.timeline.svg`.
    let name: String
    let picture: Picture
    let format: Format
    let scale: Double

    /// The bytes of the file; throws ``GraphvizError``.
    func bytes() throws -> [UInt8] {
        try Renderer.shared.render(picture, as: format, options: Format.Options(scale: scale))
    }
}

extension DrawingStyle {
    /// Every drawing of an input that is asked for and that fits, in the order of the kinds.
    func drawings(of loaded: Loaded, formats: [Format]) -> [Drawing] {
        let subjects = loaded.subjects
        return subjects.enumerated().flatMap { index, subject -> [Drawing] in
            let stem = subjects.count == 1 ? loaded.input.stem : "\(loaded.input.stem)-\(index + 1)"
            return drawings(of: subject, stem: stem, formats: formats)
        }
    }

    private func drawings(of subject: Subject, stem: String, formats: [Format]) -> [Drawing] {
        let name = stem.split(separator: "/").last.map(String.init) ?? stem
        return (diagrams ?? Diagram.all.filter(\.isUsual)).flatMap { diagram -> [Drawing] in
            let options = options(named: "\(name)-\(diagram.name)")
            guard diagram.fits(subject, options) else { return [] }
            return diagram.draw(subject, options).enumerated().flatMap { page, picture in
                formats.map { format in
                    Drawing(
                        name: "\(stem).\(diagram.stem(page: page)).\(format.name)", picture: picture, format: format,
                        scale: scale)
                }
            }
        }
    }
}

extension Loaded {
    /// What there is to draw.
    var subjects: [Subject] {
        switch document {
        case .scenario, .runs: runs.map(Subject.run)
        case .storyboard(let board): [.storyboard(board)]
        case .hierarchy(let dump): [.hierarchy(dump)]
        }
    }
}
