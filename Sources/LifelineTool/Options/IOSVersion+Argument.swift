import ArgumentParser
import LifecycleModel

extension IOSVersion {
    /// Creates a version from an argument. Throws `ValidationError` for a version that Lifeline doesn't simulate.
    init(argument word: String) throws {
        guard let version = IOSVersion(word), version >= .oldest, version <= .newest else {
            throw ValidationError(
                "unsupported iOS version '\(word)'; use one from \(IOSVersion.oldest) to \(IOSVersion.newest)")
        }
        self = version
    }
}
