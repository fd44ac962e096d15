/// What is known of the value of an option or of a positional argument.
package struct ValueDefinition: Hashable, Sendable {
  /// What the value is called, without brackets: `file`.
  package var name: String
  /// The only values that are accepted; any value if this is empty.
  package var allowed: [AllowedValue]
  /// What the help says about the value if none is given.
  package var defaultText: String?
  /// What a shell offers.
  package var completion: CompletionKind

  /// Describes a value.
  package init(
    _ name: String,
    allowed: [AllowedValue] = [],
    defaultText: String? = nil,
    completion: CompletionKind? = nil
  ) {
    self.name = name
    self.allowed = allowed
    self.defaultText = defaultText
    self.completion = completion ?? (allowed.isEmpty ? .none : .values(allowed))
  }

  /// The name in the brackets of usage lines: `<file>`.
  package var placeholder: String { "<\(name)>" }

  /// Whether the value names a file or a folder.
  var isPath: Bool {
    switch completion {
    case .file, .directory: true
    case .none, .values, .command: false
    }
  }
}

/// A value that an option accepts, or that a shell offers.
package struct AllowedValue: Hashable, Sendable {
  /// The value as it is typed.
  package var name: String
  /// What it means; may be empty.
  package var help: String

  /// Describes a value.
  package init(_ name: String, _ help: String = "") {
    self.name = name
    self.help = help
  }
}

extension AllowedValue: ExpressibleByStringLiteral {
  /// A value whose name says enough.
  package init(stringLiteral name: String) {
    self.init(name)
  }
}

/// What a shell offers for a value when the user presses Tab.
package enum CompletionKind: Hashable, Sendable {
  /// Nothing: the value is the user's own.
  case none
  /// Files whose name ends in one of these extensions (without a dot), and folders on the way to
  /// them; every file if there are none.
  case file(extensions: [String])
  /// Folders.
  case directory
  /// These values.
  case values([AllowedValue])
  /// The lines that a shell command prints, each a value or a value, a tab and an explanation.
  ///
  /// The command has to be one that bash, zsh and fish read alike, such as
  /// `badge style list --names`.
  case command(String)
}
