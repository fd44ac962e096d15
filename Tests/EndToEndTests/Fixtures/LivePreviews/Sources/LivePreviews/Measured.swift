import StyleAPI

/// What is only made when its size is known, and looks at it.
struct Measured: View {
  @State private var width = 0.0
  @State private var isThere = false

  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(width)) \(isThere ? "there" : "away")")
        .onAppear { isThere = true }
        .onChange(of: proxy.size.width, initial: true) { width = $1 }
    }
  }
}
