import Glibc
import StyleAPI
import StyleHost
import TestSupport
import Testing
import ViewHosting

/// Whether the texts of controls can be read on their plates, wherever those stand.
struct ControlContrastTests {
  private struct Buttons: View {
    var body: some View {
      Button("Plain") {}
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }

  private static let surroundings: [ViewCase<AnyView>] = [
    ViewCase("page") { content in VStack { content } },
    ViewCase("section") { content in Form { Section("Header") { content } } },
    ViewCase("sheet") { content in
      Text("behind").padding(80).sheet(isPresented: .constant(true)) {
        Form {
          Section {
            content
          } footer: {
            Text("Footer")
          }
        }
      }
    },
  ]

  /// A screen that was pushed, with fields on it.
  private struct Screen: View {
    let tint: Color?
    @State private var text = ""
    var body: some View {
      NavigationStack {
        NavigationLink("open") {
          TextField("Name", text: $text)
          TextField("Place", text: $text, prompt: Text("Town"))
        }
      }
      .tint(tint)
    }
  }

  private static let tints: [Color?] = [nil, .yellow, .black, .white, Color(hex: 0xFF0000)]

  private struct Light {
    var red: Double
    var green: Double
    var blue: Double

    init(hex: UInt32) {
      func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
      (red, green, blue) = (part(16), part(8), part(0))
    }

    mutating func cover(with color: DisplayColor) {
      func mix(_ below: Double, _ above: Float) -> Double {
        below + (Double(above) - below) * Double(color.opacity)
      }
      (red, green, blue) = (mix(red, color.red), mix(green, color.green), mix(blue, color.blue))
    }

    /// The relative luminance of WCAG 2.
    var luminance: Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(to other: Light) -> Double {
      let (one, two) = (luminance + 0.05, other.luminance + 0.05)
      return max(one, two) / min(one, two)
    }
  }

  private static let pages: [(ColorScheme, UInt32)] =
    [(.light, 0xFFFFFF), (.dark, 0x1E1E1E), (.dark, 0x000000)]

  @Test(arguments: surroundings, pages)
  func `labels have a contrast of at least 4.5`(
    surroundings: ViewCase<AnyView>,
    page: (ColorScheme, UInt32)
  ) throws {
    let host = host(page.0) { surroundings.view(AnyView(Buttons())) }
    try host.update()
    let texts = expectLegibleTexts(of: host, on: page.1)
    #expect(texts.isSuperset(of: ["Plain", "Delete", "Cancel"]))
  }

  @Test(arguments: surroundings, pages)
  func `so have prompts, and the way back in whatever tint`(
    surroundings: ViewCase<AnyView>,
    page: (ColorScheme, UInt32)
  ) throws {
    for tint in Self.tints {
      let host = host(page.0) { surroundings.view(AnyView(Screen(tint: tint))) }
      try host.send(.press("open"))
      try host.send(.focus("Place"))
      let texts = expectLegibleTexts(of: host, on: page.1)
      #expect(texts.isSuperset(of: ["Back", "Name", "Town"]))
    }
  }

  @Test(arguments: surroundings, pages)
  func `in a terminal, so has what has the focus in whatever tint`(
    surroundings: ViewCase<AnyView>,
    page: (ColorScheme, UInt32)
  ) throws {
    struct Edited: View {
      @State private var text = "ab"
      var body: some View {
        Button("Plain") {}
        Button("Delete", role: .destructive) {}
        TextField("Name", text: $text)
      }
    }
    for tint in Self.tints {
      let host = host(page.0, .ansi(.trueColor)) {
        surroundings.view(AnyView(Edited().tint(tint)))
      }
      for label in ["Plain", "Delete"] {
        try host.send(.focus(label))
        #expect(expectLegibleTexts(of: host, on: page.1).isSuperset(of: [label, "<", ">"]))
      }
      try host.send([.focus("Name"), .key(.home), .key(.right)])
      #expect(expectLegibleTexts(of: host, on: page.1).isSuperset(of: ["a", "b"]))
    }
  }

  private func host(
    _ scheme: ColorScheme,
    _ target: RenderTarget = .svg,
    @ViewBuilder content: @escaping () -> some View
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return ViewHost(target: target, environment: environment, content: content)
  }

  /// Checks all texts that stand before others.
  ///
  /// - Returns: What was checked.
  private func expectLegibleTexts(of host: ViewHost, on pageColor: UInt32) -> Set<String> {
    let list = host.displayList()
    var fills: [(box: CGRect, color: DisplayColor)] = []
    var texts: Set<String> = []
    for item in list.items {
      switch item {
      case .fill(.rectangle(let box), .color(let color)),
        .fill(.rounded(let box, _), .color(let color)):
        fills.append((box, color))
      case .text(let run):
        guard case .color(let ink) = run.paint else { continue }
        let (x, y) = (run.origin.x + run.width / 2, run.origin.y - 3)
        var ground = Light(hex: pageColor)
        for (box, color) in fills
        where (box.minX...box.maxX).contains(x) && (box.minY...box.maxY).contains(y) {
          ground.cover(with: color)
        }
        var letters = ground
        letters.cover(with: ink)
        let text = list.string(run.text)
        if text == "behind" { continue }
        texts.insert(text)
        let contrast = letters.contrast(to: ground)
        #expect(contrast >= 4.5, "'\(text)' has \(contrast)")
      default: continue
      }
    }
    return texts
  }

  @Test func `the shadow of a sheet lies on its backdrop`() throws {
    let host = ViewHost { Text("behind").sheet(isPresented: .constant(true)) { Text("sheet") } }
    try host.update()
    let list = host.displayList()
    #expect(list.ink == list.bounds)
  }
}
