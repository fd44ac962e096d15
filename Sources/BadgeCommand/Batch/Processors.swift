internal import Glibc

/// The processors of the machine.
enum Processors {
  /// How many of them this process may run on; `taskset` and containers can leave it few.
  static var count: Int {
    // Swift's Glibc module leaves out what is an extension of GNU.
    if let symbol = dlsym(nil, "sched_getaffinity") {
      typealias Function = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
      let function = unsafeBitCast(symbol, to: Function.self)
      // A bit for each of 8,192 processors, which is what the kernel can be built for.
      var set = [UInt64](repeating: 0, count: 128)
      let size = set.count * MemoryLayout<UInt64>.size
      if set.withUnsafeMutableBytes({ $0.baseAddress.map { function(0, size, $0) } }) == 0 {
        return max(1, set.reduce(0) { $0 + $1.nonzeroBitCount })
      }
    }
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}
