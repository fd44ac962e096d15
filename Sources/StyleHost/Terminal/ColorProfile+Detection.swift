extension ColorProfile {
  /// Returns the colours to use for one output.
  ///
  /// The first of these that says something decides:
  ///
  /// 1. `requested`, unless it is ``ColorRequest/automatic``;
  /// 2. `NO_COLOR`, present and not empty, whatever its value (no-color.org);
  /// 3. `FORCE_COLOR`: `0` or `false` is none, `2` is 256 colours, `3` is 24 bits, any other value
  ///    that is not empty is "on" (force-color.org); then `CLICOLOR_FORCE`, not empty and not `0`,
  ///    is "on" (bixense.com/clicolors). "On" means at least 16 colours;
  /// 4. an output that is no terminal, `CLICOLOR=0` or `TERM=dumb`: none;
  /// 5. a continuous-integration service whose log viewer is known;
  /// 6. `COLORTERM` `truecolor` or `24bit`, except under GNU screen, which passes on the outer
  ///    terminal's value without being able to show it;
  /// 7. `TERM`.
  ///
  /// The function reads nothing but its arguments. Standard output and standard error are asked
  /// about separately, since either can be redirected.
  ///
  /// ```swift
  /// ColorProfile.detect(environment: ["NO_COLOR": "1"], isTerminal: true)        // none
  /// ColorProfile.detect(environment: ["TERM": "xterm-kitty"], isTerminal: true)  // trueColor
  /// ```
  ///
  /// - Parameters:
  ///   - environment: The process's environment variables.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - requested: What the user asked for on the command line.
  public static func detect(
    environment: [String: String],
    isTerminal: Bool,
    requested: ColorRequest = .automatic
  ) -> ColorProfile {
    switch requested {
    case .never: return .none
    case .ansi16: return .ansi16
    case .ansi256: return .ansi256
    case .trueColor: return .trueColor
    case .always: return max(.ansi16, depth(of: environment))
    case .automatic: break
    }
    if let value = environment["NO_COLOR"], !value.isEmpty { return .none }
    switch ForcedColor(environment) {
    case .off: return .none
    case .exactly(let profile): return profile
    case .on: return max(.ansi16, depth(of: environment))
    case nil: break
    }
    guard isTerminal, environment["CLICOLOR"] != "0" else { return .none }
    return depth(of: environment)
  }

  /// What the environment's terminal, or the service that keeps the log, can show.
  private static func depth(of environment: [String: String]) -> ColorProfile {
    let terminal = TerminalName(environment)
    if terminal.isDumb { return .none }
    if let profile = continuousIntegration(environment) { return profile }
    if terminal.isScreen && environment["TMUX"] == nil { return .ansi256 }
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .trueColor }
    return max(terminal.colors, colorTerm.isEmpty ? .none : .ansi16)
  }

  /// The colours of services that keep logs, by the variable that each sets.
  ///
  /// The table is that of chalk/supports-color. The bare `CI` says nothing of colours.
  private static func continuousIntegration(_ environment: [String: String]) -> ColorProfile? {
    func isAny(of names: [String]) -> Bool {
      names.contains { name in
        guard let value = environment[name] else { return false }
        return !value.isEmpty && value != "false" && value != "0"
      }
    }
    if isAny(of: ["GITHUB_ACTIONS", "GITEA_ACTIONS", "CIRCLECI"]) { return .trueColor }
    let plain = [
      "APPVEYOR", "BUILDKITE", "DRONE", "GITLAB_CI", "TEAMCITY_VERSION", "TF_BUILD", "TRAVIS",
    ]
    return isAny(of: plain) ? .ansi16 : nil
  }
}

/// What `FORCE_COLOR` and `CLICOLOR_FORCE` say; `nil` when they say nothing.
private enum ForcedColor {
  case off
  case on
  case exactly(ColorProfile)

  init?(_ environment: [String: String]) {
    switch environment["FORCE_COLOR"]?.lowercased() ?? "" {
    case "0", "false": self = .off
    case "2": self = .exactly(.ansi256)
    case "3": self = .exactly(.trueColor)
    case "":
      guard let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" else {
        return nil
      }
      self = .on
    default: self = .on
    }
  }
}
