/// A type that has views to show of something.
///
/// ```swift
/// struct OutlinePreviews: PreviewProvider {
///   static var previews: some View {
///     Badge("build", "passing").badgeStyle(OutlineStyle())
///     Text("Inbox").badge { Text("3") }.badgeStyle(OutlineStyle())
///   }
/// }
/// ```
/// A plugin registers its previews by name in its entry, where it registers its styles:
/// `styles.preview("outline", OutlinePreviews.self)`.
public protocol PreviewProvider {
  /// The type of ``previews``.
  associatedtype Previews: View

  /// The views to show; several stand one below the other.
  @ViewBuilder static var previews: Previews { get }
}
