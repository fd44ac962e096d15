internal import Glibc

/// What a worker does to itself before any code of a plugin is loaded, and before it has a second
/// thread.
enum Sandbox {
  /// Gives up everything that drawing does not need.
  ///
  /// - Parameters:
  ///   - limits: How much the worker may use.
  ///   - host: The process that has started this one.
  ///   - lastDescriptor: The last of those that the host has handed on.
  ///   - moreFolders: What can be read beside the libraries of the runtime.
  /// - Returns: The protections that hold.
  static func enter(
    limits: WorkerLimits,
    host: pid_t,
    lastDescriptor: Int32 = WorkerChannel.plugin,
    moreFolders: [String] = []
  ) -> ProtectionSet {
    var held: ProtectionSet = []
    func note(_ protection: Protection, _ holds: Bool) {
      if holds { held.insert(ProtectionSet(protection)) }
    }
    note(.parentDeath, detach(from: host, lastDescriptor: lastDescriptor))
    WorkerSurroundings.enter()

    note(.resources, ResourceLimits(limits).apply())
    let hasGivenUp = ProcessControl.giveUpNewPrivileges()
    // This and the filter need the last step, or the right to administer the machine.
    note(.files, Landlock.allowReading(folders: folders + moreFolders, files: files))
    // The filter refuses this call.
    note(.privileges, ProcessControl.giveUpCapabilities() && hasGivenUp)
    note(.systemCalls, SystemCallFilter.install())
    return held
  }

  /// Ends with the host, and keeps nothing of it but what was handed on.
  ///
  /// - Parameters:
  ///   - host: The process that has started this one, which is looked for again, since it may have
  ///     ended before the kernel was told to end this one with it.
  ///   - lastDescriptor: The last of those that the host has handed on.
  /// - Returns: Whether this process ends with the host.
  static func detach(from host: pid_t, lastDescriptor: Int32) -> Bool {
    let hasParent = ProcessControl.dieWithParent()
    if getppid() != host { _exit(0) }
    closeDescriptors(after: lastDescriptor)
    WorkerSurroundings.ignoreSignals()
    return hasParent
  }

  /// Closes what the host had open without meaning to hand it on.
  private static func closeDescriptors(after last: Int32) {
    if SystemCall.call(SystemCall.closeRange, Int(last) + 1, Int(Int32.max)) == 0 { return }
    // Linux has the call since 5.9.
    for name in FolderEntries.names(in: "/proc/self/fd") ?? [] {
      if let descriptor = Int32(name), descriptor > last { close(descriptor) }
    }
  }

  /// Where the libraries of the runtime are, and what some of them read.
  private static var folders: [String] {
    [SwiftRuntime.folder].compactMap { $0 } + LibrarySearch.systemFolders + ["/usr/share/zoneinfo"]
  }

  private static let files = ["/etc/ld.so.cache", "/etc/localtime", "/dev/urandom", "/dev/null"]
}
