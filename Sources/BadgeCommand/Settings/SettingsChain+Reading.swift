internal import StyleHost

extension SettingsChain {
  /// Reads every level of a run: configuration files, variables, options.
  init(_ options: SettingOptions, in environment: ToolEnvironment) throws(ToolError) {
    for file in ConfigurationSearch(environment).files { try add(file) }
    try addVariables(of: environment)
    for value in options.values {
      let source = SettingSource.option(value.option)
      try wrapping({ .setting($0, source) }) { () throws(SettingError) in
        try add(value.name, value.text, from: source)
      }
    }
    styleOptions = options.styleOptions
  }

  private mutating func add(_ file: ConfigurationFile) throws(ToolError) {
    let entries = try wrapping(ToolError.configuration) { () throws(ConfigurationError) in
      try file.entries()
    }
    for entry in entries { add(entry) }
  }

  private mutating func addVariables(of environment: ToolEnvironment) throws(ToolError) {
    // Most runs have none, and need not know what they would be called.
    guard environment.variables.hasName(startingWith: "BADGE_") else { return }
    for name in EnvironmentKeys.all {
      let variable = EnvironmentKeys.variable(for: name)
      guard let text = environment.variable(variable) else { continue }
      let source = SettingSource.variable(variable)
      try wrapping({ .setting($0, source) }) { () throws(SettingError) in
        try add(name, text, from: source)
      }
    }
  }
}
