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
  /// An access list lets somebody write who could not by the permissions.
  case writableByList(path: String, writer: String)
  /// Somebody else owns the file or a folder on the way to it.
  case foreignOwner(path: String, owner: String, user: String)
  /// The plugin, or one style of it, has failed in so many runs, the last time for this reason.
  case quarantined(style: String?, runs: Int, reason: String)
  /// Only the bundled styles may be used.
  case pluginsOff
  /// Which plugins the user or the project trusts cannot be read, for what this says of the file.
  case unreadablePins(String)
  /// Which plugins have failed cannot be read, for what this says of the file.
  case unreadableFailures(String)
}

extension TrustProblem {
  /// How a plugin stands that has the problem, in a word for lists.
  package var state: State {
    switch self {
    case .unknown, .declined: .untrusted
    case .changed: .changed
    case .writableByAll, .writableByGroup, .writableByList, .foreignOwner: .exposed
    case .quarantined: .quarantined
    case .pluginsOff: .off
    case .unreadablePins, .unreadableFailures: .undecided
    }
  }

  /// How a plugin stands.
  package enum State: String, CaseIterable, Sendable {
    /// Nobody has trusted it.
    case untrusted
    /// Other bytes of it were trusted.
    case changed
    /// Others could exchange it.
    case exposed
    /// It has failed too often.
    case quarantined
    /// Only the bundled styles are used.
    case off
    /// Whether it may run cannot be read.
    case undecided
  }

  /// What is wrong, in a few words about the plugin, for lists.
  package var summary: String {
    switch state {
    case .untrusted: "it is not trusted yet"
    case .changed: "its bytes are others than were trusted"
    case .exposed: "others could exchange it"
    case .quarantined: "it has failed too often"
    case .off: "plugins are off"
    case .undecided:
      if case .unreadableFailures = self {
        "which plugins have failed cannot be read"
      } else {
        "which plugins are trusted cannot be read"
      }
    }
  }

  /// The command that mends it for a file; nil where none does.
  package func command(file: String) -> String? {
    let name = ShellWord.path(file)
    switch self {
    case .unknown(_, _, let isCI), .changed(_, _, let isCI):
      return isCI ? nil : "badge style trust \(name)"
    case .declined: return "badge style trust \(name)"
    case .writableByAll(let path, _): return "chmod o-w \(ShellWord.path(path))"
    case .writableByGroup(let path, _, _): return "chmod g-w \(ShellWord.path(path))"
    case .writableByList(let path, _): return "setfacl -b \(ShellWord.path(path))"
    case .foreignOwner(let path, _, let user):
      return "chown \(ShellWord.quoted(user)) \(ShellWord.path(path))"
    case .quarantined: return "badge style retry \(name)"
    case .unreadablePins, .unreadableFailures: return "badge style doctor"
    case .pluginsOff: return nil
    }
  }
}

extension TrustProblem: CustomStringConvertible {
  /// What is wrong, and the command that mends it.
  public var description: String { sentence(file: nil) }

  /// The same about a file whose path is known.
  ///
  /// - Parameters:
  ///   - file: The path.
  ///   - canCopy: Whether a copy of one's own is a way out.
  package func sentence(file: String?, canCopy: Bool = true) -> String {
    let name = file.map(ShellWord.path) ?? "FILE"
    let command = command(file: file ?? "FILE") ?? ""
    switch self {
    case .unknown(let id, let hash, let isCI):
      return "the plugin \(id) is not trusted yet; "
        + (isCI ? Self.pin(id, hash) : Self.look(name, command))
    case .changed(let id, let hash, let isCI):
      return "the plugin \(id) is another one than was trusted, since its bytes have changed; "
        + (isCI ? Self.pin(id, hash) : Self.look(name, command))
    case .declined:
      return "the plugin was not trusted; to change that, run: \(command)"
    case .writableByAll(let path, let mode):
      return "everybody may write to \(ShellWord.path(path)) (mode \(Self.octal(mode))), and so "
        + "exchange the plugin; run: \(command)"
    case .writableByGroup(let path, let mode, let group):
      return "the group '\(group)' may write to \(ShellWord.path(path)) "
        + "(mode \(Self.octal(mode))), and so exchange the plugin; run: \(command)"
    case .writableByList(let path, let writer):
      return "the access list of \(ShellWord.path(path)) lets '\(writer)' write to it, and so "
        + "exchange the plugin; run: \(command)"
    case .foreignOwner(let path, let owner, _):
      return "\(ShellWord.path(path)) belongs to '\(owner)', who may exchange the plugin; "
        + "run: \(command)"
        + (canCopy ? ", or take a copy of your own: badge style install \(name)" : "")
    case .quarantined(let style, let runs, let reason):
      let subject = style.map { "the style '\($0)'" } ?? "the plugin"
      return "\(subject) is not tried any more, since it has failed in \(runs) runs, the last time "
        + "because \(reason); to try it again, run: \(command)"
    case .pluginsOff:
      return "plugins are off (--no-plugins or BADGE_STYLE_SAFE), and only bundled styles are used"
    case .unreadablePins(let problem):
      return "which plugins are trusted cannot be read: \(problem)"
    case .unreadableFailures(let problem):
      return "which plugins have failed cannot be read: \(problem); move it away, and badge "
        + "begins anew"
    }
  }

  private static func pin(_ id: String, _ hash: String) -> String {
    "to let it run in CI, add this to .badge.json: "
      + "\"trustedPlugins\": { \"\(id)\": \"\(hash)\" }"
  }

  private static func look(_ name: String, _ command: String) -> String {
    "look at it with: badge style inspect \(name); then run: \(command)"
  }

  package static func octal(_ mode: UInt32) -> String {
    let digits = String(mode, radix: 8)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
