internal import Glibc

/// Calls of the kernel that Swift's Glibc module leaves out, as it does with what is variadic or an
/// extension of GNU.
///
/// They go through `syscall(2)`, whose arguments are passed in the same registers whether they are
/// declared one by one or as `...`, on all processors that are named here.
enum SystemCall {
  private typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  private static let function: Function? = dlsym(nil, "syscall").map {
    unsafeBitCast($0, to: Function.self)
  }

  /// Makes a call.
  ///
  /// - Parameter number: The number of the call; nil where this processor's is not known.
  /// - Returns: What the call returns; -1 with `errno` set where it fails.
  static func call(
    _ number: Int?,
    _ first: Int = 0,
    _ second: Int = 0,
    _ third: Int = 0,
    _ fourth: Int = 0,
    _ fifth: Int = 0
  ) -> Int {
    guard let number, let function else {
      errno = ENOSYS
      return -1
    }
    return function(number, first, second, third, fourth, fifth, 0)
  }

  #if arch(x86_64)
    static let memfdCreate: Int? = 319
    static let prctl: Int? = 157
    static let seccomp: Int? = 317
    static let capset: Int? = 126
    static let getxattr: Int? = 191
  #elseif arch(arm64)
    static let memfdCreate: Int? = 279
    static let prctl: Int? = 167
    static let seccomp: Int? = 277
    static let capset: Int? = 91
    static let getxattr: Int? = 8
  #else
    static let memfdCreate: Int? = nil
    static let prctl: Int? = nil
    static let seccomp: Int? = nil
    static let capset: Int? = nil
    static let getxattr: Int? = nil
  #endif

  // Calls as young as these have one number everywhere.
  static let closeRange: Int? = 436
  static let landlockCreateRuleset: Int? = 444
  static let landlockAddRule: Int? = 445
  static let landlockRestrictSelf: Int? = 446
}

/// Operations of `prctl(2)`.
enum ProcessControl {
  private static let setParentDeathSignal = 1
  private static let setNoNewPrivileges = 38

  /// Lets the kernel kill this process when the thread that has started it ends.
  static func dieWithParent() -> Bool {
    SystemCall.call(SystemCall.prctl, setParentDeathSignal, Int(SIGKILL)) == 0
  }

  /// Gives up for good what a program with set-user-ID could bring.
  static func giveUpNewPrivileges() -> Bool {
    SystemCall.call(SystemCall.prctl, setNoNewPrivileges, 1) == 0
  }

  /// Gives up what this process may do because root has started it (`capabilities(7)`), such as
  /// reading the variables of other processes.
  static func giveUpCapabilities() -> Bool {
    // `struct __user_cap_header_struct`, for version 3, and two of `struct __user_cap_data_struct`.
    var header: (UInt32, Int32) = (0x2008_0522, 0)
    var none: (UInt64, UInt64, UInt64) = (0, 0, 0)
    return withUnsafeBytes(of: &header) { header in
      withUnsafeBytes(of: &none) { none in
        SystemCall.call(
          SystemCall.capset,
          Int(bitPattern: header.baseAddress),
          Int(bitPattern: none.baseAddress)
        )
      }
    } == 0
  }
}
