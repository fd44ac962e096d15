/// Closes the presentation in which it was read.
///
/// ```swift
/// struct Editor: View {
///   @Environment(\.dismiss) private var dismiss
///   var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
/// Read in a sheet it closes the sheet, read in a view that a navigation link has pushed it pops
/// that view and those above it. Elsewhere it does nothing.
public struct DismissAction: Equatable, @unchecked Sendable {
  private let presentation: PresentationState?

  init(_ presentation: PresentationState?) { self.presentation = presentation }

  /// Closes the presentation.
  public func callAsFunction() { presentation?.dismiss() }

  /// Whether two close the same presentation.
  public static func == (one: DismissAction, other: DismissAction) -> Bool {
    one.presentation === other.presentation
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the presentation that the view stands in; does nothing where there is none.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a presentation: in a sheet, or in a view that was pushed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
