extension Catalog.Questions {
    /// Words without a meaning for a search.
    package static let fillers = Entry.entries(
        """
        # filler: filler
        en: a an and are as at be been being by can could did do does for from get gets getting had has have how
        i if in is it its me my of on or our please should so some that the them then there these they this to
        was we what when which will with would you your ios ui uikit view controller viewcontroller controllers
        views vc uiviewcontroller uiview method methods function functions app apps bug maybe issue problem help
        using use used custom swift code case cases event events just only also any explain
        de: der die das den dem des ein eine einen einem einer ist sind wird werden wurde wie wann warum wieso
        welche welcher welches wer ich man mein meine im in am an auf aus bei beim mit nach von zu zum zur für
        und oder wenn obwohl dann noch kann muss soll dient rufe ruft
        fr: le la les un une des du de est sont dans en et ou pourquoi quand comment qui que quel quelle mon ma
        mes je il pour sur avec au aux
        es: el la los las un una unos es son en de del y por qué cuándo cómo cuál mi se para con al que
        pt: um uma os as é são em do da dos das por quando como qual meu minha se para com ao que
        ru: в на и или при почему когда как что это мой для от по из с у
        """)
}
