extension StyleLoadingError {
  /// An error of the file's structure.
  package init(_ error: ELFError, file: String) {
    switch error {
    case .notELF(let appearance):
      self = .notELF(file: file, Content(appearance))
    case .truncated(let part, let end, let size):
      self = .truncated(file: file, part: part.description, end: end, size: size)
    case .foreign(let found, let expected):
      self = .foreignMachine(
        file: file,
        plugin: found.description,
        host: expected.description
      )
    case .notSharedLibrary(let type):
      self = .notSharedLibrary(file: file, Product(type))
    case .malformed(let part, let problem):
      self = .damaged(file: file, part: part.description, problem: problem.description)
    case .unreadable(let code):
      self = .unreadable(file: file, errno: code)
    }
  }

  /// An error of opening the file.
  init(_ failure: OpenFile.Failure, file: String) {
    switch failure {
    case .missing: self = .missingFile(file: file)
    case .notRegular(let kind): self = .notRegularFile(file: file, kind)
    case .unreadable(let code): self = .unreadable(file: file, errno: code)
    }
  }
}

extension StyleLoadingError.Content {
  init(_ appearance: ELFError.Appearance) {
    switch appearance {
    case .empty: self = .nothing
    case .text: self = .text
    case .archive: self = .archive
    case .other: self = .other
    }
  }
}

extension StyleLoadingError.Product {
  init(_ type: ELFFileType) {
    switch type {
    case .object: self = .object
    case .executable: self = .program
    case .core: self = .core
    case .unknown(let number): self = .other(number)
    }
  }
}

extension ELFPart: CustomStringConvertible {
  /// What a message calls the part.
  package var description: String {
    switch self {
    case .fileHeader: "the file header"
    case .programHeaders: "the table of program headers"
    case .sectionHeaders: "the table of section headers"
    case .segment(let index): "segment \(index)"
    case .notes: "the notes"
    case .dynamicSection: "the dynamic section"
    case .strings: "the string table"
    case .symbols: "the symbol table"
    case .symbolHash: "the symbol hash table"
    }
  }
}

extension ELFError.Problem: CustomStringConvertible {
  /// What is wrong, as the end of a sentence that begins with the part.
  package var description: String {
    switch self {
    case .entrySize(let size): "has entries of \(size) bytes"
    case .tooLarge(let size): "claims a size of \(size)"
    case .address(let address):
      "lies at address 0x\(String(address, radix: 16)), which no segment holds"
    case .name(let offset): "has no name at \(offset)"
    case .missing: "is missing"
    case .inconsistent: "contradicts itself"
    }
  }
}
