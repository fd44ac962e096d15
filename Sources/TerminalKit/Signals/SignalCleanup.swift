internal import Glibc
internal import Synchronization

/// What this process leaves behind in the world, and takes back when a signal ends or stops it.
///
/// A temporary file is removed, a terminal gets its mode back; then the signal has the effect that
/// it would have had anyway. Handlers run in the middle of anything, on whatever thread, so a step
/// does nothing but look at memory and call the system (signal-safety(7)).
///
/// ```swift
/// SignalCleanup.add(undo: { TemporaryFile.remove() })
/// ```
package enum SignalCleanup {
  /// A function that may run in a signal handler.
  package typealias Step = @convention(c) () -> Void

  private struct Entry {
    var undo: Step
    var redo: Step?
  }

  /// The signals by which people and systems end a program.
  private static let endings = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  /// The signals of a program that has gone wrong.
  private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  private static let mostEntries = 4
  private static let mostSignals = 65
  private static let mutex = Mutex(Set<Int32>())
  // Where a signal handler can read them.
  private nonisolated(unsafe) static let entries = UnsafeMutablePointer<Entry>
    .allocate(capacity: mostEntries)
  private static let count = Atomic(0)
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>
    .allocate(capacity: mostSignals)

  /// Adds steps, which stay for as long as the process runs.
  ///
  /// Signals that are ignored stay so, as `nohup` wants it. Handlers that are there already, such
  /// as those by which the runtime describes a crash, have their turn afterwards.
  ///
  /// - Parameters:
  ///   - undo: Runs when a signal ends the process. With `redo` it also runs when the process
  ///     crashes, and when it is stopped from the keyboard.
  ///   - redo: Runs when the process goes on after it was stopped.
  package static func add(undo: @escaping Step, redo: Step? = nil) {
    mutex.withLock { installed in
      let index = count.load(ordering: .relaxed)
      guard index < mostEntries else { fatalError("there is no room for another cleanup") }
      // The handlers must not be the first to ask for this.
      _ = former
      (entries + index).initialize(to: Entry(undo: undo, redo: redo))
      count.store(index + 1, ordering: .sequentiallyConsistent)
      func install(_ numbers: [Int32], _ handler: @escaping Handler) {
        for number in numbers where installed.insert(number).inserted {
          installHandler(for: number, handler)
        }
      }
      install(endings, { SignalCleanup.end(by: $0) })
      guard redo != nil else { return }
      useOwnStack()
      install(crashes, { SignalCleanup.end(by: $0) })
      install([SIGTSTP], { SignalCleanup.stop(by: $0) })
      install([SIGCONT], { _ in SignalCleanup.resume() })
    }
  }

  // MARK: Handlers

  private typealias Handler = @convention(c) (Int32) -> Void

  private static func installHandler(for number: Int32, _ handler: @escaping Handler) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0,
      unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self)
        != unsafeBitCast(SIG_IGN, to: Int.self)
    else { return }
    (former + Int(number)).initialize(to: old)
    set(handler, for: number)
  }

  private static func set(_ handler: @escaping Handler, for number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_RESTART | SA_ONSTACK
    // One handler at a time.
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Gives this thread a stack for handlers, since its own may be what has run over.
  private static func useOwnStack() {
    var old = stack_t()
    guard sigaltstack(nil, &old) == 0, old.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 64 << 10
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func undoAll(redoable: Bool) {
    for index in 0..<count.load(ordering: .sequentiallyConsistent)
    where !redoable || entries[index].redo != nil { entries[index].undo() }
  }

  /// Cleans up and lets the signal do what it would have done.
  private static func end(by number: Int32) {
    undoAll(redoable: false)
    sigaction(number, former + Int(number), nil)
    // It is blocked until the handler returns, and then comes before the next instruction.
    raise(number)
  }

  /// Cleans up, stops, and sets everything up again afterwards.
  private static func stop(by number: Int32) {
    let code = errno
    undoAll(redoable: true)
    sigaction(number, former + Int(number), nil)
    raise(number)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    // Here the process was stopped, and is continued.
    pthread_sigmask(SIG_BLOCK, &mask, nil)
    set({ SignalCleanup.stop(by: $0) }, for: number)
    // The handler of SIGCONT follows, unless there was nobody who could continue the process and
    // the system did not stop it.
    sigpending(&mask)
    if sigismember(&mask, SIGCONT) != 1 { resume() }
    errno = code
  }

  private static func resume() {
    let code = errno
    for index in 0..<count.load(ordering: .sequentiallyConsistent) { entries[index].redo?() }
    SignalPipe.note(SIGCONT)
    errno = code
  }
}
