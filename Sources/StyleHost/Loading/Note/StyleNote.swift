public import StyleAPI

/// What a plugin says about itself, read from its file without running any of it.
///
/// The note says what the plugin needs of its host and which styles it has; its bytes are laid
/// out in `Documentation/PluginABI.md`, and `Scripts/make-style-note` writes them.
///
/// ```swift
/// for style in note.styles { print(style.name, style.help ?? "") }   // fancy A glossy capsule
/// ```
public struct StyleNote: Hashable, Sendable {
  /// The version of StyleAPI that the author had.
  public var apiBuilt: StyleAPIVersion
  /// The lowest version of StyleAPI that the plugin works with; its major is that of `apiBuilt`.
  public var apiNeeded: StyleAPIVersion
  /// What the compiler recorded.
  public var build: Build
  /// The plugin's name among all plugins, in reverse-DNS form: `org.example.tall`.
  public var id: String
  /// The plugin's own version.
  public var version: String
  /// The plugin's name for people.
  public var name: String?
  /// The licence, best as an SPDX expression.
  public var license: String?
  /// Where the plugin comes from.
  public var url: String?
  /// The styles, in the author's order; there is at least one.
  public var styles: [Style]

  /// Makes a note.
  public init(
    apiBuilt: StyleAPIVersion = .current,
    apiNeeded: StyleAPIVersion = .current,
    build: Build = Build(),
    id: String,
    version: String,
    name: String? = nil,
    license: String? = nil,
    url: String? = nil,
    styles: [Style]
  ) {
    self.apiBuilt = apiBuilt
    self.apiNeeded = apiNeeded
    self.build = build
    self.id = id
    self.version = version
    self.name = name
    self.license = license
    self.url = url
    self.styles = styles
  }

  /// How a plugin was built.
  public struct Build: Hashable, Sendable {
    /// Which build of StyleAPI it was compiled against.
    public var flavor: StyleFlavor
    /// True for a debug build.
    public var isDebug: Bool
    /// The compiler.
    public var compiler: SwiftVersion

    /// Makes a record; the default is a release build of the running library's kind.
    public init(
      flavor: StyleFlavor = .current,
      isDebug: Bool = false,
      compiler: SwiftVersion = .current
    ) {
      self.flavor = flavor
      self.isDebug = isDebug
      self.compiler = compiler
    }
  }

  /// A style that the plugin has.
  public struct Style: Hashable, Sendable {
    /// The name, as in `--style fancy`.
    public var name: String
    /// What it looks like, in a sentence.
    public var help: String?
    /// What can be set about it.
    public var options: [Option]

    /// Makes a style.
    public init(name: String, help: String? = nil, options: [Option] = []) {
      self.name = name
      self.help = help
      self.options = options
    }
  }
}
