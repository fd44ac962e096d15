import Glibc
import Testing

@testable import StyleHost

/// The filter's program, run by a machine of our own: the kernel's would be kept by this process.
@Suite struct SystemCallFilterTests {
  private enum Verdict: Equatable {
    case allow, kill
    case refuse(Int32)
  }

  private static let process: UInt32 = 4711

  /// What the program says of a call.
  private static func verdict(
    _ number: UInt32,
    _ arguments: [UInt32] = [],
    numbers: SystemCallNumbers = .x86,
    architecture: UInt32? = nil
  ) throws -> Verdict {
    let program = SystemCallFilter.program(numbers, process: process)
    var accumulator: UInt32 = 0
    var index = 0
    while index < program.count {
      let instruction = program[index]
      index += 1
      func jump(_ holds: Bool) {
        index += Int(holds ? instruction.then : instruction.otherwise)
      }
      switch instruction.code {
      case 0x20:
        switch instruction.value {
        case 0: accumulator = number
        case 4: accumulator = architecture ?? numbers.architecture
        case let offset:
          let argument = Int(offset - 16) / 8
          accumulator = argument < arguments.count ? arguments[argument] : 0
        }
      case 0x15: jump(accumulator == instruction.value)
      case 0x35: jump(accumulator >= instruction.value)
      case 0x45: jump(accumulator & instruction.value != 0)
      case 0x06:
        switch instruction.value {
        case 0x7FFF_0000: return .allow
        case 0x8000_0000: return .kill
        case let value: return .refuse(Int32(value & 0xFFFF))
        }
      default: throw POSIXProblem.unknownInstruction
      }
    }
    throw POSIXProblem.noEnd
  }

  private enum POSIXProblem: Error { case unknownInstruction, noEnd }

  @Test func `Drawing needs what is allowed`() throws {
    // read, write, mmap, munmap, brk, futex, exit_group, getrandom, clock_gettime, madvise
    for number: UInt32 in [0, 1, 9, 11, 12, 202, 231, 318, 228, 28] {
      #expect(try Self.verdict(number) == .allow)
    }
    // openat and open for reading
    #expect(try Self.verdict(257, [0, 0, 0o2_000_000]) == .allow)
    #expect(try Self.verdict(2, [0, 0]) == .allow)
  }

  @Test func `Files are opened for reading alone`() throws {
    for flag in [O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, 0o20_200_000] {
      #expect(try Self.verdict(257, [0, 0, UInt32(flag)]) == .refuse(EACCES))
      #expect(try Self.verdict(2, [0, UInt32(flag)]) == .refuse(EACCES))
    }
    #expect(try Self.verdict(437) == .refuse(ENOSYS))
  }

  @Test func `Threads are started and processes are not`() throws {
    #expect(try Self.verdict(56, [0x3D_0F00]) == .allow)
    #expect(try Self.verdict(56, [17]) == .refuse(EPERM))
    #expect(try Self.verdict(435) == .refuse(ENOSYS))
    for number: UInt32 in [57, 58, 59, 322] {
      #expect(try Self.verdict(number) == .refuse(EPERM))
    }
  }

  @Test func `Signals reach the process itself`() throws {
    for number: UInt32 in [62, 234, 129, 297] {
      #expect(try Self.verdict(number, [Self.process, 6]) == .allow)
      #expect(try Self.verdict(number, [1, 9]) == .refuse(EPERM))
      #expect(try Self.verdict(number, [.max, 9]) == .refuse(EPERM))
    }
  }

  @Test func `A worker cannot outlive its host or raise others' limits`() throws {
    #expect(try Self.verdict(157, [1, 0]) == .refuse(EPERM))
    #expect(try Self.verdict(157, [15, 0]) == .allow)
    for number: UInt32 in [302, 203] {
      #expect(try Self.verdict(number, [0, 7]) == .allow)
      #expect(try Self.verdict(number, [1, 7]) == .refuse(EPERM))
    }
  }

  @Test(arguments: [SystemCallNumbers.x86, .arm])
  func `Descriptors send no signals and change no files`(numbers: SystemCallNumbers) throws {
    let control = try #require(numbers["fcntl"])
    // F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL and F_DUPFD_CLOEXEC
    for command: UInt32 in [0, 1, 2, 3, 4, 1030] {
      #expect(try Self.verdict(control, [3, command], numbers: numbers) == .allow)
    }
    // F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE and F_NOTIFY
    for command: UInt32 in [8, 10, 15, 1024, 1026, .max] {
      #expect(try Self.verdict(control, [3, command], numbers: numbers) == .refuse(EPERM))
    }
    let device = try #require(numbers["ioctl"])
    // TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO
    for command: UInt32 in [0x5401, 0x5413, 0x541B, 0x5421] {
      #expect(try Self.verdict(device, [1, command], numbers: numbers) == .allow)
    }
    // TIOCSTI, FIOSETOWN, SIOCSPGRP, FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR and FS_IOC_ENABLE_VERITY
    for command: UInt32 in [0x5412, 0x8901, 0x8902, 0x4008_6602, 0x401C_5820, 0x4080_6685] {
      #expect(try Self.verdict(device, [1, command], numbers: numbers) == .refuse(EPERM))
    }
  }

  @Test func `Every refused call is refused, on both processors`() throws {
    for numbers in [SystemCallNumbers.x86, .arm] {
      #expect(numbers.refused.count > 80)
      let byArgument = [
        "open", "openat", "clone", "clone3", "openat2", "kill", "tgkill", "rt_sigqueueinfo",
        "rt_tgsigqueueinfo", "prlimit64", "sched_setaffinity", "prctl", "fcntl", "ioctl",
      ].compactMap { numbers[$0] }
      for number in 0...SystemCallNumbers.newest where !byArgument.contains(number) {
        let isRefused = numbers.refused.contains(number)
        #expect(
          try Self.verdict(number, numbers: numbers) == (isRefused ? .refuse(EPERM) : .allow),
          "\(number)"
        )
      }
      #expect(numbers.refused.max() == SystemCallNumbers.newest)
      #expect(Set(numbers.refused).count == numbers.refused.count)
      // The kernel takes programs of at most 4,096 instructions, and jumps of 255.
      #expect(SystemCallFilter.program(numbers, process: 1).count < 4096)
    }
  }

  @Test func `Calls of another kind of machine are no way around`() throws {
    #expect(try Self.verdict(0, architecture: 0x4000_0003) == .kill)
    #expect(try Self.verdict(0x4000_0000 + 59) == .refuse(ENOSYS))
  }

  @Test func `Calls that are younger than the filter are as on an older kernel`() throws {
    // open_tree_attr, file_setattr, and what is to come
    for number: UInt32 in [467, 469, 1000, 0x3FFF_FFFF, .max] {
      #expect(try Self.verdict(number) == .refuse(ENOSYS))
      #expect(try Self.verdict(number, numbers: .arm) == .refuse(ENOSYS))
    }
  }
}
