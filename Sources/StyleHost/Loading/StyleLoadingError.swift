public import StyleAPI

/// Why a style cannot be had, or a plugin not be used.
///
/// ```swift
/// do { _ = try catalog.style(named: "fanci") } catch { print(error) }
/// // there is no style 'fanci'; did you mean 'fancy'? …
/// ```
public enum StyleLoadingError: Error, Hashable, Sendable {
  /// No plugin has a style of this name. `refused` are files that could not be read or used.
  case unknownStyle(name: String, nearest: [String], refused: [String])
  /// No plugin has a preview of this name; `previews` are those that there are. `refused` are files
  /// that could not be read or used.
  case unknownPreview(name: String, nearest: String?, previews: [String], refused: [String])
  /// Only bundled styles may be used, and none of them has this name.
  case noBundledStyle(name: String, bundled: [String])
  /// A folder that a flag names cannot be searched, with this `errno`.
  case unsearchable(folder: String, errno: Int32)
  /// There is no file.
  case missingFile(file: String)
  /// There is something else than a file.
  case notRegularFile(file: String, FileKind)
  /// The system refuses to read the file, with this `errno`.
  case unreadable(file: String, errno: Int32)
  /// The file is not in ELF format.
  case notELF(file: String, Content)
  /// The file is ELF, but not a library.
  case notSharedLibrary(file: String, Product)
  /// The file ends before its content does.
  case truncated(file: String, part: String, end: UInt64, size: UInt64)
  /// The file's structure is broken.
  case damaged(file: String, part: String, problem: String)
  /// The file is for another processor.
  case foreignMachine(file: String, plugin: String, host: String)
  /// The library is not a plugin of ours.
  case noNote(file: String)
  /// The plugin's note cannot be read.
  case badNote(file: String, StyleNoteError)
  /// The plugin was compiled against the other kind of StyleAPI.
  case wrongFlavor(file: String, plugin: StyleFlavor, host: StyleFlavor)
  /// The plugin is for another version of StyleAPI.
  case wrongAPIVersion(
    file: String,
    needed: StyleAPIVersion,
    built: StyleAPIVersion,
    host: StyleAPIVersion
  )
  /// The plugin comes from another compiler.
  case wrongToolchain(file: String, plugin: SwiftVersion, host: SwiftVersion)
  /// The plugin differs from this host in more than one of these ways.
  case incompatible(file: String, [StyleLoadingError])
  /// The plugin was built from source against other sources of StyleAPI than this host; both are
  /// their fingerprints.
  case otherStyleAPI(file: String, plugin: String, host: String)
  /// The plugin has StyleAPI linked into it; `symbol` is one type of it.
  case secondStyleAPI(file: String, symbol: String)
  /// The plugin needs a library that is in none of these folders.
  case missingLibrary(file: String, library: String, searched: [String])
  /// The plugin needs declarations that nothing in the process has; `builtFor` is the version of
  /// StyleAPI that has them, where that is known.
  case missingSymbols(file: String, [String], builtFor: StyleAPIVersion? = nil)
  /// The plugin has no entry; `similar` is what it exports that may have been meant as one.
  case missingEntry(file: String, entry: String, similar: String? = nil)
  /// The plugin runs functions of its own as soon as it is loaded, which only a process of its own
  /// may do.
  case runsCodeWhenLoaded(file: String, functions: [String])
  /// The plugin makes types of others conform to protocols of others, which changes what the whole
  /// process does.
  case foreignConformances(file: String, [String])
  /// The plugin may not run.
  case notTrusted(file: String, TrustProblem)
  /// The system's loader refuses the plugin.
  case loaderFailed(file: String, message: String)
  /// The file became another one while it was being loaded.
  case changed(file: String)
  /// The file is not the one that was loaded from this path before.
  case replaced(file: String)
  /// The plugin found that its StyleAPI is not the host's.
  case registrarMismatch(file: String)
  /// The plugin's entry reports a failure.
  case entryFailed(file: String, code: Int32)
  /// The plugin registers other styles than its note declares.
  case registrationDiffers(file: String, missing: [String], undeclared: [String])
  /// A style does not take its options; `message` is the style's own.
  case optionsRefused(file: String, style: String, message: String)
  /// A style has no option of this name; `options` are those that it has.
  case unknownOption(style: String, option: String, nearest: String?, options: [String])
  /// A style's option does not take this value.
  case badOptionValue(style: String, option: String, value: String, expected: String)
  /// The value of an option is no colour; `nearest` is the name that may have been meant.
  case badOptionColor(style: String, option: String, ColorError, nearest: String?)
  /// A style is a class, whose dynamic properties could not be filled in for each badge.
  case classStyle(file: String, style: String, type: String)

  /// What a file holds that is not ELF.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// Text.
    case text
    /// An archive, as static libraries are.
    case archive
    /// Something else.
    case other
  }

  /// What a linker or compiler makes that is not a library.
  public enum Product: Hashable, Sendable {
    /// A program.
    case program
    /// An object file.
    case object
    /// A core dump.
    case core
    /// A kind without a name, with its `e_type`.
    case other(UInt16)
  }
}

extension StyleLoadingError {
  /// The exit code of a command that fails with this: 69, `EX_UNAVAILABLE` of `sysexits.h`.
  public static var exitCode: Int32 { 69 }

  /// The file that the error is about.
  public var file: String? {
    switch self {
    case .unknownStyle, .unknownPreview, .noBundledStyle, .unsearchable, .unknownOption,
      .badOptionValue,
      .badOptionColor:
      nil
    case .missingFile(let file), .notRegularFile(let file, _), .unreadable(let file, _),
      .notELF(let file, _), .notSharedLibrary(let file, _), .truncated(let file, _, _, _),
      .damaged(let file, _, _), .foreignMachine(let file, _, _), .noNote(let file),
      .badNote(let file, _), .wrongFlavor(let file, _, _), .wrongAPIVersion(let file, _, _, _),
      .wrongToolchain(let file, _, _), .otherStyleAPI(let file, _, _),
      .secondStyleAPI(let file, _),
      .missingLibrary(let file, _, _), .missingSymbols(let file, _, _),
      .missingEntry(let file, _, _),
      .incompatible(let file, _), .runsCodeWhenLoaded(let file, _),
      .foreignConformances(let file, _), .notTrusted(let file, _),
      .loaderFailed(let file, _), .changed(let file), .replaced(let file),
      .registrarMismatch(let file), .entryFailed(let file, _),
      .registrationDiffers(let file, _, _), .optionsRefused(let file, _, _),
      .classStyle(let file, _, _):
      file
    }
  }

  /// True if a file in a folder is just not a plugin, which is nobody's mistake.
  var isAboutOtherFile: Bool {
    switch self {
    case .missingFile, .notRegularFile, .notELF, .notSharedLibrary, .noNote: true
    default: false
    }
  }
}
