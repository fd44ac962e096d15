package import StyleAPI

/// Which drawing of a preview is wanted, as data.
package struct LivePreviewRequest: Equatable, Sendable {
  /// The index of the preview among those of the plugin.
  package var preview: Int
  /// Whether the preview lives on between drawings; else it is drawn once, as it is at the start.
  package var isLive: Bool
  /// What is drawn: it decides how text is measured.
  package var target: RenderTarget
  /// Whether characters of ambiguous width take two cells of a terminal.
  package var ambiguousIsWide: Bool
  /// The size that the views are offered in points; nil lengths ask for the ideal one.
  package var size: ProposedViewSize
  /// Values of the environment by the names of ``EnvironmentSetting``.
  package var environment: [String: String]
}

extension LivePreviewRequest {
  /// Asks for a drawing in an environment.
  package init(
    preview: Int,
    isLive: Bool,
    target: RenderTarget,
    ambiguousIsWide: Bool,
    size: ProposedViewSize = .unspecified,
    environment: EnvironmentValues
  ) {
    self.init(
      preview: preview,
      isLive: isLive,
      target: target,
      ambiguousIsWide: ambiguousIsWide,
      size: size,
      environment: EnvironmentSnapshot.values(of: environment)
    )
  }
}

/// What happens to a preview.
package enum LivePreviewEvent: Hashable, Sendable {
  /// The focus moves on to the next control.
  case focusNext
  /// The focus moves back to the previous control.
  case focusPrevious
  /// Text is typed or pasted.
  case text(String)
  /// A key is struck.
  case key(ControlKey)
}

/// A drawing of a preview, and where its focus is.
package struct LivePreviewFrame: Sendable {
  /// The drawing.
  package var list: DisplayList
  /// The label of the control that has the focus; nil where none has.
  package var focus: String?
  /// Where the control that has the focus is in the drawing, in points; nil where none has.
  package var focusPlace: CGRect?
  /// Whether what is typed goes into a text.
  package var takesText: Bool
  /// Whether there is a control that can have the focus.
  package var hasControls: Bool

  /// Describes a drawing.
  package init(
    list: DisplayList,
    focus: String? = nil,
    focusPlace: CGRect? = nil,
    takesText: Bool = false,
    hasControls: Bool = false
  ) {
    self.list = list
    self.focus = focus
    self.focusPlace = focusPlace
    self.takesText = takesText
    self.hasControls = hasControls
  }
}
