import Observation
import StyleAPI
import Testing
import ViewHosting

private final class Model: ObservableObject {
  nonisolated(unsafe) static var alive = 0
  @Published var count = 0
  var plain = 0
  init() { Model.alive += 1 }
  deinit { Model.alive -= 1 }
}

@Observable
private final class Watched {
  var shown = 0
  var hidden = 0
}

@Suite(.serialized)
struct ObjectTests {
  private struct Owner: View {
    @StateObject private var model = Model()
    @State private var isOn = true
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        if isOn { Holder() }
      }
    }
  }

  private struct Holder: View {
    @StateObject private var model = Model()
    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  @Test func `an object lives as long as its place`() throws {
    let before = Model.alive
    var host: ViewHost? = ViewHost { Owner() }
    try host?.update()
    #expect(Model.alive - before == 2)
    try host?.send(.press("count 0"))
    #expect(host?.controls == ["switch", "count 1"])
    try host?.send(.press("switch"))
    #expect(Model.alive - before == 1)
    try host?.send(.press("switch"))
    #expect(host?.controls == ["switch", "count 0"])
    host = nil
    #expect(Model.alive == before)
  }

  private struct Observer: View {
    @ObservedObject var model: Model
    var body: some View { Text("count \(model.count)") }
  }

  private struct Swapping: View {
    let models: [Model]
    @State private var index = 0
    var body: some View {
      VStack {
        Button("swap") { index = 1 - index }
        Observer(model: models[index])
      }
    }
  }

  @Test func `a view follows the object that it has now`() throws {
    let models = [Model(), Model()]
    let host = ViewHost { Swapping(models: models) }
    try host.update()
    models[1].count = 5
    try host.update()
    #expect(host.statistics.bodyCount(of: Observer.self) == 1)
    try host.send(.press("swap"))
    #expect(host.displayList().texts == ["swap", "count 5"])
    models[0].count = 9
    #expect(!host.needsUpdate)
    models[1].count = 6
    try host.update()
    #expect(host.displayList().texts == ["swap", "count 6"])
  }

  private struct Finder: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("found \(model.count)") }
  }

  @Test func `an object is found by its type`() throws {
    let model = Model()
    let host = ViewHost { Finder().environmentObject(model) }
    try host.update()
    model.count = 2
    try host.update()
    #expect(host.displayList().texts == ["found 2"])
  }

  private struct Watching: View {
    let model: Watched
    var body: some View { Text("shown \(model.shown)") }
  }

  @Test func `what a body reads of an observable object is followed`() throws {
    let model = Watched()
    let host = ViewHost { Watching(model: model) }
    try host.update()
    model.hidden = 1
    #expect(!host.needsUpdate)
    model.shown = 1
    try host.update()
    #expect(host.displayList().texts == ["shown 1"])
    model.shown = 2
    try host.update()
    #expect(host.displayList().texts == ["shown 2"])
  }

  private struct Optional: View {
    @Environment(Watched.self) private var model: Watched?
    var body: some View { Text(model.map { "has \($0.shown)" } ?? "none") }
  }

  @Test func `an optional object may be missing`() throws {
    let none = ViewHost { Optional() }
    try none.update()
    #expect(none.displayList().texts == ["none"])
    let some = ViewHost { Optional().environment(Watched()) }
    try some.update()
    #expect(some.displayList().texts == ["has 0"])
  }
}
