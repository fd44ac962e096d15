/// The commands below another, each made when it is asked for.
///
/// A tool that does one thing does not build the table of all others first.
///
/// ```swift
/// let list = CommandList(.init("send") { send }, .init("track") { track })
/// list.command(named: "send")   // makes this one only
/// ```
package struct CommandList: Sendable {
  /// A command that is made when it is asked for.
  package struct Entry: Sendable {
    let name: String
    let make: @Sendable () -> CommandDefinition

    /// Names a command.
    ///
    /// - Parameters:
    ///   - name: The command's own name.
    ///   - make: Gives the command.
    package init(_ name: String, _ make: @escaping @Sendable () -> CommandDefinition) {
      self.name = name
      self.make = make
    }
  }

  private var entries: [Entry]

  /// Lists commands that are made when they are asked for.
  package init(_ entries: Entry...) { self.entries = entries }

  /// The names of entries whose commands are called otherwise, which the parser would not find.
  var misnamed: [String] {
    entries.filter { $0.make().name != $0.name }.map(\.name)
  }

  /// The command that a word chooses, by its name or an alias.
  package func command(named word: String) -> CommandDefinition? {
    // Names come first: to see aliases, commands have to be made.
    entries.first { $0.name == word }?.make() ?? first { $0.aliases.contains(word) }
  }
}

extension CommandList: ExpressibleByArrayLiteral {
  /// Lists commands that are there.
  package init(arrayLiteral elements: CommandDefinition...) {
    entries = elements.map { command in Entry(command.name) { command } }
  }
}

extension CommandList: RandomAccessCollection {
  package var startIndex: Int { entries.startIndex }
  package var endIndex: Int { entries.endIndex }

  package subscript(index: Int) -> CommandDefinition {
    get { entries[index].make() }
    set { entries[index] = Entry(newValue.name) { newValue } }
  }
}
