/// The page's style sheet: a printed guide, light and dark, from 380 pixels on.
enum ReportStyle {
    /// The text of the style sheet. It holds neither `&` nor `<`, so that the page is XML too.
    static let text =
        ":root{color-scheme:light;\(light)}\n"
        + "@media (prefers-color-scheme:dark){:root:not([data-theme=\"light\"]){color-scheme:dark;\(dark)}}\n"
        + ":root[data-theme=\"dark\"]{color-scheme:dark;\(dark)}\n" + frame + parts + drawings

    private static let light = """
        --page:#ffffff;--text:#1f2933;--muted:#475467;--rule:#d5dbe3;--card:#f6f8fa;--link:#1a56b0;--now:#ffe9a8;\
        --edge:#b45309;--error:#8f1d12;--error-fill:#fdecea;--warning:#5c4300;--warning-fill:#fff4d6;\
        --note:#1d3557;--note-fill:#eef4ff;--fine:#1b6b3a;--disappeared:#e4e8ee;--disappeared-color:#1f2934;\
        --appearing:#cfe8d6;--appearing-color:#12351f;--appeared:#1f7a43;--appeared-color:#ffffff;\
        --disappearing:#fbdcae;--disappearing-color:#4a2c00
        """
    private static let dark = """
        --page:#0d1117;--text:#e6edf3;--muted:#a9b4c0;--rule:#303a46;--card:#161b22;--link:#7fb2ff;--now:#4b3a06;\
        --edge:#f5b94a;--error:#ffc9c2;--error-fill:#3b1512;--warning:#ffe08a;--warning-fill:#372b06;\
        --note:#cfe0ff;--note-fill:#13233f;--fine:#7fd3a0;--disappeared:#2a323d;--disappeared-color:#e6edf2;\
        --appearing:#1f4a31;--appearing-color:#d5f0dd;--appeared:#46b873;--appeared-color:#04140a;\
        --disappearing:#5c3d0e;--disappearing-color:#ffe3b8
        """

    private static let frame = """
        *{box-sizing:border-box}
        html{scroll-padding-top:5.5rem}
        body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 Helvetica,Arial,Liberation Sans,sans-serif}
        header,main{max-width:90rem;margin:0 auto;padding:0 1.5rem}
        header{padding-top:2rem}
        h1,h2,h3{font-family:Georgia,Liberation Serif,serif;line-height:1.2;font-weight:600;overflow-wrap:anywhere}
        h1{font-size:2.1rem;margin:.1rem 0}
        h2{font-size:1.55rem;margin:0}
        h3{font-size:1rem;margin:0 0 .5rem}
        a{color:var(--link)}
        [hidden]{display:none!important}
        :focus-visible{outline:3px solid var(--link);outline-offset:2px}
        .skip{position:absolute;left:-99rem}
        .skip:focus{left:1rem;top:1rem;background:var(--page);padding:.5rem;z-index:9}
        .brand{margin:0;color:var(--muted);font-size:.8rem;letter-spacing:.12em;text-transform:uppercase}
        .facts{color:var(--muted);margin:.2rem 0 1rem;font-size:.9rem;overflow-wrap:anywhere}
        nav ol{columns:16rem;padding-left:1.6rem;border-top:1px solid var(--rule);padding-top:.8rem}
        nav small{color:var(--error)}
        #_tools{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:end;margin:1rem 0}
        label{display:grid;font-size:.78rem;color:var(--muted)}
        input,select,button{font:inherit;color:var(--text);background:var(--card);border:1px solid var(--rule);\
        border-radius:6px;padding:.35rem .55rem;max-width:100%}
        select{max-width:14rem}
        button{min-width:2.4rem;min-height:2.4rem;cursor:pointer}
        #_count{color:var(--muted);font-size:.85rem}
        section.run{border-top:2px solid var(--text);padding:1.2rem 0 2.5rem;margin-top:1.6rem}

        """

