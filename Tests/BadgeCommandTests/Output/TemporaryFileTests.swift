import Foundation
import Glibc
import TestSupport
import Testing

@testable import BadgeCommand

@Suite("A temporary file does not outlive its process")
struct TemporaryFileTests {
  @Test("A signal in the middle of a write leaves the folder as it was", arguments: [2, 15, 1])
  func signal(number: Int32) async throws {
    // The folder's path goes to the process that the closure runs in by its environment.
    let folder = try TestFolder(["a.svg": "old"])
    let variable = "BADGE_TEST_FOLDER_\(number)"
    setenv(variable, folder.path, 1)
    defer { unsetenv(variable) }
    let exit: ExitTest.Result
    switch number {
    case SIGINT:
      exit = try await #require(processExitsWith: .signal(SIGINT)) { try write(by: SIGINT) }
    case SIGTERM:
      exit = try await #require(processExitsWith: .signal(SIGTERM)) { try write(by: SIGTERM) }
    default: exit = try await #require(processExitsWith: .signal(SIGHUP)) { try write(by: SIGHUP) }
    }
    #expect(exit.exitStatus == .signal(number))
    #expect(try folder.names() == ["a.svg", "seen"])
    #expect(try folder.read("a.svg") == "old")
  }

  @Test("A signal that was ignored stays so")
  func ignored() async {
    await #expect(processExitsWith: .success) {
      Glibc.signal(SIGHUP, SIG_IGN)
      let folder = try TestFolder()
      try TemporaryFile.with(folder.path("a"), in: AT_FDCWD, orThrow: failure) {
        (descriptor, path) throws(OutputError) in
        raise(SIGHUP)
        close(descriptor)
        unlink(path)
      }
    }
  }

  @Test("Whatever ends a batch that writes files, none of them is a temporary one")
  func batch() throws {
    // Each run writes other bytes into the same few files, until it is stopped somewhere.
    for run in 1...6 {
      let result = try BuiltTool().shell(
        """
        mkfifo pipe
        "$0" batch - --output-dir out < pipe & process=$!
        { i=0; while [ $i -lt 4000 ]; do
            i=$((i+1)); echo "{\\"message\\":\\"$i\\",\\"output\\":\\"$((i % 3)).txt\\"}"
          done; } > pipe 2> /dev/null &
        while [ ! -e out/2.txt ]; do :; done
        i=0; while [ $i -lt \(run * 300) ]; do i=$((i+1)); done
        kill -INT $process
        wait $process
        ls -A out
        """
      )
      #expect(result.output == "0.txt\n1.txt\n2.txt\n")
    }
  }
}

/// Begins to write the file `a.svg`, and gets a signal in the middle.
private func write(by number: Int32) throws {
  // The program that runs the tests may ignore or block it.
  Glibc.signal(number, SIG_DFL)
  var mask = sigset_t()
  sigemptyset(&mask)
  sigaddset(&mask, number)
  pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  let folder = ProcessInfo.processInfo.environment["BADGE_TEST_FOLDER_\(number)"] ?? ""
  try TemporaryFile.with(folder + "/.a.svg", in: AT_FDCWD, orThrow: failure) {
    (descriptor, path) throws(OutputError) in
    // The temporary file is there, and says so to the test.
    link(path, folder + "/seen")
    raise(number)
  }
}

private func failure(_ code: Int32) -> OutputError { .cannotCreate(path: "a.svg", errno: code) }
