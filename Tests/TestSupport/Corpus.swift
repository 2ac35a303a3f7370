import Foundation

/// The samples and fixtures in the repository, which tests enumerate if they exist.
public enum Corpus {
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns the files in `folder` that have one of the suffixes in `endings`, as sorted paths relative to the
    /// package.
    public static func files(_ folder: String, _ endings: [String]) -> [String] {
        let base = root.appending(path: folder)
        guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
        let names = walk.compactMap { $0 as? String }.filter { name in endings.contains { name.hasSuffix($0) } }
        return names.sorted().map { "\(folder)/\($0)" }
    }
}
