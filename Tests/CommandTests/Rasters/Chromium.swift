import Foundation
import Testing

/// A browser that shows pages in light or dark mode.
struct Chromium {
    private static let name = ["chromium", "chromium-browser", "google-chrome"].first(where: Tool.isInstalled)
    static let isInstalled = name != nil && Tool.isInstalled("timeout")

    let isDark: Bool

    /// Returns a screenshot of a page as a PNG. Equal pages produce equal bytes.
    func screenshot(of html: String) throws -> [UInt8] {
        try run(html, "png", ["--window-size=1400,1000", "--screenshot=out.png"])
    }

    /// Returns a printed page as a PDF.
    func print(_ html: String) throws -> [UInt8] {
        try run(html, "pdf", ["--no-pdf-header-footer", "--print-to-pdf=out.pdf"])
    }

    private func run(_ html: String, _ format: String, _ options: [String]) throws -> [UInt8] {
        let program = try Program()
        defer { try? FileManager.default.removeItem(at: program.folder) }
        try program.write(html, to: "page.html")
        let folder = program.folder.path
        let name = try #require(Chromium.name)
        var command = ["timeout", "120", name, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        command += ["--user-data-dir=\(folder)/profile"] + (isDark ? ["--force-dark-mode"] : [])
        command += options.map { $0.replacing("=out", with: "=\(folder)/out") } + ["file://\(folder)/page.html"]
        let result = try Tool.run(command)
        try #require(result.status == 0, "\(result.errors)")
        return try program.read("out.\(format)")
    }

    /// Returns a page with the elements in order.
    static func page(_ elements: [String], attributes: String = "") -> String {
        """
        <!DOCTYPE html><html\(attributes)><meta charset="utf-8"><body style="margin:0;background:#888">
        \(elements.map { "<div style=\"float:left\">\($0)</div>" }.joined(separator: "\n"))
        </body></html>
        """
    }

    /// Returns an image element for an SVG. The page's style sheets don't apply to the image.
    static func image(_ svg: String) -> String {
        "<img style=\"display:block;max-width:450px\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
    }
}
