internal import StyleHost

extension ValidationCheck {
  /// What is looked at about the note.
  static let note: [ValidationCheck] = [
    ValidationCheck(
      "note.present",
      "It has the note of a plugin",
      fix: "Build it with 'badge style build', which makes one of style.note."
    ) { session in
      switch session.refusal {
      case .noNote: .found(["it has no note, so it is no plugin of badge"])
      case .badNote(_, let error): .found(["\(error)"])
      default: session.withFile { _ in [] }
      }
    },
    ValidationCheck(
      "note.api",
      "It is for a StyleAPI that this host has",
      fix: "Build it with the StyleAPI of this host, or lower 'api' in style.note if less will do."
    ) { session in
      guard case .wrongAPIVersion? = session.refusal else { return session.withNote { _ in [] } }
      return .found([session.refusal?.description ?? ""])
    },
    ValidationCheck(
      "note.flavour",
      "It was compiled against the same kind of StyleAPI",
      fix: "Build it as this host was built: with the installed SDK, or from source."
    ) { session in
      guard case .wrongFlavor? = session.refusal else {
        // The note may say something else than the code.
        return session.symbolOutcome { if case .wrongFlavor = $0 { true } else { false } }
      }
      return .found([session.refusal?.description ?? ""])
    },
    ValidationCheck(
      "note.compiler",
      "It comes from the same compiler",
      fix: "Build it with the host's Swift."
    ) { session in
      guard case .wrongToolchain? = session.refusal else { return session.withNote { _ in [] } }
      return .found([session.refusal?.description ?? ""])
    },
    ValidationCheck(
      "note.release",
      "It was built for release",
      fix: "Add -c release to swift build.",
      isAdvice: true
    ) { $0.withNote { $0.build.isDebug ? ["it is a debug build"] : [] } },
    ValidationCheck(
      "note.id",
      "Its id is a reversed domain name with at least two parts",
      fix: "Choose an id such as org.example.neon."
    ) { session in
      session.withNote { note in
        let parts = note.id.split(separator: ".", omittingEmptySubsequences: false)
        let isName =
          parts.count >= 2
          && parts.allSatisfy { part in
            part.first?.isLetter == true
              && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
          }
        return isName ? [] : ["it is '\(note.id)'"]
      }
    },
    ValidationCheck(
      "note.id-own",
      "Its id is not one of this project's",
      fix: "Choose an id under a domain that is yours.",
      isAdvice: true
    ) { session in
      session.withNote { note in
        let own = StyleCatalog.ownIdentifiers
        let isBundled = StyleCatalog.bundledStyles.map { own + $0 }.contains(note.id)
        return note.id.hasPrefix(own) && !isBundled ? ["it is '\(note.id)'"] : []
      }
    },
    ValidationCheck(
      "note.version",
      "Its version is of the form 1.2.3",
      fix: "Number it as semver.org says."
    ) { session in
      session.withNote { note in
        let core = note.version.prefix { $0 != "-" && $0 != "+" }
        let numbers = core.split(separator: ".", omittingEmptySubsequences: false)
        let isVersion =
          numbers.count == 3
          && numbers.allSatisfy { number in
            !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
              && (number == "0" || number.first != "0")
          }
        return isVersion ? [] : ["it is '\(note.version)'"]
      }
    },
    ValidationCheck(
      "note.name",
      "It has a name for people",
      fix: "Add a line name=… to the note.",
      isAdvice: true
    ) { $0.withNote { ($0.name ?? "").isEmpty ? ["it has none"] : [] } },
    ValidationCheck(
      "note.license",
      "It says under which licence it is",
      fix: "Add a line license=… with an SPDX expression, such as MIT.",
      isAdvice: true
    ) { $0.withNote { ($0.license ?? "").isEmpty ? ["it does not"] : [] } },
    ValidationCheck(
      "note.url",
      "Its address, where it has one, is one of the web",
      fix: "Write the address in full, as in url=https://example.org.",
      isAdvice: true
    ) { session in
      session.withNote { note in
        guard let url = note.url, !url.hasPrefix("https://"), !url.hasPrefix("http://") else {
          return []
        }
        return ["it is '\(url)'"]
      }
    },
    ValidationCheck(
      "note.style-names",
      "The names of its styles are short words in lower case",
      fix: "Use lower-case letters, digits and '-', at most 32 of them."
    ) { session in
      session.withNote { note in
        note.styles.map(\.name).filter { name in
          name.count > 32
            || !name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
            || name.first?.isLetter != true
        }
        .map { "'\($0)' is not" }
      }
    },
    ValidationCheck(
      "note.style-names-free",
      "No bundled style has the name of one of its styles",
      fix: "Choose another name: the plugin that is found first would hide the other.",
      isAdvice: true
    ) { session in
      session.withNote { note in
        guard !note.id.hasPrefix(StyleCatalog.ownIdentifiers) else { return [] }
        return note.styles.map(\.name).filter(StyleCatalog.bundledStyles.contains)
          .map { "'\($0)' is a bundled style" }
      }
    },
    ValidationCheck(
      "note.sentences",
      "Every style and every option has a sentence about it",
      fix: "Write them into the note: they are what users read in 'badge style list'.",
      isAdvice: true
    ) { session in
      session.withNote { note in
        note.styles.flatMap { style -> [String] in
          let own = (style.help ?? "").isEmpty ? ["the style '\(style.name)' has none"] : []
          return own
            + style.options.filter { ($0.help ?? "").isEmpty }
            .map { "the option '\($0.name)' of '\(style.name)' has none" }
        }
      }
    },
  ]
}
