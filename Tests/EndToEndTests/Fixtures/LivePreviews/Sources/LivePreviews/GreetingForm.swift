import StyleAPI

/// A field, a button, a toggle, and a sheet.
struct GreetingForm: View {
  @State private var name = ""
  @State private var count = 0
  @State private var isLoud = false
  @State private var isAsking = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Greetings").bold()
      TextField("Your name", text: $name)
      Toggle("Loud", isOn: $isLoud)
      HStack(spacing: 8) {
        Button("Greet") { count += 1 }
        Button("Ask") { isAsking = true }
      }
      if count > 0 {
        Text("Hello \(name)\(isLoud ? "!" : ".") Greeted \(count) times")
      }
      Badge("greeted", "\(count)")
    }
    .sheet(isPresented: $isAsking) { Question(count: $count) }
  }
}

private struct Question: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var count: Int

  var body: some View {
    Text("Start again from zero?")
    HStack(spacing: 8) {
      Button("Yes") {
        count = 0
        dismiss()
      }
      Button("No", role: .cancel) { dismiss() }
    }
  }
}
