/// Threads with a given stack size. The size of other threads' stacks depends on the system or the shell.
enum SystemThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Calls `body` on a new thread. Returns false if the system can't start a thread.
    ///
    /// - Parameter stackSize: The size of the thread's stack in bytes.
    static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Glibc)
        var thread = pthread_t()
        #else
        var thread: pthread_t?
        #endif
        let body = Unmanaged.passRetained(Body(body))
        let error = pthread_create(
            &thread, &attributes,
            { argument in
                // On Linux, the argument is optional.
                let pointer: UnsafeMutableRawPointer? = argument
                if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, body.toOpaque())
        if error != 0 { body.release() }
        return error == 0
    }
}
