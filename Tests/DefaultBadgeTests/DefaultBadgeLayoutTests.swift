import DefaultBadge
import StyleAPI
import StyleHost
import Testing

@Suite struct DefaultBadgeLayoutTests {
  private func drawing(of view: some View) throws -> DisplayList {
    try ViewDrawer(target: .svg, environment: EnvironmentValues())
      .displayList(of: view.badgeStyle(.default))
  }

  /// The boxes that are filled, in drawing order; what is painted over a plate is no other one.
  private func plates(_ list: DisplayList) -> [CGRect] {
    list.items.reduce(into: []) { plates, item in
      switch item {
      case .fill(.rounded(let rect, _), _), .fill(.uneven(let rect, _), _):
        if plates.last != rect { plates.append(rect) }
      default: break
      }
    }
  }

  @Test func `a pair is 20 points high, with 5 points beside each text`() throws {
    let list = try drawing(of: Badge("build", "passing"))
    let plates = plates(list)
    #expect(list.bounds.height == 20)
    try #require(plates.count == 2)
    #expect(plates[0].maxX == plates[1].minX)
    for case (let plate, .text(let run)) in zip(plates, list.items.filter(\.isText)) {
      #expect(run.font == ResolvedFont(family: .verdana, size: 11))
      #expect(run.origin.y == 14)
      #expect(abs(run.origin.x - plate.minX - 5) < 0.5)
      #expect(abs(plate.maxX - run.origin.x - run.width - 5) < 0.5)
    }
  }

  @Test func `only the outer corners of a pair are round`() throws {
    let list = try drawing(of: Badge("build", "passing"))
    let radii = list.items.reduce(into: [CornerRadii]()) { radii, item in
      if case .fill(.uneven(_, let own), _) = item, radii.last != own { radii.append(own) }
    }
    #expect(
      radii == [
        CornerRadii(topLeft: 3, topRight: 0, bottomRight: 0, bottomLeft: 3),
        CornerRadii(topLeft: 0, topRight: 3, bottomRight: 3, bottomLeft: 0),
      ]
    )
  }

  @Test(arguments: [Alignment.topLeading, .topTrailing, .bottomLeading, .bottomTrailing])
  func `a corner badge's centre lies on the corner`(alignment: Alignment) throws {
    let view = Color.clear.frame(width: 100, height: 40).badge(alignment: alignment) { Text("300") }
    let list = try drawing(of: view)
    let plate = try #require(plates(list).first)
    #expect(list.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(plate.midX == (alignment.horizontal == .leading ? 0 : 100))
    #expect(plate.midY == (alignment.vertical == .top ? 0 : 40))
    #expect(plate.height == 18)
  }

  @Test(arguments: ["1", "3", "•", "i", ""])
  func `a badge of one character is a disc`(text: String) throws {
    let view = Color.clear.frame(width: 100, height: 40).badge { Text(text) }
    let plate = try #require(plates(try drawing(of: view)).first)
    #expect(plate.width == plate.height)
  }

  @Test func `an option gives the colour where the environment gives none`() throws {
    let navy = Color(hex: 0x000080)
    let style = DefaultBadgeStyle(tint: navy)
    func plate(_ tint: Color?) throws -> DisplayPaint? {
      let view = Color.clear.frame(width: 9, height: 9).badge { Text("1") }.badgeTint(tint)
      let drawer = ViewDrawer(target: .svg, environment: EnvironmentValues())
      for case .fill(_, let paint) in try drawer.displayList(of: view.badgeStyle(style)).items {
        return paint
      }
      return nil
    }
    #expect(try plate(nil) == .color(navy.resolved(in: .light)))
    #expect(try plate(.white) == .color(Color.white.resolved(in: .light)))
  }
}

extension DisplayItem {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
