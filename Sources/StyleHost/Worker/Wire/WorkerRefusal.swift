/// Why a worker that works has no badge to send.
enum WorkerRefusal: Equatable, Sendable {
  /// The style cannot be had; the file is the host's to fill in.
  case style(StyleLoadingError)
  /// The drawing is larger than ``RenderingError/largestSide``.
  case tooLarge(width: Double, height: Double)
  /// The drawing is larger than a message may be.
  case largeReply
  /// Something else, in English.
  case other(String)

  init(_ error: BadgeEvaluationError) {
    switch error {
    case .style(let error): self = .style(error)
    case .rendering(.tooLarge(let width, let height)):
      self = .tooLarge(width: width, height: height)
    default: self = .other(error.description)
    }
  }

  /// The error that a host throws.
  func error(
    limit: Int,
    failure: (WorkerFailure.Cause) -> WorkerFailure
  ) -> BadgeEvaluationError {
    switch self {
    case .style(let error): .style(error)
    case .tooLarge(let width, let height): .rendering(.tooLarge(width: width, height: height))
    case .largeReply: .worker(failure(.largeReply(limit: limit)))
    case .other(let message): .worker(failure(.refused(message)))
    }
  }
}

extension WireWriter {
  private static let longestText = 2000

  private mutating func write(message: String) {
    write(TextSanitizer.sanitize(String(message.prefix(Self.longestText))))
  }

  private mutating func write(messages: [String]) {
    write(Array(messages.prefix(100))) { $0.write(message: $1) }
  }

  mutating func write(_ refusal: WorkerRefusal) {
    switch refusal {
    case .style(let error): write(error)
    case .tooLarge(let width, let height):
      write(UInt8(20))
      write(width)
      write(height)
    case .largeReply: write(UInt8(21))
    case .other(let message):
      write(UInt8(22))
      write(message: message)
    }
  }

  private mutating func write(_ error: StyleLoadingError) {
    switch error {
    case .missingLibrary(_, let library, let searched):
      write(UInt8(0))
      write(message: library)
      write(messages: searched)
    case .missingSymbols(_, let symbols, _):
      write(UInt8(1))
      write(messages: symbols)
    case .loaderFailed(_, let message):
      write(UInt8(2))
      write(message: message)
    case .registrarMismatch: write(UInt8(3))
    case .entryFailed(_, let code):
      write(UInt8(4))
      write(code)
    case .registrationDiffers(_, let missing, let undeclared):
      write(UInt8(5))
      write(messages: missing)
      write(messages: undeclared)
    case .optionsRefused(_, let style, let message):
      write(UInt8(6))
      write(message: style)
      write(message: message)
    case .classStyle(_, let style, let type):
      write(UInt8(7))
      write(message: style)
      write(message: type)
    default: write(WorkerRefusal.other(error.description))
    }
  }
}

extension WireReader {
  private mutating func message() throws(WireError) -> String {
    // The file's name is filled in by whoever knows what it was called.
    TextSanitizer.sanitize(try text(limit: 8000))
  }

  private mutating func messages() throws(WireError) -> [String] {
    try list(of: .names, atLeast: 4, limit: 100) { (reader) throws(WireError) in
      try reader.message()
    }
  }

  mutating func refusal(file: String) throws(WireError) -> WorkerRefusal {
    switch try number(UInt8.self) {
    case 0:
      let library = try message()
      return .style(.missingLibrary(file: file, library: library, searched: try messages()))
    case 1: return .style(.missingSymbols(file: file, try messages()))
    case 2: return .style(.loaderFailed(file: file, message: try message()))
    case 3: return .style(.registrarMismatch(file: file))
    case 4: return .style(.entryFailed(file: file, code: try number()))
    case 5:
      let missing = try messages()
      return .style(
        .registrationDiffers(file: file, missing: missing, undeclared: try messages())
      )
    case 6:
      let style = try message()
      return .style(.optionsRefused(file: file, style: style, message: try message()))
    case 7:
      let style = try message()
      return .style(.classStyle(file: file, style: style, type: try message()))
    case 20:
      let width = Double(bitPattern: try number())
      let height = Double(bitPattern: try number())
      return .tooLarge(
        width: width.isNaN ? .infinity : width,
        height: height.isNaN ? .infinity : height
      )
    case 21: return .largeReply
    case 22: return .other(try message())
    case let kind: throw .unknown(.reason, UInt64(kind))
    }
  }

  mutating func protections() throws(WireError) -> ProtectionSet {
    ProtectionSet(rawValue: try number())
  }
}
