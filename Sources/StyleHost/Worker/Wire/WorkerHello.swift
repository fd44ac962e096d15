internal import Glibc

/// What a host tells a worker first.
struct WorkerHello: Equatable {
  /// The host's process.
  var host: pid_t
  /// The plugin's path, for messages.
  var file: String
  /// Whether the plugin's bytes cannot change any more.
  var isSealed: Bool
  /// Whether nothing is to be loaded where a protection is missing.
  var requiresSandbox: Bool
  var limits: WorkerLimits

  init(
    host: pid_t,
    file: String,
    isSealed: Bool,
    requiresSandbox: Bool,
    limits: WorkerLimits
  ) {
    self.host = host
    self.file = file
    self.isSealed = isSealed
    self.requiresSandbox = requiresSandbox
    self.limits = limits
  }

  func write(into writer: inout WireWriter) {
    writer.write(host)
    writer.write(file)
    writer.write(isSealed)
    writer.write(requiresSandbox)
    writer.write(UInt64(clamping: limits.memory))
    writer.write(UInt64(clamping: limits.processorTime.components.seconds))
  }

  /// Reads what was written; of the limits, those that a worker sets for itself.
  init(_ reader: inout WireReader) throws(WireError) {
    host = try reader.number()
    file = try reader.text()
    isSealed = try reader.flag()
    requiresSandbox = try reader.flag()
    limits = WorkerLimits()
    limits.memory = Int(clamping: try reader.number(UInt64.self))
    limits.processorTime = .seconds(Int64(clamping: try reader.number(UInt64.self)))
  }
}
