@_spi(Host) internal import StyleAPI

/// A view that can be a part of a ``BadgeRequest``.
protocol CrossingView: View {
  /// The view as data.
  func part(in context: PartContext) throws(BadgeEvaluationError) -> BadgeRequest.Part
}

/// Where the view of a part stands.
struct PartContext {
  /// The environment of the badge that the view is a part of.
  var environment: EnvironmentValues
  /// What is drawn.
  var target: RenderTarget
  /// Whether characters of ambiguous width take two cells.
  var ambiguousIsWide: Bool

  /// The data of any view.
  ///
  /// - Throws: ``BadgeEvaluationError/foreignView(type:)`` for a view that only its own code knows.
  func part(_ view: AnyView) throws(BadgeEvaluationError) -> BadgeRequest.Part {
    let content = view.content
    // Most parts are texts, and asking for one type is faster than asking for a protocol.
    if let text = content as? Text { return try text.part(in: self) }
    guard let crossing = content as? any CrossingView else {
      throw .foreignView(type: "\(type(of: content))")
    }
    return try crossing.part(in: self)
  }

  /// A view, drawn here.
  func drawing(of view: AnyView) throws(BadgeEvaluationError) -> DisplayList {
    let drawer = ViewDrawer(
      target: target,
      environment: environment,
      ambiguousIsWide: ambiguousIsWide
    )
    do {
      return try drawer.displayList(of: view)
    } catch {
      throw .rendering(error)
    }
  }
}

extension Text: CrossingView {
  func part(in context: PartContext) throws(BadgeEvaluationError) -> BadgeRequest.Part {
    guard let text = plainString(in: context.environment) else {
      throw .foreignView(type: "Text with a look of its own")
    }
    return .text(text)
  }
}

extension Icon: CrossingView {
  func part(in context: PartContext) throws(BadgeEvaluationError) -> BadgeRequest.Part {
    .composed(BadgePart(.icon(self)))
  }
}

extension LocalizedNumber: CrossingView {
  func part(in context: PartContext) throws(BadgeEvaluationError) -> BadgeRequest.Part {
    .text((try? writer.text(number, locale: context.environment.localeIdentifier)) ?? standard)
  }
}

extension Badge: CrossingView {
  func part(in context: PartContext) throws(BadgeEvaluationError) -> BadgeRequest.Part {
    .drawing(try context.drawing(of: AnyView(self)))
  }
}
