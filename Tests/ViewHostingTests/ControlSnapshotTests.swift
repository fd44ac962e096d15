import StyleAPI
import StyleHost
import StyleTesting
import Testing
import ViewHosting

/// A screen with every control, to look at.
private struct Gallery: View {
  @State private var name = ""
  @State private var team = "Engine"

  var body: some View {
    NavigationStack {
      Form {
        TextField("Your name", text: $name)
        TextField("Team", text: $team)
        Toggle("Remember me", isOn: .constant(true))
        Toggle("Show badges", isOn: .constant(false))
        Toggle("Locked", isOn: .constant(true)).disabled(true)
        Section {
          Button("Save") {}
          Button("Delete", role: .destructive) {}
          Button("Not now") {}.disabled(true)
          NavigationLink("More") { Text("more") }
        } header: {
          Text("Actions")
        } footer: {
          Text("What is deleted is gone.")
        }
      }
      .navigationTitle("Profile")
    }
    .padding(16)
  }
}

private struct Items: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("alpha") { EmptyView() }
        Text("beta")
        Section("More") { ForEach(0..<3) { Text("row \($0)") } }
      }
      .navigationTitle("Items")
    }
    .padding(16)
  }
}

private struct Covered: View {
  var body: some View {
    Gallery().sheet(isPresented: .constant(true)) {
      Text("Really delete?").bold()
      Text("This cannot be undone.").foregroundStyle(.secondary)
      HStack {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
    }
  }
}

private struct Long: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) { ForEach(1..<20) { Text("line \($0)") } }
    }
    .frame(width: 120, height: 96)
    .padding(16)
  }
}

@Suite struct ControlSnapshotTests {
  enum Picture: String, CaseIterable {
    case gallery, items, covered, long

    @ViewBuilder var view: some View {
      switch self {
      case .gallery: Gallery()
      case .items: Items()
      case .covered: Covered()
      case .long: Long()
      }
    }
  }

  @Test(arguments: Picture.allCases) func pictures(picture: Picture) {
    assertSnapshot(of: picture.view, as: .svg(.light), named: picture.rawValue)
    assertSnapshot(of: picture.view, as: .svg(.dark), named: picture.rawValue)
  }

  @Test(arguments: Picture.allCases) func terminals(picture: Picture) {
    assertSnapshot(of: picture.view, as: .text, named: picture.rawValue)
    assertSnapshot(of: picture.view, as: .ansi(.trueColor), named: picture.rawValue)
    assertSnapshot(of: picture.view, as: .ansi(.ansi16), named: picture.rawValue)
  }

  static let focused = ["Your name", "Team", "Remember me", "Save", "Delete", "More"]

  @Test(arguments: focused) func focus(control: String) throws {
    for target in [RenderTarget.svg, .ansi(.trueColor), .ansi(.none)] {
      let host = ViewHost(target: target) { Gallery() }
      try host.send([.focus(control), .key(.left)])
      let list = host.displayList()
      switch target {
      case .svg:
        let file = SnapshotStrategy<String>(name: "svg", pathExtension: "svg") { text, _ in text }
        assertSnapshot(of: SVGRenderer().svg(for: list), as: file, named: control)
      case .ansi(.none):
        assertSnapshot(
          of: try PlainTextRenderer().text(for: list),
          as: .lines,
          named: "\(control) text"
        )
      case .ansi:
        assertSnapshot(
          of: try ANSIRenderer(profile: .trueColor).text(for: list),
          as: .lines,
          named: "\(control) ansi"
        )
      }
    }
  }
}
