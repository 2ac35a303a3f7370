import Foundation
import LifecycleModel

extension Reader {
    /// The reader for JSON and JSON Lines from crash reporters and analytics: events of Sentry with breadcrumbs, view events
    /// of Datadog RUM, screen views of Firebase, spans of Embrace and Honeycomb, and lists of messages with times, such as
    /// those of `log show --style json`.
    ///
    /// A screen of these services is a `viewDidAppear`, and a span is the callback that it names. A message is read as a line of a log.
    public static let breadcrumbs = Reader(
        name: "breadcrumbs", summary: "JSON with breadcrumbs or screen views", fileExtensions: [],
        recognizes: recognizesBreadcrumbs, read: readBreadcrumbs)

    private static func recognizesBreadcrumbs(_ source: InputSource) -> Bool {
        guard let first = source.bytes.first(where: { $0 > 0x20 }), first == 0x7B || first == 0x5B else { return false }
        return (try? Breadcrumb.all(in: source))?.isEmpty == false
    }

    private static func readBreadcrumbs(_ source: InputSource, _ options: Options) throws(ReadError) -> Document {
        if let refusal = BinaryFormat.refusal(of: source) { throw refusal }
        let crumbs: [Breadcrumb]
        do { crumbs = try Breadcrumb.all(in: source) } catch {
            throw ReadError(file: source.name, message: "the input is not valid JSON; export the events again")
        }
        guard !crumbs.isEmpty else {
            throw ReadError(file: source.name, message: "no breadcrumb contains a screen or a message")
        }
        let zone = crumbs.lazy.compactMap(\.time?.offset).first ?? 0
        let text = crumbs.map { $0.line(zone: zone) }.joined(separator: "\n")
        guard case .runs(var runs) = try Reader.log.read(InputSource(name: source.name, text: text), options) else {
            return .runs([])
        }
        for run in runs.indices { link(&runs[run], crumbs) }
        return .runs(runs)
    }

    /// Adds the relations in the breadcrumbs to a run, and replaces the lines of the text by those of the file.
    private static func link(_ run: inout Run, _ crumbs: [Breadcrumb]) {
        var known: [ControllerID: Breadcrumb.Link] = [:]
        let events = run.events
        run.events = []
        for var event in events {
            let crumb = event.line.map { crumbs[$0 - 1] }
            event.line = crumb?.number
            run.events.append(event)
            guard case .callback(let callback) = event.body, let link = crumb?.link,
                known.updateValue(link, forKey: callback.controller) != link
            else { continue }
            var target = run.controllers.indices.last { run.controllers[$0].name == link.name }.map(ControllerID.init)
            if target == nil {
                target = ControllerID(run.controllers.count)
                let kind = ControllerKind(uiKitClass: link.name) ?? .viewController
                run.controllers.append(ControllerInfo(id: link.name, className: link.name, kind: kind))
                run.events.append(Event(.controller(ControllerID(run.controllers.count - 1)), time: event.time))
            }
            let change = HierarchyEvent(link.change, subject: callback.controller, target: target)
            run.events.append(Event(.hierarchy(change), time: event.time, line: event.line))
        }
    }
}

/// A screen or a message with its time.
private struct Breadcrumb {
    /// The relation of the screen to its parent or its presenter.
    struct Link: Equatable {
        let change: HierarchyEvent.Change
        let name: String
    }

    let time: Moment?
    /// The line of a log, without its time.
    let text: String
    /// The number of the line in JSON Lines, or nil.
    var number: Int?
    let link: Link?

    /// Returns the breadcrumb as a line of a log, with its time in a time zone.
    func line(zone: Int) -> String { time.map { $0.text(zone: zone) + " " + text } ?? text }

