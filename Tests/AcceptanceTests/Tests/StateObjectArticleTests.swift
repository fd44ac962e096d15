import Foundation
import StyleAPI
import TestSupport
import Testing
import ViewHosting

@testable import ArticleStateObjects

@Suite("The article on @StateObject")
struct StateObjectArticleTests {
  @Test("The timer survives passes of its parent")
  func timerSurvives() throws {
    let host = ViewHost { TimerParent() }
    try host.update()
    #expect(host.displayList().texts == ["again", "remove", "pass 0", "0s"])
    try host.send(.press("again"))
    // Foundation's timer fires on this thread's run loop, once a second.
    let hasTicked = try RunLoop.spin {
      try host.update()
      return host.displayList().texts.last == "1s"
    }
    #expect(hasTicked)
    try host.send(.press("again"))
    #expect(host.displayList().texts == ["again", "remove", "pass 2", "1s"])
    let ticksOn = try RunLoop.spin {
      try host.update()
      return host.displayList().texts.last == "2s"
    }
    #expect(ticksOn)
    // Parent passes never ran the timer's view: its input is the same.
    #expect(host.statistics.bodyCount(of: TimerView.self) == 3)
    try host.send(.press("remove"))
    #expect(host.displayList().texts == ["again", "remove", "pass 2"])
  }

  @Test("The timer stops with its view, and a new view has a new one")
  func timerStops() throws {
    let ended = Counter()
    nonisolated(unsafe) var started = 0
    weak var current: StoppingTimerViewModel?
    var host: ViewHost? = ViewHost {
      StoppingTimerParent(
        onStart: {
          started += 1
          current = $0
        },
        onDeinit: { _ = ended.next() }
      )
    }
    try host?.update()
    let first = try #require(current)
    weak let weakFirst = first
    #expect(first.isRunning)
    let hasTicked = try RunLoop.spin {
      try host?.update()
      return first.seconds >= 2
    }
    #expect(hasTicked)
    try host?.send(.press("again"))
    #expect(host?.displayList().texts.last.map { $0 != "0 ticks" } == true)
    #expect(started == 1)
    #expect(weakFirst != nil)
    #expect(ended.value == 0)
    _ = consume first
    try host?.send(.press("switch"))
    #expect(ended.value == 1)
    #expect(host?.displayList().texts == ["again", "switch", "pass 1"])
    try host?.send(.press("switch"))
    #expect(host?.displayList().texts.last == "0 ticks")
    #expect(started == 2)
    host = nil
    #expect(ended.value == 2)
  }

  @Test("The router and the authentication reach every descendant")
  func objectsReachDescendants() throws {
    let host = ViewHost { AppView() }
    try host.update()
    #expect(host.displayList().texts == ["sign in", "start, signed out", "go"])
    try host.send(.press("sign in"))
    #expect(host.displayList().texts == ["sign out", "start, signed in", "go"])
    try host.send(.press("go"))
    #expect(host.displayList().texts == ["sign out", "details, signed in", "go"])
    // The view between them knows neither object, and never runs again.
    #expect(host.statistics.bodyCount(of: Deeper.self) == 1)
    // One that reads only one of them runs for that one.
    #expect(host.statistics.bodyCount(of: ContentView.self) == 2)
    #expect(host.statistics.bodyCount(of: Deepest.self) == 3)
  }

  @Test("A detail's object is made once and loads what it is told at each appearance")
  func details() throws {
    let host = ViewHost { DetailParent() }
    try host.update()
    #expect(host.displayList().texts == ["next item", "renew", "item 1"])
    // Another input is no new appearance: the object keeps what it has loaded.
    try host.send(.press("next item"))
    #expect(host.displayList().texts == ["next item", "renew", "item 1"])
    try host.send(.press("renew"))
    #expect(host.displayList().texts == ["next item", "renew", "item 2"])
  }

  @Test("The items of a list keep their objects when they are put in another order")
  func listItems() throws {
    let host = ViewHost { DetailList() }
    try host.send(.press("row 1: 0"))
    try host.send(.press("row 3: 0"))
    try host.send(.press("row 3: 1"))
    #expect(host.displayList().texts.suffix(3) == ["row 1: 1", "row 2: 0", "row 3: 2"])
    try host.send(.press("reverse"))
    #expect(host.displayList().texts.suffix(3) == ["row 3: 2", "row 2: 0", "row 1: 1"])
    try host.send(.press("reverse"))
    try host.send(.press("drop first"))
    try host.send(.press("add 1"))
    #expect(host.displayList().texts.suffix(3) == ["row 2: 0", "row 3: 2", "row 1: 0"])
  }
}
