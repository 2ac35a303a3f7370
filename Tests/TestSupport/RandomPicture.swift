import Graphviz

/// A generator of random pictures that are similar to the library's drawings.
public enum RandomPicture {
    /// Returns the picture for a seed.
    public static func picture(_ seed: Int) -> Picture {
        var (graphs, networks) = (RandomGraphs(seed: UInt64(seed)), RandomNetworks(seed: UInt64(seed)))
        switch seed % 4 {
        case 3: return graphs.placed()
        case 2: return networks.picture()
        default: return graphs.ranked()
        }
    }
}
