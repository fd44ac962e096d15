import Foundation
import Glibc

/// The processes of the system, as `/proc` lists them.
enum ProcessTable {
  /// Whether a process runs: one that is dead but not yet waited for by its new parent does not.
  static func isRunning(_ process: pid_t) -> Bool {
    status(of: process).map { $0.first != "Z" } ?? false
  }

  /// The processes that a process has started.
  static func children(of parent: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      status(of: process)?.dropFirst().first == String(parent)
    }
  }

  /// The fields after the name of a process: its state and its parent come first.
  private static func status(of process: pid_t) -> [String]? {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ").map(String.init)
  }
}
