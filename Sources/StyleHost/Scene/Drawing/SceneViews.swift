internal import StyleAPI

/// Views one after the other, for a container to arrange.
struct SceneChildren: View {
  let views: [AnyView]

  var body: some View {
    ForEach(0..<views.count) { views[$0] }
  }
}

extension SceneStack.Arrangement {
  /// The stack of some views.
  func view(of views: [AnyView], spacing: Double?) -> AnyView {
    let children = SceneChildren(views: views)
    return switch self {
    case .row(let alignment):
      AnyView(HStack(alignment: alignment, spacing: spacing) { children })
    case .column(let alignment):
      AnyView(VStack(alignment: alignment, spacing: spacing) { children })
    case .pile(let alignment): AnyView(ZStack(alignment: alignment) { children })
    }
  }
}

/// A number, written in the locale of where it stands.
struct LocalizedNumber: View {
  @Environment(\.localeIdentifier) private var locale
  let number: SceneNumber
  let writer: NumberWriter
  /// The text in the standard locale.
  let standard: String

  init(number: SceneNumber, writer: NumberWriter, standard: String) {
    self.number = number
    self.writer = writer
    self.standard = standard
  }

  var body: some View {
    // The writer took this number before, and knows every locale.
    Text(verbatim: (try? writer.text(number, locale: locale)) ?? standard)
  }
}

/// A view with a badge on a corner, in an environment that holds for the badge alone.
///
/// The style of a badge is chosen where the badge is put on its content. So the badge's environment
/// lies around both, and the content gets back what it changes.
struct CornerBadge: View {
  /// Copies a value from the environment around the badge.
  typealias Restore =
    @Sendable (_ outer: EnvironmentValues, _ values: inout EnvironmentValues) -> Void

  let content: AnyView
  let label: AnyView
  let alignment: Alignment
  let writes: [SceneResolver.Write]
  let restores: [Restore]

  static func _make(_ view: Self, _ context: _ViewContext) {
    func make<Content: View>(_ content: Content) { Content._make(content, context) }
    guard !view.writes.isEmpty else {
      return make(view.content.badge(alignment: view.alignment) { view.label })
    }
    let outer = context.environment
    let restore: SceneResolver.Write = { values in
      for restore in view.restores { restore(outer, &values) }
    }
    make(
      view.content.writing([restore])
        .badge(alignment: view.alignment) { view.label }
        .transformEnvironment(\.self) { values in
          for write in view.writes { write(&values) }
        }
    )
  }
}

extension AnyView {
  /// The view in an environment with changes, or the view itself where there are none.
  func writing(_ writes: [SceneResolver.Write]) -> AnyView {
    guard !writes.isEmpty else { return self }
    return AnyView(
      transformEnvironment(\.self) { values in
        for write in writes { write(&values) }
      }
    )
  }
}
