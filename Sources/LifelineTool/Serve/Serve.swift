import ArgumentParser
import Foundation
import LifecycleReaders

struct Serve: JobCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Preview inputs in a browser and redraw them when they change.",
        discussion: """
            Prints the URL of a page, and runs until you press Control-C. The page lists the inputs, draws the \
            selected input, and redraws it when its file changes. You can edit a scenario in the page without changing \
            its file. A log that grows, in a file or on standard input, is drawn as it grows, with its last 2000 \
            callbacks. The URL contains a random token. Requests without the token are refused.

            Examples:
              lifeline serve samples
              lifeline serve first.yaml --open
              xcrun simctl spawn booted log stream --level debug | lifeline serve -

            Exit status:
              0   The command was ended with Control-C.
              2   When the command starts, an input doesn't exist, the settings file can't
                  be read, or the address or the port can't be used.
              64  The arguments are invalid.
            """)

    @OptionGroup(title: "Input") var options: InputOptions
    @OptionGroup(title: "Diagrams") var selection: DiagramOptionGroup
    @OptionGroup var limit: TimeoutOption
    @Option(help: ArgumentHelp("Port to listen on.", valueName: "number"))
    var port = Defaulted<Int>("a free port")
    @Option(
        help: ArgumentHelp(
            "IP address to listen on. To make the page available to other computers, use this computer's address in "
                + "the network, or 0.0.0.0 for all its IPv4 addresses.", valueName: "address"))
    var host = "127.0.0.1"
    @Flag(help: "Open the page in the default browser.") var open = false

    func validate() throws {
        try options.requireInputs()
        if let port = port.value, !(1...65535).contains(port) {
            throw ValidationError("--port must be from 1 to 65535, not \(port)")
        }
        if !HTTPServer.isAddress(host) {
            throw ValidationError("--host must be an IP address, such as 127.0.0.1, not '\(host)'")
        }
    }

    func handler() throws -> JobHandler {
        PreviewWorker(options: options, settings: try options.settings(selection.given)).draw
    }

    func run(_ console: inout Console) throws {
        do { _ = try options.settings(selection.given) } catch { console.report(error, for: SettingsFile.names[0]) }
        for path in options.inputs where path != "-" && Files.kind(path) == .nothing {
            console.report(Files.missing("preview the input", path), for: path)
        }
        guard console.status == .done else { return }
        Signals.exitOnInterrupt()
        let server: HTTPServer
        do throws(Errno) { server = try HTTPServer(host: host, port: UInt16(port.value ?? 0)) } catch {
            let address = host + (port.value.map { ", port \($0)" } ?? "")
            console.say(.error, "can't listen on \(address): \(Serve.reason(error))")
            return console.raise(.failed)
        }
        let preview = PreviewServer(
            files: PreviewFiles(options.inputs), drawer: PreviewDrawer(timeout: limit.timeout))
        preview.files.follow()
        let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)/\(preview.token)/"
        console.put("\(url)\n")
        if open { Serve.openBrowser(url, console) }
        server.run(preview.response)
    }

    private static func reason(_ error: Errno) -> String {
        let reason = String(cString: strerror(error.rawValue)).lowercased()
        return switch error {
        case .addressInUse: reason + "; choose another port with --port"
        case .permissionDenied: reason + "; choose a port above 1023 with --port"
        case .addressNotAvailable: "this computer doesn't have the address; choose another one with --host"
        default: reason
        }
    }

    private static func openBrowser(_ url: String, _ console: Console) {
        #if os(macOS)
        let opener = "open"
        #else
        let opener = "xdg-open"
        #endif
        let process = Process()
        (process.executableURL, process.arguments) = (URL(filePath: "/usr/bin/env"), [opener, url])
        process.standardOutput = FileHandle.nullDevice
        process.terminationHandler = { process in
            guard process.terminationStatus != 0 else { return }
            console.say(.note, "'\(opener)' can't open a browser; open the printed URL yourself")
        }
        try? process.run()
    }
}
