import StyleAPI
import TestSupport
import Testing

/// `frame(minWidth:idealWidth:maxWidth:…)`.
@Suite struct FlexibleFrameTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    var least: Double?
    var ideal: Double?
    var most: Double?
    /// The frame's width for no proposal, 20, 70 and 300 points around a view of 40 points.
    var rigid: [Double]
    /// The same around a view that fills what it is offered.
    var filling: [Double]

    var testDescription: String {
      "min \(text(least)), ideal \(text(ideal)), max \(text(most))"
    }

    private func text(_ length: Double?) -> String { length.map { "\($0)" } ?? "–" }
  }

  static let proposals: [Double?] = [nil, 20, 70, 300]

  static let rules = [
    Rule(rigid: [40, 40, 40, 40], filling: [10, 20, 70, 300]),
    Rule(least: 50, rigid: [50, 50, 50, 50], filling: [50, 50, 70, 300]),
    Rule(ideal: 60, rigid: [60, 40, 40, 40], filling: [60, 20, 70, 300]),
    Rule(most: 100, rigid: [40, 40, 70, 100], filling: [10, 20, 70, 100]),
    Rule(least: 50, ideal: 60, rigid: [60, 50, 50, 50], filling: [60, 50, 70, 300]),
    Rule(least: 50, most: 100, rigid: [50, 50, 70, 100], filling: [50, 50, 70, 100]),
    Rule(ideal: 60, most: 100, rigid: [60, 40, 70, 100], filling: [60, 20, 70, 100]),
    Rule(least: 50, ideal: 60, most: 100, rigid: [60, 50, 70, 100], filling: [60, 50, 70, 100]),
  ]

  @Test("Width by the limits that are given", arguments: rules)
  func width(rule: Rule) {
    for (index, proposal) in Self.proposals.enumerated() {
      let rigid = DrawnView(
        Color.red.frame(width: 40, height: 10)
          .frame(minWidth: rule.least, idealWidth: rule.ideal, maxWidth: rule.most)
          .marked("frame"),
        width: proposal
      )
      #expect(rigid["frame"]?.width == rule.rigid[index], "rigid, proposal \(index)")
      let filling = DrawnView(
        Color.red
          .frame(minWidth: rule.least, idealWidth: rule.ideal, maxWidth: rule.most)
          .marked("frame"),
        width: proposal,
        height: 10
      )
      #expect(filling["frame"]?.width == rule.filling[index], "filling, proposal \(index)")
    }
  }

  @Test("Height by the limits that are given", arguments: rules)
  func height(rule: Rule) {
    for (index, proposal) in Self.proposals.enumerated() {
      let rigid = DrawnView(
        Color.red.frame(width: 10, height: 40)
          .frame(minHeight: rule.least, idealHeight: rule.ideal, maxHeight: rule.most)
          .marked("frame"),
        height: proposal
      )
      #expect(rigid["frame"]?.height == rule.rigid[index])
    }
  }

  @Test(
    "A frame with a least width alone is never wider than the proposal and its view",
    arguments: [(20.0, 20.0), (60, 40), (5, 10)]
  )
  func leastAlone(proposal: Double, width: Double) {
    let drawn = DrawnView(
      Color.red.frame(width: 40, height: 10).marked("view").frame(minWidth: 10).marked("frame"),
      width: proposal
    )
    #expect(drawn["frame"]?.width == width)
    #expect(drawn["view"]?.midX == drawn["frame"]?.midX)
  }

  @Test("An infinite largest length fills what is offered, and shrinks to the view for nil")
  func fills() {
    let view = Text("ab").font(.system(size: 10)).frame(maxWidth: .infinity).marked("frame")
    #expect(DrawnView(view, width: 90)["frame"]?.width == 90)
    #expect(DrawnView(view)["frame"]?.width == 10)
  }

  @Test("Without a proposal the view is placed in the length that the limits give")
  func placementWithoutProposal() {
    let least = DrawnView(Color.red.marked("view").frame(minWidth: 100, minHeight: 30))
    #expect(least["view"] == box(0, 0, 100, 30))
    let most = DrawnView(
      Text("a long text").font(.system(size: 10)).marked("view").frame(maxWidth: 30).marked("frame")
    )
    #expect(most["frame"] == box(0, 0, 30, 10))
    #expect(most["view"] == box(0, -5, 30, 20))
    #expect(most.list.texts == ["a long", "text"])
    let free = DrawnView(Color.red.marked("view").frame(maxWidth: .infinity, maxHeight: 400))
    #expect(free["view"] == box(0, 0, 10, 10))
  }

  @Test(
    "The least length goes before the ideal one, and both before the largest",
    arguments: [
      (-5.0, nil, nil, 20.0, 20.0), (80, nil, 50, 20, 80), (80, nil, 50, 200, 80),
      (nil, 60, 40, nil, 60), (nil, 60, 40, 200, 60), (50, 20, nil, nil, 50),
    ] as [(Double?, Double?, Double?, Double?, Double)]
  )
  func contradictions(
    least: Double?,
    ideal: Double?,
    most: Double?,
    proposal: Double?,
    width: Double
  ) {
    let drawn = DrawnView(
      Color.red.frame(minWidth: least, idealWidth: ideal, maxWidth: most).marked("frame"),
      width: proposal
    )
    #expect(drawn["frame"]?.width == width)
  }

  @Test(
    "A limit that is no number counts as not given",
    arguments: [
      (.nan, nil, nil, 30), (.infinity, nil, nil, 30), (-.infinity, nil, nil, 30),
      (nil, .infinity, nil, 30), (nil, nil, .nan, 30), (nil, nil, -.infinity, 30),
    ] as [(Double?, Double?, Double?, Double)]
  )
  func notNumbers(least: Double?, ideal: Double?, most: Double?, width: Double) {
    let drawn = DrawnView(
      Color.red.frame(width: 30, height: 10)
        .frame(minWidth: least, idealWidth: ideal, maxWidth: most).marked("frame"),
      width: 50
    )
    #expect(drawn["frame"]?.width == width)
  }
}
