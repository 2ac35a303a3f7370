/// Characters that control a terminal or the direction of text, or that XML doesn't allow.
public enum HostileCharacters {
    /// The control characters, the characters that separate lines, and those that control the direction of text.
    public static let all: [Unicode.Scalar] = [
        0x00...0x08, 0x0A...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F,
        0xFFFE...0xFFFF,
    ].flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } }
}
