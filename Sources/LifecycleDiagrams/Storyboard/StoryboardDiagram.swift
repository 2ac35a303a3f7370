import LifecycleModel

extension Diagram {
    /// A diagram of the scenes in a storyboard or xib, and the segues between scenes.
    public static let storyboard = Diagram(
        name: "storyboard", summary: "scenes, what they contain, and the segues between them",
        textFormats: ["text", "mermaid"], isDefault: { _ in true },
        canDraw: { subject, _ in if case .storyboard = subject { true } else { false } },
        draw: { subject, options in
            guard case .storyboard(let storyboard) = subject else { return [] }
            return [StoryboardDrawing(storyboard, options).picture()]
        })
}
