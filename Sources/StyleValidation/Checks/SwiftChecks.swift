internal import StyleHost

extension ValidationCheck {
  /// What is looked at about the code in the file, without running any of it.
  static let swift: [ValidationCheck] = [
    ValidationCheck(
      "swift.entry",
      "It has the entry of a plugin",
      fix: "Add the function @c(\(PluginFile.entry)) that registers the styles."
    ) { session in
      session.withSymbols { symbols in
        symbols.exports(PluginFile.entry) ? [] : ["it has no \(PluginFile.entry)"]
      }
    },
    ValidationCheck(
      "swift.style-api",
      "It has no copy of StyleAPI in it",
      fix: "Depend on StyleAPI as a dynamic library: a copy's types are other types."
    ) { session in
      session.symbolOutcome { if case .secondStyleAPI = $0 { true } else { false } }
    },
    ValidationCheck(
      "swift.imports",
      "Everything that it uses of StyleAPI is there",
      fix: "Build it with the StyleAPI of this host."
    ) { session in
      session.symbolOutcome {
        switch $0 {
        case .missingSymbols, .otherStyleAPI: true
        default: false
        }
      }
    },
    ValidationCheck(
      "swift.conformances",
      "It gives no type of StyleAPI a conformance that it does not own",
      fix: "Wrap the type, or declare a protocol of your own: a conformance holds for the process."
    ) { session in
      session.withDynamicSection { file, dynamic in
        file.foreignConformances(dynamic).map { "it declares \($0)" }
      }
    },
    ValidationCheck(
      "swift.foundation",
      "It does not need all of Foundation",
      fix: "Import FoundationEssentials, which loads in less time, if you make no Locale, Calendar "
        + "or TimeZone: with it alone these know no languages and no zones.",
      isAdvice: true
    ) { session in
      session.withDynamicSection { _, dynamic in
        dynamic.needed.filter {
          ["libFoundation.so", "libFoundationInternationalization.so"].contains($0)
        }
        .map { "it needs \($0)" }
      }
    },
    ValidationCheck(
      "swift.usable",
      "This host finds nothing else to refuse about it",
      fix: "Do what the message says."
    ) { session in
      switch session.refusal {
      case .noNote?, .badNote?, .wrongAPIVersion?, .wrongFlavor?, .wrongToolchain?, .missingFile?,
        .unreadable?, .notRegularFile?:
        return .passed
      case nil:
        return session.symbolOutcome {
          switch $0 {
          case .missingEntry, .secondStyleAPI, .missingSymbols, .otherStyleAPI, .wrongFlavor: false
          default: true
          }
        }
      case let refusal?:
        guard case .success = session.file else { return .passed }
        return .found([refusal.description])
      }
    },
  ]
}

extension ValidationSession {
  /// What the check of the symbols says, if it is of a kind.
  func symbolOutcome(_ isMeant: (StyleLoadingError) -> Bool) -> ValidationOutcome {
    withDynamicSection { file, dynamic in
      do throws(StyleLoadingError) {
        try file.checkSymbols(dynamic)
      } catch {
        if isMeant(error) { return [error.description] }
      }
      return []
    }
  }
}
