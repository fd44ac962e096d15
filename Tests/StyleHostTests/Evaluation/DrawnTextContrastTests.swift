import StyleAPI
import Testing

@testable import StyleHost

@Suite("The contrast of a drawn text")
struct DrawnTextContrastTests {
  private func least(
    _ view: some View,
    over backdrop: DisplayColor = DisplayColor(red: 1, green: 1, blue: 1)
  ) throws -> Double {
    let drawer = ViewDrawer(target: .svg, environment: EnvironmentValues())
    let list = try drawer.displayList(of: view)
    let measured = DrawnTextContrast.measure(list, over: backdrop)
    return try #require(measured.map(\.ratio).min())
  }

  private let text = Text(verbatim: "text").foregroundStyle(.white)

  @Test("is that with the page where nothing lies under it")
  func page() throws {
    #expect(try least(text) == 1)
    #expect(try least(text, over: DisplayColor(red: 0, green: 0, blue: 0)) == 21)
  }

  @Test("is that with the plate, also with what of the page shines through")
  func plate() throws {
    #expect(try least(text.padding(4).background(.black)) == 21)
    let half = Color.black.opacity(0.5)
    #expect(abs(try least(text.padding(4).background(half)) - 3.95) < 0.05)
  }

  @Test("is the least along a gradient")
  func gradient() throws {
    let gradient = LinearGradient(
      colors: [.black, .white],
      startPoint: .leading,
      endPoint: .trailing
    )
    #expect(try least(text.background(gradient)) < 1.1)
  }

  @Test("counts a plate only where it is")
  func besides() throws {
    #expect(
      try least(
        text.padding(10).background(alignment: .topLeading) {
          Rectangle().fill(.black).frame(width: 4, height: 4)
        }
      ) == 1
    )
  }

  @Test("counts the opacity of the letters")
  func opacity() throws {
    let faint = Text(verbatim: "text").foregroundStyle(.black).opacity(0.3)
    #expect(try least(faint) < 2.5)
  }
}

@Suite("A document is well-formed")
struct WellFormednessTests {
  @Test(
    "where its tags match and it has one root",
    arguments: [
      ("<a><b/>text</a>", true), ("<?xml version=\"1.0\"?>\n<a/>", true), ("<a>", false),
      ("<a></b>", false), ("<a/><b/>", false), ("", false), ("<a b=1/>", false),
      ("<a>&nbsp;</a>", false), ("</a>", false),
    ]
  )
  func problem(text: String, isWellFormed: Bool) {
    #expect((WellFormedness.problem(in: text) == nil) == isWellFormed)
  }
}
