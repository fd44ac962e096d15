import Foundation
import Observation
import StyleAPI
import TestSupport
import Testing
import ViewHosting

/// A value under a lock that ThreadSanitizer knows, which the standard library's is not.
private final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

/// An observable class whose property any thread may write.
private final class Guarded: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let contents = Locked(0)

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return contents.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.count) { contents.withLock { $0 = newValue } }
    }
  }
}

/// The way to the state of views, for threads that change it.
private final class Bindings: Sendable {
  private let counts = Locked<[Int: Binding<Int>]>([:])

  subscript(index: Int) -> Binding<Int>? {
    get { counts.withLock { $0[index] } }
    set { counts.withLock { $0[index] = newValue } }
  }
}

/// Changes that other threads make while the host's own is at work.
@Suite struct ThreadTests {
  private static let threads = 8
  private static let changes = 300

  private struct Source: View {
    let index: Int
    let model: Model
    let guarded: Guarded
    let bindings: Bindings
    @State private var count = 0

    var body: some View {
      VStack {
        Text("state \(index): \(count)")
        Observer(index: index, model: model)
        Text("guarded \(index): \(guarded.count)")
      }
      .onAppear { bindings[index] = $count }
    }
  }

  private struct Observer: View {
    let index: Int
    @ObservedObject var model: Model
    var body: some View { Text("object \(index): \(model.count)") }
  }

  private struct Flickering: View {
    let bindings: Bindings
    let models: [Model]
    @State private var isOn = true
    var body: some View {
      VStack {
        if isOn { ForEach(models.indices, id: \.self) { Observer(index: $0, model: models[$0]) } }
      }
      .onAppear { bindings[-1] = Binding(get: { isOn ? 1 : 0 }, set: { isOn = $0 == 1 }) }
    }
  }

  private struct Stage: View {
    let models: [Model]
    let guarded: [Guarded]
    let bindings: Bindings
    let subject: PassthroughSubject<Int>
    @State private var sum = 0

    var body: some View {
      VStack {
        Text("sum \(sum)").onReceive(subject) { sum += $0 }
        ForEach(models.indices, id: \.self) { index in
          Source(
            index: index,
            model: models[index],
            guarded: guarded[index],
            bindings: bindings
          )
        }
        Flickering(bindings: bindings, models: models)
      }
    }
  }

  /// Runs work on many threads, and something else meanwhile, until all are done.
  private static func onManyThreads(
    _ work: @escaping @Sendable (Int) -> Void,
    meanwhile: () throws -> Void
  ) throws {
    let group = DispatchGroup()
    for index in 0..<threads {
      group.enter()
      let thread = Thread {
        work(index)
        group.leave()
      }
      thread.start()
    }
    while group.wait(timeout: .now()) == .timedOut { try meanwhile() }
  }

  @Test func `nothing that other threads change is lost`() async throws {
    try await onOwnThread {
      let models = (0..<Self.threads).map { _ in Model() }
      let guarded = (0..<Self.threads).map { _ in Guarded() }
      let bindings = Bindings()
      let subject = PassthroughSubject<Int>()
      let host = ViewHost {
        Stage(models: models, guarded: guarded, bindings: bindings, subject: subject)
      }
      try host.update()
      let woken = Locked(0)
      host.onChange { woken.withLock { $0 += 1 } }
      var passes = 0
      try Self.onManyThreads { index in
        for change in 1...Self.changes {
          bindings[index]?.wrappedValue = change
          models[index].count = change
          guarded[index].count = change
          subject.send(1)
          if change % 16 == 0 { sched_yield() }
        }
      } meanwhile: {
        passes += 1
        bindings[-1]?.wrappedValue = passes % 2
        try host.update()
        _ = host.displayList()
      }
      bindings[-1]?.wrappedValue = 0
      try host.update()
      #expect(woken.withLock { $0 } > 0)
      #expect(!host.needsUpdate)
      var expected = ["sum \(Self.threads * Self.changes)"]
      for index in 0..<Self.threads {
        expected += ["state", "object", "guarded"].map { "\($0) \(index): \(Self.changes)" }
      }
      #expect(host.displayList().texts == expected)
    }
  }

  @Test func `threads may go on when the host has gone`() async throws {
    try await onOwnThread {
      let models = (0..<Self.threads).map { _ in Model() }
      let guarded = (0..<Self.threads).map { _ in Guarded() }
      let bindings = Bindings()
      let subject = PassthroughSubject<Int>()
      var passes = 0
      try Self.onManyThreads { index in
        for change in 1...Self.changes {
          bindings[index]?.wrappedValue = change
          models[index].count = change
          guarded[index].count = change
          subject.send(1)
        }
      } meanwhile: {
        passes += 1
        let host = ViewHost {
          Stage(models: models, guarded: guarded, bindings: bindings, subject: subject)
        }
        try host.update()
        #expect(host.statistics.kept > Self.threads)
      }
      #expect(passes > 0)
      #expect(models.allSatisfy { $0.count == Self.changes })
    }
  }
}