    private static let parts = """
        .findings{list-style:none;padding:0;margin:0 0 1rem}
        .findings li{border-left:4px solid;padding:.4rem .8rem;margin:.35rem 0;border-radius:0 6px 6px 0}
        .findings>li li{border:0;padding:0;margin:0}
        .findings .orders{display:flex;flex-wrap:wrap;gap:0 3rem}
        .findings h4{margin:.5rem 0 .1rem}
        .findings ol{margin:0;padding-left:1.6rem}
        .findings mark{font-weight:700;color:inherit;background:none;text-decoration:underline}
        .findings .error,tr.illegal td{color:var(--error);background:var(--error-fill)}
        .findings .warning{color:var(--warning);background:var(--warning-fill)}
        .findings .note{color:var(--note);background:var(--note-fill)}
        .findings b{text-transform:capitalize}
        .findings a{color:inherit}
        .place{font-size:.85rem;overflow-wrap:anywhere}
        .fine{color:var(--fine);margin:0 0 1rem}
        .player{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;gap:.4rem .5rem;align-items:center;\
        background:var(--page);border:1px solid var(--rule);border-radius:8px;padding:.5rem;margin-bottom:.8rem}
        .player input{flex:1 1 8rem;min-width:0;padding:0;accent-color:var(--edge)}
        .says{flex:1 1 100%;font-size:.9rem;overflow-wrap:anywhere}
        .tree ul{list-style:none;margin:0;padding-left:1.1rem;border-left:1px solid var(--rule)}
        .tree .now>ul{padding-left:0;border:0}
        .tree li{margin:.3rem 0}
        .box{display:inline-block;padding:.2rem .55rem;border:1px solid var(--muted);border-radius:7px;max-width:100%;\
        overflow-wrap:anywhere;line-height:1.3}
        .box small,.box i{font-size:.78rem}
        .box i:not(:empty){margin-left:.2rem}
        .box small{display:block}
        .box.unloaded{border-style:dashed;color:var(--muted)}
        .box.now{outline:3px solid var(--edge);outline-offset:1px}
        .disappeared{background:var(--disappeared);color:var(--disappeared-color)}
        .appearing{background:var(--appearing);color:var(--appearing-color)}
        .appeared{background:var(--appeared);color:var(--appeared-color)}
        .disappearing{background:var(--disappearing);color:var(--disappearing-color)}
        .scroll{overflow:auto}
        table{border-collapse:collapse;width:100%;font-size:.86rem}
        caption{text-align:left;font:600 1.1rem Georgia,Liberation Serif,serif;padding:.8rem 0 .4rem}
        th,td{text-align:left;padding:.22rem .6rem;border-bottom:1px solid var(--rule);vertical-align:top}
        th{font-weight:600}
        thead th{color:var(--muted);font-size:.78rem;border-bottom:2px solid var(--text);white-space:nowrap}
        td.n{text-align:right;font-variant-numeric:tabular-nums}
        tr.step th{background:var(--card);padding:.4rem .6rem;font-weight:400}
        tr.aside td{color:var(--muted);font-style:italic;padding-left:2.4rem}
        tr.now td,tr.now th{background:var(--now);color:var(--text)}
        tr.event{scroll-margin:6rem}
        td .state{border-radius:9px;padding:.05rem .5rem}

        """

    private static let drawings = """
        .stage{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:1rem;align-items:start}
        .side:empty{display:none}
        .drawing{margin:0 0 1rem;overflow:auto;border:1px solid var(--rule);border-radius:8px;padding:.3rem;\
        background:var(--page)}
        .drawing svg{display:block;height:auto;margin:0 auto}
        .stage>.timeline svg{max-width:100%;min-width:44rem}
        .states svg{width:100%;min-width:20rem}
        .js .stage>.timeline{max-height:80vh;position:relative}
        .js .side{position:sticky;top:6.5rem;max-height:calc(100vh - 7rem);overflow:auto}
        .tree{border:1px solid var(--rule);border-radius:8px;padding:.8rem;margin-bottom:1rem}
        .lifeline .band-now{fill:var(--now)}
        .lifeline .message.now path{stroke:var(--edge);stroke-width:2.5px}
        .lifeline .message.now polygon{stroke:var(--edge);fill:var(--edge)}
        .lifeline .message.now text{fill:var(--text);stroke:var(--now)}
        .lifeline .faint{opacity:.22}
        .playing .state>ellipse{stroke-width:1.4px}
        .playing .state.here>ellipse{stroke-width:3px}
        .playing .state.now>ellipse{stroke:var(--edge);stroke-width:6px}
        .playing .was{visibility:hidden}
        @media (max-width:56rem){
        header,main{padding:0 .8rem}
        header{padding-top:1rem}
        .stage{grid-template-columns:minmax(0,1fr)}
        .js .stage>.timeline{max-height:46vh}
        .js .side{position:static;max-height:none}
        h1{font-size:1.6rem}
        h2{font-size:1.3rem}
        th,td{padding:.2rem .35rem}
        table{font-size:.8rem}
        label{flex:1 1 9rem}
        select{width:100%;max-width:none}
        }
        @media print{.player,#_tools{display:none!important}.js .stage>.timeline,.js .side{max-height:none;position:static}}

        """
}
