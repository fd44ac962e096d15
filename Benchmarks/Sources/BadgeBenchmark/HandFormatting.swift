/// A badge put together by string interpolation, as a script would: the yardstick for all others.
enum HandFormatting {
  static func badge(_ label: String, _ message: String) -> String {
    let left = label.utf8.count * 7 + 10
    let right = message.utf8.count * 7 + 10
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" \
      viewBox="0 0 \(left + right) 20" role="img" aria-label="\(escaped(label)): \
      \(escaped(message))" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11" \
      text-anchor="middle">
      <title>\(escaped(label)): \(escaped(message))</title>
      <defs>
      <linearGradient id="a" x2="0" y2="20" gradientUnits="userSpaceOnUse"><stop offset="0" \
      stop-color="#5f5f5f"/><stop offset="1" stop-color="#4c4c4c"/></linearGradient>
      <linearGradient id="b" x2="0" y2="20" gradientUnits="userSpaceOnUse"><stop offset="0" \
      stop-color="#50ca22"/><stop offset="1" stop-color="#3db80f"/></linearGradient>
      </defs>
      <path d="M3 0H\(left)V20H3A3 3 0 0 1 0 17V3A3 3 0 0 1 3 0Z" fill="url(#a)"/>
      <text x="\(Double(left) / 2)" y="14" fill="#fff">\(escaped(label))</text>
      <path d="M\(left) 0H\(left + right - 3)A3 3 0 0 1 \(left + right) 3V17A3 3 0 0 1 \
      \(left + right - 3) 20H\(left)V0Z" fill="url(#b)"/>
      <text x="\(Double(left) + Double(right) / 2)" y="14" fill="#111">\(escaped(message))</text>
      </svg>

      """
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
