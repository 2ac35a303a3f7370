import Graphviz

/// The pages of a drawing.
///
/// The pages of a long drawing are drawn when they are accessed, each time, and not kept. Whoever writes them one by one
/// needs memory for one page.
public struct Pages: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
    private let pages: [@Sendable () -> Picture]

    /// Creates pages that are drawn when they are accessed. A single page is drawn once.
    init(_ pages: [@Sendable () -> Picture]) {
        guard pages.count == 1 else {
            self.pages = pages
            return
        }
        let page = pages[0]()
        self.pages = [{ page }]
    }

    /// Creates pages from pictures.
    public init(arrayLiteral pictures: Picture...) { pages = pictures.map { picture in { picture } } }

    /// The index of the first page.
    public var startIndex: Int { 0 }
    /// The number of pages.
    public var endIndex: Int { pages.count }
    /// Returns a page.
    public subscript(position: Int) -> Picture { pages[position]() }
}
