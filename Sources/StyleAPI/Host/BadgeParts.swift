extension _ViewContext {
  /// What a part of a badge shows, where a style that is drawn elsewhere has only its placeholder.
  ///
  /// A style's body is kept where only the parts of its badge change, since it cannot see them.
  /// Asking for one says that the body depends on it.
  ///
  /// - Parameter view: A part as a style gets it, or any other view, which is returned as it is.
  @_spi(Host)
  public func shownPart(_ view: AnyView) -> AnyView {
    guard let placeholder = view.storage.view as? _BadgePart else { return view }
    let badge = state.pointee.current.enclosing(.badge, tag: nil, leaving: .part)
    guard let object = badge.object(BadgeObject.self) else { return view }
    object.bodyReadsParts = true
    return switch placeholder.role {
    case .label: object.label ?? view
    case .icon: object.icon ?? view
    default: object.message
    }
  }

  /// How text is measured in the drawing that the view becomes a part of.
  @_spi(Host)
  public var metrics: any TextMetrics { state.pointee.metrics }
}

extension AnyView {
  /// The view inside.
  @_spi(Host)
  public var content: any View { storage.view }
}

extension Text {
  /// The characters in an environment; nil where the text has a look of its own.
  @_spi(Host)
  public func plainString(in environment: EnvironmentValues) -> String? {
    isPlain ? string(in: environment) : nil
  }

  private var isPlain: Bool {
    guard let details else { return true }
    guard details.isEqual(to: _TextDetails(content: details.content)) else { return false }
    if case .pieces(let pieces) = details.content { return pieces.allSatisfy(\.isPlain) }
    return true
  }
}

extension Path {
  /// Makes a path of its steps.
  @_spi(Host)
  public init(steps: [PathElement]) {
    self.init()
    elements = steps
  }

  /// The steps of the path.
  @_spi(Host)
  public var steps: [PathElement] { elements }
}
