internal import StyleHost
internal import Suggestions

/// A file with values of the environment chain.
///
/// ```json
/// { "environment": { "badgeStyle": "fancy", "colorScheme": "adaptive" }, "glyphs": "powerline" }
/// ```
///
/// `environment` is what it is in a scene. No file can say where plugins are looked for: what a
/// project's file says holds for everybody who enters the project, and must not run its code. It can
/// say which plugins may run where the project is built, `trustedPlugins`: see ``ProjectPin``.
struct ConfigurationFile {
  /// The path.
  let path: String
  private let source: SettingSource

  /// The key under which the values of the views' environment stand.
  private static let environmentKey = "environment"
  /// The key under which a project names plugins.
  private static let trustKey = "trustedPlugins"
  /// Keys that would name code, with their likely spellings.
  private static let forbiddenKeys = ["plugin", "plugins", "stylePath", "stylePaths", "searchPath"]
  /// The largest file that is read, in bytes.
  private static let limit = 1 << 20

  /// Names a file.
  init(_ path: String, source: SettingSource) {
    self.path = path
    self.source = source
  }

  /// Reads the values, in the order in which they are written.
  func entries() throws(ConfigurationError) -> [SettingEntry] { try read(entries) }

  /// Reads which plugins may run where the project is built.
  func trustedPlugins() throws(ConfigurationError) -> [ProjectPin] {
    try read { (bytes) throws(Failure) in
      let members = try members(in: bytes).filter { $0.key == Self.trustKey }
      var pins: [ProjectPin] = []
      for member in members { pins += try self.pins(in: member) }
      return pins
    }
  }

  private func read<Value>(
    _ parse: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
  ) throws(ConfigurationError) -> Value {
    let bytes: [UInt8]
    do {
      bytes = try DescriptorInput(path: path, at: path, isRegular: true).readAll(
        limit: Self.limit,
        path: path
      )
    } catch {
      throw ConfigurationError(.unreadable(error), path: path)
    }
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try parse(bytes))
      } catch {
        return .failure(error)
      }
    }
    do throws(Failure) {
      return try result.get()
    } catch {
      let position = bytes.withUnsafeBufferPointer { TextPosition(ofByte: error.offset, in: $0) }
      throw ConfigurationError(error.problem, path: path, key: error.key, position: position)
    }
  }

  /// An error whose place is not yet counted in lines.
  private struct Failure: Error {
    var problem: ConfigurationError.Problem
    var key: String?
    var offset: Int
  }

  private func members(
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(Failure) -> [JSONValue.Member] {
    let root: JSONValue
    do {
      root = try JSONReader.value(of: bytes)
    } catch {
      throw Failure(problem: .syntax(error.problem), offset: error.offset)
    }
    guard case .object(let members) = root.content else {
      throw Failure(problem: .wrongKind(found: root.kind, expected: .object), offset: root.offset)
    }
    return members
  }

  private func entries(
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(Failure) -> [SettingEntry] {
    var entries: [SettingEntry] = []
    for member in try members(in: bytes) {
      if member.key == Self.environmentKey {
        entries += try environment(member.value)
      } else if member.key == Self.trustKey {
        _ = try pins(in: member)
      } else if OutputSetting(rawValue: member.key) != nil {
        entries.append(try entry(member, key: member.key))
      } else {
        throw Failure(problem: unknownKey(member.key), key: member.key, offset: member.offset)
      }
    }
    return entries
  }

  private func pins(in member: JSONValue.Member) throws(Failure) -> [ProjectPin] {
    guard case .projectConfiguration = source else {
      throw Failure(problem: .onlyInProject, key: member.key, offset: member.offset)
    }
    guard case .object(let plugins) = member.value.content else {
      throw Failure(
        problem: .wrongKind(found: member.value.kind, expected: .object),
        key: member.key,
        offset: member.value.offset
      )
    }
    var pins: [ProjectPin] = []
    for plugin in plugins {
      guard case .text(let text) = plugin.value.content, let hash = TrustStore.hash(text) else {
        let key = member.key + "." + plugin.key
        throw Failure(problem: .noHash, key: key, offset: plugin.value.offset)
      }
      pins.append(ProjectPin(id: plugin.key, hash: hash))
    }
    return pins
  }

  private func environment(_ value: JSONValue) throws(Failure) -> [SettingEntry] {
    guard case .object(let members) = value.content else {
      throw Failure(
        problem: .wrongKind(found: value.kind, expected: .object),
        key: Self.environmentKey,
        offset: value.offset
      )
    }
    var entries: [SettingEntry] = []
    for member in members {
      let key = Self.environmentKey + "." + member.key
      guard OutputSetting(rawValue: member.key) == nil else {
        throw Failure(problem: .belongsOutside, key: key, offset: member.offset)
      }
      entries.append(try entry(member, key: key))
    }
    return entries
  }

  private func entry(_ member: JSONValue.Member, key: String) throws(Failure) -> SettingEntry {
    let text = try text(of: member, key: key)
    do {
      return try SettingEntry(member.key, text, from: source)
    } catch {
      var offset = member.value.offset
      if case .environment(.unknownSetting) = error { offset = member.offset }
      throw Failure(problem: .setting(error), key: key, offset: offset)
    }
  }

  /// A value as it would be written in a text, if it is of a kind that its setting takes.
  private func text(of member: JSONValue.Member, key: String) throws(Failure) -> String {
    switch (member.key, member.value.content) {
    case (_, .text(let text)): return text
    case (_, .number(let text)) where OutputSetting(rawValue: member.key) != nil: return text
    case (OutputSetting.previewLocales.rawValue, .array(let values)):
      let texts = values.compactMap { if case .text(let text) = $0.content { text } else { nil } }
      if texts.count == values.count { return texts.joined(separator: ",") }
    case (EnvironmentKeys.tint, .null), (EnvironmentKeys.labelTint, .null): return "none"
    // These are read without the table of all settings, which takes long to make.
    case (EnvironmentKeys.style, _), (EnvironmentKeys.tint, _), (EnvironmentKeys.labelTint, _),
      (EnvironmentKeys.colorScheme, _):
      break
    default:
      guard let setting = try? EnvironmentSetting.named(member.key) else { break }
      do {
        return try setting.text(
          of: member.value,
          at: ScenePath().key(Self.environmentKey).key(member.key)
        )
      } catch {
        throw Failure(
          problem: .value(error.problem),
          key: "\(error.path)",
          offset: error.offset
        )
      }
    }
    // What is no setting at all is said where it is looked up.
    guard EnvironmentKeys.all.contains(member.key) else { return "" }
    throw Failure(
      problem: .wrongKind(found: member.value.kind, expected: .text),
      key: key,
      offset: member.value.offset
    )
  }

  private func unknownKey(_ key: String) -> ConfigurationError.Problem {
    if Self.forbiddenKeys.contains(key) { return .namesCode }
    if (try? EnvironmentSetting.named(key)) != nil { return .belongsInEnvironment }
    let known = [Self.environmentKey, Self.trustKey] + OutputSetting.allCases.map(\.rawValue)
    return .unknownKey(nearest: Suggestion.nearest(to: key, in: known), known: known)
  }
}
