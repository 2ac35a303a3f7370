import Foundation
import LifecycleModel

extension Reader {
    /// The reader for JSON from crash reporters and analytics: events of Sentry with breadcrumbs, view events of Datadog
    /// RUM, screen views of Firebase, and lists of messages with times, such as those of `log show --style json`.
    ///
    /// A screen of these services is a `viewDidAppear`. A message is read as a line of a log.
    public static let breadcrumbs = Reader(
        name: "breadcrumbs", summary: "JSON with breadcrumbs or screen views", fileExtensions: [],
        recognizes: recognizesBreadcrumbs, read: readBreadcrumbs)

    private static func recognizesBreadcrumbs(_ source: Source) -> Bool {
        guard let first = source.bytes.first(where: { $0 > 0x20 }), first == 0x7B || first == 0x5B else { return false }
        return (try? Breadcrumb.all(in: source))?.isEmpty == false
    }

    private static func readBreadcrumbs(_ source: Source, _ options: Options) throws(ReadError) -> Document {
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
        guard case .runs(var runs) = try Reader.log.read(Source(name: source.name, text: text), options) else {
            return .runs([])
        }
        // The lines of the text are not those of the file.
        for run in runs.indices {
            for event in runs[run].events.indices { runs[run].events[event].line = nil }
        }
        return .runs(runs)
    }
}

/// A screen or a message with its time.
private struct Breadcrumb {
    let time: Moment?
    /// The line of a log, without its time.
    let text: String

    /// Returns the breadcrumb as a line of a log, with its time in a time zone.
    func line(zone: Int) -> String { time.map { $0.text(zone: zone) + " " + text } ?? text }

    /// Returns all breadcrumbs of a source in the order of their times. Throws an error for invalid JSON.
    static func all(in source: Source) throws -> [Breadcrumb] {
        var list: [[String: Any]] = []
        collect(try JSONSerialization.jsonObject(with: Data(source.bytes)), into: &list, depth: 0)
        var views: Set<String> = []
        let crumbs = list.compactMap { entry -> Breadcrumb? in
            // Datadog sends a view again whenever its counts change.
            if let view = entry["view"] as? [String: Any], let id = view["id"] as? String, !views.insert(id).inserted {
                return nil
            }
            return Breadcrumb(entry)
        }
        let times = crumbs.compactMap(\.time?.instant)
        guard times.count == crumbs.count else { return crumbs }
        return crumbs.indices.sorted { (times[$0], $0) < (times[$1], $1) }.map { crumbs[$0] }
    }

    /// Collects the objects of the lists in which the services export their events.
    private static func collect(_ value: Any, into list: inout [[String: Any]], depth: Int) {
        guard depth < 8 else { return }
        if let array = value as? [Any] {
            for element in array { collect(element, into: &list, depth: depth + 1) }
        } else if let object = value as? [String: Any] {
            let inner = ["breadcrumbs", "values", "events", "entries", "data"].compactMap { object[$0] }
                .filter { $0 is [Any] || ($0 as? [String: Any])?["values"] is [Any] }
            if inner.isEmpty { list.append(object) }
            for value in inner { collect(value, into: &list, depth: depth + 1) }
        }
    }

    private init?(_ entry: [String: Any]) {
        guard let text = Self.screen(entry).map({ "\($0) viewDidAppear" }) ?? Self.message(entry) else { return nil }
        self.text = text
        time = Self.time(entry)
    }

    /// The class or the name of the screen, or nil for another event.
    private static func screen(_ entry: [String: Any]) -> String? {
        let data = entry["data"] as? [String: Any]
        var name: Any?
        if entry["category"] as? String == "ui.lifecycle" { name = data?["screen"] ?? data?["class"] }
        if entry["type"] as? String == "view", let view = entry["view"] as? [String: Any] {
            name = view["name"] ?? view["url"]
        }
        if (entry["name"] ?? entry["event_name"]) as? String == "screen_view" {
            let parameters = parameters(entry)
            name = parameters["firebase_screen_class"] ?? parameters["firebase_screen"]
        }
        guard let word = (name as? String)?.split(separator: "/").last else { return nil }
        let plain = word.filter { $0.isLetter || $0.isNumber || "_.".contains($0) }
        return plain.isEmpty ? nil : plain
    }

    /// The parameters of an event of Firebase: an object, or the list of keys and values of an export to BigQuery.
    private static func parameters(_ entry: [String: Any]) -> [String: Any] {
        if let object = entry["params"] as? [String: Any] { return object }
        let pairs = (entry["event_params"] as? [[String: Any]] ?? []).compactMap { pair -> (String, Any)? in
            guard let key = pair["key"] as? String, let value = pair["value"] as? [String: Any],
                let text = value["string_value"]
            else { return nil }
            return (key, text)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func message(_ entry: [String: Any]) -> String? {
        guard Self.time(entry) != nil else { return nil }
        return ((entry["message"] ?? entry["eventMessage"]) as? String)?.replacing("\n", with: " ")
    }

    private static func time(_ entry: [String: Any]) -> Moment? {
        if let micros = entry["timestamp_micros"] ?? entry["event_timestamp"] {
            return (micros as? Double ?? (micros as? String).flatMap(Double.init)).flatMap {
                Moment(seconds: $0 / 1_000_000)
            }
        }
        guard let value = entry["timestamp"] ?? entry["date"] ?? entry["time"] else { return nil }
        // Milliseconds since 1970 have 13 digits.
        if let number = value as? Double { return Moment(seconds: number > Moment.limit ? number / 1_000 : number) }
        guard let text = value as? String else { return nil }
        return Moment(printed: text) ?? Double(text).flatMap(Moment.init(seconds:))
    }
}

/// A time in JSON: a printed time, or a number of seconds.
private struct Moment {
    /// The limit for seconds since 1970, which is in the year 5138.
    static let limit = 100_000_000_000.0

    /// The seconds since 1970.
    let instant: Double
    /// The offset of the printed time zone from UTC in seconds, or nil if no time zone is printed.
    private(set) var offset: Int?
    /// The printed time with its time zone, or nil if only a number is printed.
    private var printed: String?

    init?(seconds: Double) {
        guard (0..<Moment.limit).contains(seconds) else { return nil }
        instant = seconds
    }

    init?(printed text: String) {
        var cursor = Cursor(rest: Scalars(text.unicodeScalars))
        guard let time = Timestamp(&cursor), let instant = time.instant,
            (0..<Moment.limit).contains(instant)
        else { return nil }
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
