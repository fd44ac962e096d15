import StyleAPI
import TestSupport
import Testing

/// How a stack shares its length among its views.
@Suite struct StackDivisionTests {
  private struct Flexible: View {
    let name: String
    let ideal: Double

    var body: some View {
      Color.red.frame(minWidth: 0, idealWidth: ideal, maxWidth: ideal).marked(name)
    }
  }

  private func aroundSpacer(_ width: Double?) -> DrawnView {
    DrawnView(
      HStack(spacing: 10) {
        Flexible(name: "a", ideal: 60)
        Spacer(minLength: 0).marked("spacer")
        Flexible(name: "b", ideal: 60)
      },
      width: width,
      height: 20
    )
  }

  @Test(
    "A spacer gets what the other views leave",
    arguments: [(100.0, 40.0, 0.0), (140, 60, 0), (160, 60, 20), (20, 0, 0), (0, 0, 0)]
  )
  func spacerComesLast(width: Double, side: Double, middle: Double) throws {
    let drawn = aroundSpacer(width)
    #expect(drawn["a"] == box(0, 0, side, 20))
    #expect(drawn["spacer"] == box(side + 10, 10, middle, 0))
    #expect(drawn["b"] == box(side + middle + 20, 0, side, 20))
  }

  @Test("Without a proposal every view has its ideal length")
  func idealLengths() {
    let drawn = aroundSpacer(nil)
    #expect(drawn["a"]?.width == 60)
    #expect(drawn["spacer"]?.width == 0)
    #expect(drawn["b"] == box(80, 0, 60, 20))
    #expect(drawn.size == CGSize(width: 140, height: 20))
  }

  @Test("A view with a least width may make the stack overflow")
  func overflow() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).marked("a")
        Rectangle().frame(minWidth: 100).marked("b")
      }
      .frame(width: 150, height: 10, alignment: .leading)
    )
    #expect(drawn["a"] == box(0, 0, 75, 10))
    #expect(drawn["b"] == box(75, 0, 100, 10))
  }

  @Test("Endlessly flexible views are asked in the order of their least lengths, largest first")
  func largestMinimumFirst() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Rectangle().marked("a")
        Rectangle().frame(minWidth: 80).marked("b")
      },
      width: 100,
      height: 10
    )
    #expect(drawn["a"]?.width == 20)
    #expect(drawn["b"]?.width == 80)
  }

  @Test("The less flexible view is asked first wherever it stands")
  func leastFlexibleFirst() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 10, maxWidth: 90).marked("a")
        Rectangle().frame(minWidth: 30, maxWidth: 40).marked("b")
        Color.red.frame(width: 25).marked("c")
      },
      width: 100,
      height: 10
    )
    #expect(drawn["c"]?.width == 25)
    #expect(drawn["b"]?.width == 37.5)
    #expect(drawn["a"]?.width == 37.5)
  }

  @Test("Views of higher priority are asked first, the others keep their least lengths")
  func priorities() {
    let drawn = DrawnView(
      HStack(spacing: 5) {
        Rectangle().frame(minWidth: 10, maxWidth: 100).marked("a")
        Rectangle().frame(minWidth: 0, maxWidth: 70).marked("b").layoutPriority(1)
        Rectangle().frame(minWidth: 20, maxWidth: 100).marked("c")
      },
      width: 120,
      height: 10
    )
    // 120 − 10 − 30 = 80 are free for b, which takes 70; a and c share 40.
    #expect(drawn["b"]?.width == 70)
    #expect(drawn["a"]?.width == 20)
    #expect(drawn["c"]?.width == 20)
  }

  @Test("Three levels of priority each leave room for the levels below")
  func threePriorities() {
    let drawn = DrawnView(
      VStack(spacing: 0) {
        Rectangle().frame(minHeight: 10).marked("low").layoutPriority(-1)
        Rectangle().frame(minHeight: 10, maxHeight: 30).marked("middle")
        Rectangle().frame(minHeight: 10, maxHeight: 40).marked("high").layoutPriority(2)
      },
      width: 10,
      height: 75
    )
    #expect(drawn["high"]?.height == 40)
    #expect(drawn["middle"]?.height == 25)
    #expect(drawn["low"]?.height == 10)
  }

  @Test("A short and a long text do not shrink alike")
  func texts() {
    // Letters are 5 points wide. Fifteen of them fit into 80 points, and the last is a space,
    // which is not drawn before an ellipsis.
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Text("long long long long long long long long").lineLimit(1).marked("long")
        Text("tiny").marked("tiny")
      }
      .font(.system(size: 10)),
      width: 100
    )
    #expect(drawn["tiny"] == box(75, 0, 20, 10))
    #expect(drawn["long"]?.width == 75)
  }

  @Test("The last view of a row is placed as it was measured")
  func placementKeepsTheDivision() {
    let drawn = DrawnView(
      HStack(spacing: 0) {
        Text("aaaa").marked("a")
        Text("bb").marked("b")
        Text("cccccccccc").marked("c")
      }
      .font(.system(size: 10)),
      width: 80
    )
    #expect(drawn["a"]?.width == 20)
    #expect(drawn["b"]?.width == 10)
    #expect(drawn["c"] == box(30, 0, 50, 10))
    #expect(drawn.list.texts == ["aaaa", "bb", "cccccccccc"])
  }

  @Test("A column shares its height as a row shares its width")
  func columns() {
    let drawn = DrawnView(
      VStack(spacing: 10) {
        Color.red.frame(minHeight: 0, idealHeight: 60, maxHeight: 60).marked("a")
        Spacer(minLength: 0).marked("spacer")
        Color.red.frame(minHeight: 0, idealHeight: 60, maxHeight: 60).marked("b")
      },
      width: 20,
      height: 160
    )
    #expect(drawn["a"] == box(0, 0, 20, 60))
    #expect(drawn["spacer"]?.height == 20)
    #expect(drawn["b"] == box(0, 100, 20, 60))
  }
}
