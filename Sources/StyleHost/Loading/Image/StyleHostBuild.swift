package import StyleAPI

/// What a host offers, which a plugin's note is held against.
package struct StyleHostBuild: Equatable, Sendable {
  /// The version of StyleAPI.
  package var api: StyleAPIVersion
  /// How StyleAPI was built.
  package var flavor: StyleFlavor
  /// The compiler.
  package var compiler: SwiftVersion

  /// Makes a description of a host.
  package init(api: StyleAPIVersion, flavor: StyleFlavor, compiler: SwiftVersion) {
    self.api = api
    self.flavor = flavor
    self.compiler = compiler
  }

  /// The running process.
  package static var current: StyleHostBuild {
    StyleHostBuild(api: .current, flavor: .current, compiler: .current)
  }

  /// Throws all in which the two do not fit; `file` is for the message.
  package func check(
    _ requirements: StyleNote.Requirements,
    file: String
  ) throws(StyleLoadingError) {
    let (built, needed) = (requirements.apiBuilt, requirements.apiNeeded)
    let build = requirements.build
    var differences: [StyleLoadingError] = []
    if needed.major != api.major || needed.minor > api.minor {
      differences.append(.wrongAPIVersion(file: file, needed: needed, built: built, host: api))
    }
    if build.flavor != flavor {
      differences.append(.wrongFlavor(file: file, plugin: build.flavor, host: flavor))
    }
    if build.compiler != compiler {
      differences.append(.wrongToolchain(file: file, plugin: build.compiler, host: compiler))
    }
    guard let first = differences.first else { return }
    throw differences.count == 1 ? first : .incompatible(file: file, differences)
  }
}
