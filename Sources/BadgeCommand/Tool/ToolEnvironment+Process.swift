internal import Glibc
internal import TerminalKit

extension ToolEnvironment {
  /// The environment of this process.
  ///
  /// Writing to a closed pipe is an error of that write from now on, not the end of the process.
  package static func process() -> ToolEnvironment {
    signal(SIGPIPE, SIG_IGN)
    let variables = VariableList.process
    var environment = ToolEnvironment(
      variables: variables,
      currentFolder: path { getcwd($0, $1).map { strlen($0) } ?? -1 },
      home: home(variables),
      executable: path { readlink("/proc/self/exe", $0, $1) },
      input: DescriptorInput.standardInput,
      output: DescriptorOutput.standardOutput,
      messages: DescriptorOutput.standardError
    )
    environment.ask = { TerminalQuestion.ask($0) }
    environment.openTerminal = { TerminalDevice.standard() }
    environment.reserveOutput = { () throws(OutputError) in
      try DescriptorOutput.standardOutput.reserved()
    }
    return environment
  }

  /// `HOME`, else what the system's list of users says.
  private static func home(_ variables: VariableList) -> String? {
    if let home = variables["HOME"], !home.isEmpty { return home }
    return getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
  }

  /// A path that a call writes into a buffer; nil if the call returns a negative length.
  private static func path(_ fill: (UnsafeMutablePointer<CChar>, Int) -> Int) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = fill(start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}
