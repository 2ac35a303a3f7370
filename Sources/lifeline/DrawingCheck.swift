import ArgumentParser
import Graphviz
import LifecycleDiagrams

/// Tells whether the drawings of an input stand in a folder and are up to date, without rendering them.
struct DrawingCheck {
    let folder: String

    /// What is wrong with the drawing's file: lower case, no full stop; nil where nothing is.
    func complaint(about drawing: Drawing) -> String? {
        let path = "\(folder)/\(drawing.name)"
        let wayOut = "render it again with 'lifeline render'"
        guard let bytes = try? Files.read(path) else { return "the drawing '\(path)' is missing, \(wayOut)" }
        guard drawing.format.isReproducible else { return nil }
        if drawing.format.name == "svg" {
            guard let digest = SVGDocument.digest(in: bytes) else {
                return "'\(path)' is no drawing of this program, \(wayOut)"
            }
            return digest == drawing.picture.digest ? nil : "the drawing '\(path)' is out of date, \(wayOut)"
        }
        guard let fresh = try? drawing.bytes() else { return nil }
        return fresh == bytes ? nil : "the drawing '\(path)' is out of date, \(wayOut)"
    }
}
