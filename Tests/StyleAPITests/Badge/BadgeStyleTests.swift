@_spi(Host) import StyleAPI
import TestSupport
import Testing

private struct Bracketed: BadgeStyle {
  var left = "<"
  @Environment(\.badgeTint) private var tint
  @Environment(\.layoutDirection) private var direction

  func makeBody(_ label: AnyView) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: left)
      label
      Text(verbatim: tint == nil ? ">" : "!")
    }
  }
}

private struct Paired: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View { label }

  func makePairBody(_ configuration: BadgeConfiguration) -> some View {
    HStack(spacing: 0) {
      configuration.message
      Text(verbatim: "|")
      configuration.label
    }
  }
}

/// Draws every label on a plate of 30 by 16 points.
private struct Plated: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View {
    label.frame(width: 30, height: 16).background(Color.red)
  }
}

extension BadgeStyle where Self == Paired {
  fileprivate static var paired: Paired { Paired() }
}

/// Draws its label as another badge in another style.
private struct Nested: BadgeStyle {
  func makeBody(_ label: AnyView) -> some View {
    Badge { label }.badgeStyle(Bracketed(left: "("))
  }
}

@Suite struct BadgeStyleTests {
  @Test func `A badge is drawn by the style of its environment`() {
    let view = HStack {
      Badge("a").badgeStyle(Bracketed())
      Badge("b").badgeStyle(Bracketed(left: "["))
    }
    #expect(Drawing.texts(of: view) == ["<", "a", ">", "[", "b", ">"])
  }

  @Test func `The default body of a pair is the body of both side by side`() {
    let view = Badge("build", "passing").badgeStyle(Bracketed())
    #expect(Drawing.texts(of: view) == ["<", "build", "passing", ">"])
  }

  @Test func `A style may have its own body of a pair`() {
    #expect(Drawing.texts(of: Badge("l", "m").badgeStyle(.paired)) == ["m", "|", "l"])
  }

  @Test func `A style reads the environment where the badge stands`() {
    let view = HStack {
      Badge("a").badgeTint(.red)
      Badge("b")
    }
    .badgeStyle(Bracketed())
    #expect(Drawing.texts(of: view) == ["<", "a", "!", "<", "b", ">"])
  }

  @Test func `A label that is another badge is drawn by its own style`() {
    #expect(Drawing.texts(of: Badge("x").badgeStyle(Nested())) == ["(", "x", ">"])
  }

  @Test func `A badge in a label takes the style of the badge's place`() {
    let view = Badge { Badge("in").badgeStyle(Bracketed(left: "{")) }.badgeStyle(Bracketed())
    #expect(Drawing.texts(of: view) == ["<", "{", "in", ">", ">"])
  }

  @Test func `A style chosen by a condition is a value like any other`() {
    func view(_ isFancy: Bool) -> some View {
      let style: any BadgeStyle = isFancy ? Bracketed() : Paired()
      return Badge("l", "m").badgeStyle(style)
    }
    #expect(Drawing.texts(of: view(true)) == ["<", "l", "m", ">"])
    #expect(Drawing.texts(of: view(false)) == ["m", "|", "l"])
  }

  @Test func `A corner badge's centre lies on the corner`() {
    let list = Drawing.list(
      of: Rectangle().fill(.blue).frame(width: 100, height: 40).badge { Text("3") }
        .badgeStyle(Plated())
    )
    #expect(list.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(list.ink == CGRect(x: 0, y: -8, width: 115, height: 48))
  }

  @Test func `The roles of a pair are in the drawing`() {
    let list = Drawing.list(of: Badge("l", "m").badgeStyle(.paired))
    let roles = list.items.compactMap { item -> DisplayRole? in
      if case .beginRole(let role) = item { return role }
      return nil
    }
    #expect(roles == [.badge, .message, .label])
  }
}
