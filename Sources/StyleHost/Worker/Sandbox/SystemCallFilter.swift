internal import Glibc

/// The kernel's seccomp: which system calls a process may make, from now on (`seccomp(2)`).
///
/// What is refused fails with `EPERM`, so a style that tries goes on without. Refused is what
/// reaches other processes, the network, the machine or the file system's content: a style needs
/// memory, threads, time, and to read the libraries of the runtime. Calls that are younger than this
/// list fail with `ENOSYS`, as they do on an older kernel.
enum SystemCallFilter {
  /// Puts the filter in place, for this process and the threads that it starts.
  ///
  /// - Returns: Whether it holds.
  static func install() -> Bool {
    guard let numbers = SystemCallNumbers.host else { return false }
    let program = program(numbers, process: UInt32(bitPattern: getpid()))
    return program.withUnsafeBufferPointer { instructions in
      // `struct sock_fprog`
      var header = (UInt16(instructions.count), instructions.baseAddress)
      let setModeFilter = 1
      return withUnsafeBytes(of: &header) {
        SystemCall.call(SystemCall.seccomp, setModeFilter, 0, Int(bitPattern: $0.baseAddress))
      } == 0
    }
  }

  /// The filter as a program for the kernel.
  static func program(_ numbers: SystemCallNumbers, process: UInt32) -> [FilterInstruction] {
    let refused = Int32(EPERM)
    var program: [FilterInstruction] = [
      .load(.architecture), .jump(.equal, numbers.architecture, then: 1, otherwise: 0), .kill,
      .load(.number),
      // So do the x32 calls of x86_64, which are the same ones under numbers of their own.
      .jump(.greaterOrEqual, SystemCallNumbers.newest + 1, then: 0, otherwise: 1), .refuse(ENOSYS),
    ]
    /// A call that depends on one of its arguments.
    func rule(_ number: UInt32?, _ check: [FilterInstruction]) {
      guard let number else { return }
      program.append(.jump(.equal, number, then: 0, otherwise: UInt8(check.count)))
      program += check
    }
    func own(_ argument: Int) -> [FilterInstruction] {
      [
        .load(.argument(argument)), .jump(.equal, process, then: 0, otherwise: 1), .allow,
        .refuse(refused),
      ]
    }
    // Opening a file in any way that could change it: O_WRONLY, O_RDWR, O_CREAT, O_TRUNC and
    // O_TMPFILE.
    func reading(_ argument: Int) -> [FilterInstruction] {
      [
        .load(.argument(argument)), .jump(.anyBit, 0x40_0243, then: 1, otherwise: 0), .allow,
        .refuse(EACCES),
      ]
    }
    func only(_ values: [UInt32], _ argument: Int) -> [FilterInstruction] {
      let jumps = values.indices.map { index in
        FilterInstruction.jump(
          .equal,
          values[index],
          then: UInt8(values.count - index),
          otherwise: 0
        )
      }
      return [.load(.argument(argument))] + jumps + [.refuse(refused), .allow]
    }
    for (call, check) in [
      ("open", reading(1)), ("openat", reading(2)),
      // Threads are started by `clone` with CLONE_THREAD; glibc falls back to it from `clone3`,
      // whose arguments a filter cannot see.
      (
        "clone",
        [
          .load(.argument(0)), .jump(.anyBit, 0x1_0000, then: 0, otherwise: 1), .allow,
          .refuse(refused),
        ]
      ),
      ("clone3", [.refuse(ENOSYS)]), ("openat2", [.refuse(ENOSYS)]),
      ("kill", own(0)), ("tgkill", own(0)), ("rt_sigqueueinfo", own(0)),
      ("rt_tgsigqueueinfo", own(0)),
      ("prlimit64", only([0], 0)), ("sched_setaffinity", only([0], 0)),
      // PR_SET_PDEATHSIG: a worker does not outlive its host.
      (
        "prctl",
        [.load(.argument(0)), .jump(.equal, 1, then: 1, otherwise: 0), .allow, .refuse(refused)]
      ),
      // F_DUPFD to F_SETLKW and F_DUPFD_CLOEXEC. F_SETOWN and F_SETSIG let the kernel send signals to
      // others, and F_SETLEASE keeps them from files.
      ("fcntl", only(Array(0...7) + [1030], 1)),
      // TCGETS, TCGETS2, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX and FIOCLEX. Others change the
      // attributes of files that are open for reading, or whom the kernel sends signals to.
      ("ioctl", only([0x5401, 0x802C_542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451], 1)),
    ] as [(String, [FilterInstruction])] {
      rule(numbers[call], check)
    }
    let turns = Self.turns(in: numbers.refused)
    return program + decision(turns[...], before: .allow, otherwise: .refuse(refused))
  }

  /// The numbers at which a run of members begins or the one before has ended, in order.
  private static func turns(in members: [UInt32]) -> [UInt32] {
    let members = Set(members)
    return members.union(members.map { $0 + 1 }).sorted().filter {
      members.contains($0) != members.contains($0 &- 1)
    }
  }

  /// Finds out between which turns the number lies that is loaded, by halves.
  ///
  /// The kernel goes through a filter for each number there is when it is put in place, and for each
  /// call afterwards.
  ///
  /// - Parameters:
  ///   - before: What is done with a number before the first turn, and after every second one.
  ///   - otherwise: What is done with the others.
  private static func decision(
    _ turns: ArraySlice<UInt32>,
    before: FilterInstruction,
    otherwise: FilterInstruction
  ) -> [FilterInstruction] {
    if turns.isEmpty { return [before] }
    let middle = turns.startIndex + turns.count / 2
    let isSwapped = (middle - turns.startIndex) % 2 == 0
    let first = decision(turns[..<middle], before: before, otherwise: otherwise)
    let second = decision(
      turns[(middle + 1)...],
      before: isSwapped ? otherwise : before,
      otherwise: isSwapped ? before : otherwise
    )
    return [.jump(.greaterOrEqual, turns[middle], then: UInt8(first.count), otherwise: 0)] + first
      + second
  }
}

/// An instruction of a filter: `struct sock_filter`.
struct FilterInstruction: Equatable {
  var code: UInt16
  var then: UInt8
  var otherwise: UInt8
  var value: UInt32

  /// What an instruction can look at: fields of `struct seccomp_data`.
  enum Field {
    case number
    case architecture
    /// The lower half of an argument.
    case argument(Int)

    fileprivate var offset: UInt32 {
      switch self {
      case .number: 0
      case .architecture: 4
      case .argument(let index): 16 + 8 * UInt32(index)
      }
    }
  }

  enum Comparison: UInt16 {
    case equal = 0x15
    case greaterOrEqual = 0x35
    case anyBit = 0x45
  }

  static func load(_ field: Field) -> Self {
    Self(code: 0x20, then: 0, otherwise: 0, value: field.offset)
  }

  static func jump(
    _ comparison: Comparison,
    _ value: UInt32,
    then: UInt8,
    otherwise: UInt8
  ) -> Self {
    Self(code: comparison.rawValue, then: then, otherwise: otherwise, value: value)
  }

  static let allow = Self(code: 0x06, then: 0, otherwise: 0, value: 0x7FFF_0000)
  static let kill = Self(code: 0x06, then: 0, otherwise: 0, value: 0x8000_0000)

  static func refuse(_ code: Int32) -> Self {
    Self(code: 0x06, then: 0, otherwise: 0, value: 0x0005_0000 | UInt32(bitPattern: code))
  }
}