    /// Returns all breadcrumbs of a source in the order of their times. Throws an error for invalid JSON, unless each line
    /// is an object and one of them has a screen.
    static func all(in source: InputSource) throws -> [Breadcrumb] {
        var list: [(entry: [String: Any], number: Int?)] = []
        do { collect(try JSONSerialization.jsonObject(with: Data(source.bytes)), into: &list, number: nil) } catch {
            for (number, line) in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
                guard line.contains(where: { $0 > 0x20 }) else { continue }
                collect(try JSONSerialization.jsonObject(with: Data(line)), into: &list, number: number + 1)
            }
            // Other messages in JSON Lines are a log.
            guard list.contains(where: { screen($0.entry) != nil }) else { throw error }
        }
        var views: Set<String> = []
        let crumbs = list.compactMap { entry, number -> Breadcrumb? in
            // Datadog sends a view again whenever its counts change.
            if let view = entry["view"] as? [String: Any], let id = view["id"] as? String, !views.insert(id).inserted {
                return nil
            }
            return Breadcrumb(entry, number)
        }
        let times = crumbs.compactMap(\.time?.instant)
        guard times.count == crumbs.count else { return crumbs }
        return crumbs.indices.sorted { (times[$0], $0) < (times[$1], $1) }.map { crumbs[$0] }
    }

    /// The keys of the lists in which the services export their events.
    private static let lists = [
        "breadcrumbs", "values", "events", "entries", "data", "resourceSpans", "scopeSpans", "spans",
    ]

    /// Collects the objects of the lists in which the services export their events. Attributes become members.
    private static func collect(
        _ value: Any, into list: inout [(entry: [String: Any], number: Int?)], number: Int?, depth: Int = 0
    ) {
        guard depth < 8 else { return }
        if let array = value as? [Any] {
            for element in array { collect(element, into: &list, number: number, depth: depth + 1) }
        } else if let object = value as? [String: Any] {
            let inner = lists.compactMap { object[$0] }.filter {
                $0 is [Any] || ($0 as? [String: Any])?["values"] is [Any]
            }
            if inner.isEmpty { list.append((flattened(object), number)) }
            for value in inner { collect(value, into: &list, number: number, depth: depth + 1) }
        }
    }

    /// Returns the members of an object with its attributes, as an object or as a list of keys and values.
    private static func flattened(_ object: [String: Any], depth: Int = 0) -> [String: Any] {
        let pairs = (object["attributes"] ?? object["event_params"]) as? [[String: Any]]
        let values = pairs.map { pairs in
            Dictionary(
                pairs.compactMap { pair in
                    let value = pair["value"] as? [String: Any]
                    return (pair["key"] as? String).flatMap { key in
                        (value?["stringValue"] ?? value?["string_value"]).map { (key, $0) }
                    }
                }, uniquingKeysWith: { first, _ in first })
        }
        guard depth < 4, let own = values ?? (object["attributes"] ?? object["params"]) as? [String: Any] else {
            return object
        }
        return object.merging(flattened(own, depth: depth + 1)) { _, inner in inner }
    }

    private init?(_ entry: [String: Any], _ number: Int?) {
        guard let text = Self.screen(entry) ?? Self.message(entry) else { return nil }
        self.text = text
        self.number = number
        time = Self.time(entry)
        link = Self.link(entry)
    }

    /// The callback of a screen, or nil for another event.
    private static func screen(_ entry: [String: Any]) -> String? {
        let data = entry["data"] as? [String: Any]
        let category = entry["category"] as? String
        let kind = (entry["name"] ?? entry["event_name"]) as? String
        var name: Any?
        if category == "ui.lifecycle" { name = data?["screen"] ?? data?["class"] }
        if category == "navigation" { name = data?["to"] }
        if entry["type"] as? String == "view", let view = entry["view"] as? [String: Any] {
            name = view["name"] ?? view["url"]
        }
        if kind == "screen_view" { name = entry["firebase_screen_class"] ?? entry["firebase_screen"] }
        // Spans of Embrace and Honeycomb, such as `emb-view-did-load`, name the callback.
        if let view = entry["view.name"] ?? entry["view.class"], let kind,
            let mention = CallbackMention.all(in: Scalars(kind.unicodeScalars)).first
        {
            return plain(view).map { "\($0) \(mention.callback.baseName)" }
        }
        return plain(name).map { "\($0) viewDidAppear" }
    }

    /// Returns the class or the name in a value such as `Demo.HomeViewController`, `<HomeViewController: 0x7f8e>`, and
    /// `/home`.
    private static func plain(_ value: Any?) -> String? {
        guard let text = value as? String else { return nil }
        let word = text.prefix { $0 != ":" && $0 != "?" }.split(separator: "/").last ?? ""
        let plain = word.filter { $0.isLetter || $0.isNumber || "_.".contains($0) }
        return plain.isEmpty ? nil : plain
    }

    /// Returns the parent or the presenter in a breadcrumb of Sentry.
    private static func link(_ entry: [String: Any]) -> Link? {
        guard let data = entry["data"] as? [String: Any], entry["category"] as? String == "ui.lifecycle" else {
            return nil
        }
        func name(_ key: String) -> String? { plain(data[key])?.split(separator: ".").last.map(String.init) }
        if let parent = name("parentViewController") { return Link(change: .addChild, name: parent) }
        return name("presentingViewController").map { Link(change: .present, name: $0) }
    }

    private static func message(_ entry: [String: Any]) -> String? {
        guard Self.time(entry) != nil else { return nil }
        return ((entry["message"] ?? entry["eventMessage"]) as? String)?.replacing("\n", with: " ")
    }

    private static let times = [
        "timestamp_micros", "event_timestamp", "timestamp", "date", "time", "startTimeUnixNano", "start_time_unix_nano",
        "Timestamp", "startTime", "start_time",
    ]

    private static func time(_ entry: [String: Any]) -> Moment? {
        guard let value = times.lazy.compactMap({ entry[$0] }).first else { return nil }
        if let number = value as? Double { return Moment(number: number) }
        guard let text = value as? String else { return nil }
        return Moment(printed: text) ?? Double(text).flatMap(Moment.init(number:))
    }
}

/// A time in JSON: a printed time, or a number of seconds.
private struct Moment {
    /// The seconds since 1970.
    let instant: Double
    /// The offset of the printed time zone from UTC in seconds, or nil if no time zone is printed.
    private(set) var offset: Int?
    /// The printed time with its time zone, or nil if only a number is printed.
    private var printed: String?

    init?(number: Double) {
        guard let instant = Timestamp(sinceEpoch: number)?.instant else { return nil }
        self.instant = instant
    }

    init?(printed text: String) {
        var cursor = Cursor(rest: Scalars(text.unicodeScalars))
        // The year 5138 is late enough.
        guard let time = Timestamp(&cursor), let instant = time.instant, (0..<100_000_000_000).contains(instant) else {
            return nil
        }
        self.instant = instant
        offset = time.offset
        printed = text.unicodeScalars.prefix(cursor.rest.startIndex).string
    }

    /// Returns the date and the time in a time zone. A printed time keeps its digits, unless it is of another time
    /// zone.
    func text(zone: Int) -> String {
        if let printed, offset ?? zone == zone { return printed }
        let (second, fraction) = Int((instant * 1_000_000).rounded()).quotientAndRemainder(dividingBy: 1_000_000)
        let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().dateTimeSeparator(.space)
            .time(includingFractionalSeconds: false)
        let whole = Date(timeIntervalSince1970: Double(second + zone)).formatted(style)
        return whole + "." + "\(fraction + 1_000_000)".dropFirst()
    }
}
