internal import Glibc

/// A plugin's file, read but not loaded.
///
/// Every step can only refuse, and none of them runs or maps anything of the file.
package struct PluginFile: Sendable {
  /// The name of the C function that a plugin is entered through.
  package static let entry = "badge_style_entry_1"

  /// The path, as it was given.
  package let path: String
  /// Which file stood there when it was opened.
  package let identity: FileIdentity
  /// The file's content.
  package let image: ELFImage

  /// Opens a file and checks that it is a whole shared library for this processor.
  package init(path: String, platform: ELFPlatform = .host) throws(StyleLoadingError) {
    let file: OpenFile
    do {
      file = try OpenFile.open(path)
    } catch {
      throw StyleLoadingError(error, file: path)
    }
    try self.init(file, path: path, platform: platform)
  }

  /// Checks that an open file is a whole shared library for this processor.
  ///
  /// - Parameter path: What messages call it.
  package init(
    _ file: OpenFile,
    path: String,
    platform: ELFPlatform = .host
  ) throws(StyleLoadingError) {
    self.path = path
    identity = file.identity
    do {
      image = try ELFImage(ELFBytes(file), platform: platform)
    } catch {
      throw StyleLoadingError(error, file: path)
    }
  }

  /// The note, held against what a host offers.
  package func note(for host: StyleHostBuild = .current) throws(StyleLoadingError) -> StyleNote {
    let sources = try noteSources()
    let requirements: StyleNote.Requirements
    do {
      requirements = try sources.requirements()
    } catch {
      throw .badNote(file: path, error)
    }
    try host.check(requirements, file: path)
    do {
      return try StyleNote(sources)
    } catch {
      throw .badNote(file: path, error)
    }
  }

  /// The note of a plugin for whatever host, if it can be read.
  package func noteIfReadable() -> StyleNote? {
    try? StyleNote(noteSources())
  }

  /// What the file needs of others.
  package func dynamicSection() throws(StyleLoadingError) -> ELFDynamicSection {
    do {
      return try image.dynamicSection()
    } catch {
      throw StyleLoadingError(error, file: path)
    }
  }

  /// The SHA-256 of the file, in 64 digits.
  package func sha256() throws(StyleLoadingError) -> String {
    do {
      return try image.bytes.sha256()
    } catch {
      throw StyleLoadingError(error, file: path)
    }
  }

  /// The file's bytes.
  package func allBytes() throws(StyleLoadingError) -> [UInt8] {
    do {
      return try image.bytes.all()
    } catch {
      throw StyleLoadingError(error, file: path)
    }
  }

  private func noteSources() throws(StyleLoadingError) -> StyleNote.Sources {
    let notes: [ELFNote]
    do {
      notes = try image.notes()
    } catch {
      throw StyleLoadingError(error, file: path)
    }
    do {
      if let sources = try StyleNote.Sources(notes) { return sources }
    } catch {
      throw .badNote(file: path, error)
    }
    // A program has the same type as a library; without a note, that is worth a better answer.
    if let isProgram = try? image.isProgram(), isProgram {
      throw .notSharedLibrary(file: path, .program)
    }
    throw .noNote(file: path)
  }
}
