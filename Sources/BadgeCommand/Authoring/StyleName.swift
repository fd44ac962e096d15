internal import StyleHost

/// The name of a new style, and what is called after it.
struct StyleName: Hashable {
  /// The name, as users choose the style by it.
  let text: String

  /// The longest name.
  private static let longest = 32

  /// Checks a name: lower-case letters, digits and `-`, a letter first, and none of a bundled style.
  init(_ text: String) throws(AuthoringError) {
    let isName =
      text.utf8.count <= Self.longest && text.first?.isASCII == true
      && text.first?.isLowercase == true && text.last != "-" && !text.contains(text: "--")
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    guard isName else { throw .badName(text) }
    guard !StyleCatalog.bundledStyles.contains(text) else { throw .bundledName(text) }
    self.text = text
  }

  private var words: [Substring] { text.split(separator: "-") }

  /// `NeonSign`, of `neon-sign`.
  private var capitalized: String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The type of the style, and the module that it is in: `NeonSignStyle`.
  ///
  /// `BadgeStyle` is the protocol's own.
  var type: String { capitalized == "Badge" ? "BadgeBadgeStyle" : capitalized + "Style" }

  /// What people call the plugin: `Neon sign`.
  var title: String {
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
