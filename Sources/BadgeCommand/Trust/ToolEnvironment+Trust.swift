internal import StyleHost

extension ToolEnvironment {
  /// The plugins that the user trusts; nil where there is no home to remember them in.
  var trustStore: TrustStore? { statePath("trust").map(TrustStore.init) }

  /// What is remembered of failures; nil where there is no home.
  var failureStore: FailureStore? { statePath("failures").map(FailureStore.init) }

  /// The plugins that the project's configuration names.
  ///
  /// A file that cannot be read names none; that is an error of the command that reads its settings.
  var projectPins: [ProjectPin] {
    guard let path = ConfigurationSearch(self).projectFile else { return [] }
    let file = ConfigurationFile(path, source: .projectConfiguration(path: path))
    return (try? file.trustedPlugins()) ?? []
  }
}
