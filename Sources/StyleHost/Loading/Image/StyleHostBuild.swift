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

  /// Throws where the two do not fit; `file` is for the message.
  package func check(
    _ requirements: StyleNote.Requirements,
    file: String
  ) throws(StyleLoadingError) {
    let (built, needed) = (requirements.apiBuilt, requirements.apiNeeded)
    guard needed.major == api.major, needed.minor <= api.minor else {
      throw .wrongAPIVersion(file: file, needed: needed, built: built, host: api)
    }
    let build = requirements.build
    guard build.flavor == flavor else {
      throw .wrongFlavor(file: file, plugin: build.flavor, host: flavor)
    }
    guard build.compiler == compiler else {
      throw .wrongToolchain(file: file, plugin: build.compiler, host: compiler)
    }
  }
}
