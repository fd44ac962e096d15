import Foundation
import StyleAPI

/// Buttons that do what a preview must not do.
struct Faults: View {
  @State private var text = "well"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("all is \(text)")
      Button("Crash") { fatalError("pressed the wrong button") }
      Button("Hang") { while true {} }
      Button("Exit") { exit(3) }
      Button("Late") {
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
          fatalError("a timer went off")
        }
      }
      Button("Read") {
        let files = [
          "/etc/passwd", "/proc/\(getppid())/environ", "/proc/\(getppid())/root/etc/passwd",
        ]
        let contents = files.map { FileManager.default.contents(atPath: $0) }
        text = contents.allSatisfy { $0 == nil } ? "kept" : "read"
      }
    }
  }
}

/// What goes wrong while it is drawn.
struct Broken: View {
  var hangs = false

  var body: some View {
    if hangs { while true {} }
    return Text(message)
  }

  private var message: String { fatalError("drawn and gone") }
}

/// Says what the process that it is drawn in was started for.
struct Place: View {
  var body: some View { Text(CommandLine.arguments.dropFirst().first ?? "nothing") }
}

/// Changes what it has read, again and again.
struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("count \(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

/// Draws what is refused, when it is told to, and goes on without end when a timer says so.
struct Excess: View {
  @State private var text = "little"
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(text)
      if text == "much" {
        ZStack { ForEach(0..<12_000) { _ in Text("much much much much much") } }
      }
      Text("count \(count)")
      Button("Much") { text = "much" }
      Button("Little") { text = "little" }
      Button("Control") { text = "\u{1B}[2J" }
      Button("Endless") { count = 1 }
    }
    .onChange(of: count) { count += 1 }
  }
}

/// What goes wrong before there is a view.
func unmade() -> String { fatalError("never made") }
