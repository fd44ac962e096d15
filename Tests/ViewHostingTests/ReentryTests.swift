import Foundation
import StyleAPI
import Testing
import ViewHosting

/// Runs a closure when it goes.
private final class Farewell: Equatable, @unchecked Sendable {
  var action: () -> Void = {}
  deinit { action() }

  static func == (one: Farewell, other: Farewell) -> Bool {
    one.action()
    return one === other
  }
}

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var guest: Farewell?
  @Published var count = 0
}

/// What is compared, or goes when another takes its place, may look at the place, and change it.
@Suite struct ReentryTests {
  /// Whether work ends that may wait for itself.
  private func ends(_ body: @escaping @Sendable () throws -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      do { try body() } catch { Issue.record(error) }
      done.signal()
    }
    return done.wait(timeout: .now() + 20) == .success
  }

  private struct Keeper: View {
    @State private var guest: Farewell?
    @State private var count = 0
    var body: some View {
      Button("come") { [$guest, $count] in
        guest = Farewell()
        guest?.action = { $count.wrappedValue += $guest.wrappedValue == nil ? 1 : 10 }
      }
      Button("go") { guest = nil }
      Text("\(count)")
    }
  }

  @Test func `state may be read and written by what it lets go`() {
    let hasEnded = ends {
      let host = ViewHost { Keeper() }
      for name in ["come", "go"] { try host.send(.press(name)) }
      #expect(host.displayList().texts.last == "1")
    }
    #expect(hasEnded)
  }

  private struct Comparing: View {
    @State private var guest = Farewell()
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { [$guest, $count] in
        guest.action = {
          _ = $guest.wrappedValue
          $count.wrappedValue = 1
        }
        guest = Farewell()
      }
    }
  }

  @Test func `state may be read by what compares it`() {
    let hasEnded = ends {
      let host = ViewHost { Comparing() }
      try host.send(.press("count 0"))
      #expect(host.controls == ["count 1"])
    }
    #expect(hasEnded)
  }

  @Test func `a published property may be read and written by what it lets go`() {
    let hasEnded = ends {
      let model = Model()
      model.guest = Farewell()
      model.guest?.action = { [unowned model] in
        model.count = model.guest == nil ? 1 : 2
        model.guest = nil
      }
      model.guest = nil
      #expect(model.count == 1)
    }
    #expect(hasEnded)
  }

  private final class Seen: @unchecked Sendable {
    var counts: [Int] = []
    private var subscription: AnyCancellable?

    /// Subscribes twice; the first one ends the other as it goes.
    func subscribe(to model: Model) -> AnyCancellable {
      subscription = model.$count.sink { self.counts.append($0) }
      let farewell = Farewell()
      farewell.action = { self.subscription = nil }
      return model.$count.sink { _ in withExtendedLifetime(farewell) {} }
    }
  }

  @Test func `a subscription may end others as it goes`() {
    let hasEnded = ends {
      let model = Model()
      let seen = Seen()
      var first: AnyCancellable? = seen.subscribe(to: model)
      model.count = 1
      withExtendedLifetime(first) {}
      first = nil
      model.count = 2
      #expect(seen.counts == [0, 1])
    }
    #expect(hasEnded)
  }
}
