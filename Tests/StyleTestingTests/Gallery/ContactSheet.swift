import StyleAPI
import StyleHost

/// All kinds of texts in a style, side by side: for people who judge how a style looks.
struct ContactSheet: View {
  /// A script with its words.
  struct Script: Sendable {
    let name: String
    let label: String
    /// What is repeated to make messages of any length.
    let words: String
    var direction = LayoutDirection.leftToRight

    /// A message of so many characters.
    func message(of length: Int) -> String {
      let all = Array(String(repeating: words, count: length))
      let text = String(all.prefix(length))
      return text.hasSuffix(" ") ? String(text.dropLast()) + String(all[length]) : text
    }
  }

  static let scripts = [
    Script(name: "Latin", label: "build", words: "passing on every platform we know of "),
    Script(name: "CJK", label: "构建", words: "通过所有平台测试ビルド成功빌드통과"),
    Script(name: "Emoji", label: "🏗️", words: "🎉📦❤️👩‍👩‍👧‍👦🚀✅🇸🇪👍🏽"),
    Script(
      name: "Right to left",
      label: "بناء",
      words: "ناجح على كل منصة ",
      direction: .rightToLeft
    ),
  ]
  static let lengths = [1, 12, 40]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(Self.scripts, id: \.name) { script in
        VStack(alignment: .leading, spacing: 7) {
          Text(script.name).font(.caption).foregroundStyle(.secondary)
          ForEach(Self.lengths, id: \.self) { ContactSheetRow(script: script, length: $0) }
        }
      }
    }
    .padding(16)
    .background(Page.color)
  }
}

/// The page that a sheet is drawn on.
enum Page {
  static let color = Color(light: .white, dark: Color(hex: 0x0d1117))
}

/// One text as a pair and as one label.
private struct ContactSheetRow: View {
  let script: ContactSheet.Script
  let length: Int

  var body: some View {
    let message = script.message(of: length)
    HStack(spacing: 16) {
      Badge(script.label, message)
        .environment(\.layoutDirection, script.direction)
        .frame(width: 680, alignment: .leading)
      Color.clear
        .frame(width: 640, height: 22)
        .badge(alignment: .center) { Text(message) }
    }
  }
}
