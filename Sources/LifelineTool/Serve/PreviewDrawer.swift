import Foundation
import LifecycleModel
import LifecycleReaders
import Subprocess

#if canImport(Glibc)
import SystemPackage
#else
import System
#endif

/// The part of the preview that draws inputs. Each input is drawn in a separate process, so that a crash or a hang
/// doesn't end the preview.
struct PreviewDrawer {
    /// The arguments that start this program as a worker.
    let arguments: [String]
    /// The timeout per input, in seconds.
    let timeout: Double
    /// The slots for drawings, one per processor.
    private let slots = DrawingSlots(ProcessInfo.processInfo.activeProcessorCount)

    init(arguments: [String], timeout: Double) { (self.arguments, self.timeout) = (arguments, timeout) }

    /// The maximum size of a worker's answer, in bytes.
    private static let answerLimit = 256 << 20
    private static let teardown = [TeardownStep.gracefulShutDown(allowedDurationToNextStep: .milliseconds(400))]

    /// Returns a worker's answer as JSON, with drawings and diagnostics. If the worker is lost or can't be started, or
    /// if its answer is too large, returns JSON with a diagnostic about the problem.
    func draw(_ request: PreviewRequest) async -> [UInt8] {
        await slots.run { await drawNow(request) }
    }

    private func drawNow(_ request: PreviewRequest) async -> [UInt8] {
        guard WorkerPool.canStart(1) else {
            return PreviewDrawer.failure(
                "can't start a worker process: too little memory or too few file descriptors; raise the limits with 'ulimit'"
            )
        }
        let start = Clock.now
        do {
            let (answer, status) = try await work(on: request)
            if status == .exited(0), !answer.isEmpty { return answer }
            let loss: WorkerLoss = Clock.now - start >= timeout ? .timeout(timeout) : .termination(status)
            return PreviewDrawer.failure(loss.message(nil, hasJobs: false))
        } catch {
            return PreviewDrawer.failure("can't start a worker process: \(error)")
        }
    }

    private func work(on request: PreviewRequest) async throws -> (answer: [UInt8], status: TerminationStatus) {
        var options = PlatformOptions()
        options.teardownSequence = PreviewDrawer.teardown
        let result = try await run(
            .path(FilePath(WorkerPool.program)),
            arguments: Arguments(executablePathOverride: "lifeline", remainingValues: arguments),
            environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]), platformOptions: options,
            input: .inputWriter, output: .sequence, error: .currentStandardError
        ) { execution in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await Task.sleep(for: .seconds(min(timeout, 1e9)))
                    await execution.teardown(using: PreviewDrawer.teardown)
                }
                _ = try? await execution.standardInputWriter.write(request.bytes)
                var answer: [UInt8] = []
                for try await buffer in execution.standardOutput {
                    answer += buffer.withUnsafeBytes(Array.init)
                    guard answer.count > PreviewDrawer.answerLimit else { continue }
                    await execution.teardown(using: PreviewDrawer.teardown)
                }
                group.cancelAll()
                return answer
            }
        }
        return (result.closureResult, result.terminationStatus)
    }

    private static func failure(_ message: String) -> [UInt8] {
        var json = JSONText()
        json.object { json in
            json.key("sections")
            json.array { _ in }
            json.key("diagnostics")
            json.array { list in
                list.object { object in
                    object.member("severity", Severity.error.rawValue)
                    object.member("rule", Diagnostic.unreadable)
                    object.member("message", message)
                }
            }
        }
        return Array(json.text.utf8)
    }
}
