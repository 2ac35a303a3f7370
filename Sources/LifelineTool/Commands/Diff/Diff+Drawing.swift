import Graphviz
import LifecycleDiagrams
import LifecycleModel
import Lifeline

extension Diff {
    /// Draws the difference between two runs into `folder`: the timelines and, if a run has a hierarchy, the
    /// hierarchies. The file names contain the names of the inputs. Reports errors.
    func draw(
        _ first: Run, _ second: Run, _ style: DrawingStyle, ignoring ignored: Set<Callback>, into folder: String,
        _ console: inout Console
    ) {
        let stems = Inputs(options.inputs).found.map { Path.name($0.stem) }
        let name = stems.joined(separator: "-")
        for (scheme, suffix) in style.theme.schemes {
            func options(_ kind: String) -> DiagramOptions {
                var options = style.options
                (options.name, options.scheme) = ("\(name)-\(kind)", scheme)
                options.step = step.value ?? options.step
                options.callbacks = compared.callbacks
                return options
            }
            let difference = RunDifference(first, second, options: options("difference"), ignoring: ignored)
            let pictures = [
                ("difference", difference.picture(options("difference"))),
                ("hierarchies", difference.hierarchies(options("hierarchies"))),
            ]
            for case (let kind, let picture?) in pictures {
                draw(picture, to: "\(folder)/\(name).\(kind)\(suffix).svg", &console)
            }
        }
    }

    private func draw(_ picture: Picture, to path: String, _ console: inout Console) {
        do { try Files.replace(path, with: try Drawing(name: path, picture: picture, format: .svg).bytes()) } catch {
            console.report(error, for: path)
        }
    }
}
