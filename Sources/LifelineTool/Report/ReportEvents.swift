import LifecycleModel

/// The table of a run's events, with rows for callbacks, steps, UIKit's messages, and actions.
struct ReportEvents {
    let run: Run
    let slug: String
    /// Whether callbacks link to Apple's documentation.
    let linksToDocumentation: Bool

    var html: String {
        var tracker = AppearanceTracker(for: run)
        var writer = RunText(of: run)
        var (step, rows) = ("", "")
        for event in run.events {
            let line = writer.line(for: event, in: run)
            let transition = tracker.follow(event)
            switch event.body {
            case .step(let begun):
                step = String(begun.number)
                rows += """
                    <tr class="step"><th colspan="7" scope="colgroup"><b>\(begun.number)</b> \
                    \(HTML.escaped(begun.text))</th></tr>

                    """
            case .callback(let callback):
                rows += row(callback, transition, step, event.line)
            default:
                guard let line else { continue }
                let words = line.drop { " ·#!".contains($0) }
                rows += "<tr class=\"aside\"><td colspan=\"7\">\(HTML.escaped(String(words)))</td></tr>\n"
            }
        }
        return """
            <div class="scroll" role="region" aria-label="Events" tabindex="0"><table><caption>Events</caption>
            <thead><tr>\(ReportEvents.heads)</tr></thead>
            <tbody>
            \(rows)</tbody></table></div>

            """
    }

    private static let heads = ["#", "Step", "Controller", "Callback", "State after", "Flags", "Line"]
        .map { "<th scope=\"col\">\($0)</th>" }.joined()

    private func row(
        _ event: CallbackEvent, _ transition: AppearanceTracker.Transition?, _ step: String, _ line: Int?
    ) -> String {
        let (controller, name) = (HTML.escaped(run[event.controller].id), HTML.escaped(event.callback.shortName))
        let state = transition?.to ?? event.state
        let isIllegal = transition?.isLegal == false
        let number = "\(slug)/\(event.number)"
        let documentation = linksToDocumentation ? event.callback.documentation : nil
        let link = documentation.map { "<a class=\"doc\" href=\"\($0)\">\(name)</a>" } ?? name
        return """
            <tr class="event\(isIllegal ? " illegal" : "")" id="\(number)" data-n="\(event.number)" \
            data-c="\(controller)" data-k="\(name)" data-s="\(state?.rawValue ?? "")">\
            <td class="n"><a href="#\(number)">\(event.number)</a></td>\
            <td>\(step)</td><th scope="row">\(controller)</th><td><code>\(link)</code></td>\
            <td>\(state.map { "<span class=\"state \($0)\">\($0)</span>" } ?? "")</td>\
            <td>\(HTML.escaped(flags(event, transition)))</td><td class="n">\(line.map(String.init) ?? "")</td></tr>

            """
    }

    private func flags(_ event: CallbackEvent, _ transition: AppearanceTracker.Transition?) -> String {
        var flags = event.flags.names
        if event.animated == true { flags.insert("animated", at: 0) }
        if let parent = event.parent { flags.append("parent: \(parent.id.map { run[$0].id } ?? "nil")") }
        if transition?.isLegal == false { flags.append("illegal: was \(transition?.from?.rawValue ?? "unknown")") }
        return flags.joined(separator: ", ")
    }
}
