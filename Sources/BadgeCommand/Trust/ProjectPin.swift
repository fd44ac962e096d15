/// A plugin that a project's configuration names: `"trustedPlugins": { "org.example.neon": "9f86…" }`.
struct ProjectPin: Hashable, Sendable {
  /// The plugin's identifier.
  var id: String
  /// The SHA-256 of its bytes.
  var hash: String
}
