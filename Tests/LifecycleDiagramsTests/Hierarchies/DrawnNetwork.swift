import Foundation
import Graphviz
import Testing

@testable import LifecycleDiagrams

#if canImport(FoundationXML)
import FoundationXML
#endif

// On Apple systems, Foundation brings another type `Point`.
typealias Point = Graphviz.Point

/// The boxes, lines, and frames of an SVG, with their coordinates.
struct DrawnNetwork {
    /// A rectangle with y downward.
    struct Area {
        var left = Double.infinity
        var right = -Double.infinity
        var top = Double.infinity
        var bottom = -Double.infinity

        var center: Point { Point((left + right) / 2, (top + bottom) / 2) }

        mutating func include(_ point: Point) {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }

        /// Returns whether a point is inside the area and more than one unit away from each side.
        func contains(_ point: Point) -> Bool {
            point.x > left + 1 && point.x < right - 1 && point.y > top + 1 && point.y < bottom - 1
        }

        func overlaps(_ other: Area) -> Bool {
            left < other.right - 1 && other.left < right - 1 && top < other.bottom - 1 && other.top < bottom - 1
        }
    }

    /// A box or a frame.
    struct Shape {
        var title: String
        var lines: [String]
        var area: Area
        /// The areas of the lines of text, at their maximum width.
        var texts: [Area]
    }

    var boxes: [Shape] = []
    var frames: [Shape] = []
    /// Closely spaced points on each line.
    var lines: [[Point]] = []
    /// The page, in the coordinates of the shapes.
    var page = Area()

    init(_ picture: Picture) throws {
        let svg = try Renderer.shared.render(picture, as: .svg)
        let root = try #require(try XMLDocument(data: Data(svg), options: []).rootElement())
        let size = DrawnNetwork.numbers(DrawnNetwork.value(root, "viewBox"))
        let graph = try #require(try root.nodes(forXPath: "*[@class='graph']").first as? XMLElement)
        let shift = DrawnNetwork.numbers(DrawnNetwork.value(graph, "transform"))
        page = Area(left: -shift[0], right: size[2] - shift[0], top: -shift[1], bottom: size[3] - shift[1])
        for case let group as XMLElement in graph.children ?? [] {
            switch DrawnNetwork.value(group, "class").split(separator: " ").first {
            case "node":
                let shape = DrawnNetwork.shape(group)
                if !shape.lines.isEmpty { boxes.append(shape) }
            case "cluster": frames.append(DrawnNetwork.shape(group))
            case "edge":
                lines += group.elements(forName: "path").map {
                    DrawnNetwork.course(DrawnNetwork.points(DrawnNetwork.value($0, "d")))
                }
            default: continue
            }
        }
    }

    /// Returns the box whose first line is `name`.
    func box(_ name: String) throws -> Shape { try #require(boxes.first { $0.lines.first == name }, "no box \(name)") }

    /// Returns the value of an attribute. FoundationXML's own function finds no attributes if the element has a
    /// namespace.
    private static func value(_ element: XMLElement, _ name: String) -> String {
        element.attributes?.first { $0.name == name }?.stringValue ?? ""
    }

    private static func shape(_ group: XMLElement) -> Shape {
        var (area, lines, texts): (Area, [String], [Area]) = (Area(), [], [])
        let outlines =
            group.elements(forName: "path").map { value($0, "d") }
            + group.elements(forName: "polygon").map { value($0, "points") }
        for point in outlines.flatMap(points) { area.include(point) }
        for ellipse in group.elements(forName: "ellipse") {
            let numbers = ["cx", "cy", "rx", "ry"].map { Double(value(ellipse, $0)) ?? 0 }
            area.include(Point(numbers[0] - numbers[2], numbers[1] - numbers[3]))
            area.include(Point(numbers[0] + numbers[2], numbers[1] + numbers[3]))
        }
        for text in group.elements(forName: "text") {
            let line = (text.stringValue ?? "").trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty else { continue }
            let size = Double(value(text, "font-size")) ?? TextBox.fontSize
            let font: Font = value(text, "font-weight") == "bold" ? .bold : .regular
            let width = TextMetrics.width(line, Theme.Style(font: font, size: size, color: Theme.text))
            let (x, y) = (Double(value(text, "x")) ?? 0, Double(value(text, "y")) ?? 0)
            let left = value(text, "text-anchor") == "start" ? x : x - width / 2
            lines.append(line)
            texts.append(Area(left: left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2))
        }
        let title = group.elements(forName: "title").first?.stringValue ?? ""
        return Shape(title: title, lines: lines, area: area, texts: texts)
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    }

    /// Returns the points of a path or polygon.
    private static func points(_ text: String) -> [Point] {
        let numbers = numbers(text)
        if text.contains("H"), numbers.count == 3 {
            return [Point(numbers[0], numbers[1]), Point(numbers[2], numbers[1])]
        }
        return stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
    }

    /// Returns points on a line or a sequence of curves.
    private static func course(_ points: [Point]) -> [Point] {
        guard points.count > 2 else {
            guard let first = points.first, let last = points.last else { return [] }
            return (0...40).map { step in
                let share = Double(step) / 40
                return Point(first.x + (last.x - first.x) * share, first.y + (last.y - first.y) * share)
            }
        }
        return stride(from: 0, to: points.count - 3, by: 3).flatMap { start in
            (0...40).map { step -> Point in
                let (share, rest) = (Double(step) / 40, 1 - Double(step) / 40)
                let weights = [
                    rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share,
                ]
                return zip(weights, points[start..<start + 4]).reduce(Point(0, 0)) {
                    Point($0.x + $1.0 * $1.1.x, $0.y + $1.0 * $1.1.y)
                }
            }
        }
    }
}
