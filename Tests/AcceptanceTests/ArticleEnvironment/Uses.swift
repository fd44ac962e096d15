// What the article says of the listings, as views: the theme is chosen by a parent.
// swift-format-ignore-file

import Foundation
import StyleAPI

/// A parent that the person chooses the theme in, as the article's own one has it in its state.
struct ThemeChoice: View {
    @State private var selectedTheme = AppTheme.system

    var body: some View {
        VStack {
            Button("System") { selectedTheme = .system }
            Button("Light") { selectedTheme = .light }
            Button("Dark") { selectedTheme = .dark }
            ThemedView()
                .environment(\.appTheme, selectedTheme)
        }
    }
}
