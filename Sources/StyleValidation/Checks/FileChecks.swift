internal import Glibc
internal import StyleHost

extension ValidationCheck {
  /// The largest plugin that is no mistake, in bytes.
  private static let largestFile: UInt64 = 64 << 20

  /// What is looked at about the file and where it is.
  static let file: [ValidationCheck] = [
    ValidationCheck(
      "file.exists",
      "The file is there and can be read",
      fix: "Check the path, and that you may read the file."
    ) { session in
      switch session.file {
      case .failure(.missingFile), .failure(.unreadable): ValidationOutcome(session.fileProblem)
      default: .passed
      }
    },
    ValidationCheck(
      "file.regular",
      "It is a regular file",
      fix: "Name the library itself, not a folder, a pipe or a device."
    ) { session in
      guard case .failure(.notRegularFile) = session.file else { return .passed }
      return ValidationOutcome(session.fileProblem)
    },
    ValidationCheck(
      "file.size",
      "It is no larger than \(largestFile >> 20) MiB",
      fix: "Build for release, and strip the file; embed no data that a style does not draw."
    ) { session in
      session.withFile { file in
        let size = file.identity.size
        return size > largestFile ? ["the file has \(size) bytes"] : []
      }
    },
    ValidationCheck(
      "file.name",
      "Its name is that of a library, libNAME.so",
      fix: "Give the product of the package the type .dynamic, which names the file so.",
      isAdvice: true
    ) { session in
      let name = session.path.split(separator: "/").last.map(String.init) ?? ""
      return ValidationOutcome(
        name.hasPrefix("lib") && name.hasSuffix(".so") && name.count > 6 ? [] : ["it is \(name)"]
      )
    },
    ValidationCheck(
      "file.owner",
      "The file and the folders on the way to it are yours or the system's",
      fix: "Put the file where nobody else can exchange it; the message has the command.",
      isAdvice: true
    ) { session in
      session.placeOutcome { if case .foreignOwner = $0 { true } else { false } }
    },
    ValidationCheck(
      "file.mode",
      "Nobody else may write to the file, or to the folders on the way to it",
      fix: "Take the permission away; the message has the command.",
      isAdvice: true
    ) { session in
      session.placeOutcome {
        switch $0 {
        case .writableByAll, .writableByGroup, .writableByList: true
        default: false
        }
      }
    },
    ValidationCheck(
      "file.links",
      "No symbolic link leads to the file from elsewhere",
      fix: "Copy the file to where it is to be found, as 'badge style install' does.",
      isAdvice: true
    ) { session in
      var status = stat()
      guard lstat(session.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
        return .passed
      }
      return .found(["\(session.path) is a symbolic link"])
    },
  ]
}

extension ValidationSession {
  /// Why the file cannot be read; empty where it can.
  fileprivate var fileProblem: [String] {
    if case .failure(let error) = file { [error.description] } else { [] }
  }

  /// What is wrong with the way to the file, if it is of a kind.
  fileprivate func placeOutcome(_ isMeant: (TrustProblem) -> Bool) -> ValidationOutcome {
    guard case .success = file else { return .skipped("the file cannot be read") }
    do throws(StyleLoadingError) {
      guard let problem = try PluginPlace(path: path).problem(), isMeant(problem) else {
        return .passed
      }
      return .found([problem.sentence(file: path)])
    } catch {
      return .skipped(error.description)
    }
  }
}
