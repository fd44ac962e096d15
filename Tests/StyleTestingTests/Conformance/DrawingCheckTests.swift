import StyleAPI
@testable import StyleTesting
import Testing

@Suite struct DrawingCheckTests {
  private static let black = DisplayPaint.color(DisplayColor(red: 0, green: 0, blue: 0))
  private static let box = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func problems(_ items: DisplayItem...) -> [StyleFinding.Problem] {
    var list = DisplayList(metrics: "font")
    list.bounds = Self.box
    list.ink = Self.box
    list.items = items
    return DrawingCheck.problems(of: list)
  }

  @Test func `ink in its box is all right`() {
    #expect(problems(.fill(.rectangle(Self.box), Self.black)) == [])
  }

  @Test func `ink beyond the box is found`() {
    let wide = CGRect(x: -1, y: 0, width: 22, height: 10)
    #expect(
      problems(.fill(.rectangle(wide), Self.black))
        == [.outsideInk(x: -1, y: 0, width: 22, height: 10)]
    )
    #expect(
      problems(.stroke(.rectangle(Self.box), Self.black, DisplayStroke(width: 2))).count == 1
    )
  }

  @Test func `what is clipped is not ink`() {
    let wide = CGRect(x: -1, y: 0, width: 22, height: 10)
    let fill = DisplayItem.fill(.rectangle(wide), Self.black)
    #expect(problems(.beginClip(.ellipse(Self.box)), fill, .end) == [])
    #expect(problems(.beginClip(.ellipse(Self.box)), .end, fill).count == 1)
  }

  @Test func `what is moved is ink where it is moved to`() {
    let transform = DisplayTransform(scaleX: 0.5, scaleY: 0.5, translateX: 0, translateY: 0)
    let wide = CGRect(x: 0, y: 0, width: 40, height: 20)
    let fill = DisplayItem.fill(.rectangle(wide), Self.black)
    #expect(problems(.beginTransform(transform), fill, .end) == [])
    #expect(problems(fill).count == 1)
  }

  @Test(arguments: [
    DisplayItem.fill(.rectangle(CGRect(x: .nan, y: 0, width: 1, height: 1)), black),
    .fill(.rounded(box, radius: .infinity), black),
    .fill(.rectangle(box), .color(DisplayColor(red: .nan, green: 0, blue: 0))),
    .stroke(.rectangle(box), black, DisplayStroke(width: .infinity)),
    .beginOpacity(.nan),
    .beginShadow(
      DisplayShadow(color: DisplayColor(red: 0, green: 0, blue: 0), radius: .nan, x: 0, y: 0)
    ),
    .beginTransform(DisplayTransform(scaleX: .infinity, scaleY: 1, translateX: 0, translateY: 0)),
  ])
  func `numbers that are not finite are found`(item: DisplayItem) {
    #expect(problems(item) == [.notFinite])
  }
}
