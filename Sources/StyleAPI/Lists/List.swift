/// Rows one below the other, which scroll where there is less room than they need.
///
/// ```swift
/// List(projects) { Text($0.name) }
/// List {
///   Text("one")
///   Section("More") { ForEach(others, id: \.self) { Text($0) } }
/// }
/// ```
public struct List<Content: View>: View {
  @Environment(\.renderTarget) private var target
  private let content: Content

  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, with lines between them where lines are finer than rows.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        if target.isTerminal {
          content.frame(maxWidth: .infinity, alignment: .leading)
        } else {
          content
            .padding(.horizontal, 4)
            .padding(.vertical, 7)
            .frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: .bottom) { Divider() }
        }
      }
      .environment(\.containerStyle, .list)
    }
  }
}

extension List {
  /// Makes a list with a row for each element, told apart by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each element, told apart by the element's own id.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for a binding to each element, told apart by a key path of the elements.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<Binding<Elements>, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}
