import StyleAPI
import TestSupport
import Testing
import ViewHosting

extension Situation {
  static let identity = [
    Situation("a view that goes and comes back stands in its place before the next one") {
      struct Parent: View {
        @State private var isOn = true
        var body: some View {
          VStack {
            if isOn { Text("a") }
            Button("b") { isOn.toggle() }
          }
        }
      }
      let host = ViewHost { Parent() }
      try host.send(.press("b"))
      #expect(host.displayList().texts == ["b"])
      try host.send(.press("b"))
      #expect(host.displayList().texts == ["a", "b"])
    },
    Situation("one of three elements is removed: the others keep what is theirs") {
      struct Rows: View {
        @State private var names = ["a", "b", "c"]
        var body: some View {
          VStack {
            Button("remove") { names.remove(at: 1) }
            Button("turn") { names.reverse() }
            ForEach(names, id: \.self) { Stamp(name: $0) }
          }
        }
      }
      let host = ViewHost { Rows() }
      try host.send(.press("a 0"))
      try host.send(.press("c 0"))
      try host.send(.press("c 1"))
      try host.send(.press("remove"))
      #expect(host.controls.suffix(2) == ["a 1", "c 2"])
      let made = host.statistics.made
      try host.send(.press("turn"))
      #expect(host.controls.suffix(2) == ["c 2", "a 1"])
      #expect(host.statistics.made == made)
    },
    Situation("two elements share an id: each is drawn and nothing stops") {
      struct Rows: View {
        @State private var ids = [4711, 4711]
        var body: some View {
          VStack {
            Button("more") { ids.append(4711) }
            ForEach(ids, id: \.self) { Text("\($0)") }
          }
        }
      }
      let host = ViewHost { Rows() }
      try host.send(.press("more"))
      #expect(host.displayList().texts == ["more", "4711", "4711", "4711"])
    },
    Situation("a body of several views is spliced into the container around it") {
      struct Pair: View {
        var body: some View {
          Text("left")
          Text("right")
        }
      }
      let spliced = ViewHost { HStack(spacing: 3) { Pair() } }
      let written = ViewHost {
        HStack(spacing: 3) {
          Text("left")
          Text("right")
        }
      }
      try spliced.update()
      try written.update()
      #expect(spliced.displayList() == written.displayList())
    },
    Situation("one of several views that are modified together makes room for another one") {
      struct Row: View {
        @State private var isOn = false
        var body: some View {
          if isOn { Text("on") } else { Button("off") { isOn = true } }
        }
      }
      let host = ViewHost {
        VStack {
          Group {
            Row()
            Text("below")
          }
          .padding(.horizontal, 4)
          .opacity(0.5)
        }
      }
      let fresh = ViewHost {
        VStack {
          Group {
            Text("on")
            Text("below")
          }
          .padding(.horizontal, 4)
          .opacity(0.5)
        }
      }
      _ = host.displayList()
      try host.send(.press("off"))
      try fresh.update()
      #expect(host.displayList() == fresh.displayList())
    },
    Situation("a body returns its view") {
      struct Returning: View {
        @State private var count = 0
        var body: some View {
          let text = "count \(count)"
          return Button(text) { count += 1 }
        }
      }
      let host = ViewHost { Returning() }
      try host.send(.press("count 0"))
      #expect(host.controls == ["count 1"])
    },
    Situation("a container has more than ten children, each with its state") {
      let host = ViewHost {
        VStack {
          Stamp(name: "a")
          Stamp(name: "b")
          Stamp(name: "c")
          Stamp(name: "d")
          Stamp(name: "e")
          Stamp(name: "f")
          Stamp(name: "g")
          Stamp(name: "h")
          Stamp(name: "i")
          Stamp(name: "j")
          Stamp(name: "k")
          Stamp(name: "l")
        }
      }
      try host.send(.press("l 0"))
      #expect(host.controls.count == 12)
      #expect(host.controls.last == "l 1")
    },
    Situation("a view without data or content takes no slot and no spacing") {
      struct Rows: View {
        @State private var names = ["x"]
        var body: some View {
          VStack(spacing: 5) {
            Button("clear") { names = [] }
            EmptyView()
            ForEach(names, id: \.self) { Text($0) }
            Group {
              EmptyView()
              EmptyView()
            }
            Text("end")
          }
        }
      }
      let host = ViewHost { Rows() }
      try host.update()
      let full = host.displayList().bounds.height
      try host.send(.press("clear"))
      let plain = ViewHost {
        VStack(spacing: 5) {
          Button("clear") {}
          Text("end")
        }
      }
      try plain.update()
      #expect(host.displayList() == plain.displayList())
      #expect(host.displayList().bounds.height < full)
    },
    Situation("views are drawn once, without a live tree") {
      #expect(Drawing.texts(of: Stamp(name: "once")) == ["once 0"])
    },
  ]
}
