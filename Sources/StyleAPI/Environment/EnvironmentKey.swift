/// A name for a value that flows down the tree of views.
///
/// ```swift
/// private struct GapKey: EnvironmentKey {
///   static let defaultValue = 4.0
/// }
///
/// extension EnvironmentValues {
///   var gap: Double {
///     get { self[GapKey.self] }
///     set { self[GapKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one; a drawing asks for it once and keeps the answer.
  static var defaultValue: Value { get }
}
