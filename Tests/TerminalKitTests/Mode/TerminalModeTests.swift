import Foundation
import Glibc
import TestSupport
import Testing

@testable import TerminalKit

@Suite struct TerminalModeTests {
  private func device(_ terminal: PseudoTerminal) -> TerminalDevice {
    TerminalDevice(input: terminal.programSide, output: terminal.programSide)
  }

  @Test("Keys come one by one, on a screen of its own, and afterwards all is as before")
  func mode() throws {
    let turn = try TerminalTurn()
    defer { turn.end() }
    let terminal = try PseudoTerminal(columns: 40, rows: 10)
    let before = terminal.mode
    let device = device(terminal)
    #expect(device.size == TerminalSize(columns: 40, rows: 10))
    var model = TerminalModel(columns: 40, rows: 10) { _ in 1 }
    let bytes = try TerminalMode.with(device) { () -> [UInt8] in
      #expect(!terminal.isForLines)
      model.write(terminal.read(waiting: .seconds(5)))
      #expect(model.modes == [1049, 2004])
      #expect((try? device.read()) == [])
      terminal.type("a\r")
      return (try? device.read()) ?? []
    }
    #expect(bytes == [0x61, 0x0D])
    #expect(terminal.mode == before)
    model.write(terminal.read(waiting: .seconds(5)))
    #expect(model.modes == [7, 25])
    #expect(model.problems == [])
  }

  @Test("What is no terminal has no mode, and nothing is called")
  func noTerminal() throws {
    let turn = try TerminalTurn()
    defer { turn.end() }
    let null = open("/dev/null", O_RDWR)
    defer { close(null) }
    #expect(throws: TerminalError.noMode(errno: ENOTTY)) {
      try TerminalMode.with(TerminalDevice(input: null, output: null)) { Issue.record("called") }
    }
  }

  @Test("However the process ends, the terminal is as before, and the end is what it was to be")
  func ends() async throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 10)
    setenv("BADGE_TEST_TERMINAL", terminal.path, 1)
    defer { unsetenv("BADGE_TEST_TERMINAL") }
    let before = terminal.mode
    func check(_ name: String) {
      #expect(terminal.mode == before, "\(name)")
      var model = TerminalModel(columns: 40, rows: 10) { _ in 1 }
      model.write(terminal.read(waiting: .seconds(5)))
      #expect(model.modes == [7, 25], "\(name)")
    }
    await #expect(processExitsWith: .signal(SIGTERM)) { try end { raise(SIGTERM) } }
    check("TERM")
    await #expect(processExitsWith: .signal(SIGQUIT)) { try end { raise(SIGQUIT) } }
    check("QUIT")
    await #expect(processExitsWith: .signal(SIGSEGV)) { try end { raise(SIGSEGV) } }
    check("SEGV")
    await #expect(processExitsWith: .signal(SIGABRT)) { try end { abort() } }
    check("ABRT")
    await #expect(processExitsWith: .exitCode(7)) { try end { exit(7) } }
    check("exit")
    await #expect(processExitsWith: .failure) { try end { fatalError("a crash of the test's") } }
    check("fatalError")
    // The stack is used up, and the handler has another one.
    await #expect(processExitsWith: .signal(SIGSEGV)) { try end { print(depth(of: 1)) } }
    check("stack overflow")
  }
}

/// Enters the mode of the terminal that the environment names, and does something.
private func end(_ body: () -> Void) throws {
  // What the program that runs the tests does about signals is inherited; so is what the runtime
  // would say about a crash, which takes long.
  for number in [SIGTERM, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS] {
    signal(number, SIG_DFL)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }
  let path = ProcessInfo.processInfo.environment["BADGE_TEST_TERMINAL"] ?? ""
  let descriptor = open(path, O_RDWR | O_NOCTTY)
  try TerminalMode.with(TerminalDevice(input: descriptor, output: descriptor), body)
}

/// A number that takes more calls than there is room for.
@inline(never)
private func depth(of number: Int) -> Int {
  number < 0 ? 0 : depth(of: number + 1) + depth(of: number + 2)
}
