import StyleAPI
import TestSupport
import Testing
import ViewHosting

extension Situation {
  static let environment = [
    Situation("the root's environment changes: readers run, and all state is kept") {
      let host = ViewHost {
        Stamp(name: "a")
        GradeReader()
      }
      try host.send(.press("a 0"))
      let stamps = host.statistics.bodyCount(of: Stamp.self)
      host.environment.grade = 1
      try host.update()
      #expect(host.displayList().texts == ["a 1", "grade 1"])
      #expect(host.statistics.bodyCount(of: Stamp.self) == stamps)
    },
    Situation("views, modifiers, styles and properties within them all read it") {
      struct Reader: DynamicProperty { @Environment(\.grade) var grade }
      struct Modifier: ViewModifier {
        @Environment(\.grade) private var grade
        var reader = Reader()
        func body(content: Content) -> some View { Text("modifier \(grade) \(reader.grade)") }
      }
      struct Style: BadgeStyle {
        @Environment(\.grade) private var grade
        func makeBody(_ label: AnyView) -> some View {
          HStack {
            label
            Text("style \(grade)")
          }
        }
      }
      let host = ViewHost {
        GradeReader()
        Text("").modifier(Modifier())
        Badge("b").badgeStyle(Style())
      }
      try host.update()
      host.environment.grade = 2
      try host.update()
      #expect(host.displayList().texts == ["grade 2", "modifier 2 2", "b", "style 2"])
    },
    Situation("it reaches a reader through every wrapper") {
      struct Through: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
      }
      struct Wrappers: View {
        @State private var isOn = true
        var body: some View {
          AnyView(GradeReader())
          Group { GradeReader() }
          if isOn { GradeReader().modifier(Through()) }
          ForEach(0..<1) { _ in GradeReader().id(1) }
          Color.red.overlay { GradeReader() }
          Color.red.background { GradeReader() }
          GeometryReader { _ in GradeReader() }
        }
      }
      let host = ViewHost { VStack { Wrappers() } }
      try host.update()
      _ = host.displayList()
      host.environment.grade = 3
      try host.update()
      #expect(host.displayList().texts == Array(repeating: "grade 3", count: 7))
    },
    Situation("a shape is painted with what is set around its wrappers") {
      struct Painted: View {
        @State private var isRed = false
        var body: some View {
          VStack {
            Button("red") { isRed = true }
            AnyView(Group { Capsule().stroke(lineWidth: 2) }.padding())
          }
          .foregroundStyle(isRed ? Color.red : Color.blue)
        }
      }
      let host = ViewHost { Painted() }
      try host.update()
      let before = host.displayList()
      try host.send(.press("red"))
      #expect(host.displayList() != before)
    },
    Situation("a style that is set further out reaches all badges when it changes") {
      struct Named: BadgeStyle {
        var name: String
        func makeBody(_ label: AnyView) -> some View {
          HStack {
            Text(name)
            label
          }
        }
      }
      struct Chooser: View {
        @State private var name = "one"
        var body: some View {
          VStack {
            Button("other") { name = "two" }
            HStack { Badge("a") }
            VStack { VStack { Badge("b") } }
          }
          .badgeStyle(Named(name: name))
        }
      }
      let host = ViewHost { Chooser() }
      try host.send(.press("other"))
      #expect(host.displayList().texts == ["other", "two", "a", "two", "b"])
    },
    Situation("a transform with another key path writes the other key and gives back the first") {
      struct Both: View {
        @Environment(\.grade) private var grade
        @Environment(\.otherGrade) private var other
        var body: some View { Text("\(grade) \(other)") }
      }
      struct Turning: View {
        @State private var isOther = false
        var body: some View {
          VStack {
            Button("turn") { isOther.toggle() }
            Both().transformEnvironment(isOther ? \.otherGrade : \.grade) { $0 += 7 }
            Both().environment(isOther ? \.otherGrade : \.grade, 9)
          }
        }
      }
      let host = ViewHost { Turning() }
      try host.update()
      #expect(host.displayList().texts == ["turn", "7 0", "9 0"])
      try host.send(.press("turn"))
      #expect(host.displayList().texts == ["turn", "0 7", "0 9"])
      try host.send(.press("turn"))
      #expect(host.displayList().texts == ["turn", "7 0", "9 0"])
    },
    Situation("a view that equals the last one runs for what it reads, and keeps its actions") {
      struct Equal: View, Equatable {
        let name: String
        @Environment(\.grade) private var grade
        static func == (one: Self, other: Self) -> Bool { true }
        var body: some View { Text("\(name) \(grade)") }
      }
      struct Parent: View {
        let appeared: Counter
        @State private var passes = 0
        var body: some View {
          VStack {
            Button("pass") { passes += 1 }
            Equal(name: "\(passes)").onAppear { _ = appeared.next() }
          }
        }
      }
      let appeared = Counter()
      let host = ViewHost { Parent(appeared: appeared) }
      try host.send(.press("pass"))
      host.environment.grade = 4
      try host.update()
      #expect(host.displayList().texts == ["pass", "0 4"])
      #expect(appeared.value == 1)
    },
    Situation("a view that reads nothing that changes does not run") {
      struct Parent: View {
        @State private var passes = 0
        var body: some View {
          VStack {
            Button("pass \(passes)") { passes += 1 }
            ForEach(0..<20) { Stamp(name: "\($0)") }
            GradeReader()
          }
        }
      }
      let host = ViewHost { Parent() }
      try host.update()
      for pass in 0..<3 { try host.send(.press("pass \(pass)")) }
      host.environment.otherGrade = 1
      try host.update()
      #expect(host.statistics.bodyCount(of: Stamp.self) == 20)
      #expect(host.statistics.bodyCount(of: GradeReader.self) == 1)
    },
    Situation("an explicit nil hides a value further out") {
      struct Named: View {
        @Environment(\.tint) private var tint
        var body: some View { Text(tint == nil ? "nil" : "tinted") }
      }
      struct Clearing: View {
        @State private var clears = false
        var body: some View {
          VStack {
            Button("clear") { clears = true }
            Named().environment(\.tint, clears ? nil : .green)
          }
          .environment(\.tint, .red)
        }
      }
      let host = ViewHost { Clearing() }
      try host.send(.press("clear"))
      #expect(host.displayList().texts == ["clear", "nil"])
    },
  ]
}
