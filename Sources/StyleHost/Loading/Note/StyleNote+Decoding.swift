package import StyleAPI

extension StyleNote {
  /// The notes of a plugin, as they stand in its file.
  package struct Sources: Equatable, Sendable {
    /// The content of the note with the versions and the text.
    package var description: [UInt8]
    /// The content of the note with what the compiler recorded.
    package var build: [UInt8]

    /// Makes a pair.
    package init(description: [UInt8], build: [UInt8]) {
      self.description = description
      self.build = build
    }

    /// Finds the two among a file's notes; nil if neither is there.
    package init?(_ notes: [ELFNote]) throws(StyleNoteError) {
      let ours = notes.filter { $0.owner == StyleNoteLayout.owner }
      let descriptions = ours.filter { $0.type == StyleNoteLayout.Description.type }
      let builds = ours.filter { $0.type == StyleNoteLayout.Build.type }
      if descriptions.isEmpty, builds.isEmpty { return nil }
      guard let description = descriptions.first else { throw .missing(.description) }
      guard let build = builds.first else { throw .missing(.build) }
      guard descriptions.count == 1 else { throw .repeated(.description) }
      guard builds.count == 1 else { throw .repeated(.build) }
      self.init(description: description.descriptor, build: build.descriptor)
    }
  }

  /// What decides whether a host can take a plugin.
  ///
  /// It is read before the text, so that a plugin for a later host is told so and not that its
  /// text is wrong.
  package struct Requirements: Equatable, Sendable {
    /// The version of StyleAPI that the author had.
    package var apiBuilt: StyleAPIVersion
    /// The lowest version that will do.
    package var apiNeeded: StyleAPIVersion
    /// What the compiler recorded.
    package var build: Build
  }

  /// Reads a note.
  package init(_ sources: Sources) throws(StyleNoteError) {
    let requirements = try sources.requirements()
    let text = try StyleNoteText(sources.text())
    self.init(
      apiBuilt: requirements.apiBuilt,
      apiNeeded: requirements.apiNeeded,
      build: requirements.build,
      id: text.id,
      version: text.version,
      name: text.value("name"),
      license: text.value("license"),
      url: text.value("url"),
      styles: text.styles
    )
  }
}

extension StyleNote.Sources {
  /// Reads the headers of both notes.
  package func requirements() throws(StyleNoteError) -> StyleNote.Requirements {
    typealias Description = StyleNoteLayout.Description
    let header = ELFTable(description)
    try check(header, .description, magic: Description.magic, size: Int(Description.headerSize))
    let major: UInt16 = header.number(at: Description.apiMajorOffset) ?? 0
    let built: UInt16 = header.number(at: Description.apiMinorBuiltOffset) ?? 0
    let needed: UInt16 = header.number(at: Description.apiMinorNeededOffset) ?? 0
    guard needed <= built else { throw .neededAboveBuilt(needed: needed, built: built) }

    typealias Build = StyleNoteLayout.Build
    let facts = ELFTable(build)
    try check(facts, .build, magic: Build.magic, size: Int(Build.size))
    return StyleNote.Requirements(
      apiBuilt: StyleAPIVersion(major: major, minor: built),
      apiNeeded: StyleAPIVersion(major: major, minor: needed),
      build: StyleNote.Build(
        flavor: try mark(facts, at: Build.flavorOffset) ? .sdk : .source,
        isDebug: try mark(facts, at: Build.debugOffset),
        compiler: SwiftVersion(rawValue: facts.number(at: Build.compilerOffset) ?? 0)
      )
    )
  }

  /// The bytes behind the header of the note with the text.
  func text() throws(StyleNoteError) -> ArraySlice<UInt8> {
    let size: UInt16 =
      ELFTable(description).number(at: StyleNoteLayout.Description.headerSizeOffset) ?? 0
    guard size >= StyleNoteLayout.Description.headerSize, Int(size) <= description.count else {
      throw .headerSize(Int(size))
    }
    // Tools that write C strings end them with zeros.
    let text = description[Int(size)...]
    let end = text.lastIndex { $0 != 0 }.map { $0 + 1 } ?? text.startIndex
    guard end - text.startIndex <= StyleNoteLayout.maximumText else {
      throw .textTooLong(end - text.startIndex)
    }
    return text[..<end]
  }

  private func check(
    _ table: ELFTable,
    _ part: StyleNoteError.Part,
    magic: [UInt8],
    size: Int
  ) throws(StyleNoteError) {
    guard table.bytes.count >= size else {
      throw .tooShort(part, size: table.bytes.count, needed: size)
    }
    guard table.bytes.starts(with: magic) else { throw .wrongMagic(part) }
    let version: UInt16 = table.number(at: StyleNoteLayout.versionOffset) ?? 0
    guard version == StyleNoteLayout.version else {
      throw .unknownLayout(part, version: version)
    }
  }

  private func mark(_ table: ELFTable, at offset: Int) throws(StyleNoteError) -> Bool {
    let value: UInt32 = table.number(at: offset) ?? 0
    switch value {
    case StyleNoteLayout.unset: return false
    case StyleNoteLayout.set: return true
    default: throw .unknownMark(value)
    }
  }
}
