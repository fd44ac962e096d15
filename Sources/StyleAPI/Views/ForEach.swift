/// A view for each element of a collection, told apart by an id.
///
/// ```swift
/// HStack {
///   ForEach(["linux", "macos"], id: \.self) { Badge("build", $0) }
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, told apart by the element's own id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = \.id
  }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element, told apart by a key path of the elements.
  ///
  /// ```swift
  /// ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
  /// ```
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements> {
    self.data = data
    self.content = content
    self.id = { $0.wrappedValue[keyPath: id] }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach: View where Content: View {
  /// Adds the views of all elements to the container.
  ///
  /// Elements of the same id each get a view; a message on standard error names the id.
  public static func _make(_ view: Self, _ context: _ViewContext) {
    context.openForEach()
    var seen: Set<ID> = []
    var later: LaterElements?
    for element in view.data {
      let id = view.id(element)
      if !seen.insert(id).inserted { context.reportDuplicate(AnyHashable(id)) }
      context.openElement(AnyHashable(id), among: &later)
      Content._make(context.observed { view.content(element) }, context)
      context.close()
    }
    context.closeForEach(later)
  }
}
