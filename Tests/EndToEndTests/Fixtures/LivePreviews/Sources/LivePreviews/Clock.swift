import Foundation
import StyleAPI

/// What changes by itself, in each of the ways in which that happens.
struct Clock: View {
  @State private var timer = 0
  @State private var queue = 0
  @State private var task = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("timer \(timer)")
      Text("queue \(queue)")
      Text("task \(task)")
      TimelineView(.periodic(from: .now, by: 0.1)) { context in
        Text("line \(Int(context.date.timeIntervalSinceReferenceDate * 10) % 100_000)")
      }
    }
    .onAppear {
      let (timer, queue) = ($timer, $queue)
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
        timer.wrappedValue += 1
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { queue.wrappedValue = 7 }
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(50))
        task += 1
      }
    }
  }
}
