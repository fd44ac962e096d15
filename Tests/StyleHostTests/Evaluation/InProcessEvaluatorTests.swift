import DefaultBadge
import StyleAPI
import StyleHost
import Testing

/// The bundled style under the name `default`, linked in.
private struct Styles: StyleProvider {
  func style(
    _ name: String,
    options: [String: String]
  ) throws(StyleLoadingError) -> any BadgeStyle {
    guard name == "default" else {
      throw .unknownStyle(name: name, nearest: ["default"], refused: [])
    }
    return DefaultBadgeStyle()
  }
}

@Suite struct InProcessEvaluatorTests {
  private let evaluator = InProcessEvaluator(styles: Styles())

  private func request(_ change: (inout BadgeRequest) -> Void = { _ in }) -> BadgeRequest {
    var request = BadgeRequest(
      style: StyleReference(name: "default"),
      label: "build",
      message: "passing"
    )
    change(&request)
    return request
  }

  @Test func `A badge as data is drawn as the badge is`() throws {
    let reply = try evaluator.evaluate(request())
    let direct = try SVGRenderer().render(
      Badge("build", "passing").badgeStyle(DefaultBadgeStyle())
    )
    #expect(SVGRenderer().svg(for: reply.list) == direct)
    #expect(reply.list.bounds.height == 20)
    #expect(reply.firstTextBaseline == 14)
    #expect(reply.lastTextBaseline == 14)
  }

  @Test func `The environment and the target cross by name`() throws {
    let tinted = try evaluator.evaluate(request { $0.environment = ["badgeTint": "#123456"] })
    #expect(tinted.list != (try evaluator.evaluate(request())).list)
    let cells = try evaluator.evaluate(request { $0.target = .ansi(.trueColor) })
    #expect(cells.list.metrics == "cells")
  }

  @Test func `A part that is drawn already goes in as a drawing`() throws {
    let inner = try evaluator.evaluate(request())
    let outer = try evaluator.evaluate(request { $0.message = .drawing(inner.list) })
    #expect(outer.list.texts == ["build", "build", "passing"])
    #expect(outer.list.bounds.width > inner.list.bounds.width)
  }

  @Test func `One label on its own takes the style's single form`() throws {
    let reply = try evaluator.evaluate(
      request {
        $0.form = .single
        $0.message = .text("3")
      }
    )
    let direct = try SVGRenderer().render(
      _StyledLabel(label: AnyView(Text("3"))).badgeStyle(.default)
    )
    #expect(SVGRenderer().svg(for: reply.list) == direct)
  }

  @Test func `What is wrong comes back as what it is`() {
    #expect {
      try evaluator.evaluate(request { $0.style = StyleReference(name: "defualt") })
    } throws: { error in
      guard case BadgeEvaluationError.style(.unknownStyle("defualt", _, _)) = error else {
        return false
      }
      return true
    }
    #expect {
      try evaluator.evaluate(request { $0.environment = ["colorSceme": "dark"] })
    } throws: { error in
      guard case BadgeEvaluationError.environment = error else { return false }
      return "\(error)".contains("colorScheme")
    }
  }
}
