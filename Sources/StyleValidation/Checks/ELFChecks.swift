internal import StyleHost

extension ValidationCheck {
  /// The libraries that every host has loaded or can, and those that every system has.
  private static let usualLibraries = [
    "libStyleAPI.so", "libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6",
    "libpthread.so.0", "libdl.so.2", "librt.so.1", "libdispatch.so", "libBlocksRuntime.so",
    "libFoundationEssentials.so", "libFoundationInternationalization.so", "lib_FoundationICU.so",
    "libFoundation.so", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
  ]

  /// Whether a library is there wherever plugins are drawn: StyleAPI, what comes of Swift with every
  /// `badge`, and what comes with the C library.
  static func isUsual(_ library: String) -> Bool {
    usualLibraries.contains(library) || library.hasPrefix("libswift")
  }

  /// What is looked at about the file's structure.
  static let elf: [ValidationCheck] = [
    ValidationCheck(
      "elf.format",
      "It is a whole shared library for this machine",
      fix: "Build the package here, with a library product of the type .dynamic."
    ) { session in
      switch session.file {
      case .success, .failure(.missingFile), .failure(.unreadable), .failure(.notRegularFile):
        .passed
      case .failure(let error): .found([error.description])
      }
    },
    ValidationCheck(
      "elf.dynamic-section",
      "It says what it needs of others",
      fix: "Build the library again: the file is damaged."
    ) { session in
      guard case .success = session.file else { return .skipped("the file cannot be read") }
      guard case .failure(let error) = session.dynamic else { return .passed }
      return .found([error.description])
    },
    ValidationCheck(
      "elf.kind",
      "It is a library and no program",
      fix: "Make the product a library of the type .dynamic."
    ) { $0.withDynamicSection { $1.isProgram ? ["it is a program"] : [] } },
    ValidationCheck(
      "elf.needed",
      "It needs nothing but StyleAPI, Swift's runtime and the C library",
      fix: "Link nothing else: in the process that draws for strangers, nothing else is found."
    ) { session in
      session.withDynamicSection { _, dynamic in
        dynamic.needed.filter { !isUsual($0) }.map { "it needs \($0)" }
      }
    },
    ValidationCheck(
      "elf.needed-found",
      "What it needs is found",
      fix: "Install the library, or link none that users do not have."
    ) { session in
      session.withDynamicSection { file, dynamic in
        let search = LibrarySearch(plugin: session.path, dynamic: dynamic)
        return dynamic.needed.filter { search.find($0) == .missing }.map { "\($0) is missing" }
      }
    },
    ValidationCheck(
      "elf.run-path",
      "It looks for libraries in no folder of the machine that built it",
      fix: "Build with 'badge style build', or pass -no-toolchain-stdlib-rpath to swiftc.",
      isAdvice: true
    ) { session in
      session.withDynamicSection { _, dynamic in
        (dynamic.runpath + dynamic.rpath).filter { !$0.hasPrefix("$") && !$0.hasPrefix("/usr/") }
          .map { "it looks in \($0)" }
      }
    },
    ValidationCheck(
      "elf.text-relocations",
      "Code is not changed while it is loaded",
      fix: "Compile everything that is linked as position-independent code (-fPIC)."
    ) { $0.withDynamicSection { $1.hasTextRelocations ? ["it has text relocations"] : [] } },
    ValidationCheck(
      "elf.stack",
      "The stack need not be executable",
      fix: "Find the object without a .note.GNU-stack section, mostly from assembler source."
    ) { session in
      session.withFile { file in
        file.image.segments.filter { $0.kind == .stack && $0.isExecutable }
          .map { _ in "it asks for an executable stack" }
      }
    },
    ValidationCheck(
      "elf.permissions",
      "No part of it is both written and run",
      fix: "Use the linker's usual layout."
    ) { session in
      session.withFile { file in
        file.image.segments.filter { $0.kind == .load && $0.isExecutable && $0.isWritable }
          .map { "the segment at \($0.address) may be written and run" }
      }
    },
    ValidationCheck(
      "elf.read-only-relocations",
      "What is only written while it is loaded is read-only then",
      fix: "Link with -z relro, as all linkers of this decade do by themselves.",
      isAdvice: true
    ) { session in
      session.withFile { file in
        file.image.segments.contains { $0.kind == .relocatedReadOnly }
          ? [] : ["it has no PT_GNU_RELRO segment"]
      }
    },
    ValidationCheck(
      "elf.initialisers",
      "Nothing of its own runs when it is loaded",
      fix: "Do what has to be done in the entry, or when a style is made."
    ) { session in
      session.withDynamicSection { file, dynamic in
        file.extraInitializers(dynamic).map { "\($0) runs when the plugin is loaded" }
      }
    },
    ValidationCheck(
      "elf.exports",
      "It offers its entry, and else only what is Swift's",
      fix: "Give functions and variables of C no public @c name, and hide those of C targets.",
      isAdvice: true
    ) { session in
      session.withSymbols { symbols in
        let usual = [PluginFile.entry, "_init", "_fini", "__bss_start", "_edata", "_end"]
        return symbols.names(.exported, prefix: "").filter { name in
          !name.hasPrefix("$s") && !name.hasPrefix("_$s") && !name.hasPrefix("symbolic ")
            && !name.hasPrefix("__swift") && !name.hasPrefix("associated conformance ")
            && !name.hasPrefix("get_") && !usual.contains(name)
        }
        .map { "it offers \($0)" }
      }
    },
  ]
}
