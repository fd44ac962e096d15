internal import Glibc
internal import StyleHost

extension ValidationCheck {
  /// How long loading a plugin and drawing its first badge may take.
  private static let longestLoading = Duration.milliseconds(250)
  /// How much memory its process may take, in bytes.
  private static let mostMemory = 128 << 20

  /// What is looked at while the plugin is loaded, in a process of its own.
  static let loading: [ValidationCheck] = [
    ValidationCheck(
      "load.loads",
      "It is loaded, registers the styles of its note, and draws",
      fix: "Do what the message says; 'badge style inspect' has more."
    ) { session in
      guard session.note != nil else { return .skipped("the file's note cannot be read") }
      let loading = session.load()
      return ValidationOutcome([loading.failure ?? loading.drawingFailure].compactMap(\.self))
    },
    ValidationCheck(
      "load.again",
      "It is loaded a second time, in another process",
      fix: "Leave nothing behind that the next process would find."
    ) { session in
      session.withAnotherProcess { style, evaluator in
        let request = DrawingCase(style, "").request
        do throws(BadgeEvaluationError) {
          _ = try evaluator.evaluate(request)
          return []
        } catch {
          return ["\(style.name): \(error)"]
        }
      }
    },
    ValidationCheck(
      "load.time",
      "It is loaded and has drawn a badge within \(longestLoading)",
      fix: "Do less in the entry and when a style is made; link fewer libraries.",
      isAdvice: true
    ) { session in
      session.whenLoaded { $0.time > longestLoading ? ["it takes \($0.time.rounded)"] : [] }
    },
    ValidationCheck(
      "load.silent",
      "It writes nothing to its outputs",
      fix: "Take out what prints: outputs belong to the program that draws."
    ) { session in
      session.inOwnProcess { _, traces in traces.lines.prefix(3).map { "it wrote '\($0)'" } }
    },
    ValidationCheck(
      "load.threads",
      "It starts no threads",
      fix: "Draw on the thread that asks; a style has no work to do in the background."
    ) { session in
      session.inOwnProcess { state, _ in
        state.threads > 1 ? ["its process has \(state.threads) threads"] : []
      }
    },
    ValidationCheck(
      "load.descriptors",
      "It leaves no files or sockets open",
      fix: "Close what you open; better, open nothing: a stranger's machine refuses it."
    ) { session in
      session.inOwnProcess { state, _ in
        state.descriptors.sorted { $0.key < $1.key }.filter { number, target in
          // Its input, its outputs, the channel to the host and its own file.
          number > 4 && target != session.path
        }
        .map { "the descriptor \($0.key) is open: \($0.value)" }
      }
    },
    ValidationCheck(
      "load.folder",
      "It stays in the folder where it was started",
      fix: "Take out chdir(): it belongs to the program that draws."
    ) { session in
      session.inOwnProcess { state, _ in
        guard let folder = state.folder, folder != WorkerSurroundings.folder else { return [] }
        return ["it is in \(folder)"]
      }
    },
    ValidationCheck(
      "load.mask",
      "It leaves the permissions of new files as they are",
      fix: "Take out umask(): it belongs to the program that draws."
    ) { session in
      session.inOwnProcess { state, _ in
        guard let mask = state.mask, mode_t(mask, radix: 8) != WorkerSurroundings.mask else {
          return []
        }
        return ["it has set the mask \(mask)"]
      }
    },
    ValidationCheck(
      "load.signals",
      "It handles and ignores no signals",
      fix: "Take out signal() and sigaction(): they belong to the program that draws."
    ) { session in
      session.inOwnProcess { state, _ in
        let caught = ProcessTraces.signals(in: state.caughtSignals)
        let ignored = ProcessTraces.signals(in: state.ignoredSignals)
          .filter { !WorkerSurroundings.ignoredSignals.contains($0) }
        return caught.map { "it catches the signal \($0)" }
          + ignored.map { "it ignores the signal \($0)" }
      }
    },
    ValidationCheck(
      "load.memory",
      "Its process takes no more than \(mostMemory >> 20) MiB",
      fix: "Keep no pictures or tables that a badge does not need.",
      isAdvice: true
    ) { session in
      session.inOwnProcess { state, _ in
        state.memory > mostMemory ? ["it has taken \(state.memory >> 20) MiB"] : []
      }
    },
  ]
}

extension ValidationSession {
  /// Looks at how the plugin was loaded.
  fileprivate func whenLoaded(_ body: (Loading) -> [String]) -> ValidationOutcome {
    let loading = load()
    guard loading.failure == nil else { return .skipped("the plugin cannot be loaded") }
    guard loading.drawingFailure == nil else { return .skipped("the plugin draws nothing") }
    return ValidationOutcome(body(loading))
  }

  /// Looks at the process of the plugin after it has drawn.
  fileprivate func inOwnProcess(
    _ body: (ProcessTraces.State, ProcessTraces) -> [String]
  ) -> ValidationOutcome {
    let loading = load()
    guard loading.failure == nil else { return .skipped("the plugin cannot be loaded") }
    guard let traces else { return .skipped("the plugin runs in this process") }
    guard let state = loading.traces else {
      return .skipped("its process had ended before it could be looked at")
    }
    return ValidationOutcome(body(state, traces))
  }

  /// Draws each style in a new process.
  func withAnotherProcess(
    _ body: (StyleNote.Style, any BadgeEvaluator) -> [String]
  ) -> ValidationOutcome {
    guard let evaluator = anotherEvaluator() else {
      return .skipped("the plugin runs in this process")
    }
    guard load().drawingFailure == nil else { return .skipped("the plugin draws nothing") }
    return withStyles { body($0, evaluator) }
  }
}

extension Duration {
  /// The time in milliseconds, for findings.
  var rounded: String {
    let parts = components
    return "\(parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000) ms"
  }
}
