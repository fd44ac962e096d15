internal import Glibc

/// The program that is started as a worker: one that calls ``StyleWorker/runIfRequested()`` first
/// thing in its `main`.
///
/// ```swift
/// StyleWorker.runIfRequested()
/// let styles = WorkerStyleLibrary(worker: .currentProgram)
/// ```
public struct WorkerCommand: Hashable, Sendable {
  /// The program's path.
  public var program: String
  /// The words after the program's name.
  public var arguments: [String]

  /// Makes a command.
  public init(program: String, arguments: [String] = [StyleWorker.argument]) {
    self.program = program
    self.arguments = arguments
  }

  /// The running program, once more: the very file, even where another one has its place by now.
  public static var currentProgram: WorkerCommand { WorkerCommand(program: "/proc/self/exe") }
}
