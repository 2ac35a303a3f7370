/// A folder that contains no inputs: a log archive, an Xcode project or result bundle, or a compiled storyboard or nib.
enum BundleFolder {
    /// Returns an error if the folder at `path` is a bundle, according to its extension, or nil if it is not. The error
    /// names the command or the file to use instead.
    static func refusal(_ path: String) -> Files.Failure? {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        let reason: String
        switch Path.fileExtension(path) {
        case "logarchive":
            reason =
                "it is a log archive; export its text on a Mac with "
                + "'log show --archive \(path) --info --debug > console.log'"
        case "xcresult":
            reason =
                "it is an Xcode result bundle; export its logs on a Mac with "
                + "'xcrun xcresulttool export diagnostics --path \(path) --output-path logs'"
        case _ where isProject(path):
            let parent = Path.parent(path).isEmpty ? "." : Path.parent(path)
            reason = "it is an Xcode project; name a folder with storyboards or xibs, such as '\(parent)'"
        case "storyboardc": reason = "it is a compiled storyboard; use the storyboard that it was compiled from"
        case "nib": reason = "it is a compiled nib; use the xib that it was compiled from"
        default: return nil
        }
        return Files.Failure(path: path, reason: reason, action: "read the folder")
    }

    static func isProject(_ path: String) -> Bool { ["xcodeproj", "xcworkspace"].contains(Path.fileExtension(path)) }
}
