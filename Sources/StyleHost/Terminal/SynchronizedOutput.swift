/// Whether a terminal shows the changes of a frame all at once (the private mode 2026).
package enum SynchronizedOutput {
  /// Whether the environment's terminal is known to have the mode.
  ///
  /// A terminal is not asked, since its answer may arrive in the shell. A multiplexer counts as
  /// one that has it not.
  package static func isKnown(environment: [String: String]) -> Bool {
    TerminalName(environment).isModern
  }
}
