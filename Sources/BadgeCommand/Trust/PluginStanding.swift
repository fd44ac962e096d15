internal import StyleHost

/// Whether a plugin and its styles may run, and what to do where they may not.
struct PluginStanding {
  /// The path of the plugin.
  let path: String
  /// What keeps all of the plugin from running; nil for nothing.
  var obstacle: Obstacle?
  /// What keeps single styles of it from running.
  var styles: [String: TrustProblem] = [:]

  /// What keeps a plugin from running.
  enum Obstacle {
    /// It may not.
    case problem(TrustProblem)
    /// Whether it may cannot be told.
    case error(StyleLoadingError)
  }

  /// How a style stands, or the whole plugin.
  struct Verdict {
    /// A word: `usable`, or what ``TrustProblem/State`` calls it.
    var state: String
    /// What is wrong, in a few words; nil for nothing.
    var summary: String?
    /// What is wrong and what to do, without the path in front; nil for nothing.
    var sentence: String?
    /// The command that mends it; nil where none does.
    var command: String?
  }

  /// How the plugin stands.
  var verdict: Verdict {
    switch obstacle {
    case nil: Verdict(state: "usable")
    case .problem(let problem): verdict(problem)
    case .error(let error):
      Verdict(
        state: TrustProblem.State.undecided.rawValue,
        summary: PluginHealth.sentence(error, about: path),
        sentence: PluginHealth.sentence(error, about: path)
      )
    }
  }

  /// How a style of it stands.
  func verdict(on style: String) -> Verdict {
    guard obstacle == nil, let problem = styles[style] else { return verdict }
    return verdict(problem)
  }

  private func verdict(_ problem: TrustProblem) -> Verdict {
    Verdict(
      state: problem.state.rawValue,
      summary: problem.summary,
      sentence: problem.sentence(file: path),
      command: problem.command(file: path)
    )
  }
}
