import StyleAPI
import Testing
import ViewHosting

extension Situation {
  static let objects = [
    Situation("a published property of an environment object changes: its reader runs") {
      struct Reader: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("count \(model.count)") { model.count += 1 } }
      }
      let model = Model()
      let host = ViewHost { VStack { Reader() }.environmentObject(model) }
      try host.send(.press("count 0"))
      model.count += 1
      try host.update()
      #expect(host.controls == ["count 2"])
      #expect(host.statistics.bodyCount(of: Reader.self) == 3)
    },
    Situation("an observed object is replaced: the new one is followed, the old one dropped") {
      struct Shown: View {
        @ObservedObject var model: Model
        var body: some View { Text("count \(model.count)") }
      }
      struct Parent: View {
        let models: [Model]
        @State private var index = 0
        var body: some View {
          VStack {
            Button("next") { index += 1 }
            Shown(model: models[index])
          }
        }
      }
      let models = [Model(), Model()]
      let host = ViewHost { Parent(models: models) }
      try host.send(.press("next"))
      models[0].count = 1
      #expect(!host.needsUpdate)
      models[1].count = 2
      try host.update()
      #expect(host.displayList().texts == ["next", "count 2"])
    },
    Situation("a parent makes an object in each pass: observed it is new, kept it is the first") {
      struct Observed: View {
        @ObservedObject var model = Model()
        var body: some View { Button("observed \(model.count)") { model.count += 1 } }
      }
      struct Kept: View {
        @StateObject var model = Model()
        var body: some View { Button("kept \(model.count)") { model.count += 1 } }
      }
      struct Parent: View {
        @State private var passes = 0
        var body: some View {
          VStack {
            Button("pass \(passes)") { passes += 1 }
            Observed()
            Kept()
          }
        }
      }
      let host = ViewHost { Parent() }
      try host.send(.press("observed 0"))
      try host.send(.press("kept 0"))
      try host.send(.press("pass 0"))
      #expect(host.controls == ["pass 1", "observed 0", "kept 1"])
    },
    Situation("objects of one's own are read from the environment, there or not") {
      struct Reader: View {
        @Environment(Settings.self) private var settings: Settings?
        var body: some View { Text(settings?.name ?? "none") }
      }
      let settings = Settings()
      let host = ViewHost {
        Reader()
        Reader().environment(settings)
      }
      try host.update()
      settings.name = "fancy"
      try host.update()
      #expect(host.displayList().texts == ["none", "fancy"])
      #expect(host.statistics.bodyCount(of: Reader.self) == 3)
    },
  ]
}
