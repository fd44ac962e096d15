import StyleAPI
import TestSupport
import Testing

/// `frame(width:height:)`, `fixedSize` and `padding`.
@Suite struct FrameTests {
  static let positions: [(Alignment, Double, Double)] = [
    (.topLeading, 0, 0), (.top, 40, 0), (.topTrailing, 80, 0),
    (.leading, 0, 15), (.center, 40, 15), (.trailing, 80, 15),
    (.bottomLeading, 0, 30), (.bottom, 40, 30), (.bottomTrailing, 80, 30),
  ]

  @Test("A smaller view stands where the alignment says", arguments: positions)
  func smallerView(alignment: Alignment, x: Double, y: Double) {
    let view = Color.red.frame(width: 20, height: 10).marked("view")
    let fixed = DrawnView(view.frame(width: 100, height: 40, alignment: alignment))
    #expect(fixed["view"] == box(x, y, 20, 10))
    let flexible = DrawnView(
      view.frame(minWidth: 100, minHeight: 40, alignment: alignment),
      width: 5,
      height: 5
    )
    #expect(flexible["view"] == box(x, y, 20, 10))
  }

  @Test("A larger view sticks out by the alignment", arguments: positions)
  func largerView(alignment: Alignment, x: Double, y: Double) {
    let drawn = DrawnView(
      Color.red.frame(width: 180, height: 70).marked("view")
        .frame(width: 100, height: 40, alignment: alignment).marked("frame")
    )
    #expect(drawn["frame"] == box(0, 0, 100, 40))
    #expect(drawn["view"] == box(-x, -y, 180, 70))
    #expect(drawn.size == CGSize(width: 100, height: 40))
    #expect(drawn.list.ink == box(-x, -y, 180, 70))
  }

  @Test("A row that is wider than its frame sticks out on both sides")
  func wideRow() {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 60, height: 10).marked("a")
      Color.red.frame(width: 60, height: 10).marked("b")
    }
    let centered = DrawnView(row.frame(width: 100))
    #expect(centered["a"] == box(-15, 0, 60, 10))
    #expect(centered["b"] == box(55, 0, 60, 10))
    let trailing = DrawnView(row.frame(width: 100, alignment: .trailing))
    #expect(trailing["a"]?.minX == -30)
    let limited = DrawnView(row.frame(maxWidth: 100, alignment: .leading), width: 400)
    #expect(limited["a"]?.minX == 0)
    #expect(limited.size.width == 100)
  }

  @Test("An axis without a length is the view's own")
  func oneAxis() {
    let width = DrawnView(Color.red.frame(width: 30).marked("frame"), width: 80, height: 50)
    #expect(width["frame"] == box(0, 0, 30, 50))
    let text = DrawnView(Text("abcd").font(.system(size: 10)).frame(height: 40).marked("frame"))
    #expect(text["frame"] == box(0, 0, 20, 40))
  }

  @Test(
    "A length that is negative or no number counts as not given",
    arguments: [-1, .nan, .infinity, -.infinity] as [Double]
  )
  func invalidLengths(length: Double) {
    let drawn = DrawnView(
      Color.red.frame(width: length, height: length).marked("frame"),
      width: 30,
      height: 20
    )
    #expect(drawn["frame"] == box(0, 0, 30, 20))
  }

  @Test("A fixed size is the ideal one along its axes, and its parent is not told")
  func fixedSize() {
    let text = Text("aaaa bbbb").font(.system(size: 10)).marked("text")
    let wrapped = DrawnView(text, width: 25)
    #expect(wrapped["text"] == box(0, 0, 20, 20))
    let fixed = DrawnView(text.fixedSize().frame(width: 25).marked("frame"))
    #expect(fixed["text"] == box(-10, 0, 45, 10))
    #expect(fixed["frame"] == box(0, 0, 25, 10))
    let vertical = DrawnView(
      text.fixedSize(horizontal: false, vertical: true),
      width: 25,
      height: 5
    )
    #expect(vertical["text"] == box(0, 0, 20, 20))
    let horizontal = DrawnView(
      Color.red.fixedSize(horizontal: true, vertical: false).marked("view"),
      width: 70,
      height: 30
    )
    #expect(horizontal["view"] == box(0, 0, 10, 30))
  }

  @Test("Padding offers less and adds its own")
  func padding() {
    let drawn = DrawnView(
      Color.red.marked("view")
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).marked("padded"),
      width: 50,
      height: 40
    )
    #expect(drawn["padded"] == box(0, 0, 50, 40))
    #expect(drawn["view"] == box(2, 1, 44, 36))
    let text = DrawnView(
      Text("ab").font(.system(size: 10)).marked("text")
        .padding(.horizontal, 5).padding(.vertical, 2).marked("padded")
    )
    #expect(text["text"] == box(5, 2, 10, 10))
    #expect(text["padded"] == box(0, 0, 20, 14))
  }

  @Test("Padding without a length is 16 points")
  func defaultPadding() {
    let drawn = DrawnView(Color.red.frame(width: 1, height: 1).marked("view").padding())
    #expect(drawn["view"] == box(16, 16, 1, 1))
    #expect(drawn.size == CGSize(width: 33, height: 33))
    let edge = DrawnView(Color.red.frame(width: 1, height: 1).padding(.leading))
    #expect(edge.size == CGSize(width: 17, height: 1))
  }

  @Test("Negative padding lets a view stick out, and nothing is smaller than nothing")
  func negativePadding() {
    let drawn = DrawnView(
      Color.red.frame(width: 20, height: 10).marked("view").padding(-4).marked("padded")
    )
    #expect(drawn["padded"] == box(0, 0, 12, 2))
    #expect(drawn["view"] == box(-4, -4, 20, 10))
    let all = DrawnView(Color.red.frame(width: 2, height: 2).padding(-10).marked("padded"))
    #expect(all["padded"] == box(0, 0, 0, 0))
    let narrow = DrawnView(Color.red.marked("view").padding(30), width: 20, height: 20)
    #expect(narrow["view"] == box(30, 30, 0, 0))
  }
}
