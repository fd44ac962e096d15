import Glibc
import Synchronization
import Testing

@testable import BadgeCommand

@Suite("Workers hand their results on in the order of the jobs")
struct WorkerPoolTests {
  private struct Stop: Error, Equatable {
    var number: Int
  }

  @Test("Slow and fast jobs come out in order", arguments: [1, 2, 3, 8])
  func order(threads: Int) {
    let results = Mutex<[Int]>([])
    let pool = WorkerPool<Int, Int, Never>(
      workers: (0..<threads).map { _ in
        { job in
          if job % 7 == 0 { usleep(2000) }
          return job * 2
        }
      },
      handOn: { outcome in results.withLock { $0.append(outcome) } }
    )
    for job in 0..<300 { #expect(pool.submit(job)) }
    pool.finish()
    #expect(results.withLock { $0 } == (0..<300).map { $0 * 2 })
  }

  @Test("A worker is used by one thread at a time")
  func workers() {
    let overlaps = Mutex(0)
    let pool = WorkerPool<Int, Int, Never>(
      workers: (0..<3).map { _ in
        let busy = Unshared()
        return { job in
          if busy.enter() { overlaps.withLock { $0 += 1 } }
          usleep(100)
          busy.leave()
          return job
        }
      },
      handOn: { _ in }
    )
    for job in 0..<200 { _ = pool.submit(job) }
    pool.finish()
    #expect(overlaps.withLock { $0 } == 0)
  }

  /// Something that only one thread may be in.
  private final class Unshared: Sendable {
    private let isBusy = Mutex(false)

    /// Whether somebody else is in already.
    func enter() -> Bool {
      isBusy.withLock { isBusy in
        defer { isBusy = true }
        return isBusy
      }
    }

    func leave() { isBusy.withLock { $0 = false } }
  }

  @Test("No more is submitted than a few jobs ahead of the slowest")
  func window() {
    let isOpen = Mutex(false)
    let submitted = Mutex(0)
    let pool = WorkerPool<Int, Int, Never>(
      workers: (0..<2).map { _ in
        { job in
          while job == 0, !isOpen.withLock({ $0 }) { usleep(500) }
          return job
        }
      },
      handOn: { _ in }
    )
    let submitter = WorkerThread {
      for job in 0..<100 {
        _ = pool.submit(job)
        submitted.withLock { $0 += 1 }
      }
    }
    usleep(50_000)
    #expect(submitted.withLock { $0 } == 8)
    isOpen.withLock { $0 = true }
    submitter?.join()
    pool.finish()
    #expect(submitted.withLock { $0 } == 100)
  }

  @Test("What handing on throws ends the work and is thrown at the end")
  func failure() {
    let pool = WorkerPool<Int, Int, Stop>(
      workers: [{ $0 }, { $0 }],
      handOn: { outcome throws(Stop) in if outcome == 20 { throw Stop(number: outcome) } }
    )
    var accepted = 0
    while accepted < 100_000, pool.submit(accepted) { accepted += 1 }
    #expect(accepted < 100_000)
    #expect(throws: Stop(number: 20)) { try pool.finish() }
  }

  @Test("A single worker works where its jobs are submitted")
  func single() {
    let owner = pthread_self()
    let pool = WorkerPool<Int, Bool, Never>(
      workers: [{ _ in pthread_equal(owner, pthread_self()) != 0 }],
      handOn: { #expect($0) }
    )
    for job in 0..<10 { _ = pool.submit(job) }
    pool.finish()
  }

  @Test("Nothing to do is done at once")
  func nothing() {
    let pool = WorkerPool<Int, Int, Never>(
      workers: [{ $0 }, { $0 }, { $0 }],
      handOn: { _ in Issue.record("there is no result") }
    )
    pool.finish()
  }
}
