internal import Glibc
internal import StyleAPI

extension StyleLoadingError: CustomStringConvertible {
  /// What is wrong, with the file's name first, and what to do next.
  public var description: String {
    guard let file else { return problem }
    return "\(file): \(problem)"
  }

  private var problem: String {
    switch self {
    case .unknownStyle(let name, let nearest, let refused):
      Self.unknownStyle(name, nearest: nearest, refused: refused)
    case .unknownPreview(let name, let nearest, let previews, let refused):
      Self.unknownPreview(name, nearest: nearest, previews: previews, refused: refused)
    case .noBundledStyle(let name, let bundled): Self.noBundledStyle(name, bundled: bundled)
    case .unsearchable(let folder, let code): Self.unsearchable(folder, errno: code)
    case .unknownOption, .badOptionValue, .badOptionColor, .classStyle: styleProblem
    // Names come as texts, and what was no UTF-8 leaves this mark.
    case .missingFile(let file) where file.unicodeScalars.contains("\u{FFFD}"):
      "its name is not UTF-8; rename it"
    case .missingFile: "there is no such file; check the path"
    case .notRegularFile(_, let kind):
      kind == .folder
        ? "this is a folder, not a plugin; name a file in it, or search it with --style-path"
        : "this is a \(kind), not a plugin; name a shared library"
    case .unreadable(_, let code):
      "it cannot be read: \(String(cString: strerror(code)))"
        + (code == EACCES || code == EPERM ? "; check its permissions" : "")
    case .notELF(_, let content): Self.notELF(content)
    case .notSharedLibrary(_, let product):
      "this is \(product), not a shared library; build a product of type .dynamic"
    case .truncated(_, let part, let end, let size):
      "the file is truncated: \(part) ends at byte \(end) but the file has \(size); "
        + "copy or build it again"
    case .damaged(_, let part, let problem):
      "the file is damaged: \(part) \(problem); copy or build it again"
    case .foreignMachine(_, let plugin, let host):
      "the plugin is for \(plugin), and this machine is \(host); build it on this machine"
    case .noNote, .badNote, .wrongFlavor, .wrongAPIVersion, .wrongToolchain, .incompatible:
      noteProblem
    case .otherStyleAPI, .secondStyleAPI, .missingLibrary, .missingSymbols, .missingEntry,
      .runsCodeWhenLoaded, .foreignConformances:
      linkProblem
    case .notTrusted(let file, let problem): problem.sentence(file: file)
    case .loaderFailed, .changed, .replaced, .registrarMismatch, .entryFailed,
      .registrationDiffers, .optionsRefused:
      runProblem
    }
  }

  /// What is wrong with what the plugin says about itself.
  private var noteProblem: String {
    switch self {
    case .badNote(_, let error):
      "the plugin's note cannot be read: \(error); mend style.note, and run "
        + "make-style-note or 'badge style build'"
    case .wrongFlavor, .wrongToolchain, .wrongAPIVersion: Self.incompatible([self])
    case .incompatible(_, let differences): Self.incompatible(differences)
    default:
      "this is a library but not a badge style: it has no note '\(StyleNoteLayout.section)'; "
        + "if it should be one, add the StyleNote.swift that Scripts/make-style-note writes"
    }
  }

  /// What is wrong with a style or with what was asked of it.
  private var styleProblem: String {
    switch self {
    case .unknownOption(let style, let option, let nearest, let options):
      "the style '\(style)' has no option '\(option)'"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? (options.isEmpty
            ? "; it takes no options" : "; it has " + options.joined(separator: ", ")))
    case .badOptionValue(let style, let option, let value, let expected):
      "the style '\(style)' does not take '\(value)' for its option '\(option)'; "
        + "give \(expected)"
    case .badOptionColor(let style, let option, let error, let nearest):
      "the option '\(option)' of the style '\(style)': \(error)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .classStyle(_, let style, let type):
      "the style '\(style)' is a class (\(type)); make it a struct or an enum, so that its "
        + "@Environment properties can be filled in for each badge"
    default: ""
    }
  }

  /// What is wrong with how the plugin was linked.
  private var linkProblem: String {
    switch self {
    case .otherStyleAPI(_, let plugin, let host):
      "the plugin was built against other sources of StyleAPI (fingerprint \(plugin)) than this "
        + "badge (\(host)), and their version says nothing about their layout; build it again with "
        + StyleFlavor.current.buildCommand
    case .secondStyleAPI(_, let symbol):
      "the plugin has a StyleAPI of its own linked into it (\(symbol)); "
        + "link the dynamic product StyleAPI instead of the target"
    case .missingLibrary(_, let library, let searched):
      "the plugin needs \(library), which is in none of these folders: "
        + searched.joined(separator: ", ") + "; install it in one of them, or leave out what needs "
        + "it; beside the plugin, linked with -rpath '$ORIGIN', it is found with '--sandbox never' only"
    case .missingSymbols(_, let symbols, let version):
      "the plugin needs what this badge does not have: " + Self.list(symbols)
        + Self.remedy(ofSymbolsIn: version)
    case .missingEntry(_, let entry, let similar):
      "the plugin does not export its entry '\(entry)'"
        + (similar.map { ", but '\($0)'" } ?? "") + "; declare it as "
        + "'@c(\(entry)) public func', and let no linker script hide it"
    case .runsCodeWhenLoaded(_, let functions):
      "the plugin runs code of its own as soon as it is loaded (\(Self.list(functions))), which it "
        + "may only do in a process of its own; leave out '--sandbox never'"
    case .foreignConformances(_, let conformances):
      "the plugin makes types that are not its own conform to protocols that are not its own "
        + "(\(Self.list(conformances))), which would change all of badge; leave out "
        + "'--sandbox never', or wrap the type in one of your own"
    default: ""
    }
  }

  /// What went wrong when the plugin was loaded.
  private var runProblem: String {
    switch self {
    case .loaderFailed(_, let message): "the system's loader refuses the plugin: \(message)"
    case .changed: "the file changed while it was being loaded; try again"
    case .replaced:
      "the file is not the one that this process loaded before, and an image cannot be exchanged; "
        + "start badge again"
    case .registrarMismatch:
      "the plugin uses another StyleAPI than this badge; link the dynamic product StyleAPI, once"
    case .entryFailed(_, let code):
      "the plugin could not register its styles (its entry returned \(code)); ask its author"
    case .registrationDiffers(_, let missing, let undeclared):
      Self.registrationDiffers(missing: missing, undeclared: undeclared)
    case .optionsRefused(_, let style, let message):
      "style '\(style)' does not take its options: \(message)"
    default: ""
    }
  }
}
