internal import Glibc
internal import StyleAPI

extension StyleLoadingError {
  static func unsearchable(_ folder: String, errno code: Int32) -> String {
    switch code {
    case ENOENT: "--style-path: there is no folder '\(folder)'"
    case ENOTDIR: "--style-path: '\(folder)' is no folder; name a plugin with --plugin"
    default: "--style-path: '\(folder)' cannot be searched: \(String(cString: strerror(code)))"
    }
  }

  static func unknownStyle(_ name: String, nearest: [String], refused: [String]) -> String {
    var text = "there is no style '\(name)'"
    if !nearest.isEmpty {
      text += "; did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    } else {
      text += ";"
    }
    text += " 'badge style list' shows all styles"
    switch refused.count {
    case 0: break
    case 1: text += ", and why \(refused[0]) cannot be used"
    default: text += ", and why \(refused.count) files cannot be used"
    }
    return text
  }

  static func unknownPreview(
    _ name: String,
    nearest: String?,
    previews: [String],
    refused: [String]
  ) -> String {
    var text = "there is no preview '\(name)'; "
    if let nearest {
      text += "did you mean '\(nearest)'?"
    } else if previews.isEmpty {
      text += "no plugin that was found has any: name one that has with --plugin"
    } else {
      text += "there is " + previews.map { "'\($0)'" }.joined(separator: ", ")
    }
    if let first = refused.first {
      let files = refused.count == 1 ? first : "\(refused.count) files"
      text += "; 'badge style list' shows why \(files) cannot be used"
    }
    return text
  }

  static func notELF(_ content: Content) -> String {
    switch content {
    case .nothing: "the file is empty; copy or build it again"
    case .text: "this is a text file, not a shared library"
    case .archive: "this is a static library; build a product of type .dynamic"
    case .other: "this is not a shared library (it is not in ELF format)"
    }
  }

  static func noBundledStyle(_ name: String, bundled: [String]) -> String {
    "there is no bundled style '\(name)', and others are left out (--no-plugins or "
      + "BADGE_STYLE_SAFE)" + (bundled.isEmpty ? "" : "; there is \(list(bundled))")
  }

  /// All in which a plugin differs from this host, each with both values, and then what to do.
  static func incompatible(_ differences: [StyleLoadingError]) -> String {
    let facts = differences.compactMap(\.difference).joined(separator: "; ")
    let remedies = differences.compactMap(\.remedy)
    // Who builds anew has the host's toolchain and kind; an older host is another way out.
    return facts + "; " + (remedies.isEmpty ? "ask its author" : remedies.joined(separator: ", "))
  }

  /// In what the plugin differs from this host, with both values.
  private var difference: String? {
    switch self {
    case .wrongFlavor(_, let plugin, let host):
      "the plugin was built for \(plugin.host), and this is \(host.host)"
    case .wrongAPIVersion(_, let needed, _, let host):
      "the plugin needs StyleAPI \(needed), and this badge has \(host)"
    case .wrongToolchain(_, let plugin, let host):
      "the plugin was built with Swift \(plugin), and this badge with Swift \(host)"
    default: nil
    }
  }

  private var remedy: String? {
    switch self {
    case .wrongFlavor(_, _, let host): "build it again with \(host.buildCommand)"
    case .wrongAPIVersion(_, let needed, _, let host):
      needed.major >= host.major
        ? "badge \(needed) or a later \(needed.major).x will do"
        : "build it again for StyleAPI \(host.major), or use badge \(needed.major)"
    case .wrongToolchain(_, _, let host):
      "build it again with the toolchain of this badge (Swift \(host)): "
        + StyleFlavor.current.buildCommand
    default: nil
    }
  }

  static func remedy(ofSymbolsIn version: StyleAPIVersion?) -> String {
    guard let version else {
      return
        "; build it against this badge (\(StyleFlavor.current.buildCommand)), or use the badge "
        + "that it was built for"
    }
    return "; StyleAPI \(version) has it, and this badge has \(StyleAPIVersion.current): use badge "
      + "\(version) or a later \(version.major).x, or build the plugin against this badge "
      + "(\(StyleFlavor.current.buildCommand))"
  }

  static func registrationDiffers(missing: [String], undeclared: [String]) -> String {
    var parts: [String] = []
    if !missing.isEmpty {
      parts.append("its note declares \(list(missing)), which it does not register")
    }
    if !undeclared.isEmpty {
      parts.append("it registers \(list(undeclared)), which its note does not declare")
    }
    return parts.joined(separator: ", and ") + "; make style.note and the entry agree"
  }

  /// Up to five, and how many more there are.
  static func list(_ items: [String]) -> String {
    let shown = items.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return items.count > 5 ? "\(shown) and \(items.count - 5) more" : shown
  }
}

extension StyleFlavor {
  /// What a host of the flavour is called.
  var host: String {
    switch self {
    case .source: "a badge built from source"
    case .sdk: "an installed badge"
    }
  }

  /// The command that builds a plugin for a host of the flavour.
  var buildCommand: String {
    switch self {
    case .source: "'swift build' against the same checkout"
    case .sdk: "'badge style build'"
    }
  }
}

extension FileKind: CustomStringConvertible {
  /// What a message calls it.
  public var description: String {
    switch self {
    case .folder: "folder"
    case .fifo: "named pipe"
    case .socket: "socket"
    case .device: "device"
    }
  }
}

extension StyleLoadingError.Product: CustomStringConvertible {
  /// What a message calls it, with its article.
  public var description: String {
    switch self {
    case .program: "a program"
    case .object: "an object file"
    case .core: "a core dump"
    case .other(let type): "an ELF file of type \(type)"
    }
  }
}
