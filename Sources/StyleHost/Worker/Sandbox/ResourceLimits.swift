internal import Glibc

/// How much a process may use (`setrlimit(2)`), which cannot be raised again.
struct ResourceLimits {
  private let memory: UInt
  private let seconds: UInt

  /// Takes over what the limits of a worker say.
  init(_ limits: WorkerLimits) {
    memory = UInt(clamping: limits.memory)
    seconds = UInt(clamping: limits.processorTime.components.seconds)
  }

  /// Sets the limits for this process.
  ///
  /// - Returns: Whether they hold.
  func apply() -> Bool {
    var holds = Self.set(RLIMIT_CORE, 0) && Self.set(RLIMIT_FSIZE, 0)
    holds = Self.set(RLIMIT_CPU, seconds) && holds
    // Sanitizers reserve terabytes of addresses for themselves.
    if !Self.hasSanitizer { holds = Self.set(RLIMIT_AS, memory) && holds }
    return holds
  }

  private static func set(_ resource: __rlimit_resource, _ value: UInt) -> Bool {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    var current = rlimit()
    // A host with a lower limit has handed it on.
    if getrlimit(resource, &current) == 0, current.rlim_max < limit.rlim_max {
      limit = rlimit(rlim_cur: current.rlim_max, rlim_max: current.rlim_max)
    }
    return setrlimit(resource, &limit) == 0
  }

  private static var hasSanitizer: Bool {
    dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
  }
}
