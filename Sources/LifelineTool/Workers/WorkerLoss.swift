import Subprocess

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The reason why a worker process ended before its batch was done.
enum WorkerLoss {
    /// A drawing, or the work on an input before its first drawing, took longer than the timeout in seconds.
    case timeout(Double)
    /// The process crashed, was killed, or exited early.
    case termination(TerminationStatus)

    /// Returns the message about a lost drawing. If `drawing` is nil, the message is about an input that was lost
    /// before its first drawing. `hasJobs` is whether the command has the option `--jobs`.
    func message(_ drawing: String?, hasJobs: Bool = true) -> String {
        let processing = "processing the input"
        let work = drawing.map { "drawing '\($0)'" } ?? processing
        return switch self {
        case .timeout(let seconds) where drawing == nil: TimeLimit.message(about: processing, after: seconds)
        case .timeout(let seconds):
            "\(work) timed out after \(TimeLimit.text(seconds)) s; raise --timeout, "
                + "or draw less with --diagram, --page-size, or --controllers"
        case .termination(.signaled(let number)):
            "\(work) \(Signals.ending(number)); other inputs aren't affected; "
                + (number == SIGKILL
                    ? (hasJobs ? "lower --jobs, or " : "") + "draw less with --diagram, --page-size, or --controllers"
                    : "leave the input out, or select other diagrams with --diagram")
        case .termination(.exited(let status)):
            "\(work) ended the worker process with status \(status); "
                + "if standard error shows no reason, report the error"
        }
    }
}
