/// A plugin whose bytes are in order, before any of its code runs.
package struct PluginCandidate: Sendable {
  /// The path, as it was given.
  package let path: String
  /// What the plugin says of itself.
  package let note: StyleNote
  private let bytes: ELFBytes

  /// Describes a plugin by the very bytes that are to be loaded.
  init(path: String, note: StyleNote, bytes: ELFBytes) {
    self.path = path
    self.note = note
    self.bytes = bytes
  }

  /// The SHA-256 of the bytes, in 64 digits.
  package func sha256() throws(StyleLoadingError) -> String {
    do {
      return try bytes.sha256()
    } catch {
      throw StyleLoadingError(error, file: path)
    }
  }
}

/// Decides whether a plugin may run, and throws where it may not.
///
/// It is also told where on the search path the plugin was found.
package typealias PluginApproval =
  @Sendable (StyleSearchPath.Origin, PluginCandidate) throws(StyleLoadingError) -> Void
