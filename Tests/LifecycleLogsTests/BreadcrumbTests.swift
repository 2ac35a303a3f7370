import LifecycleLogs
import LifecycleModel
import LifecycleReaders
import Testing

@Suite("Breadcrumbs")
struct BreadcrumbTests {
    private func callbacks(_ json: String) throws -> [String] {
        let source = InputSource(name: "events.json", text: json)
        #expect(Reader.reader(for: source)?.name == "breadcrumbs")
        guard case .runs(let runs) = try Reader.breadcrumbs.read(source, Reader.Options()) else { return [] }
        return runs.flatMap { run in
            run.callbacks.map { place, event in
                let time = run.events[place].time.map { " \($0)" } ?? ""
                return "\(run[event.controller].id).\(event.callback.baseName)\(time)"
            }
        }
    }

    @Test("A screen of Sentry is a viewDidAppear with its time, and other breadcrumbs are left out")
    func sentry() throws {
        let json = """
            {"event_id": "4f", "breadcrumbs": {"values": [
              {"timestamp": "2026-03-04T09:41:07.500Z", "category": "ui.lifecycle", "data": {"screen": "App.HomeViewController"}},
              {"timestamp": "2026-03-04T09:41:08.000Z", "category": "http", "data": {"url": "https://example.com"}},
              {"timestamp": 1772617269.25, "category": "ui.lifecycle", "data": {"screen": "App.DetailViewController"}}
            ]}}
            """
        #expect(
            try callbacks(json) == [
                "HomeViewController.viewDidAppear 34867.5", "DetailViewController.viewDidAppear 34869.25",
            ])
    }

    @Test("JSON Lines with a screen are breadcrumbs with their lines, and other JSON Lines are a log")
    func lines() throws {
        let json = """
            {"timestamp": "2026-03-04T09:41:07.500Z", "category": "ui.lifecycle", "data": {"screen": "App.HomeViewController"}}
            {"timestamp": "2026-03-04T09:41:08.000Z", "category": "http", "data": {"url": "https://example.com"}}

            {"timestamp": "2026-03-04T09:41:09.250Z", "category": "navigation", "data": {"from": "/home", "to": "/detail/page"}}
            """
        #expect(try callbacks(json) == ["HomeViewController.viewDidAppear 34867.5", "page.viewDidAppear 34869.25"])
        guard
            case .runs(let runs) = try Reader.breadcrumbs.read(
                InputSource(name: "b.json", text: json), Reader.Options())
        else { return }
        #expect(runs[0].callbacks.map { runs[0].events[$0.index].line } == [1, 4])
        let log = "{\"time\": \"2026-03-04T09:41:07.500Z\", \"message\": \"HomeViewController viewDidAppear\"}\n"
        #expect(!Reader.breadcrumbs.recognizes(InputSource(name: "b.json", text: log + log)))
    }

    @Test("The parent and the presenter in a breadcrumb of Sentry are changes of the hierarchy")
    func relations() throws {
        let json = """
            [{"timestamp": 1772617267.5, "category": "ui.lifecycle", "data": {"screen": "App.HomeViewController",
              "parentViewController": "UINavigationController", "beingPresented": "false"}},
             {"timestamp": 1772617269.25, "category": "ui.lifecycle", "data": {"screen": "App.EditViewController",
              "presentingViewController": "<App.HomeViewController: 0x7f8e>", "beingPresented": "true"}},
             {"timestamp": 1772617270.25, "category": "ui.lifecycle", "data": {"screen": "App.HomeViewController",
              "parentViewController": "UINavigationController"}}]
            """
        guard
            case .runs(let runs) = try Reader.breadcrumbs.read(
                InputSource(name: "b.json", text: json), Reader.Options())
        else { return }
        let changes = runs[0].events.compactMap { event -> String? in
            guard case .hierarchy(let change) = event.body, let subject = change.subject, let target = change.target
            else { return nil }
            return "\(change.change) \(runs[0][subject].id) \(runs[0][target].id)"
        }
        #expect(
            changes == [
                "addChild HomeViewController UINavigationController", "present EditViewController HomeViewController",
            ])
    }

    @Test("An event in Datadog's export has its members in attributes")
    func datadogExport() throws {
        let json = """
            {"data": [{"type": "rum", "attributes": {"timestamp": "2026-03-04T09:41:07.500Z",
              "attributes": {"type": "view", "view": {"id": "a", "name": "HomeViewController"}}}}]}
            """
        #expect(try callbacks(json) == ["HomeViewController.viewDidAppear 34867.5"])
    }

    @Test("A span of Embrace or Honeycomb is the callback that it names")
    func spans() throws {
        func span(_ name: String, _ nanos: String) -> String {
            """
            {"name": "\(name)", "startTimeUnixNano": "\(nanos)", "attributes": [
              {"key": "view.name", "value": {"stringValue": "HomeViewController"}}]}
            """
        }
        let spans = [
            span("emb-view-did-load", "1772617267500000000"), span("emb-view-is-appearing", "1772617269250000000"),
        ]
        let json = #"{"resourceSpans": [{"scopeSpans": [{"spans": [\#(spans.joined(separator: ","))]}]}]}"#
        #expect(
            try callbacks(json) == [
                "HomeViewController.viewDidLoad 34867.5", "HomeViewController.viewIsAppearing 34869.25",
            ])
        let row =
            #"[{"Timestamp": "2026-03-04T09:41:07.5Z", "name": "emb-view-did-appear", "view.name": "HomeViewController"}]"#
        #expect(try callbacks(row) == ["HomeViewController.viewDidAppear 34867.5"])
    }

    @Test("A view of Datadog counts once, in the order of the times")
    func datadog() throws {
        let json = """
            [{"type": "view", "date": 1772617269250, "view": {"id": "b", "name": "DetailViewController"}},
             {"type": "view", "date": 1772617267500, "view": {"id": "a", "name": "HomeViewController"}},
             {"type": "view", "date": 1772617268000, "view": {"id": "a", "name": "HomeViewController"}}]
            """
        #expect(
            try callbacks(json) == [
                "HomeViewController.viewDidAppear 34867.5", "DetailViewController.viewDidAppear 34869.25",
            ])
    }

    @Test("A screen view of Firebase, as an event and from an export")
    func firebase() throws {
        let json = """
            [{"name": "screen_view", "timestamp_micros": 1772617267500000, "params": {"firebase_screen_class": "HomeViewController"}},
             {"event_name": "screen_view", "event_timestamp": "1772617269250000",
              "event_params": [{"key": "firebase_screen_class", "value": {"string_value": "DetailViewController"}}]}]
            """
        #expect(
            try callbacks(json) == [
                "HomeViewController.viewDidAppear 34867.5", "DetailViewController.viewDidAppear 34869.25",
            ])
    }

    @Test("Messages with times are lines of a log")
    func messages() throws {
        let json = """
            [{"timestamp": "2026-03-04 09:41:07.500000+0000", "eventMessage": "HomeViewController viewWillAppear"},
             {"timestamp": "2026-03-04 09:41:07.600000+0000", "eventMessage": "request finished"},
             {"timestamp": "2026-03-04 09:41:08.000000+0000", "eventMessage": "HomeViewController viewDidAppear"}]
            """
        #expect(
            try callbacks(json).map { $0.prefix { $0 != " " } } == [
                "HomeViewController.viewWillAppear", "HomeViewController.viewDidAppear",
            ])
    }

    /// A record of the unified log in JSON, with the keys in the order of `log show --style json`.
    private func record(_ message: String, at time: String) -> String {
        """
        {
          "traceID" : 1234567,
          "eventMessage" : "\(message)",
          "timestamp" : "\(time)",
          "processID" : 871
        }
        """
    }

    @Test(
        "JSON and text of one log have the same times, to the microsecond and in the log's own zone",
        arguments: [0, 1, 7, 123_456, 499_999, 500_001, 999_999], ["+0100", "-0330", "Z", ""])
    func sameTimes(micros: Int, zone: String) throws {
        let time = "2026-03-04 09:41:07.\(String(micros + 1_000_000).dropFirst())\(zone)"
        let message = "HomeViewController viewDidAppear"
        let text = try LogReading.runs("\(time) \(message)\n")[0].events.last?.time
        #expect(text == 34_867 + Double(micros) / 1_000_000)
        let json = "[\(record(message, at: time))]"
        #expect(try callbacks(json) == ["HomeViewController.viewDidAppear \(text ?? 0)"])
        // An interrupted 'log stream --style json' isn't valid JSON, and is read line by line.
        #expect(try LogReading.runs("[" + record(message, at: time) + ",{\n").first?.events.last?.time == text)
    }

    @Test("Times of several zones are ordered, and shown in the zone of the first")
    func zones() throws {
        let json = """
            [{"timestamp": "2026-03-04T09:41:08.000002Z", "message": "DetailViewController viewDidAppear"},
             {"timestamp": "2026-03-04T10:41:08.000001+01:00", "message": "HomeViewController viewDidAppear"},
             {"timestamp": 1772617268.000003, "message": "EditViewController viewDidAppear"}]
            """
        #expect(
            try callbacks(json) == [
                "HomeViewController.viewDidAppear 38468.000001", "DetailViewController.viewDidAppear 38468.000002",
                "EditViewController.viewDidAppear 38468.000003",
            ])
    }

    @Test("A time out of range is no time", arguments: ["1e300", "-1e300", "\"99999999999999-01-01 00:00:00\""])
    func times(value: String) throws {
        let json = """
            [{"timestamp": \(value), "category": "ui.lifecycle", "data": {"screen": "HomeViewController"}}]
            """
        #expect(try callbacks(json) == ["HomeViewController.viewDidAppear"])
    }

    @Test("Sentry's web API has the breadcrumbs in entries")
    func entries() throws {
        let json = """
            {"eventID": "4f", "entries": [
              {"type": "exception", "data": {"values": [{"type": "NSException", "value": "reason"}]}},
              {"type": "breadcrumbs", "data": {"values": [
                {"timestamp": "2026-03-04T09:41:07.500000Z", "message": null, "category": "ui.lifecycle",
                 "data": {"screen": "App.HomeViewController"}}]}}]}
            """
        #expect(try callbacks(json) == ["HomeViewController.viewDidAppear 34867.5"])
        #expect(try callbacks("[[\(json)]]") == ["HomeViewController.viewDidAppear 34867.5"])
    }

    @Test(
        "JSON without screens and messages is not read as breadcrumbs",
        arguments: ["{}", "[]", "[1, 2]", "{\"a\": [{\"b\": 1}]}", "[{"])
    func others(json: String) {
        #expect(Reader.reader(for: InputSource(name: "a.json", text: json))?.name != "breadcrumbs")
    }
}
