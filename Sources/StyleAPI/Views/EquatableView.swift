/// A view that is drawn anew only where it is not equal to what it was.
///
/// Views are compared field by field, and by `==` only where they hold more than plain data. In this
/// view `==` always decides. What the view itself reads, such as state or the environment, makes it
/// run all the same.
///
/// ```swift
/// struct Score: View, Equatable {
///   var points: Double
///   var body: some View { Text("\(Int(points))") }
///   static func == (one: Score, other: Score) -> Bool { Int(one.points) == Int(other.points) }
/// }
///
/// Score(points: points).equatable()
/// ```
public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content

  /// Makes a view of one that is to be compared by `==`.
  public init(content: Content) { self.content = content }

  /// The view that is compared.
  public var body: some View { content }
}

extension EquatableView: InputComparable {
  func isSameInput(as other: EquatableView) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// Draws the view anew only where it is not equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
