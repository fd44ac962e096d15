// The types that the article takes for granted, and what it says of the listings, as views.
// swift-format-ignore-file

import Foundation
import StyleAPI

/// A parent whose body runs again and again, and which takes the timer away.
struct TimerParent: View {
    @State private var passes = 0
    @State private var hasTimer = true

    var body: some View {
        VStack {
            Button("again") { passes += 1 }
            Button("remove") { hasTimer = false }
            Text("pass \(passes)")
            if hasTimer { TimerView() }
        }
    }
}

/// The article's timer, which does not keep its object by the closure.
///
/// The one in the article does: a run loop holds its timers, a timer its closure, and the closure
/// the object, so that `deinit` could not run before the timer is invalidated.
class StoppingTimerViewModel: ObservableObject {
    @Published var seconds: Int = 0
    private var timer: Timer?
    private let onDeinit: () -> Void

    init(onDeinit: @escaping () -> Void) {
        self.onDeinit = onDeinit
    }

    var isRunning: Bool { timer?.isValid == true }

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
            self?.seconds += 1
        }
    }

    deinit {
        timer?.invalidate()
        onDeinit()
    }
}

struct StoppingTimerView: View {
    @StateObject var viewModel: StoppingTimerViewModel
    let onStart: (StoppingTimerViewModel) -> Void

    var body: some View {
        Text("\(viewModel.seconds) ticks")
            .onAppear {
                viewModel.start()
                onStart(viewModel)
            }
    }
}

struct StoppingTimerParent: View {
    let onStart: (StoppingTimerViewModel) -> Void
    let onDeinit: () -> Void
    @State private var passes = 0
    @State private var hasTimer = true

    var body: some View {
        VStack {
            Button("again") { passes += 1 }
            Button("switch") { hasTimer.toggle() }
            Text("pass \(passes)")
            if hasTimer {
                StoppingTimerView(
                    viewModel: StoppingTimerViewModel(onDeinit: onDeinit),
                    onStart: onStart
                )
            }
        }
    }
}

class NavigationRouter: ObservableObject {
    @Published var page = "start"
}

class AuthViewModel: ObservableObject {
    @Published var isSignedIn = false
}

struct ContentView: View {
    @EnvironmentObject var auth: AuthViewModel

    var body: some View {
        VStack {
            Button(auth.isSignedIn ? "sign out" : "sign in") { auth.isSignedIn.toggle() }
            Deeper()
        }
    }
}

/// Knows neither object.
struct Deeper: View {
    var body: some View {
        HStack {
            Deepest()
        }
    }
}

struct Deepest: View {
    @EnvironmentObject var router: NavigationRouter
    @EnvironmentObject var auth: AuthViewModel

    var body: some View {
        VStack {
            Text("\(router.page), \(auth.isSignedIn ? "signed in" : "signed out")")
            Button("go") { router.page = "details" }
        }
    }
}

class DetailViewModel: ObservableObject {
    @Published var title = ""
    @Published var marks = 0

    func load(id: Int) {
        title = "item \(id)"
    }
}

struct DetailParent: View {
    @State private var itemId = 1
    @State private var generation = 0

    var body: some View {
        VStack {
            Button("next item") { itemId += 1 }
            Button("renew") { generation += 1 }
            DetailView(itemId: itemId).id(generation)
        }
    }
}

/// A list whose rows each make an object.
struct DetailList: View {
    @State private var items = [1, 2, 3]

    var body: some View {
        VStack {
            Button("reverse") { items.reverse() }
            Button("drop first") { items.removeFirst() }
            Button("add 1") { items.append(1) }
            ForEach(items, id: \.self) { DetailRow(itemId: $0) }
        }
    }
}

struct DetailRow: View {
    let itemId: Int
    @StateObject var viewModel = DetailViewModel()

    var body: some View {
        Button("row \(itemId): \(viewModel.marks)") { viewModel.marks += 1 }
    }
}
