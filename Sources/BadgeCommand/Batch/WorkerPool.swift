/// Does jobs on several threads and hands their results on in the order of the jobs.
///
/// No more than a few jobs and results are held at a time: whoever submits waits for the slowest.
/// The thread that has finished the next result in order hands it on, together with those after it
/// that were waiting, so a result never waits for the next job.
///
/// ```swift
/// let square: @Sendable (Int) -> Int = { $0 * $0 }
/// let pool = WorkerPool(workers: [square, square]) { print($0) }
/// for number in 1...3 { _ = pool.submit(number) }
/// pool.finish()   // 1 4 9
/// ```
final class WorkerPool<Job: Sendable, Outcome: Sendable, Failure: Error>: Sendable {
  /// Does one job; it is called by one thread at a time.
  typealias Worker = @Sendable (Job) -> Outcome

  private struct State {
    var jobs: [(number: Int, job: Job)] = []
    var outcomes: [Int: Outcome] = [:]
    var submitted = 0
    /// The number of the result to be handed on next.
    var next = 0
    var isHandingOn = false
    var isClosed = false
    var failure: Failure?

    var isOver: Bool { failure != nil }
  }

  private let monitor = Monitor(State())
  private let window: Int
  private let handOn: @Sendable (Outcome) throws(Failure) -> Void
  private let threads: Monitor<[WorkerThread]>
  /// Does the jobs where they are submitted, if there is no thread for them.
  private let direct: Worker?

  /// Starts a thread for each worker; a single worker works where its jobs are submitted.
  ///
  /// - Parameter handOn: Gets the results in order, from one thread at a time. What it throws ends
  ///   the work.
  init(
    workers: [Worker],
    handOn: @escaping @Sendable (Outcome) throws(Failure) -> Void
  ) {
    self.handOn = handOn
    // Enough for every thread to have a job and the next one, while results wait for a slow one.
    window = workers.count * 4
    threads = Monitor([])
    let isAlone = workers.count == 1
    let monitor = monitor
    let started =
      isAlone
      ? []
      : workers.compactMap { worker in
        WorkerThread { Self.work(worker, monitor, handOn) }
      }
    direct = started.isEmpty ? workers.first : nil
    threads.change { $0 = started }
  }

  /// Adds a job, after waiting for room.
  ///
  /// - Returns: Whether the work goes on; false after a failure.
  func submit(_ job: Job) -> Bool {
    let window = window
    let number = monitor.wait(until: { $0.isOver || $0.submitted - $0.next < window }) { state in
      guard !state.isOver else { return Int?.none }
      state.submitted += 1
      return state.submitted - 1
    }
    guard let number else { return false }
    if let direct {
      Self.deliver(direct(job), number, monitor, handOn)
    } else {
      monitor.change { $0.jobs.append((number, job)) }
    }
    return true
  }

  /// Waits for all jobs.
  ///
  /// - Throws: What handing on has thrown.
  func finish() throws(Failure) {
    monitor.change { $0.isClosed = true }
    for thread in threads.change({ $0 }) { thread.join() }
    if let failure = monitor.change({ $0.failure }) { throw failure }
  }
}

// MARK: - Work

extension WorkerPool {
  private static func work(
    _ worker: Worker,
    _ monitor: Monitor<State>,
    _ handOn: (Outcome) throws(Failure) -> Void
  ) {
    while let (number, job) = nextJob(monitor) {
      deliver(worker(job), number, monitor, handOn)
    }
  }

  private static func nextJob(_ monitor: Monitor<State>) -> (number: Int, job: Job)? {
    monitor.wait(until: { !$0.jobs.isEmpty || $0.isClosed || $0.isOver }) { state in
      state.isOver || state.jobs.isEmpty ? nil : state.jobs.removeFirst()
    }
  }

  private static func deliver(
    _ outcome: Outcome,
    _ number: Int,
    _ monitor: Monitor<State>,
    _ handOn: (Outcome) throws(Failure) -> Void
  ) {
    monitor.change { $0.outcomes[number] = outcome }
    while let outcome = nextOutcome(monitor) {
      var failure: Failure?
      do {
        try handOn(outcome)
      } catch {
        failure = error
      }
      monitor.change { state in
        state.isHandingOn = false
        state.next += 1
        state.failure = state.failure ?? failure
      }
    }
  }

  private static func nextOutcome(_ monitor: Monitor<State>) -> Outcome? {
    monitor.change { state in
      guard !state.isHandingOn, !state.isOver,
        let outcome = state.outcomes.removeValue(forKey: state.next)
      else { return nil }
      state.isHandingOn = true
      return outcome
    }
  }
}
