/// What keeps a worker from doing more than draw.
public enum Protection: UInt8, Sendable, CaseIterable {
  /// Files can be read below the folders of the runtime and nowhere else (Landlock).
  case files
  /// Calls that reach the network, other processes or the machine are refused (seccomp).
  case systemCalls
  /// Programs with set-user-ID bring nothing (no_new_privs), and being root does not either.
  case privileges
  /// Memory, time and the size of files are limited (resource limits).
  case resources
  /// The worker ends with its host (PR_SET_PDEATHSIG).
  case parentDeath
  /// The plugin is loaded from memory that nobody can change any more (a sealed memfd).
  case sealedPlugin
}

extension Protection: CustomStringConvertible {
  /// What the protection is called in a message about its absence.
  public var description: String {
    switch self {
    case .files: "Landlock, which keeps styles from reading files"
    case .systemCalls: "seccomp, which keeps styles from the network and from other processes"
    case .privileges: "no_new_privs, which keeps styles from gaining privileges"
    case .resources: "resource limits, which keep styles from using up memory and time"
    case .parentDeath: "PR_SET_PDEATHSIG, which ends a style's process with badge"
    case .sealedPlugin: "sealed memory files, which keep a plugin as it was when it was checked"
    }
  }
}

/// The protections that hold, as a set.
struct ProtectionSet: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ protection: Protection) { rawValue = 1 << UInt32(protection.rawValue) }

  /// All of them.
  static var all: ProtectionSet {
    Protection.allCases.reduce(into: []) { $0.insert(ProtectionSet($1)) }
  }

  /// Those that do not hold, in the order of their declaration.
  var missing: [Protection] { Protection.allCases.filter { !contains(ProtectionSet($0)) } }
}
