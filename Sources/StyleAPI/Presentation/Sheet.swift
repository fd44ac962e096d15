extension View {
  /// Presents a view on a panel before all others while a value is true.
  ///
  /// The presented view has the environment of this one, in which `\.dismiss` closes the sheet.
  /// While it is there, other views take no events.
  ///
  /// ```swift
  /// Button("Edit") { isEditing = true }
  ///   .sheet(isPresented: $isEditing) { Editor() }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there; closing it writes false.
  ///   - onDismiss: Runs after the sheet has gone.
  ///   - content: Makes the presented view.
  public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: { isPresented.wrappedValue ? SheetFlag() : nil },
        close: { isPresented.wrappedValue = false },
        onDismiss: onDismiss
      ) { _ in content() }
    )
  }

  /// Presents a view on a panel before all others while there is an item.
  ///
  /// An item with another id is another sheet: the one before goes, with its state.
  ///
  /// - Parameters:
  ///   - item: What is presented, or nil; closing the sheet writes nil.
  ///   - onDismiss: Runs after the sheet has gone.
  ///   - content: Makes the presented view of an item.
  public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: { item.wrappedValue },
        close: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        content: content
      )
    )
  }
}

/// The item of a sheet that is there or is not.
private struct SheetFlag: Identifiable {
  var id: Bool { true }
}

/// Presents a view while there is an item.
private struct SheetModifier<Item: Identifiable, Presented: View>: ViewModifier {
  @Kept({ _ in PresentationState() }) private var presentation
  /// Is called in the body, which follows what it reads.
  let item: () -> Item?
  let close: () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Presented

  init(
    item: @escaping () -> Item?,
    close: @escaping () -> Void,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Presented
  ) {
    self.item = item
    self.close = close
    self.onDismiss = onDismiss
    self.content = content
  }

  func body(content modified: Content) -> some View {
    let item = self.item()
    presentation.dismiss = close
    return Group {
      modified.onChange(of: item?.id) { old, _ in
        if old != nil { onDismiss?() }
      }
      if let item {
        Presentation.sheet(presentation) {
          SheetPanel { content(item) }
        }
        .id(item.id)
      }
    }
  }
}
