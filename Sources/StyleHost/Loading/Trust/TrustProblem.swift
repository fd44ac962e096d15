/// Why a plugin that is in order may not run.
public enum TrustProblem: Hashable, Sendable {
  /// Nobody has said that these bytes may run; `hash` is their SHA-256.
  case unknown(id: String, hash: String, isCI: Bool)
  /// The bytes are others than those that were trusted under this path.
  case changed(id: String, hash: String, isCI: Bool)
  /// The user was asked and has said no.
  case declined
  /// Everybody may write to the file or to a folder on the way to it.
  case writableByAll(path: String, mode: UInt32)
  /// A group may.
  case writableByGroup(path: String, mode: UInt32, group: String)
  /// Somebody else owns the file or a folder on the way to it.
  case foreignOwner(path: String, owner: String, user: String)
  /// The plugin, or one style of it, has failed in so many runs, the last time for this reason.
  case quarantined(style: String?, runs: Int, reason: String)
  /// Only the bundled styles may be used.
  case pluginsOff
}

extension TrustProblem: CustomStringConvertible {
  /// What is wrong, and the command that mends it.
  public var description: String { sentence(file: nil) }

  /// The same about a file whose path is known.
  package func sentence(file: String?) -> String {
    let name = Self.quoted(file ?? "FILE")
    switch self {
    case .unknown(let id, let hash, let isCI):
      return "the plugin \(id) is not trusted yet; " + Self.remedy(name, id, hash, isCI: isCI)
    case .changed(let id, let hash, let isCI):
      return "the plugin \(id) is another one than was trusted, since its bytes have changed; "
        + Self.remedy(name, id, hash, isCI: isCI)
    case .declined:
      return "the plugin was not trusted; to change that, run: badge style trust \(name)"
    case .writableByAll(let path, let mode):
      return "everybody may write to \(Self.quoted(path)) (mode \(Self.octal(mode))), and so "
        + "exchange the plugin; run: chmod o-w \(Self.quoted(path))"
    case .writableByGroup(let path, let mode, let group):
      return "the group '\(group)' may write to \(Self.quoted(path)) (mode \(Self.octal(mode))), "
        + "and so exchange the plugin; run: chmod g-w \(Self.quoted(path))"
    case .foreignOwner(let path, let owner, let user):
      return "\(Self.quoted(path)) belongs to '\(owner)', who may exchange the plugin; run: "
        + "chown \(user) \(Self.quoted(path)), or take a copy of your own: "
        + "badge style install \(name)"
    case .quarantined(let style, let runs, let reason):
      let subject = style.map { "the style '\($0)'" } ?? "the plugin"
      return "\(subject) is not tried any more, since it has failed in \(runs) runs, the last time "
        + "because \(reason); to try it again, run: badge style retry \(name)"
    case .pluginsOff:
      return "plugins are off (--no-plugins or BADGE_STYLE_SAFE), and only bundled styles are used"
    }
  }

  private static func remedy(
    _ name: String,
    _ id: String,
    _ hash: String,
    isCI: Bool
  ) -> String {
    guard !isCI else {
      return "to let it run in CI, add this to .badge.json: "
        + "\"trustedPlugins\": { \"\(id)\": \"\(hash)\" }"
    }
    return "look at it with 'badge style inspect \(name)', then run: badge style trust \(name)"
  }

  private static func octal(_ mode: UInt32) -> String {
    let digits = String(mode, radix: 8)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A word for a shell.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || "/._-+".utf8.contains(byte)
    }
    return isPlain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }
}
