import Graphviz
import Testing

@Suite("Text widths")
struct FontTests {
    @Test(
        "Combining marks, joiners, and variation selectors have no width",
        arguments: ["\u{300}", "\u{301}", "\u{36F}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{FE00}", "\u{FE0F}"])
    func marks(mark: String) {
        for font in Font.allCases {
            #expect(font.width(of: "e" + mark) == font.width(of: "e"))
            #expect(font.width(of: mark) == 0)
        }
    }

    @Test(
        "Characters adjacent to the zero-width ranges have a width",
        arguments: ["\u{2FF}", "\u{370}", "\u{2010}", "\u{FDFF}"])
    func neighbors(sign: String) {
        for font in Font.allCases { #expect(font.width(of: sign) > 0) }
    }

    @Test("The width of text is the width of the widest line")
    func lines() {
        for font in Font.allCases {
            #expect(font.width(of: "a\nMMMM\nbb") == font.width(of: "MMMM"))
            #expect(font.width(of: "MMMM\na") == font.width(of: "MMMM"))
            #expect(font.width(of: "a\nMMMM") == font.width(of: "MMMM"))
        }
        #expect(Font.mono.width(of: "iiii") == Font.mono.width(of: "MMMM"))
        #expect(Font.bold.width(of: "iiii") < Font.bold.width(of: "MMMM"))
        #expect(Font.regular.width(of: "") == 0)
    }
}
