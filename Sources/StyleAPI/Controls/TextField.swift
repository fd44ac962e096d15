/// A control in which a line of text is typed.
///
/// ```swift
/// TextField("Your name", text: $name)
///   .onSubmit { greet(name) }
/// ```
/// While the text is empty, the title stands in its place. The arrow keys, home and end move the
/// place where text goes, by whole characters; backspace and delete take one away.
public struct TextField: View {
  @_ControlState private var focus
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitActions) private var submit
  @Binding private var text: String
  /// The place where text goes, as a number of bytes; nil at the end.
  @State private var position: Int?
  private let title: Text
  private let prompt: Text?

  private init(title: Text, text: Binding<String>, prompt: Text?) {
    self.title = title
    self.prompt = prompt
    _text = text
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What is to be typed; the field's name for readers that cannot see it.
  ///   - text: What is typed.
  ///   - prompt: What stands in the field while it is empty; by default the title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title: Text(title), text: text, prompt: prompt)
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: What is to be typed; the field's name for readers that cannot see it.
  ///   - text: What is typed.
  ///   - prompt: What stands in the field while it is empty; by default the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(title: Text(title), text: text, prompt: prompt)
  }

  /// The text in a box, with a mark where text goes while the field has the focus.
  public var body: some View {
    let edit = TextEdit(text, at: position)
    _Control(
      focus: focus,
      isEnabled: isEnabled,
      name: title,
      takesText: true,
      handle: handler
    ) {
      TextFieldLook(
        edit: edit,
        prompt: prompt ?? title,
        isFocused: focus.isFocused,
        isEnabled: isEnabled
      )
    }
  }

  private var handler: (ControlEvent) -> Bool {
    let (text, position, submit) = ($text, $position, submit)
    return { event in
      var edit = TextEdit(text.wrappedValue, at: position.wrappedValue)
      switch event {
      case .press: return false
      case .text(let typed): edit.insert(typed)
      case .key(.enter):
        submit.run()
        return true
      case .key(let key): guard edit.handle(key) else { return false }
      }
      if edit.text != text.wrappedValue { text.wrappedValue = edit.text }
      position.wrappedValue = edit.isAtEnd ? nil : edit.position
      return true
    }
  }
}

extension Color {
  /// What stands in an empty field, with a contrast of at least 4.5 on its plate, also where that
  /// stands in a section and on a sheet.
  fileprivate static var prompt: Color {
    Color(light: .secondary, dark: Color(hex: 0xb0b5bb))
  }
}

private struct TextFieldLook: View {
  @Environment(\.renderTarget) private var target
  let edit: TextEdit
  let prompt: Text
  let isFocused: Bool
  let isEnabled: Bool

  var body: some View {
    if target.isTerminal {
      TerminalControl(isFocused: isFocused, isEnabled: isEnabled) {
        line(width: 192).fontWeight(nil)
      }
    } else {
      line(width: 160)
        .padding(.horizontal, 6)
        .padding(.vertical, 4)
        .background { RoundedRectangle(cornerRadius: 5).fill(.primary.opacity(0.04)) }
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.primary.opacity(0.25)) }
        .focusRing(isFocused, radius: 5)
        .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    }
  }

  /// - Parameter width: The ideal width in points.
  private func line(width: Double) -> some View {
    Group {
      if isFocused {
        EditedLine(edit: edit, prompt: prompt)
      } else if edit.text.isEmpty {
        // A terminal may have no colour that is legible and yet another one.
        prompt.italic(target.isTerminal).foregroundStyle(Color.prompt)
      } else {
        Text(verbatim: edit.text).foregroundStyle(.primary)
      }
    }
    .lineLimit(1)
    .frame(minWidth: 64, idealWidth: width, maxWidth: .infinity, alignment: .leading)
  }
}

/// The text around the mark, of which so much is seen as fits, the mark included.
private struct EditedLine: View {
  @Environment(\.renderTarget) private var target
  let edit: TextEdit
  let prompt: Text

  var body: some View {
    ScrollFrame(axes: .horizontal) {
      HStack(spacing: 0) {
        if case .ansi(let depth) = target {
          Text(verbatim: String(edit.before))
          TerminalCaret(edit: edit, prompt: prompt, hasColors: depth != .none)
        } else {
          Text(verbatim: String(edit.before))
          Rectangle().fill(Color.accentColor).frame(width: 1.5)
          if edit.text.isEmpty {
            prompt.foregroundStyle(Color.prompt)
          } else {
            Text(verbatim: String(edit.after))
          }
        }
      }
      .foregroundStyle(.primary)
    }
  }
}

/// The mark in a terminal and what follows it: the character on a plate, or a bar before it where
/// there are no colours.
private struct TerminalCaret: View {
  @Environment(\.tint) private var tint
  let edit: TextEdit
  let prompt: Text
  let hasColors: Bool

  var body: some View {
    if hasColors {
      let plate = LegiblePlate(tint ?? .accentColor)
      Text(verbatim: edit.after.first.map(String.init) ?? " ")
        .foregroundStyle(plate.ink)
        .background(plate.color)
    } else {
      Text(verbatim: "|")
    }
    if edit.text.isEmpty {
      prompt.italic().foregroundStyle(Color.prompt)
    } else {
      Text(verbatim: String(hasColors ? edit.after.dropFirst() : edit.after))
    }
  }
}
