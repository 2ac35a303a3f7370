import Graphviz
import LifecycleDiagrams
import LifecycleModel

extension Diff {
    /// Draws the difference into `folder`, under the names of both inputs.
    func draw(_ first: Run, _ second: Run, into folder: String, _ console: inout Console) {
        let stems = Inputs(options.inputs).found.map { $0.stem.split(separator: "/").last.map(String.init) ?? $0.stem }
        let name = stems.joined(separator: "-")
        let options = DiagramOptions(name: "\(name)-difference")
        let path = "\(folder)/\(name).difference.svg"
        do {
            guard let svg = Graphviz.Format.named("svg") else { return }
            let picture = RunDifference(first, second, options: options).picture(options)
            try Files.replace(path, with: try Renderer.shared.render(picture, as: svg))
        } catch {
            console.report(error, for: path)
        }
    }
}
