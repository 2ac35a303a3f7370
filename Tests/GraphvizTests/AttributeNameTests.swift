import Testing

@testable import Graphviz

/// Tests of the spelling of Graphviz's attributes.
@Suite("Attribute names")
struct AttributeNameTests {
    @Test("Each case has its own name, except four with a longer name than in Graphviz")
    func spelling() {
        let longer: [AttributeName: String] = [
            .labelPosition: "lp", .headLabelPosition: "head_lp", .position: "pos", .link: "URL",
        ]
        for name in AttributeName.allCases { #expect(name.text == longer[name] ?? "\(name)") }
    }
}
